import { describe, expect, it } from 'vitest'
import { takesFrom } from './takes'
import type { View } from './view'

function seen(hands: number[], more: Partial<View> = {}): View {
  const players = hands.map((count, index) => ({ seat: index + 1, hand: Array<null>(count).fill(null) }))
  return { players, turn: 1, phase: null, drawn: [], answers: [], ransom: null, attacked: null, ...more } as unknown as View
}

describe('a card comes into a hand', () => {
  it('from what was drawn, for who keeps it and for who gets it by a trade', () => {
    expect(takesFrom(seen([2, 3], { drawn: ['f1', 'h2'] }), seen([3, 3]), 1)).toBe('drawn')
    const answers = [{ seat: 2, cards: [null], prisoner: null }]
    const before = seen([2, 2], { phase: 'answer', drawn: ['h2'], answers })
    expect(takesFrom(before, seen([3, 3]), 2)).toBe('drawn')
    expect(takesFrom(before, seen([3, 3]), 1)).toBe('offer:2')
  })

  it('from the bid that its seller took', () => {
    const before = seen([2, 0], { ransom: { seller: 1, blazon: 2 }, answers: [{ seat: 2, cards: [null, null], prisoner: null }] })
    expect(takesFrom(before, seen([4, 0]), 1)).toBe('offer:2')
    expect(takesFrom(before, seen([4, 2]), 2)).toBe('nowhere')
  })

  it('from the wall that was stormed', () => {
    const after = seen([3, 3], { phase: 'advance', attacked: 'k6' })
    expect(takesFrom(seen([4, 3]), after, 1)).toBe('garrison:k6')
    expect(takesFrom(seen([4, 3]), after, 2)).toBe('nowhere')
    expect(takesFrom(after, after, 1)).toBe('nowhere')
  })

  it('not at all where cards leave it', () => {
    expect(takesFrom(seen([2, 3], { phase: 'answer', drawn: ['h2'] }), seen([2, 2], { phase: 'answer', drawn: ['h2'] }), 2)).toBe('nowhere')
  })
})
