import { expect, test } from 'vitest'
import { attempt as castles } from './castles/attempt'
import type { View as Castles } from './castles/view'
import { attempt as engarde } from './engarde/attempt'
import type { View as EnGarde } from './engarde/view'
import { attempt as ivanhoe } from './ivanhoe/attempt'
import type { Player, View as Ivanhoe } from './ivanhoe/view'

const nothing = { taken: [], cards: [] }

const duel: EnGarde = {
  you: 1,
  turn: 1,
  strip: [2, 12],
  hands: [],
  discard: [],
  score: [0, 0],
  target: 5,
  attack: null,
  distance: 10,
  pile: 10,
}

test('of a card of En Garde it is asked why it does not go forward, or back where that is too far', () => {
  expect(engarde('card:4', duel)).toBe('forward 4')
  expect(engarde('card:5', { ...duel, distance: 3 })).toBe('back 5')
  expect(engarde('card:2', { ...duel, attack: { card: '3', count: 1, advanced: true } })).toBe('retreat 2')
  expect(engarde('space:4', duel)).toBe(null)
})

const knight = (seat: number): Player => ({ seat, hand: [], display: ['R3'], front: [], tokens: [], out: false, total: 3, limit: null, lead: null })
const lists: Ivanhoe = {
  you: 1,
  color: 'red',
  turn: 1,
  players: [knight(1), knight(2), { ...knight(3), out: true }],
  discard: [],
  noPurple: false,
  deck: 60,
  need: 4,
  announced: null,
  takes: new Map(),
  due: null,
  over: false,
}

test('of a card of Ivanhoe it is asked why it cannot be played, opened with, or aimed', () => {
  expect(ivanhoe('card:B4', lists, nothing)).toBe('play B4')
  expect(ivanhoe('card:B4', { ...lists, color: null }, nothing)).toBe('open blue B4')
  expect(ivanhoe('card:S2', { ...lists, color: null }, nothing)).toBe('open red S2')
  expect(ivanhoe('card:riposte', lists, nothing)).toBe('riposte @2')
  expect(ivanhoe('card:unhorse', lists, nothing)).toBe('unhorse blue')
  expect(ivanhoe('card:charge', lists, nothing)).toBe('charge')
  const dodge = { taken: ['card:dodge'], cards: [] }
  expect(ivanhoe('display:3:2', lists, dodge)).toBe('dodge @3 #2')
  expect(ivanhoe('seat:3', lists, { taken: ['card:riposte'], cards: [] })).toBe('riposte @3')
  expect(ivanhoe('seat:3', lists, dodge)).toBe(null)
  expect(ivanhoe('seat:3', lists, nothing)).toBe(null)
})

const siege: Castles = {
  you: 1,
  turn: 1,
  castles: [
    { key: 'k5', points: 5, garrison: ['a1'], track: [], control: null, least: 2, missing: 1 },
    { key: 'k10', points: 10, garrison: [], track: [], control: null, least: 1, missing: 0 },
  ],
  players: [{ seat: 1, hand: ['a1', 'f2', 'x1', 'ivanhoe'], prisoners: [2], reserve: 3, points: 0 }],
  lost: [],
  pile: 20,
  passes: 0,
  phase: null,
  drawn: [],
  answers: [],
  ransom: null,
  attacked: null,
}

test('of a castle it is asked why the best army does not take it, of a card what it could be used for now', () => {
  expect(castles('castle:k5', siege, nothing)).toBe('attack k5 a1 x1')
  expect(castles('castle:k5', siege, { taken: [], cards: ['f2'] })).toBe('attack k5 f2')
  expect(castles('card:f2', siege, nothing)).toBe('attack k10 f2')
  expect(castles('card:f2', { ...siege, phase: 'answer' }, nothing)).toBe('offer f2')
  expect(castles('card:f2', { ...siege, phase: 'ransom' }, nothing)).toBe('bid f2')
  expect(castles('prisoner:1:2', siege, nothing)).toBe('ransom b2')
  expect(castles('prisoner:2:1', siege, nothing)).toBe(null)
})
