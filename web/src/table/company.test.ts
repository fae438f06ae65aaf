import { expect, test } from 'vitest'
import { now } from '../../tests/messages'
import type { Seat } from '../wire/types'
import { isAlone, missing, rematchOf } from './company'

const ann: Seat = { seat: 1, who: 'person', name: 'Ann', bot: null, away: false }
const bob: Seat = { seat: 2, who: 'person', name: 'Bob', bot: 'page', away: true }
const bot: Seat = { seat: 3, who: 'bot', name: null, bot: 'page', away: false }

test('alone is who has only bots beside him, not somebody for whom a bot plays', () => {
  expect(isAlone(now({ seats: [ann, bot] }))).toBe(true)
  expect(isAlone(now({ seats: [ann, bob, bot] }))).toBe(false)
  expect(isAlone(now({ seats: [ann, bot], you: null }))).toBe(false)
})

test('a rematch is proposed, accepted and declined', () => {
  expect(rematchOf(now())).toBe('open')
  expect(rematchOf(now({ rematch_wanted: [2] }))).toBe('asked')
  expect(rematchOf(now({ rematch_wanted: [1] }))).toBe('waiting')
  expect(rematchOf(now({ rematch_wanted: [2], rematch_declined: [1] }))).toBe('declined')
  expect(rematchOf(now({ rematch_declined: [2] }))).toBe('unwanted')
})

test('who does not come can be done without once he is overdue, and never oneself', () => {
  const absence = { seat: 2, from: 5000, for_bot: [] }
  expect(missing(now({ absence }), 4999)).toBe(null)
  expect(missing(now({ absence }), 5000)).toBe(2)
  expect(missing(now({ absence, you: 2 }), 5000)).toBe(null)
  expect(missing(now({ absence, you: null }), 5000)).toBe(null)
})
