// The types are those of the schema, and what tests take for the server's words is what it may say. What the
// client sends is held to the schema where it is sent (connection.test.ts).
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { event, line, now, snapshot } from '../../tests/messages'
import { statement } from '../../tests/notation'
import { said } from '../../tests/said'
import { complaints, schema } from '../../tests/schema'
import { newSetup, request } from '../pages/setup'
import { typesFile, typesOf } from '../../wire-types.mjs'
import type { FromServer } from './types'

const told: FromServer[] = [
  snapshot({ lines: [statement('ivanhoe', '@1 outwit #1 @2 shield')] }),
  snapshot({ now: now({ choices: { must: true, moves: [statement('engarde', 'attack 4x2')], picks: [] } }) }),
  event({ kind: 'undone', back_to: 1, lines: [line('shuffle')], now: now() }),
  event({ changed: { from: 1, edition: 2, time: 5, position: [[0, 1, { kind: 'turn', args: [{ seat: 1 }] }]], absence: null } }),
]

describe('the types', () => {
  it('are made from the schema: npm run types', () => {
    expect(readFileSync(typesFile, 'utf8')).toBe(typesOf(schema))
  })

  it('say what may be missing or null, and list what may stand there', () => {
    const types = (definition: object) => typesOf({ $defs: { some_thing: definition } }).split('\n\n').at(-1)
    const members = { a: { type: ['string', 'null'] }, b: { type: 'array', items: { enum: ['x', 2] } } }
    expect(types({ type: 'object', properties: members, required: ['a'] })).toBe(
      "export type SomeThing = { a: string | null; b?: ('x' | 2)[] }\n",
    )
    expect(types({ title: 'Pair', type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2 })).toBe(
      'export type Pair = [number, number]\n',
    )
    const edit = { prefixItems: [{ type: 'integer' }, { type: 'boolean' }], items: { type: 'string' }, type: 'array' }
    expect(types({ title: 'Edit', ...edit })).toBe('export type Edit = [number, boolean, ...string[]]\n')
    expect(() => types({ type: 'colour' })).toThrow('no type for')
  })
})

describe('the wire', () => {
  it.each(told)('allows what tests let the server say: $type', message => {
    expect(complaints('from_server', said(message))).toEqual([])
  })

  it('takes the table that the start page asks for', () => {
    const offer = { game: 'engarde', players: [2, 2] as [number, number], options: [], bots: ['page'], windows: { reaction: 4000, offer: 8000, ransom: 3000, pace: 1000 }, patience: { absent: 180_000, silent: 900_000 } }
    const setup = { ...newSetup(offer, 'bots'), clock: '5+5', pace: 100 }
    expect(complaints('request_tables', request(offer, setup))).toEqual([])
  })

  it('would notice what is wrong', () => {
    expect(complaints('from_client', { type: 'ping', colour: 'red' })).not.toEqual([])
    expect(complaints('from_client', { type: 'dance' })).not.toEqual([])
  })
})
