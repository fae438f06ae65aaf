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
})

test('of a space of En Garde it is asked why no card leads there, of the fencer why none strikes', () => {
  expect(engarde('space:4', duel)).toBe('forward 2')
  expect(engarde('space:1', duel)).toBe('back 1')
  expect(engarde('space:11', { ...duel, you: 2 })).toBe('forward 1')
  expect(engarde('space:14', { ...duel, you: 2 })).toBe('back 2')
  expect(engarde('space:1', { ...duel, attack: { card: '3', count: 1, advanced: true } })).toBe('retreat 1')
  // One's own, and those that no card reaches.
  expect(engarde('space:2', duel)).toBe(null)
  expect(engarde('space:8', duel)).toBe(null)
  expect(engarde('fencer', { ...duel, distance: 3 })).toBe('attack 3')
  expect(engarde('fencer', { ...duel, hands: [['2', '4'], [null]] })).toBe('attack 4')
  expect(engarde('fencer', duel)).toBe(null)
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

test('of a card on the table of Ivanhoe it is asked what a card of the hand would do with it, in one’s own turn', () => {
  const holding = (...hand: string[]): Ivanhoe => ({ ...lists, players: lists.players.map(one => (one.seat === 1 ? { ...one, hand } : one)) })
  expect(ivanhoe('display:2:1', holding('dodge'), nothing)).toBe('dodge @2 #1')
  expect(ivanhoe('display:1:1', holding('retreat'), nothing)).toBe('retreat #1')
  expect(ivanhoe('display:1:1', holding('outwit'), nothing)).toBe('outwit #1 @2 #1')
  expect(ivanhoe('front:3:shield', holding('outwit', 'dodge'), nothing)).toBe('outwit #1 @3 shield')
  // Otherwise it is explained.
  expect(ivanhoe('display:2:1', holding('R3'), nothing)).toBe(null)
  expect(ivanhoe('display:1:1', holding('dodge'), nothing)).toBe(null)
  expect(ivanhoe('display:2:1', { ...holding('dodge'), turn: 2 }, nothing)).toBe(null)
  expect(ivanhoe('display:1:2', { ...lists, due: 'keep' }, nothing)).toBe('keep #2')
})

test('of colours and tokens of Ivanhoe, and of both cards of Outwit, it is asked why not these', () => {
  const outwit = { taken: ['card:outwit', 'front:1:stunned'], cards: [] }
  expect(ivanhoe('display:2:1', lists, outwit)).toBe('outwit stunned @2 #1')
  expect(ivanhoe('front:2:shield', lists, outwit)).toBe('outwit stunned @2 shield')
  expect(ivanhoe('display:1:1', lists, { taken: ['card:outwit'], cards: [] })).toBe('outwit #1 @2 #1')
  expect(ivanhoe('color:purple', { ...lists, color: null }, { taken: ['card:S2'], cards: [] })).toBe('open purple S2')
  expect(ivanhoe('color:green', lists, { taken: ['card:unhorse'], cards: [] })).toBe('unhorse green')
  expect(ivanhoe('color:green', lists, { taken: ['card:dodge'], cards: [] })).toBe(null)
  expect(ivanhoe('color:red', { ...lists, due: 'take' }, nothing)).toBe('take red')
  expect(ivanhoe('token:1:red', { ...lists, due: 'return' }, nothing)).toBe('return red')
  expect(ivanhoe('token:2:red', { ...lists, due: 'return' }, nothing)).toBe(null)
  expect(ivanhoe('token:1:red', lists, nothing)).toBe(null)
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
  const asking: Castles = { ...siege, phase: 'answer' }
  expect(castles('seat:2', asking, nothing)).toBe('accept @2')
  expect(castles('seat:2', { ...asking, turn: 3 }, nothing)).toBe(null)
  const sold: Castles = { ...siege, turn: 3, ransom: { seller: 1, blazon: 2 } }
  expect(castles('seat:3', sold, nothing)).toBe('accept @3')
  expect(castles('prisoner:1:2', { ...sold, ransom: { seller: 2, blazon: 1 } }, nothing)).toBe('bid b2')
})
