import { describe, expect, it } from 'vitest'
import { event, now, snapshot } from '../../tests/messages'
import { statement } from '../../tests/notation'
import { said } from '../../tests/said'
import { factOf, read, statementOf } from './read'
import type { FromServer, SaidEvent } from './types'

describe('a line', () => {
  it('says what each of its terms is', () => {
    expect(statementOf('@2 mix @1 R4 4x2 4x1 ? #3 =12 :red -')).toEqual({
      text: '@2 mix @1 R4 4x2 4x1 ? #3 12 red -',
      kind: 'mix',
      seat: 2,
      args: [
        { seat: 1 },
        { card: 'R4' },
        { card: '4', times: 2 },
        { card: '4' },
        { card: null },
        { place: 3 },
        { number: 12 },
        { word: 'red' },
        { none: true },
      ],
    })
  })

  it('names the things of a game by their sort, and is the notation without marks', () => {
    const args = [{ castle: 'k10' }, { blazon: 2 }, { color: 'red' }]
    expect(statementOf('own castle:k10 blazon=b2 color:red')).toEqual({ text: 'own k10 b2 red', kind: 'own', args })
  })

  it('of a position counts cards, whatever they are called', () => {
    expect(factOf('hand @1 x4 x1x2 ?x12')).toEqual({ kind: 'hand', args: [{ seat: 1 }, { card: 'x4' }, { card: 'x1', times: 2 }, { card: null, times: 12 }] })
    expect(factOf('least castle:k5 =-1')).toEqual({ kind: 'least', args: [{ castle: 'k5' }, { number: -1 }] })
    expect(factOf('shuffle')).toEqual({ kind: 'shuffle', args: [] })
  })
})

describe('a message', () => {
  const question = { kind: 'reaction', asked: [1], may: [2], opened: 5, closes: 9, more_time: true, go_on: true } as const
  const army = { ...statement('castles', 'attack k10'), least: 1, most: 2, cards: ['f1', 'f1', 'ivanhoe'] }
  const choices = { must: false, moves: [statement('castles', 'pass'), statement('engarde', 'attack 4x2')], picks: [army] }
  const absence = { seat: 2, from: 180000, for_bot: [1] }
  const position = [factOf('hand @1 R4x2 ?'), factOf('turn @2')]
  const messages: FromServer[] = [
    snapshot({ lines: [statement('ivanhoe', '@1 outwit #1 @2 shield')], now: now({ position, absence, held: statement('castles', '@1 pass') }) }),
    event({ now: now({ choices, question: { ...question, asked: [1], may: [2] } }) }),
    event({ lines: [statement('engarde', 'draw @1 ?')], back_to: 3, changed: { from: 2, edition: 5, time: 7, absence, choices, position: [[1, 2, ...position]] } }),
    event({ changed: { from: 4, edition: 5, time: 7, absence: null, question: null, choices: null, held: null, facts: [[0, 1]] } }),
    { type: 'earlier', table: 't1', before: 2, lines: [statement('engarde', 'deal @1 1 2 3 4 5')] },
    { type: 'presence', table: 't1', online: [1], spectators: 0, absence },
    { type: 'presence', table: 't1', online: [1], spectators: 0 },
    { type: 'hint', table: 't1', id: 'w1', alternatives: [{ move: choices.moves, tries: 3, wins: 500, reasons: position }], reasons: position },
    { type: 'pong', time: 3 },
  ]

  it.each(messages)('is the same once it is read: $type', message => {
    expect(read(JSON.stringify(said(message)))).toEqual(message)
  })

  it('builds on the edition before it unless it says otherwise', () => {
    const told: SaidEvent = { type: 'event', table: 't1', number: 2, kind: 'played', lines: [], changed: { edition: 9, time: 7 } }
    expect(read(JSON.stringify(told))).toMatchObject({ changed: { from: 8, absence: null } })
  })

  it('has what stands for all that is left out', () => {
    const told = { ...said(snapshot()), now: { ...now(), question: { kind: 'turn', asked: [1], opened: 5 }, choices: { must: true, moves: [] } } }
    expect(read(JSON.stringify(told))).toMatchObject({
      now: { question: { may: [], closes: null, more_time: false, go_on: false }, choices: { picks: [] } },
    })
  })
})
