import { describe, expect, it } from 'vitest'
import { readWishes } from './settings.svelte'

describe('what a reader has chosen', () => {
  it('is kept', () => {
    expect(readWishes('{"theme":"dark","volume":0.2}')).toMatchObject({ theme: 'dark', volume: 0.2, side: 'right' })
  })

  it('is asked about what gives much up, and keeps fresh choices from a finger that was on its way, if nothing was chosen', () => {
    expect(readWishes(null)).toMatchObject({ confirm: 'grave', fresh: 400, ending: 6000, tips: 'on' })
  })

  it('is a pace that there is', () => {
    expect(readWishes('{"pace":2500}').pace).toBe(2500)
    expect(readWishes('{"pace":0}').pace).toBe(1000)
  })

  it.each([null, '', '{', '[]', 'null', '3', '{"theme":7,"volume":"loud"}'])('is as usual if it cannot be read: %s', kept => {
    expect(readWishes(kept)).toEqual(readWishes(null))
  })
})
