import { describe, expect, it } from 'vitest'
import { statement } from '../../../tests/notation'
import { newsOf } from './news'
import type { View } from './view'

const lines = (...texts: string[]) => texts.map(text => statement('castles', text))

function seen(control: (number | null)[], ransom: View['ransom'] = null): View {
  const castles = control.map((lord, index) => ({ key: `k${index}`, points: 5, garrison: [], track: [], control: lord, least: 1 }))
  return { castles, ransom } as unknown as View
}

describe('the great events', () => {
  const nobody = seen([null, 2])

  it('are a castle stormed, and by whom', () => {
    expect(newsOf(lines('@1 attack k7a f1 f2'), nobody, nobody)).toEqual({ what: 'attack', seat: 1, lord: 1, castle: 'k7a', from: null })
  })

  it('are a castle with a new holder, even by the move of another', () => {
    expect(newsOf(lines('@1 place'), nobody, seen([1, 2]))).toEqual({ what: 'holds', seat: 1, lord: 1, castle: 'k0', from: null })
    expect(newsOf(lines('@1 advance'), nobody, seen([null, 3]))).toMatchObject({ what: 'holds', lord: 3, castle: 'k1', from: 2 })
    expect(newsOf(lines('@1 hold'), nobody, seen([null, null]))).toBeNull()
  })

  it('are a capture before all else, and a blazon that comes home', () => {
    expect(newsOf(lines('@1 advance', 'capture @1 b2'), nobody, seen([1, 1]))).toMatchObject({ what: 'capture', seat: 1, lord: 2 })
    expect(newsOf(lines('@1 advance', 'capture @1 b1'), nobody, nobody)).toMatchObject({ what: 'home', lord: 1 })
  })

  it('are a capture where the attack was, in these lines or before them', () => {
    const stormed = { ...nobody, attacked: 'k6' } as View
    expect(newsOf(lines('@1 advance', 'capture @1 b2'), stormed, stormed)?.castle).toBe('k6')
    expect(newsOf(lines('@1 attack k10 f1', '@1 advance', 'capture @1 b2'), nobody, nobody)?.castle).toBe('k10')
    expect(newsOf(lines('capture @1 b2'), nobody, nobody)?.castle).toBeNull()
  })

  it('are blazons that move on without a fall, where the attack was', () => {
    const stormed = { ...nobody, attacked: 'k6' } as View
    expect(newsOf(lines('@3 advance'), stormed, stormed)).toEqual({ what: 'advance', seat: 3, lord: 3, castle: 'k6', from: null })
    expect(newsOf(lines('@3 advance'), nobody, nobody)).toBeNull()
  })

  it('are a prisoner sold, but not a card traded', () => {
    expect(newsOf(lines('@1 accept @2'), seen([], { seller: 1, blazon: 3 }), seen([]))).toMatchObject({ what: 'ransom', seat: 1, lord: 3 })
    expect(newsOf(lines('@1 accept @2'), seen([]), seen([]))).toBeNull()
    expect(newsOf(lines('@2 pass'), nobody, nobody)).toBeNull()
  })
})
