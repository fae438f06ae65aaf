import { expect, it } from 'vitest'
import { now, snapshot } from '../../tests/messages'
import { fromSnapshot } from '../wire/stream'
import type { Seat } from '../wire/types'
import { otherSides } from './sides'

const bot = (seat: number, bot: string): Seat => ({ seat, who: 'bot', name: null, bot, away: false })
const person = (seat: number): Seat => ({ seat, who: 'person', name: 'Ann', bot: null, away: false })
const at = (seats: Seat[], you: number | null) => fromSnapshot(snapshot({ now: now({ seats, you, stage: 'over' }) }), undefined, 0)

it('the reader sits down one seat further, the bots with him', () => {
  const next = otherSides(at([person(1), bot(2, 'page'), bot(3, 'knight')], 1))
  expect(next?.seats).toEqual(['knight', 'me', 'page'])
  expect(next).toMatchObject({ game: 'engarde', windows: { pace: 500 } })
  expect(otherSides(at([bot(1, 'page'), person(2)], 2))?.seats).toEqual(['me', 'page'])
})

it('other people are not moved, and who watches has no seat', () => {
  expect(otherSides(at([person(1), person(2)], 1))).toBeNull()
  expect(otherSides(at([bot(1, 'page'), bot(2, 'page')], null))).toBeNull()
})
