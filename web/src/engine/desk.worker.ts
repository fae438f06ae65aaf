// The worker in which the tables of this device are: the engine, its store, its clock and its bots. It says to the page
// what a server would say.
import type { Listed } from '../wire/types'
import type { FromDesk, Policy, Request, ToDesk, WhereAll } from './messages'
import { Engine } from './module'
import { Policies } from './policies'
import { Store } from './store'
import { Thinkers } from './thinkers'

const store = new Store()
const others = new BroadcastChannel('hastilude-tables')
let timer: ReturnType<typeof setTimeout> | undefined
let desk: Promise<Engine> | undefined

function say(message: FromDesk): void {
  postMessage(message)
}

function fail(problem: unknown): void {
  say({ kind: 'failed', what: String(problem) })
}

/** Calls the engine, and comes back when it next wants to know the time. */
function call(engine: Engine, ...what: Parameters<Engine['call']>): void {
  try {
    engine.call(...what)
    clearTimeout(timer)
    const next = engine.call('next')
    if (next >= 0) timer = setTimeout(() => call(engine, 'tick'), Math.max(0, next - Date.now()))
  } catch (problem) {
    fail(problem)
  }
}

async function start(where: WhereAll): Promise<Engine> {
  const module = await Engine.compile(where)
  const thinkers = new Thinkers(module)
  const policies = new Policies(where.policies)
  const engine = await Engine.start(module, {
    now: Date.now,
    send: text => say({ kind: 'message', text }),
    answer: (id, status, body) => say({ kind: 'answer', id, status, body }),
    keep: (table, rows) =>
      void store.keep(table, rows).then(outcome => {
        call(engine, 'kept', table, outcome === 'done' ? 1 : 0)
        if (outcome === 'done') others.postMessage(table)
      }, fail),
    fetch: table =>
      void store.rows(table).then(rows => {
        for (const row of rows) engine.call('row_fetched', row.sequence, row.format, row.payload)
        call(engine, 'fetched', table)
      }, fail),
    list: (_, listed) => void store.list((JSON.parse(listed) as [Listed])[0]).then(() => say({ kind: 'listed' }), fail),
    think: (table, question, seat, problem) =>
      void neededFor(problem)
        .then(needed => thinkers.think(problem, needed))
        .then(answer => call(engine, 'decided', table, question, seat, answer), fail),
    weigh: (table, id, depth, problem) =>
      void neededFor(problem).then(needed => thinkers.weigh(problem, depth, needed, alternatives => call(engine, 'weighed', table, id, alternatives)), fail),
  })
  // Wanted from inside the engine, which is asked again only when it has come back.
  const neededFor = (problem: Uint8Array): Promise<Policy[]> =>
    Promise.resolve().then(() => policies.of(engine.text('policies_of', problem).split('\n').filter(Boolean)))
  others.onmessage = (event: MessageEvent<string>) => call(engine, 'changed_elsewhere', event.data)
  return engine
}

function ask(engine: Engine, id: number, request: Request): void {
  switch (request.path) {
    case 'games':
      return call(engine, 'games', id)
    case 'open':
      return call(engine, 'open', id, request.body)
    case 'record':
      return call(engine, 'record', id, request.table)
    case 'replay':
      return call(engine, 'replay', id, request.text, request.which)
    case 'verify':
      return call(engine, 'verify', id, request.text)
    case 'replay_at':
      return call(engine, 'replay_at', id, request.at, request.eyes)
    case 'replay_known':
      return call(engine, 'replay_known', id, request.at, request.seat)
    case 'play_on':
      return call(engine, 'play_on', id, request.at, request.seat, request.cards === 'anew' ? 1 : 0, request.bot)
    case 'replay_go':
      return call(engine, 'replay_go', id, request.from, request.to, request.eyes)
    case 'lesson':
      return call(engine, 'lesson', id, request.text, request.name)
    case 'lesson_next':
    case 'lesson_back':
    case 'lesson_free':
      return call(engine, request.path, id)
    case 'lesson_act':
    case 'lesson_why':
      return call(engine, request.path, id, request.move)
  }
}

function take(engine: Engine, said: Exclude<ToDesk, { kind: 'start' }>): void {
  switch (said.kind) {
    case 'name':
      return call(engine, 'rename', said.name)
    case 'connect':
      return call(engine, 'connected')
    case 'message':
      return call(engine, 'received', said.text)
    case 'request':
      return ask(engine, said.id, said.request)
  }
}

addEventListener('message', (event: MessageEvent<ToDesk>) => {
  const said = event.data
  if (said.kind === 'start') desk = start(said.engine)
  else desk?.then(engine => take(engine, said)).catch(fail)
})
