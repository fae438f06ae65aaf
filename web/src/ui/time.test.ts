import { describe, expect, it } from 'vitest'
import { clockLeft, minutes } from './time.svelte'

describe('clocks', () => {
  it('are read in minutes, and in tenths at the end', () => {
    expect(minutes(300_000)).toBe('5:00')
    expect(minutes(65_000)).toBe('1:05')
    expect(minutes(59_001)).toBe('1:00')
    expect(minutes(10_000)).toBe('0:10')
    expect(minutes(9_349)).toBe('0:09.3')
    expect(minutes(0)).toBe('0:00.0')
  })

  it('run only when they are said to, and not below nothing', () => {
    expect(clockLeft({ seat: 1, left: 5000, running: true }, 1000, 3000)).toBe(3000)
    expect(clockLeft({ seat: 1, left: 5000, running: false }, 1000, 3000)).toBe(5000)
    expect(clockLeft({ seat: 1, left: 5000, running: true }, 1000, 9000)).toBe(0)
    expect(clockLeft({ seat: 1, left: 5000, running: true }, 1000, 500)).toBe(5000)
  })
})
