// What the client sends is what the schema of the wire allows, what tests take for the server's words is
// what it may say, and the types are those of the schema.
import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { event, line, now, snapshot } from '../../tests/messages'
import { statement } from '../../tests/notation'
import { newSetup, request } from '../pages/setup'
import { schemaFile, typesFile, typesOf } from '../../wire-types.mjs'
import type { FromClient, FromServer } from './types'

const schema = JSON.parse(readFileSync(schemaFile, 'utf8'))
const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true })
ajv.addSchema(schema, 'wire')

function complaints(name: string, message: unknown): unknown {
  const valid = ajv.compile({ $ref: `wire#/$defs/${name}` })
  return valid(message) ? [] : valid.errors
}

const wish = { table: 't1', id: 'a1' }

const said: { [type in FromClient['type']]: Extract<FromClient, { type: type }> } = {
  hello: { type: 'hello', protocol: 1, ticket: 'x'.repeat(24) },
  watch: { type: 'watch', table: 't1', from: 4 },
  unwatch: { type: 'unwatch', table: 't1' },
  act: { type: 'act', ...wish, number: 3, move: 'attack k10 f1 f1 ivanhoe' },
  more_time: { type: 'more_time', ...wish, number: 3 },
  undo: { type: 'undo', ...wish, number: 3 },
  resign: { type: 'resign', ...wish },
  sit: { type: 'sit', ...wish, seat: 2 },
  leave: { type: 'leave', ...wish },
  seat_bot: { type: 'seat_bot', ...wish, seat: 2, bot: 'page' },
  clear_seat: { type: 'clear_seat', ...wish, seat: 2 },
  start: { type: 'start', ...wish },
  chat: { type: 'chat', ...wish, text: '<b>Hail</b>' },
  rematch: { type: 'rematch', ...wish },
  ping: { type: 'ping' },
}

const told: FromServer[] = [
  snapshot({ lines: [statement('ivanhoe', '@1 outwit #1 @2 shield')] }),
  snapshot({ now: now({ choices: { must: true, moves: [statement('engarde', '@1 attack 4x2')], picks: [] } }) }),
  event({ kind: 'undone', back_to: 1, lines: [line('shuffle')], now: now() }),
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
    expect(() => types({ type: 'colour' })).toThrow('no type for')
  })
})

describe('the wire', () => {
  it.each(Object.values(said))('takes what the client says: $type', message => {
    expect(complaints('from_client', message)).toEqual([])
  })

  it.each(told)('allows what tests let the server say: $type', message => {
    expect(complaints('from_server', message)).toEqual([])
  })

  it('takes the table that the start page asks for', () => {
    const offer = { game: 'engarde', players: [2, 2] as [number, number], options: [], bots: ['page'] }
    const setup = { ...newSetup(offer, 'bots'), clock: '5+5', pace: 100 }
    expect(complaints('request_tables', request(offer, setup))).toEqual([])
  })

  it('would notice what is wrong', () => {
    expect(complaints('from_client', { ...said.act, colour: 'red' })).not.toEqual([])
    expect(complaints('from_client', { type: 'dance' })).not.toEqual([])
  })
})
