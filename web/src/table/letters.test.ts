import { describe, expect, it } from 'vitest'
import { letters } from './letters'

describe('keys for answers', () => {
  it('are letters of their words, each once', () => {
    expect(letters(['Stay', 'Withdraw', 'Take back'])).toEqual(['s', 'w', 't'])
    expect(letters(['Pass', 'Parry', 'Play'])).toEqual(['p', 'a', 'l'])
    expect(letters(['4', '«É»', '4'])).toEqual(['a', 'b', 'c'])
  })

  it('run out without repeating', () => {
    const all = letters(Array<string>(30).fill('Go'))
    expect(new Set(all.slice(0, 26)).size).toBe(26)
    expect(all.slice(26)).toEqual(['', '', '', ''])
  })
})
