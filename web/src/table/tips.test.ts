import { expect, it } from 'vitest'
import { statement } from '../../tests/notation'
import { now, snapshot } from '../../tests/messages'
import { fromSnapshot } from '../wire/stream'
import type { Seat } from '../wire/types'
import { readTold, tipFor, tipText } from './tips'

const bot: Seat = { seat: 2, who: 'bot', name: null, bot: 'page', away: false }
const person = (seat: number): Seat => ({ seat, who: 'person', name: 'Ann', bot: null, away: false })
function asked(moves: string[], other: Seat = bot, game = 'engarde') {
  const choices = { must: true, moves: moves.map(one => statement(game, `@1 ${one}`)), picks: [] }
  const shown = snapshot({ now: now({ seats: [person(1), other], you: 1, stage: 'playing', choices }) })
  return fromSnapshot({ ...shown, info: { ...shown.info, game } }, undefined, 0)
}

it('explains what matters first, and each thing once', () => {
  const turn = asked(['forward 2', 'back 1', 'attack 3x1'])
  expect(tipFor(turn, new Set())).toBe('engarde-attack')
  expect(tipFor(turn, new Set(['engarde-attack']))).toBe('engarde-forward')
  expect(tipFor(turn, new Set(['engarde-attack', 'engarde-forward']))).toBeNull()
  expect(tipFor(asked(['parry']), new Set())).toBe('engarde-parry')
})

it('explains action cards when one can be played', () => {
  const told = new Set(['ivanhoe-play', 'ivanhoe-stay'])
  expect(tipFor(asked(['play R4', 'withdraw'], bot, 'ivanhoe'), told)).toBeNull()
  expect(tipFor(asked(['play R4', 'charge', 'withdraw'], bot, 'ivanhoe'), told)).toBe('ivanhoe-action')
  expect(tipFor(asked(['pass'], bot, 'ivanhoe'), told)).toBe('ivanhoe-pass')
})

it('speaks of parries only where there are any', () => {
  const { info } = asked(['attack 3x1'])
  const at = (level: string) => tipText('engarde-attack', { ...info, options: { level } })
  expect(at('basic')).toContain('every attack hits')
  expect(at('advanced')).toContain('parry')
  expect(tipText('engarde-attack', { ...info, options: {} })).toContain('parry')
})

it('keeps nobody waiting', () => {
  expect(tipFor(asked(['forward 2'], person(2)), new Set())).toBeNull()
})

it('forgets what cannot be read', () => {
  expect([...readTold('["a",3]')]).toEqual(['a'])
  expect([...readTold('{')]).toEqual([])
})
