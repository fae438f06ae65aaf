import { expect, it } from 'vitest'
import { lying } from './lying'

const keys = (...cards: string[]) => lying(cards).map(one => one.key)

it('cards keep their names when another goes or comes', () => {
  expect(keys('R3', 'S2', 'dodge').filter(key => keys('R3', 'dodge').includes(key))).toEqual(['R3 1', 'dodge 1'])
  expect(keys('B2', 'R3', 'dodge')).toEqual(expect.arrayContaining(keys('R3', 'dodge')))
})

it('cards of one face have a name each', () => {
  expect(keys('R3', 'S2', 'R3', 'R3')).toEqual(['R3 1', 'S2 1', 'R3 2', 'R3 3'])
})
