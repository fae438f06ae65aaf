// Tables on this device instead of a server: the same words, said to a worker (desk.worker.ts), which is started when it
// is first needed.
import { engine } from 'virtual:engine'
import { ApiError } from '../wire/api'
import { browserWorld } from '../wire/browser'
import type { WireEvents, World } from '../wire/connection'
import type { AnswerGames, AnswerMine, AnswerTables, NewTable } from '../wire/types'
import { canRunEngine } from './able'
import type { FromDesk, Request, ToDesk } from './messages'
import { Store } from './store'

interface Waiting {
  resolve(body: string): void
  reject(problem: Error): void
}

/** What the engine found in a record (docs/fairness.md). */
export interface Verified {
  finding: 'holds' | 'unsealed' | 'unopened' | 'secret' | 'contribution' | 'start' | 'draw' | 'lines'
  /** Of whom it is said; 0: of nobody. */
  seat: number
  line: number
  number: number
  said: string
  due: string
  drawn: number
  table: string
  contributed: number[]
  missing: number[]
  names: string[]
}

/** What the engine says instead of an answer. */
export class DeviceError extends ApiError {
  constructor(
    status: number,
    readonly said: Record<string, unknown>,
  ) {
    super(String(said['code'] ?? 'failed'), status)
  }
}

class Device {
  private worker: Worker | undefined
  private events: WireEvents | undefined
  private requests = 0
  private name = ''
  private readonly waiting = new Map<number, Waiting>()
  private readonly store = new Store()

  /** Why this page cannot play without a server, if it cannot: it was built without the engine, or this browser cannot run it. */
  readonly lacks = engine === null ? ('no_engine' as const) : canRunEngine() ? null : ('old_browser' as const)
  readonly isThere = this.lacks === null

  has(table: string): boolean {
    return table.startsWith('device-')
  }

  rename(name: string): void {
    this.name = name
    if (this.worker) this.say({ kind: 'name', name })
  }

  games = async () => JSON.parse(await this.ask({ path: 'games' })) as AnswerGames
  create = async (table: NewTable) => JSON.parse(await this.ask({ path: 'open', body: JSON.stringify(table) })) as AnswerTables
  record = (table: string) => this.ask({ path: 'record', table })
  /** Whether the cards of a record were drawn as was promised. */
  verify = async (text: string) => JSON.parse(await this.ask({ path: 'verify', text })) as Verified
  /** Without the engine: what it last said of each table. */
  mine = (): Promise<AnswerMine> => this.store.tables()

  connect(events: WireEvents) {
    this.events = events
    this.say({ kind: 'connect' })
    queueMicrotask(() => events.open())
    return {
      send: (text: string) => this.say({ kind: 'message', text }),
      close: () => {
        if (this.events === events) this.events = undefined
      },
    }
  }

  ask(request: Request): Promise<string> {
    const id = ++this.requests
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      this.say({ kind: 'request', id, request })
    })
  }

  private say(message: ToDesk): void {
    this.worker ??= this.start()
    this.worker.postMessage(message)
  }

  private start(): Worker {
    if (!engine || this.lacks) throw new ApiError(this.lacks ?? 'no_engine', 0)
    const worker = new Worker(new URL('./desk.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = (event: MessageEvent<FromDesk>) => this.take(event.data)
    worker.onerror = () => this.failed()
    worker.postMessage({ kind: 'start', engine } satisfies ToDesk)
    worker.postMessage({ kind: 'name', name: this.name } satisfies ToDesk)
    return worker
  }

  private take(said: FromDesk): void {
    if (said.kind === 'message') this.events?.message(said.text)
    if (said.kind === 'failed') this.failed()
    if (said.kind === 'answer') this.answered(said)
  }

  private answered({ id, status, body }: Extract<FromDesk, { kind: 'answer' }>): void {
    const waiting = this.waiting.get(id)
    this.waiting.delete(id)
    if (status === 200) waiting?.resolve(body)
    else waiting?.reject(new DeviceError(status, JSON.parse(body) as Record<string, unknown>))
  }

  /** The worker is given up; the line comes back with a new one, and the tables with it. */
  private failed(): void {
    this.worker?.terminate()
    this.worker = undefined
    for (const waiting of this.waiting.values()) waiting.reject(new ApiError('failed', 0))
    this.waiting.clear()
    const events = this.events
    this.events = undefined
    events?.closed()
  }
}

export const device = new Device()

/** The world of a connection to it. */
export const deviceWorld: World = {
  ...browserWorld,
  ticket: () => Promise.resolve('device'),
  connect: events => device.connect(events),
}
