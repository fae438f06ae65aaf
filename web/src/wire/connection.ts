// The line to the server: opens by itself, notices when it is dead, comes back, and carries every
// wish until it is answered. Tables go on where they were. Knows nothing of pages.
import { fromSnapshot, resumeFrom, withChat, withEarlier, withEvent, withPresence, type TableState } from './stream'
import { read } from './read'
import { protocol, type Fact, type FromClient, type FromServer, type Refused, type Weighed, type Wish } from './types'

/** `held`: the line is there, and the server can keep nothing just now. */
export type Status = 'connecting' | 'open' | 'held' | 'lost' | 'refused'

export type Answer = { is: 'done' } | { is: 'stale' } | { is: 'refused'; why: Refused } | { is: 'hint'; alternatives: Weighed[]; reasons: Fact[] }

/** What is needed of a WebSocket, so that tests can bring their own. */
export interface Wire {
  send(text: string): void
  close(): void
}

export interface WireEvents {
  open(): void
  message(text: string): void
  closed(): void
}

export interface World {
  ticket(): Promise<string>
  connect(events: WireEvents): Wire
  after(milliseconds: number, what: () => void): () => void
  clock(): number
  newId(): string
  /** Whether somebody looks at the page. */
  sight(): 'seen' | 'hidden'
}

export interface Watcher {
  state(state: TableState): void
  gone(code: string): void
}

interface Waiting {
  message: FromClient
  table: string
  resolve(answer: Answer): void
}

// A dead line is noticed within the sum of both: soon while somebody looks, sparingly while nobody does.
const pingEvery = { seen: 5_000, hidden: 15_000 }
const patience = { seen: 4_000, hidden: 8_000 }
const firstPause = 400
const longestPause = 8_000
const slowly = 1_500
/** So many wishes are said again at once: fewer than the server lets anybody say in that time. */
const atOnce = 20
// The rest of a long record comes page by page, no faster than the server lets anybody ask.
const pageEvery = 1_000

type TableNews = Extract<FromServer, { type: 'snapshot' | 'earlier' | 'event' | 'presence' | 'chat' }>

export class Connection {
  private wire: Wire | undefined
  private attempt = 0
  private slowing: number | undefined
  private failures = 0
  private stopTimer = () => {}
  private welcomed = false
  private finished = false
  private readonly watchers = new Map<string, Watcher>()
  private readonly states = new Map<string, TableState>()
  private readonly waiting = new Map<string, Waiting>()
  /** Tables of which something is missing, with the last number that came too early. */
  private readonly catchingUp = new Map<string, number>()
  /** Tables of whose record more will be asked for. */
  private readonly asking = new Set<string>()

  constructor(
    private readonly world: World,
    private readonly onStatus: (status: Status) => void,
  ) {}

  /** Opens the line, or tries at once if it is waiting for its next try. */
  open(): void {
    if (this.wire || this.finished) return
    this.stopTimer()
    const attempt = ++this.attempt
    this.onStatus(this.failures === 0 ? 'connecting' : 'lost')
    this.stopTimer = this.world.after(patience.hidden, () => this.lost(attempt))
    this.world.ticket().then(
      ticket => this.connect(attempt, ticket),
      () => this.lost(attempt),
    )
  }

  /** Tries at once if it waits for its next try; a line that nobody has opened stays shut. */
  wake(): void {
    if (this.attempt > 0) this.open()
  }

  close(): void {
    this.finished = true
    this.attempt++
    this.stopTimer()
    this.wire?.close()
    this.wire = undefined
  }

  watch(table: string, watcher: Watcher): void {
    this.watchers.set(table, watcher)
    if (this.welcomed) this.sendWatch(table)
    else this.open()
  }

  unwatch(table: string): void {
    if (!this.watchers.delete(table)) return
    this.states.delete(table)
    for (const [id, wish] of this.waiting) if (wish.table === table) this.waiting.delete(id)
    if (this.welcomed) this.send({ type: 'unwatch', table })
  }

  /** Sent now and again after every break until it is answered; the same id keeps it single. */
  wish(table: string, wish: Wish): Promise<Answer> {
    // The latest question for a hint is the one that is answered.
    if (wish.type === 'hint') for (const [old, { message }] of this.waiting) if (message.type === 'hint') this.waiting.delete(old)
    const id = this.world.newId()
    const message = { ...wish, table, id }
    return new Promise(resolve => {
      this.waiting.set(id, { message, table, resolve })
      if (this.welcomed) this.send(message)
    })
  }

  private connect(attempt: number, ticket: string): void {
    if (attempt !== this.attempt) return
    this.wire = this.world.connect({
      open: () => {
        if (attempt === this.attempt) this.send({ type: 'hello', protocol, ticket, deals: true })
      },
      message: text => {
        // What was said at the same moment comes as one text, a line for each message.
        for (const line of text.split('\n')) if (attempt === this.attempt) this.take(read(line))
      },
      closed: () => this.lost(attempt),
    })
  }

  private send(message: FromClient): void {
    this.wire?.send(JSON.stringify(message))
  }

  private sendWatch(table: string): void {
    const from = resumeFrom(this.states.get(table))
    this.send(from === 0 ? { type: 'watch', table } : { type: 'watch', table, from })
  }

  private lost(attempt: number): void {
    if (attempt !== this.attempt || this.finished) return
    const pause = Math.min(longestPause, firstPause * 2 ** this.failures)
    this.failures++
    this.hangUp('lost', pause * (0.75 + 0.5 * Math.random()))
  }

  private hangUp(status: Status, pause: number): void {
    this.attempt++
    this.welcomed = false
    const wire = this.wire
    this.wire = undefined
    wire?.close()
    this.stopTimer()
    this.stopTimer = this.world.after(pause, () => this.open())
    this.onStatus(status)
  }

  private refuse(): void {
    this.onStatus('refused')
    this.close()
  }

  // A line that says nothing for too long is dead, whatever the browser believes.
  private heard(): void {
    const attempt = this.attempt
    this.stopTimer()
    this.stopTimer = this.world.after(pingEvery[this.world.sight()], () => {
      this.send({ type: 'ping' })
      this.stopTimer = this.world.after(patience[this.world.sight()], () => this.lost(attempt))
    })
  }

  private take(message: FromServer): void {
    this.heard()
    switch (message.type) {
      case 'welcome':
        return this.welcome()
      case 'closing':
        return this.hangUp('lost', message.after)
      case 'storing':
        return this.onStatus(message.works ? 'open' : 'held')
      case 'error':
        return this.error(message.code)
      case 'pong':
        return
      case 'done':
        return this.answer(message.id, { is: 'done' })
      case 'hint':
        return this.answer(message.id, { is: 'hint', alternatives: message.alternatives, reasons: message.reasons })
      case 'refused':
        return this.answer(message.id, { is: 'refused', why: message })
      case 'stale':
        return this.answer(message.id, { is: 'stale' })
      case 'gone':
        this.states.delete(message.table)
        if (message.code === 'too_busy') this.watchAgain(message.table)
        return this.watchers.get(message.table)?.gone(message.code)
      default:
        return this.tableNews(message)
    }
  }

  private welcome(): void {
    this.welcomed = true
    this.catchingUp.clear()
    this.failures = 0
    this.onStatus('open')
    for (const table of this.watchers.keys()) this.sendWatch(table)
    for (const wish of this.waiting.values()) this.send(wish.message)
    // So the server knows that a page is here, and misses it soon should the line die at once.
    this.send({ type: 'ping' })
  }

  private error(code: string): void {
    if (code === 'protocol') this.refuse()
    else if (code === 'bad_ticket') this.lost(this.attempt)
    else if (code === 'too_fast') this.slowDown()
  }

  // Asks for what is missing, once. If what was too early comes again, the server no longer has what
  // came before it: then only the whole table helps.
  private catchUp(table: string, number: number): void {
    const early = this.catchingUp.get(table)
    this.catchingUp.set(table, number)
    if (early === undefined) return this.sendWatch(table)
    if (number > early) return
    this.states.delete(table)
    this.sendWatch(table)
  }

  // The server cannot read it just now; it will, and nobody has to ask it to.
  private watchAgain(table: string): void {
    const attempt = this.attempt
    this.world.after(longestPause, () => {
      if (attempt === this.attempt && this.watchers.has(table) && !this.states.has(table)) this.sendWatch(table)
    })
  }

  // What came too fast was not taken, whichever it was: all is said again a little later, once.
  private slowDown(): void {
    const attempt = this.attempt
    if (this.slowing === attempt) return
    this.slowing = attempt
    this.world.after(slowly, () => {
      if (attempt !== this.attempt) return
      this.slowing = undefined
      for (const table of this.watchers.keys()) this.sendWatch(table)
      const wishes = [...this.waiting.values()]
      for (const wish of wishes.slice(0, atOnce)) this.send(wish.message)
      if (wishes.length > atOnce) this.slowDown()
    })
  }

  private answer(id: string, answer: Answer): void {
    const wish = this.waiting.get(id)
    if (!wish) return
    this.waiting.delete(id)
    wish.resolve(answer)
  }

  private tableNews(message: TableNews): void {
    const watcher = this.watchers.get(message.table)
    if (!watcher) return
    const before = this.states.get(message.table)
    const after = this.next(before, message)
    if (!after || after === before) return
    this.catchingUp.delete(message.table)
    this.states.set(message.table, after)
    watcher.state(after)
    if (after.before > 0) this.askEarlier(message.table)
  }

  // One page after the other until the record is whole; asked again if it was not answered.
  private askEarlier(table: string): void {
    if (this.asking.has(table)) return
    this.asking.add(table)
    this.world.after(pageEvery, () => {
      this.asking.delete(table)
      const before = this.states.get(table)?.before ?? 0
      if (before === 0) return
      if (this.welcomed) this.send({ type: 'earlier', table, before })
      this.askEarlier(table)
    })
  }

  private next(before: TableState | undefined, message: TableNews): TableState | undefined {
    if (message.type === 'snapshot') return fromSnapshot(message, before, this.world.clock())
    if (!before) return undefined
    if (message.type === 'presence') return withPresence(before, message)
    if (message.type === 'chat') return withChat(before, message.chat)
    if (message.type === 'earlier') return withEarlier(before, message)
    const step = withEvent(before, message, this.world.clock())
    if (step.is !== 'gap') return step.state
    this.catchUp(message.table, message.number)
    return before
  }
}
