// The way of the arrow in Ivanhoe's narrow boards.
import { expect, it } from 'vitest'
import { wayRound, type Box } from './ivanhoe/aim'

const box = (left: number, top: number, wide: number, high: number): Box => ({ left, top, right: left + wide, bottom: top + high })
const card = box(100, 300, 100, 140)
const mark = box(130, 20, 40, 40)

it('goes straight up where nothing lies between', () => {
  expect(wayRound(card, [mark], [], [10, 300])).toEqual([{ x: 150, y: 300 }, { x: 150, y: 60 }])
})

it('goes through the gutter beside what lies between', () => {
  const between = box(60, 120, 180, 60)
  const way = wayRound(card, [mark], [between], [50, 260])!
  expect(way.some(({ x }) => x === 50 || x === 260)).toBe(true)
  for (const { x, y } of way) expect(x > between.left && x < between.right && y > between.top && y < between.bottom).toBe(false)
})

it('takes the nearer of two marks, and the one that it can reach', () => {
  const near = box(230, 340, 40, 40)
  expect(wayRound(card, [mark, near], [], [])!.at(-1)).toEqual({ x: 230, y: 360 })
  expect(wayRound(card, [mark, near], [box(210, 280, 15, 180)], [])!.at(-1)).toEqual({ x: 150, y: 60 })
})
