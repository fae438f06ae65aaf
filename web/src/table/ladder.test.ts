import { expect, it } from 'vitest'
import { now, snapshot } from '../../tests/messages'
import { fromSnapshot } from '../wire/stream'
import type { Seat } from '../wire/types'
import { nextOpponent } from './ladder'

const bot = (seat: number, bot: string): Seat => ({ seat, who: 'bot', name: null, bot, away: false })
const person = (seat: number): Seat => ({ seat, who: 'person', name: 'Ann', bot: null, away: false })
const over = (seats: Seat[], winners: number[], you: number | null = 1) =>
  fromSnapshot(snapshot({ now: now({ seats, you, stage: 'over', winners }) }), undefined, 0)

it('who wins is led up, who loses to somebody gentler', () => {
  expect(nextOpponent(over([person(1), bot(2, 'page')], [1]))).toEqual({ bot: 'squire', seat: 2, way: 'up' })
  expect(nextOpponent(over([person(1), bot(2, 'squire')], [2]))).toEqual({ bot: 'page', seat: 2, way: 'down' })
  expect(nextOpponent(over([person(1), bot(2, 'page'), bot(3, 'knight')], [3]))?.bot).toBe('squire')
  expect(nextOpponent(over([person(1), bot(2, 'page')], [2]))?.bot).toBe('herald')
  expect(nextOpponent(over([person(1), bot(2, 'knight')], [1]))?.bot).toBe('champion')
})

it('ends at both ends, and is nothing between people', () => {
  expect(nextOpponent(over([person(1), bot(2, 'champion')], [1]))).toBeNull()
  expect(nextOpponent(over([person(1), bot(2, 'groom')], [2]))).toBeNull()
  expect(nextOpponent(over([person(1), person(2), bot(3, 'page')], [1]))).toBeNull()
  expect(nextOpponent(over([bot(1, 'page'), bot(2, 'page')], [1], null))).toBeNull()
  expect(nextOpponent(over([person(1), bot(2, 'mine')], [1]))).toBeNull()
})
