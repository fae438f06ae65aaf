import { describe, expect, it } from 'vitest'
import { fan, ratio, type Room } from './fan'

const phone = { width: 390, height: 140, least: 44, widest: 130 }
const desk = { width: 700, height: 190, least: 28, widest: 130 }

function fits(room: Room): void {
  const { rows, card, across, down } = fan(room)
  const inRow = Math.ceil(room.count / rows)
  expect((inRow - 1) * across + card).toBeLessThanOrEqual(room.width + 0.01)
  expect((rows - 1) * down + card * ratio).toBeLessThanOrEqual(room.height + 0.01)
}

describe('a hand', () => {
  it.each([1, 2, 5, 8, 12, 15])('of %i cards fits where it lies', count => {
    fits({ ...phone, count })
    fits({ ...desk, count })
  })

  it('shows enough of every card to be touched, in two rows if need be', () => {
    expect(fan({ ...phone, count: 7 }).rows).toBe(1)
    const many = fan({ ...phone, count: 15 })
    expect(many.rows).toBe(2)
    expect(many.across).toBeGreaterThanOrEqual(44)
    expect(fan({ ...desk, count: 15 }).rows).toBe(1)
  })

  it('is in one row of smaller cards rather than in two, where all can be touched', () => {
    const eight = fan({ ...phone, count: 8 })
    expect(eight.rows).toBe(1)
    expect(eight.across).toBeGreaterThanOrEqual(44)
    expect(eight.card).toBeGreaterThan(70)
  })

  it('of the most cards lies in two rows on a low desk, where one would make them tiny', () => {
    const many = fan({ width: 728, height: 130, least: 28, widest: 132, count: 26 })
    expect(many.rows).toBe(2)
    expect(many.card).toBeGreaterThan(55)
    expect(Math.min(many.across, many.down)).toBeGreaterThanOrEqual(28)
  })

  it('of fifteen shows as much of each as there is room for on a narrow telephone', () => {
    const narrow = fan({ width: 352, height: 119, least: 44, widest: 132, count: 15 })
    expect(narrow.rows).toBe(2)
    expect(Math.min(narrow.across, narrow.down)).toBeGreaterThanOrEqual(44)
    const sideways = fan({ width: 642, height: 74, least: 44, widest: 132, count: 15 })
    expect(sideways.rows).toBe(1)
    expect(sideways.across).toBeGreaterThan(40)
  })

  it('lies side by side where there is room', () => {
    const few = fan({ ...desk, count: 3 })
    expect(few.across).toBeGreaterThan(few.card)
  })
})
