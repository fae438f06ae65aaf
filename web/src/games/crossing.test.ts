// Where the blades of a parry cross in En Garde.
import { expect, it } from 'vitest'
import { crossing } from './engarde/placing'

const blade = (fromX: number, fromY: number, toX: number, toY: number) => ({ hand: { x: fromX, y: fromY }, tip: { x: toX, y: toY } })

it('is on both blades', () => {
  expect(crossing(blade(0, 10, 100, 10), blade(60, 40, 60, -20))).toEqual({ x: 60, y: 10 })
  expect(crossing(blade(0, 0, 100, 50), blade(100, 0, 0, 50))).toEqual({ x: 50, y: 25 })
})

it('is nowhere where one ends before the other, or they lie side by side', () => {
  expect(crossing(blade(0, 10, 50, 10), blade(60, 40, 60, -20))).toBeNull()
  expect(crossing(blade(0, 10, 100, 10), blade(60, 40, 60, 20))).toBeNull()
  expect(crossing(blade(0, 10, 100, 10), blade(0, 20, 100, 20))).toBeNull()
})
