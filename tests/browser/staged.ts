// A page before a table that stands as a test wants it: the page and what it asks by HTTP are the real ones,
// what comes over the WebSocket is written here.
import type { Browser, Page, WebSocketRoute } from 'playwright-core'
import { patience } from './people'
import { settled } from './steady'
import { statement } from '../../web/tests/notation'
import { said } from '../../web/tests/said'
import type { FromServer, Now, Pick, Snapshot, TableEvent } from '../../web/src/wire/types'

/** A position in the notation, seen by a seat or by who watches. */
export interface Scene {
  game: string
  players: number
  you: number | null
  position: string
  facts: string
  /** The viewer's choices, one a line. */
  moves: string
  /** What is decided with cards of the hand, one a line: "attack k5 | 3 8 | f1 f1 f2". */
  picks?: string
  asked: number[]
  options?: { [key: string]: string }
  /** What was played before, one a line. */
  lines?: string
  /** Who has won; the game is over then. */
  winners?: number[]
  clock?: { total: number; increment: number }
  /** Whether who is not asked may say that nobody need wait for him. */
  goOn?: true
  /** How long the question is open, in milliseconds; null for a turn. */
  window: number | null
  /** Whom the others may do without. */
  absent?: number
  /** The viewer's name. */
  name?: string
  /** Who sits at the other seats. */
  bot?: string
}

/** What a page asks of the server. */
interface Wished {
  type: string
  id?: string
  move?: string
  remedy?: string
  seat?: number
}

export interface Look {
  width: number
  height: number
  scheme: 'light' | 'dark'
  motion: 'reduce' | 'no-preference'
  locale?: string
  /** What the reader has chosen for himself, besides what keeps tests waiting. */
  wishes?: object
  /** Whether what is set moving is noted, which lays the page out; not where its cost is measured. */
  notes?: 'nothing'
}

function lines(game: string, text: string) {
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(line => statement(game, line))
}

function picksOf({ game, picks = '' }: Scene): Pick[] {
  return picks.split('\n').flatMap(line => {
    const [decision = '', limits = '', cards = ''] = line.split('|').map(part => part.trim())
    const [least = 0, most = 0] = limits.split(' ').map(Number)
    return decision === '' ? [] : [{ ...statement(game, decision), least, most, cards: cards.split(' ') }]
  })
}

function nowOf(scene: Scene): Now {
  const time = Date.now()
  const moves = lines(scene.game, scene.moves)
  const picks = picksOf(scene)
  return {
    edition: 1,
    time,
    stage: scene.winners ? 'over' : 'playing',
    you: scene.you,
    host: false,
    seats: Array.from({ length: scene.players }, (_, index) =>
      index + 1 === scene.you
        ? { seat: index + 1, who: 'person' as const, name: scene.name ?? 'Ann', bot: null, away: false }
        : { seat: index + 1, who: 'bot' as const, name: null, bot: scene.bot ?? 'squire', away: false },
    ),
    position: lines(scene.game, scene.position),
    facts: lines(scene.game, scene.facts),
    question: scene.winners ? null : {
      kind: scene.window === null ? 'turn' : 'reaction',
      asked: scene.asked,
      may: [],
      opened: time,
      closes: scene.window === null ? null : time + scene.window,
      more_time: false,
      go_on: scene.goOn ?? false,
    },
    choices: moves.length + picks.length > 0 ? { must: true, moves, picks } : null,
    held: null,
    undo: false,
    clocks: null,
    winners: scene.winners ?? null,
    rematch: null,
    pace: 1000,
    ...(scene.absent === undefined ? {} : { absence: { seat: scene.absent, from: time - 1000, for_bot: [] } }),
  }
}

/** What was set moving. */
export interface Noted {
  zone: string
  face: string
  properties: string[]
  /** Where it set out, how large, and after how many milliseconds. */
  x: number
  y: number
  width: number
  waits: number
}

export class Staged {
  readonly complaints: string[] = []
  readonly wished: string[] = []
  /** Moves of which it was asked why not; here they are always allowed. */
  readonly doubted: string[] = []
  /** The rule by which whatever is decided is refused, if it is. */
  refusedBy: string | null = null
  private socket: WebSocketRoute | undefined
  private number = 1

  private constructor(
    readonly page: Page,
    private scene: Scene,
  ) {}

  static async open(browser: Browser, address: string, look: Look, scene: Scene): Promise<Staged> {
    const context = await browser.newContext({
      viewport: { width: look.width, height: look.height },
      colorScheme: look.scheme,
      reducedMotion: look.motion,
      hasTouch: look.width < 900,
      locale: look.locale ?? 'en-GB',
      // What keeps the page for later would fetch all of it for each test.
      serviceWorkers: 'block',
    })
    context.setDefaultTimeout(patience)
    const staged = new Staged(await context.newPage(), scene)
    await staged.listen({ ending: 0, fresh: 0, tips: 'off', ...look.wishes }, look.notes)
    await staged.page.goto(`${address}/#/table/staged`)
    await staged.page.locator('[data-stage="playing"], [data-stage="over"]').waitFor()
    await staged.page.evaluate(() => document.fonts.ready)
    await staged.settled()
    return staged
  }

  private async listen(wishes: object, notes: 'nothing' | undefined): Promise<void> {
    this.page.on('pageerror', error => this.complaints.push(`error: ${error.message}`))
    this.page.on('console', message => {
      if (message.type() === 'error') this.complaints.push(`console: ${message.text()}`)
    })
    await this.page.addInitScript(({ wishes, notes }) => {
      // An end is not held, and choices are taken at once; what is set moving is noted, however slow the machine.
      localStorage.setItem('hastilude.settings', JSON.stringify(wishes))
      if (notes === 'nothing') return
      const noted: Noted[] = []
      Object.assign(window, { noted })
      const animate = Element.prototype.animate
      Element.prototype.animate = function (frames, options) {
        const moved = animate.call(this, frames, options)
        const effect = moved.effect as KeyframeEffect
        const steps = effect.getKeyframes()
        // Where it sets out, how large, and after how long.
        const { x, y, width } = this.getBoundingClientRect()
        const leaves = steps.findLast(step => step['transform'] === steps[0]?.['transform'])?.computedOffset ?? 0
        const { zone = '', face = '' } = (this as HTMLElement).dataset
        noted.push({ zone, face, properties: steps.flatMap(step => Object.keys(step)), x, y, width, waits: leaves * Number(effect.getTiming().duration) })
        return moved
      }
    }, { wishes, notes })
    await this.page.routeWebSocket(/\/play$/, socket => {
      this.socket = socket
      socket.onMessage(text => this.answer(JSON.parse(String(text)) as Wished))
    })
  }

  private answer(message: Wished): void {
    if (message.type === 'hello') this.say({ type: 'welcome', protocol: 3, person: 'p1', name: 'Ann', time: Date.now() })
    if (message.type === 'watch') {
      const snapshot = this.snapshot()
      this.say(snapshot)
      const { absence } = snapshot.now
      const here = { online: this.scene.you === null ? [] : [this.scene.you], spectators: 0 }
      this.say({ type: 'presence', table: 'staged', ...here, ...(absence ? { absence } : {}) })
    }
    if (message.type === 'ping') this.say({ type: 'pong', time: Date.now() })
    if (message.type === 'act') this.wished.push(message.move ?? '')
    if (message.type === 'go_on') this.wished.push('go on')
    if (message.type === 'why') this.doubted.push(message.move ?? '')
    if (message.type === 'vote') this.wished.push(`vote ${message.remedy} @${message.seat}`)
    if (message.type === 'act' && this.refusedBy !== null) return this.say({ type: 'refused', table: 'staged', id: message.id ?? '', code: 'illegal', rule: this.refusedBy })
    if (message.id !== undefined) this.say({ type: 'done', table: 'staged', id: message.id, number: this.number })
  }

  private say(message: FromServer): void {
    this.socket?.send(JSON.stringify(said(message)))
  }

  private snapshot(): Snapshot {
    const { game, players, clock = null } = this.scene
    const windows = { reaction: 4000, offer: 8000, ransom: 0, pace: 500 }
    const info = { game, players, options: this.scene.options ?? {}, private: true, windows, clock, invitation: null }
    return { type: 'snapshot', table: 'staged', number: this.number, info, lines: lines(game, this.scene.lines ?? ''), now: nowOf(this.scene), chat: [] }
  }

  /** The server says whether it can keep anything. */
  storing(works: boolean): void {
    this.say({ type: 'storing', works })
  }

  /** The same table stands otherwise, without a word how it came. */
  async restage(scene: Scene): Promise<void> {
    this.scene = scene
    this.number++
    this.say(this.snapshot())
    await this.caughtUp()
    await this.settled()
  }

  /** The table changes: what was played, and how it stands then. */
  async plays(played: string, change: Partial<Scene>): Promise<void> {
    this.send(played, change)
    await this.caughtUp()
  }

  /** The same, without waiting for the page to show it. */
  send(played: string, change: Partial<Scene>): void {
    this.number++
    const now = nowOf({ ...this.scene, ...change })
    const event: TableEvent = { type: 'event', table: 'staged', number: this.number, kind: 'played', lines: lines(this.scene.game, played), now }
    this.say(event)
  }

  /** Somebody takes his move back: so many lines are left. */
  async takesBack(left: number): Promise<void> {
    this.number++
    this.say({ type: 'event', table: 'staged', number: this.number, kind: 'undone', back_to: left, lines: [], now: nowOf(this.scene) })
    await this.caughtUp()
  }

  async caughtUp(): Promise<void> {
    await this.page.locator(`[data-number="${this.number}"]`).waitFor()
  }

  /** Until the next frame is painted, before which whatever is to move has set out. */
  async painted(): Promise<void> {
    await this.page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  }

  /** Until all of the table is there and nothing of it moves any more. */
  settled(): Promise<void> {
    return settled(this.page)
  }

  async leave(): Promise<void> {
    await this.page.context().close()
  }
}
