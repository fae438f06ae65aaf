import { expect, it } from 'vitest'
import type { Listed, Seat } from '../wire/types'
import { stageWords } from './stage'

const seat = (number: number, who: Seat['who']): Seat => ({ seat: number, who, name: who === 'person' ? 'Ann' : null, bot: null, away: false })
const table = (more: Partial<Listed>): string =>
  stageWords({ table: 'abc', game: 'ivanhoe', players: 3, seats: [seat(1, 'person'), seat(2, 'empty'), seat(3, 'empty')], stage: 'playing', host: null, ...more })

it('says who is to move to those who sit there alone', () => {
  expect(table({ you: 1, your_turn: true })).toBe('Your turn')
  expect(table({ you: 1 })).toBe('Others are to move')
  expect(table({})).toBe('Being played')
  expect(table({ you: 1, stage: 'sealing' })).toBe('Being played')
})

it('says how many seats are free, and that a game is over', () => {
  expect(table({ stage: 'waiting' })).toBe('2 seats free')
  expect(table({ stage: 'waiting', seats: [seat(1, 'person'), seat(2, 'empty')] })).toBe('One seat free')
  expect(table({ stage: 'over', you: 1 })).toBe('Finished')
})
