// A game that is looked back on: where in it we are, in whose eyes, and how we go on. The engine computes every position.
import { device } from '../engine/device'
import { readEvent, readSnapshot } from '../wire/read'
import { fromSnapshot, withEvent, type TableState } from '../wire/stream'
import { has } from '../texts/texts'
import type { SaidEvent, SaidSnapshot, Seat, Statement } from '../wire/types'

/** A seat's eyes; 0: what lies open; -1: everything. */
export type Eyes = number
export const everything = -1

/** Cards that a seat knew of, though they did not lie open to it: so many of those that lie there. */
export interface Known {
  kind: string
  seat?: number
  cards: string[]
  of: number
}

/** How a game is played on: from which seat, against which bots, with which hidden cards. */
export interface PlayOn {
  seat: number
  bot: string
  cards: 'same' | 'anew'
}

interface Summary {
  game: string
  players: number
  lines: number
  /** How many games the text has from which it was read. */
  records: number
}

export class Lookback {
  at = $state(0)
  eyes = $state<Eyes>(everything)
  /** All lines in these eyes, for the table of contents. */
  contents = $state.raw<readonly Statement[]>([])
  private wanted = 0
  private busy = false

  private constructor(
    readonly summary: Summary,
    readonly which: number,
    private state: TableState,
    private readonly show: (state: TableState) => void,
  ) {}

  /** One of the games of a text, counted from 0. */
  static async open(text: string, which: number, at: number | null, show: (state: TableState) => void): Promise<Lookback> {
    const summary = JSON.parse(await device.ask({ path: 'replay', text, which })) as Summary
    const first = Math.min(at ?? 0, summary.lines)
    const lookback = new Lookback(summary, which, await stateAt(first, everything), show)
    lookback.at = lookback.wanted = first
    lookback.contents = (await stateAt(summary.lines, everything)).lines.slice()
    show(lookback.state)
    return lookback
  }

  get lines(): number {
    return this.summary.lines
  }

  /** The latest wish counts: a slider is quicker than any engine. */
  async go(to: number): Promise<void> {
    this.at = this.wanted = Math.max(0, Math.min(this.lines, to))
    if (this.busy) return
    this.busy = true
    try {
      while (this.state.lines.length !== this.wanted) await this.step(this.wanted)
    } finally {
      this.busy = false
    }
  }

  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes
    const state = await stateAt(this.at, eyes)
    const contents = (await stateAt(this.lines, eyes)).lines.slice()
    if (this.eyes !== eyes) return
    this.state = state
    this.contents = contents
    this.show(this.state)
    // We may have gone on meanwhile.
    await this.go(this.wanted)
  }

  /** What these eyes knew here of cards that they did not see. */
  async known(seat: number): Promise<Known[]> {
    return JSON.parse(await device.ask({ path: 'replay_known', at: this.at, seat })) as Known[]
  }

  /** A table of this device that goes on from here; its name. */
  async playOn(wanted: PlayOn): Promise<string> {
    return (JSON.parse(await device.ask({ path: 'play_on', at: this.at, ...wanted })) as { table: string }).table
  }

  private async step(to: number): Promise<void> {
    const before = this.state
    const from = before.lines.length
    const event = readEvent(JSON.parse(await device.ask({ path: 'replay_go', from, to, eyes: this.eyes })) as SaidEvent)
    // Other eyes look at it by now: what was told is of another state.
    if (this.state !== before) return
    const step = withEvent(this.state, { ...event, number: this.state.number + 1 }, 0)
    if (step.is !== 'used') return
    this.state = seated(step.state)
    this.show(this.state)
  }
}

// Who was there then is not told: everybody was.
async function stateAt(at: number, eyes: Eyes): Promise<TableState> {
  const said = JSON.parse(await device.ask({ path: 'replay_at', at, eyes })) as SaidSnapshot
  const state = fromSnapshot(readSnapshot(said), undefined, 0)
  return seated({ ...state, online: state.now.seats.map(one => one.seat) })
}

/** A record calls a bot by its kind; here it bears the name that it had at the table, in the language of the page. */
export function withBots(seats: readonly Seat[]): Seat[] {
  return seats.map(one => (one.name !== null && has(`bot-name-${one.name}-1`) ? { ...one, who: 'bot', name: null, bot: one.name } : one))
}

function seated(state: TableState): TableState {
  return { ...state, now: { ...state.now, seats: withBots(state.now.seats) } }
}
