// What the page and the server say to each other: docs/protocol.md, version 1.

export const protocol = 1

export type Term =
  | { seat: number }
  | { card: string | null; times?: number }
  | { place: number }
  | { number: number }
  | { word: string }
  | { none: true }

/** One line of the notation as data. `seat` stands where the line is a decision. */
export interface Statement {
  text: string
  kind: string
  seat?: number
  args: Term[]
}

/** Any `least` to `most` of these cards, in this order, after this text, are a legal move. */
export interface Pick {
  text: string
  kind: string
  seat?: number
  args: Term[]
  least: number
  most: number
  cards: string[]
}

export interface Choices {
  must: boolean
  moves: Statement[]
  picks: Pick[]
}

export interface Question {
  kind: 'turn' | 'reaction' | 'offer'
  asked: number[]
  may: number[]
  opened: number
  closes: number | null
  more_time: boolean
}

export interface Seat {
  seat: number
  who: 'person' | 'bot' | 'empty'
  name: string | null
  bot: string | null
  away: boolean
}

export interface Clock {
  seat: number
  left: number
  running: boolean
}

export type Stage = 'waiting' | 'playing' | 'over'

/** The table as it stands for this viewer. */
export interface Now {
  time: number
  stage: Stage
  you: number | null
  host: boolean
  seats: Seat[]
  position: Statement[]
  facts: Statement[]
  question: Question | null
  choices: Choices | null
  held: string | null
  undo: boolean
  clocks: Clock[] | null
  winners: number[] | null
  rematch: string | null
}

export interface Windows {
  reaction: number
  offer: number
  ransom: number
  pace: number
}

export interface ClockSetting {
  total: number
  increment: number
}

export interface Info {
  game: string
  players: number
  options: Record<string, string>
  private: boolean
  windows: Windows
  clock: ClockSetting | null
  invitation: string | null
}

export interface ChatEntry {
  id: number
  time: number
  seat: number | null
  name: string
  text: string
}

export type EventKind =
  | 'seats'
  | 'begun'
  | 'played'
  | 'held'
  | 'more_time'
  | 'undone'
  | 'outage'
  | 'over'
  | 'rematch'

export interface Snapshot {
  type: 'snapshot'
  table: string
  number: number
  info: Info
  lines: Statement[]
  now: Now
  chat: ChatEntry[]
}

export interface TableEvent {
  type: 'event'
  table: string
  number: number
  kind: EventKind
  lines: Statement[]
  back_to?: number
  now?: Now
}

export interface Presence {
  type: 'presence'
  table: string
  online: number[]
  spectators: number
}

export interface Refused {
  type: 'refused'
  table: string
  id: string
  code: string
  rule?: string
  subjects?: Term[]
}

export type FromServer =
  | { type: 'welcome'; protocol: number; person: string; name: string; time: number }
  | Snapshot
  | TableEvent
  | { type: 'done'; table: string; id: string; number: number }
  | Refused
  | { type: 'stale'; table: string; id: string; number: number }
  | Presence
  | { type: 'chat'; table: string; chat: ChatEntry }
  | { type: 'gone'; table: string; code: string }
  | { type: 'closing'; after: number }
  | { type: 'error'; code: string; about?: string }
  | { type: 'pong'; time: number }

/** A wish is answered by `done`, `refused` or `stale` with the same id. */
export type Wish =
  | { type: 'act'; number: number; move: string }
  | { type: 'more_time'; number: number }
  | { type: 'undo'; number: number }
  | { type: 'resign' }
  | { type: 'sit'; seat: number }
  | { type: 'leave' }
  | { type: 'seat_bot'; seat: number; bot: string }
  | { type: 'clear_seat'; seat: number }
  | { type: 'start' }
  | { type: 'chat'; text: string }
  | { type: 'rematch' }

export type FromPage =
  | { type: 'hello'; protocol: number; ticket: string }
  | { type: 'watch'; table: string; from?: number }
  | { type: 'unwatch'; table: string }
  | (Wish & { table: string; id: string })
  | { type: 'ping' }

// Lists and tables, over HTTP.

export interface Me {
  person: string
  name: string
}

export type OptionOffer =
  | { key: string; values: string[] }
  | { key: string; least: number; most: number; usual: number }

export interface GameOffer {
  game: string
  players: [number, number]
  options: OptionOffer[]
  bots: string[]
}

export interface Listed {
  table: string
  game: string
  players: number
  seats: Seat[]
  stage: Stage
  host: string
  your_turn?: boolean
}

export interface NewTable {
  game: string
  players: number
  options?: Record<string, string>
  seats: string[]
  private?: boolean
  windows?: Partial<Windows>
  clock?: ClockSetting
}
