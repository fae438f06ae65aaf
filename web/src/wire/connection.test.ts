import { describe, expect, it } from 'vitest'
import { event, line as row, now, snapshot } from '../../tests/messages'
import { said } from '../../tests/said'
import { complaints } from '../../tests/schema'
import { Connection, type Status, type WireEvents, type World } from './connection'
import type { TableState } from './stream'
import type { FromClient, FromServer } from './types'

/** A world whose time stands still until told, and whose server is the test. */
class Stage implements World {
  time = 0
  timers: { at: number; what: () => void }[] = []
  wires: { events: WireEvents; sent: FromClient[]; closed: boolean }[] = []
  tickets = 0
  ids = 0
  statuses: Status[] = []
  states: TableState[] = []
  gone: string[] = []
  readonly line = new Connection(this, status => this.statuses.push(status))

  ticket = () => Promise.resolve(`ticket${++this.tickets}`)
  clock = () => this.time
  newId = () => `id${++this.ids}`
  seen: 'seen' | 'hidden' = 'hidden'
  sight = () => this.seen

  connect(events: WireEvents) {
    const wire = { events, sent: [] as FromClient[], closed: false }
    this.wires.push(wire)
    return {
      send: (text: string) => {
        const message = JSON.parse(text) as FromClient
        expect(complaints('from_client', message), text).toEqual([])
        wire.sent.push(message)
      },
      close: () => (wire.closed = true),
    }
  }

  after(milliseconds: number, what: () => void) {
    const timer = { at: this.time + milliseconds, what }
    this.timers.push(timer)
    return () => (this.timers = this.timers.filter(one => one !== timer))
  }

  async pass(milliseconds: number) {
    this.time += milliseconds
    const due = this.timers.filter(timer => timer.at <= this.time)
    this.timers = this.timers.filter(timer => timer.at > this.time)
    for (const timer of due) timer.what()
    await settled()
  }

  get wire() {
    return this.wires.at(-1)!
  }

  say(message: FromServer) {
    this.wire.events.message(JSON.stringify(said(message)))
  }

  async greet() {
    await settled()
    this.wire.events.open()
    this.say({ type: 'welcome', protocol: 3, person: 'p', name: 'Ann', time: 0 })
  }

  watch() {
    this.line.watch('t1', { state: state => this.states.push(state), gone: code => this.gone.push(code) })
  }

  sent(type: FromClient['type']) {
    return this.wire.sent.filter(message => message.type === type)
  }
}

async function settled() {
  for (let i = 0; i < 5; i++) await Promise.resolve()
}

async function watching(): Promise<Stage> {
  const stage = new Stage()
  stage.watch()
  await stage.greet()
  stage.say(snapshot({ number: 3 }))
  return stage
}

describe('the line to the server', () => {
  it('says hello with a ticket, then asks for the whole table', async () => {
    const stage = await watching()
    expect(stage.wire.sent).toEqual([
      { type: 'hello', protocol: 3, ticket: 'ticket1', deals: true },
      { type: 'watch', table: 't1' },
      { type: 'ping' },
    ])
    expect(stage.states.at(-1)!.number).toBe(3)
  })

  it('takes every message of a text', async () => {
    const stage = await watching()
    const answer = stage.line.wish('t1', { type: 'leave' })
    const { id } = stage.sent('leave')[0] as { id: string }
    const told: FromServer[] = [event({ number: 4, lines: [row('x')] }), { type: 'done', table: 't1', id, number: 4 }]
    stage.wire.events.message(told.map(one => JSON.stringify(said(one))).join('\n'))
    expect(stage.states.at(-1)!.number).toBe(4)
    expect(await answer).toEqual({ is: 'done' })
  })

  it('asks for an event again whose changes build on what it does not have', async () => {
    const stage = await watching()
    stage.say(event({ number: 4, changed: { from: 9, edition: 10, time: 0, absence: null } }))
    expect(stage.states.at(-1)!.number).toBe(3)
    expect(stage.sent('watch').at(-1)).toEqual({ type: 'watch', table: 't1', from: 4 })
    stage.say(event({ number: 4, now: now({ edition: 10, undo: true }) }))
    expect(stage.states.at(-1)!.now.undo).toBe(true)
  })

  it('comes back after a cut with a new ticket and asks for what it has missed', async () => {
    const stage = await watching()
    stage.wire.events.closed()
    expect(stage.statuses.at(-1)).toBe('lost')
    await stage.pass(1000)
    await stage.greet()
    expect(stage.wires).toHaveLength(2)
    expect(stage.wire.sent[0]).toEqual({ type: 'hello', protocol: 3, ticket: 'ticket2', deals: true })
    expect(stage.wire.sent[1]).toEqual({ type: 'watch', table: 't1', from: 4 })
    stage.say(event({ number: 4, lines: [row('x')] }))
    expect(stage.states.at(-1)!.lines.slice().map(one => one.text)).toEqual(['x'])
    expect(stage.statuses.at(-1)).toBe('open')
  })

  it('asks once for what is missing in between, and takes the answer', async () => {
    const stage = await watching()
    stage.say(event({ number: 6 }))
    stage.say(event({ number: 7 }))
    expect(stage.sent('watch')).toEqual([
      { type: 'watch', table: 't1' },
      { type: 'watch', table: 't1', from: 4 },
    ])
    expect(stage.states.at(-1)!.number).toBe(3)
    for (const number of [4, 5, 6, 7]) stage.say(event({ number }))
    expect(stage.states.at(-1)!.number).toBe(7)
  })

  it('asks for the whole table where the server has forgotten what is missing', async () => {
    const stage = await watching()
    stage.say(event({ number: 5 }))
    stage.say(event({ number: 5 }))
    expect(stage.sent('watch').slice(1)).toEqual([
      { type: 'watch', table: 't1', from: 4 },
      { type: 'watch', table: 't1' },
    ])
    stage.say(event({ number: 6 }))
    expect(stage.states.at(-1)!.number).toBe(3)
    stage.say(snapshot({ number: 6 }))
    expect(stage.states.at(-1)!.number).toBe(6)
  })

  it('carries a wish over a cut under the same id, and no further than its answer', async () => {
    const stage = await watching()
    const answer = stage.line.wish('t1', { type: 'act', number: 3, move: 'forward 3' })
    stage.wire.events.closed()
    await stage.pass(1000)
    await stage.greet()
    expect(stage.sent('act')).toEqual([{ type: 'act', number: 3, move: 'forward 3', table: 't1', id: 'id1' }])
    stage.say({ type: 'done', table: 't1', id: 'id1', number: 4 })
    expect(await answer).toEqual({ is: 'done' })
    stage.wire.events.closed()
    await stage.pass(1000)
    await stage.greet()
    expect(stage.sent('act')).toEqual([])
  })

  it('tells why a wish was refused, and that the table has moved on', async () => {
    const stage = await watching()
    const first = stage.line.wish('t1', { type: 'undo', number: 3 })
    const second = stage.line.wish('t1', { type: 'undo', number: 3 })
    const why = { type: 'refused', table: 't1', id: 'id1', code: 'not_now' } as const
    stage.say(why)
    stage.say({ type: 'stale', table: 't1', id: 'id2', number: 9 })
    expect(await first).toEqual({ is: 'refused', why })
    expect(await second).toEqual({ is: 'stale' })
  })

  it('asks for the rest of a long record page by page, and again where no answer came', async () => {
    const stage = await watching()
    stage.say(snapshot({ number: 4, before: 3, lines: [row('d')] }))
    expect(stage.states.at(-1)!.lines).toHaveLength(1)
    expect(stage.sent('earlier')).toEqual([])
    await stage.pass(1000)
    await stage.pass(1000)
    expect(stage.sent('earlier')).toEqual(Array(2).fill({ type: 'earlier', table: 't1', before: 3 }))
    stage.say({ type: 'earlier', table: 't1', before: 1, lines: [row('b'), row('c')] })
    stage.say({ type: 'earlier', table: 't1', before: 1, lines: [row('b'), row('c')] })
    await stage.pass(1000)
    expect(stage.sent('earlier').at(-1)).toEqual({ type: 'earlier', table: 't1', before: 1 })
    stage.say({ type: 'earlier', table: 't1', lines: [row('a')] })
    expect(stage.states.at(-1)!.lines.slice().map(one => one.text)).toEqual(['a', 'b', 'c', 'd'])
    await stage.pass(1000)
    await stage.pass(1000)
    expect(stage.sent('earlier')).toHaveLength(3)
  })

  it('says again what came too fast', async () => {
    const stage = await watching()
    stage.line.wish('t1', { type: 'undo', number: 3 })
    stage.say({ type: 'error', code: 'too_fast' })
    await stage.pass(2000)
    expect(stage.sent('undo')).toHaveLength(2)
    expect(new Set(stage.sent('undo').map(one => 'id' in one && one.id)).size).toBe(1)
  })

  it('says it again once and slowly, however much came too fast', async () => {
    const stage = await watching()
    for (let wish = 0; wish < 30; wish++) stage.line.wish('t1', { type: 'undo', number: 3 })
    for (let wish = 0; wish < 30; wish++) stage.say({ type: 'error', code: 'too_fast' })
    await stage.pass(2000)
    expect(stage.sent('undo')).toHaveLength(30 + 20)
    for (const wish of stage.sent('undo').slice(0, 20)) if ('id' in wish) stage.say({ type: 'done', table: 't1', id: wish.id, number: 3 })
    await stage.pass(2000)
    expect(stage.sent('undo')).toHaveLength(30 + 20 + 10)
  })

  it('asks again for a table that was asked for too fast, once for many complaints', async () => {
    const stage = new Stage()
    stage.watch()
    await stage.greet()
    for (let i = 0; i < 5; i++) stage.say({ type: 'error', code: 'too_fast' })
    await stage.pass(2000)
    expect(stage.sent('watch')).toHaveLength(2)
    stage.say({ type: 'error', code: 'too_fast' })
    await stage.pass(2000)
    expect(stage.sent('watch')).toHaveLength(3)
  })

  it('asks again for a table that cannot be read just now, and not for one that is not there', async () => {
    const stage = new Stage()
    stage.watch()
    await stage.greet()
    stage.say({ type: 'gone', table: 't1', code: 'too_busy' })
    expect(stage.gone).toEqual(['too_busy'])
    await stage.pass(8_000)
    expect(stage.sent('watch')).toHaveLength(2)
    stage.say({ type: 'gone', table: 't1', code: 'no_table' })
    await stage.pass(8_000)
    expect(stage.sent('watch')).toHaveLength(2)
  })

  it('notices a line that has gone silent', async () => {
    const stage = await watching()
    expect(stage.sent('ping')).toHaveLength(1)
    await stage.pass(15_000)
    expect(stage.sent('ping')).toHaveLength(2)
    stage.say({ type: 'pong', time: 0 })
    await stage.pass(15_000)
    expect(stage.sent('ping')).toHaveLength(3)
    await stage.pass(8_000)
    expect(stage.wires[0]!.closed).toBe(true)
    expect(stage.statuses.at(-1)).toBe('lost')
  })

  it('notices it within ten seconds while somebody looks', async () => {
    const stage = await watching()
    stage.seen = 'seen'
    stage.say({ type: 'pong', time: 0 })
    await stage.pass(5_000)
    expect(stage.sent('ping')).toHaveLength(2)
    await stage.pass(4_900)
    expect(stage.statuses.at(-1)).toBe('lost')
  })

  it('waits as long as a closing server asks for, unless it is told to try at once', async () => {
    const stage = await watching()
    stage.say({ type: 'closing', after: 5000 })
    await stage.pass(4000)
    expect(stage.wires).toHaveLength(1)
    stage.line.open()
    await settled()
    expect(stage.wires).toHaveLength(2)
  })

  it('says that the server can keep nothing, and that it can again', async () => {
    const stage = await watching()
    stage.say({ type: 'storing', works: false })
    expect(stage.statuses.at(-1)).toBe('held')
    stage.say({ type: 'storing', works: true })
    expect(stage.statuses.at(-1)).toBe('open')
    expect(stage.wires).toHaveLength(1)
  })

  it('waits longer after each failure', async () => {
    const stage = await watching()
    stage.ticket = () => Promise.reject(new Error('offline'))
    stage.wire.events.closed()
    const pauses: number[] = []
    for (let i = 0; i < 6; i++) {
      const next = Math.min(...stage.timers.map(timer => timer.at)) - stage.time
      pauses.push(next)
      await stage.pass(next)
    }
    expect(pauses[3]!).toBeGreaterThan(2 * pauses[0]!)
    expect(pauses[5]!).toBeLessThanOrEqual(10_000)
  })

  it('hears no more of a table it has left, and of nothing when the page is too old', async () => {
    const stage = await watching()
    stage.line.unwatch('t1')
    const told = stage.states.length
    stage.say(event({ number: 4 }))
    expect(stage.states).toHaveLength(told)
    stage.say({ type: 'error', code: 'protocol' })
    expect(stage.statuses.at(-1)).toBe('refused')
    await stage.pass(60_000)
    expect(stage.wires).toHaveLength(1)
  })
})
