import { describe, expect, it } from 'vitest'
import { keepSame } from './same'

describe('what says the same', () => {
  const before = { turn: 1, players: [{ seat: 1, hand: ['R3', null] }, { seat: 2, hand: [] }], due: null }

  it('is what it was before', () => {
    expect(keepSame(before, structuredClone(before))).toBe(before)
  })

  it('is so also in the midst of what has changed', () => {
    const after = keepSame(before, { ...structuredClone(before), players: [{ seat: 1, hand: ['R3'] }, { seat: 2, hand: [] }] })
    expect(after).toEqual({ turn: 1, players: [{ seat: 1, hand: ['R3'] }, { seat: 2, hand: [] }], due: null })
    expect(after.players).not.toBe(before.players)
    expect(after.players[1]).toBe(before.players[1])
  })

  it('is not so where anything is missing, added or of another kind', () => {
    for (const after of [{ turn: 1 }, { ...before, more: undefined }, { ...before, players: [] }, { ...before, due: 'keep' }, { ...before, players: {} }, [before], null, new Map([['a', 1]])]) {
      expect(keepSame(before, structuredClone(after))).toEqual(after)
      expect(keepSame(before, structuredClone(after))).not.toBe(before)
    }
    expect(keepSame({ a: undefined }, { b: undefined })).toEqual({ b: undefined })
    expect('b' in keepSame({ a: undefined }, { b: undefined })).toBe(true)
  })
})
