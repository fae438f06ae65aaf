// What a client and the server say to each other (docs/protocol.md). Made from src/wire/schema.json by
// wire-types.mjs: change the schema, then run `npm run types`.

/** One thing that a line names; a game's own sorts of thing stand last. */
export type Term =
  | { seat: number }
  | { card: string | null; times?: number }
  | { place: number }
  | { number: number }
  | { word: string }
  | { none: true }
  | { castle: 'k5' | 'k6' | 'k7a' | 'k7b' | 'k10' }
  | { blazon: number }
  | { color: 'purple' | 'red' | 'blue' | 'yellow' | 'green' }

/** The same of a position, or of what follows from it, which nobody says to the server. */
export type Fact = { kind: string; args: Term[] }

/** A line as data, as a client keeps it and programs print it. `seat` stands where the line is a decision. */
export type Statement = { text: string; kind: string; seat?: number; args: Term[] }

/** Any `least` to `most` of these cards, in this order, after this text, are a legal move. */
export type Pick = {
  text: string
  kind: string
  seat?: number
  args: Term[]
  least: number
  most: number
  cards: string[]
}

export type Choices = { must: boolean; moves: Statement[]; picks: Pick[] }

/** Any `least` to `most` of these cards, in this order, after this move, are a legal one. */
export type SaidPick = { move: string; least: number; most: number; cards: string }

export type SaidChoices = { must: boolean; moves: string[]; picks?: SaidPick[] }

export type SaidQuestion = {
  kind: 'turn' | 'reaction' | 'offer'
  asked: number[]
  may?: number[]
  opened: number
  closes?: number
  more_time?: true
  go_on?: true
}

/** Who sits where; `away` is a person for whom a bot plays. */
export type Seat = {
  seat: number
  who: 'person' | 'bot' | 'empty'
  name: string | null
  bot: string | null
  away: boolean
}

export type Places = Seat[]

export type Stage = 'waiting' | 'sealing' | 'playing' | 'over' | 'closed'

export type ClockSetting = { total: number; increment: number }

export type Windows = { reaction: number; offer: number; ransom: number; pace: number }

/** How long others wait for somebody: who is not here, who is here and does nothing. */
export type Patience = { absent: number; silent: number }

export type Info = {
  game: string
  players: number
  options: { [key: string]: string }
  private: boolean
  windows: Windows
  clock: ClockSetting | null
  patience?: Patience
  invitation: string | null
}

export type Clock = { seat: number; left: number; running: boolean }

/** At a place, from 0, so many facts go, and these come. */
export type SaidEdit = [number, number, ...string[]]

/** What is not as it was in the edition `from`, or else in the one before; null where a member may be left out: it is gone. `absence` is told wherever somebody is waited for. */
export type SaidChanged = {
  from?: number
  edition: number
  time: number
  stage?: Stage
  seats?: Places
  position?: SaidEdit[]
  facts?: SaidEdit[]
  question?: SaidQuestion | null
  choices?: SaidChoices | null
  held?: string | null
  undo?: boolean
  clocks?: Clock[]
  winners?: number[] | null
  rematch?: string | null
  rematch_wanted?: number[] | null
  rematch_declined?: number[] | null
  absence?: SaidAbsence
  pace?: number
  hurried?: true | null
  share?: string | null
}

/** The table as it stands for this viewer. */
export type SaidNow = {
  edition: number
  time: number
  stage: Stage
  you: number | null
  host: boolean
  seats: Places
  position: string[]
  facts: string[]
  question: SaidQuestion | null
  choices: SaidChoices | null
  held: string | null
  undo: boolean
  clocks: Clock[] | null
  winners: number[] | null
  rematch: string | null
  rematch_wanted?: number[]
  rematch_declined?: number[]
  absence?: SaidAbsence
  pace: number
  hurried?: true
  share?: string
}

export type SaidAbsence = { seat: number; from: number; for_bot?: number[] }

export type ChatEntry = {
  id: number
  time: number
  seat: number | null
  name: string | null
  text: string
}

/** A person at whose table cards are sealed; null: not said, or not yet to be known. */
export type Contributor = { seat: number; commitment: string | null; contribution: string | null }

/** How the cards of a table are sealed (docs/fairness.md). */
export type Deal = {
  step: 'commit' | 'reveal' | 'dealt' | 'opened'
  until?: number
  awaited?: number[]
  terms: string
  commitment: string
  people: Contributor[]
  secret?: string
}

export type ClientHello = { type: 'hello'; protocol: 3; ticket: string; deals?: boolean }

export type ClientWatch = { type: 'watch'; table: string; from?: number }

export type ClientUnwatch = { type: 'unwatch'; table: string }

export type ClientEarlier = { type: 'earlier'; table: string; before: number }

export type ClientAct = {
  type: 'act'
  table: string
  id: string
  number: number
  move: string
}

export type ClientMoreTime = { type: 'more_time'; table: string; id: string; number: number }

export type ClientGoOn = { type: 'go_on'; table: string; id: string; number: number }

export type ClientPace = { type: 'pace'; table: string; id: string; pace: number }

export type ClientWhy = { type: 'why'; table: string; id: string; move: string }

export type ClientHint = { type: 'hint'; table: string; id: string; depth: number }

export type ClientUndo = { type: 'undo'; table: string; id: string; number: number }

export type ClientResign = { type: 'resign'; table: string; id: string }

export type ClientSit = { type: 'sit'; table: string; id: string; seat: number }

export type ClientLeave = { type: 'leave'; table: string; id: string }

export type ClientSeatBot = {
  type: 'seat_bot'
  table: string
  id: string
  seat: number
  bot: string
}

export type ClientClearSeat = { type: 'clear_seat'; table: string; id: string; seat: number }

export type ClientStart = { type: 'start'; table: string; id: string }

export type ClientCommit = { type: 'commit'; table: string; id: string; commitment: string }

export type ClientReveal = { type: 'reveal'; table: string; id: string; contribution: string }

export type ClientChat = { type: 'chat'; table: string; id: string; text: string }

export type ClientRematch = { type: 'rematch'; table: string; id: string }

export type ClientDeclineRematch = { type: 'decline_rematch'; table: string; id: string }

export type ClientShare = { type: 'share'; table: string; id: string; on: boolean }

export type ClientClose = { type: 'close'; table: string; id: string }

export type ClientDismiss = { type: 'dismiss'; table: string; id: string }

export type ClientVote = {
  type: 'vote'
  table: string
  id: string
  seat: number
  remedy: 'bot' | 'claim' | 'wait'
}

export type ClientPing = { type: 'ping' }

export type FromClient =
  | ClientHello
  | ClientWatch
  | ClientUnwatch
  | ClientEarlier
  | ClientAct
  | ClientMoreTime
  | ClientGoOn
  | ClientPace
  | ClientWhy
  | ClientHint
  | ClientUndo
  | ClientResign
  | ClientSit
  | ClientLeave
  | ClientSeatBot
  | ClientClearSeat
  | ClientStart
  | ClientCommit
  | ClientReveal
  | ClientChat
  | ClientRematch
  | ClientDeclineRematch
  | ClientShare
  | ClientClose
  | ClientDismiss
  | ClientVote
  | ClientPing

export type ServerWelcome = {
  type: 'welcome'
  protocol: 3
  person: string
  name: string | null
  time: number
}

export type SaidSnapshot = {
  type: 'snapshot'
  table: string
  number: number
  info: Info
  before?: number
  lines: string[]
  now: SaidNow
  deal?: Deal
  chat: ChatEntry[]
}

export type SaidEarlier = { type: 'earlier'; table: string; before?: number; lines: string[] }

export type EventKind = 'seats' | 'sealed' | 'committed' | 'revealing' | 'contributed' | 'begun' | 'played' | 'held' | 'more_time' | 'went_on' | 'paced' | 'undone' | 'outage' | 'over' | 'rematch' | 'shared' | 'absence' | 'closed'

export type SaidEvent = {
  type: 'event'
  table: string
  number: number
  kind: EventKind
  lines: string[]
  back_to?: number
  now?: SaidNow
  changed?: SaidChanged
  deal?: Deal
}

export type ServerDone = { type: 'done'; table: string; id: string; number: number }

export type Refused = {
  type: 'refused'
  table: string
  id: string
  code: string
  rule?: string
  subjects?: Term[]
}

/** What a bot thinks of an alternative: the move, or none where it would let the others go on; how often it was tried; how many of a thousand games it would win. And what the coach says of it: lines whose kind is the reason. */
export type SaidWeighed = { move: string[]; tries: number; wins: number; reasons: string[] }

export type SaidHint = {
  type: 'hint'
  table: string
  id: string
  alternatives: SaidWeighed[]
  reasons: string[]
}

export type ServerStale = { type: 'stale'; table: string; id: string; number: number }

export type SaidPresence = {
  type: 'presence'
  table: string
  online: number[]
  spectators: number
  absence?: SaidAbsence
}

export type ServerChat = { type: 'chat'; table: string; chat: ChatEntry }

export type ServerGone = { type: 'gone'; table: string; code: string }

export type ServerClosing = { type: 'closing'; after: number }

export type ServerStoring = { type: 'storing'; works: boolean }

export type ServerError = { type: 'error'; code: 'bad_message' | 'too_fast' | 'bad_ticket' | 'protocol'; about?: string }

export type ServerPong = { type: 'pong'; time: number }

export type Said =
  | ServerWelcome
  | SaidSnapshot
  | SaidEarlier
  | SaidEvent
  | ServerDone
  | Refused
  | SaidHint
  | ServerStale
  | SaidPresence
  | ServerChat
  | ServerGone
  | ServerClosing
  | ServerStoring
  | ServerError
  | ServerPong

export type RequestMe = { name?: string }

export type NewTable = {
  game: string
  players: number
  options?: { [key: string]: string | number }
  seats: string[]
  private?: boolean
  windows?: { reaction?: number; offer?: number; ransom?: number; pace?: number } | null
  clock?: { total: number; increment: number } | null
  patience?: { absent: number; silent: number } | null
}

export type RequestInvitations = { invitation: string }

export type RequestEnd = { where: 'here' | 'everywhere' }

export type AnswerEnd = {  }

export type Me = { person: string; name: string | null }

export type AnswerTicket = { ticket: string }

export type OptionOffer = { key: string; values: string[] } | { key: string; least: number; most: number; usual: number }

export type GameOffer = {
  game: string
  players: [number, number]
  options: OptionOffer[]
  bots: string[]
  windows: Windows
  patience: Patience
}

export type AnswerGames = GameOffer[]

/** A table in a list; `your_turn` and one's seat only where the list is of one's own. */
export type Listed = {
  table: string
  game: string
  players: number
  seats: Places
  stage: Stage
  host: string | null
  winners?: number[]
  ended?: number
  your_turn?: boolean
  you?: number
}

export type AnswerList = Listed[]

export type AnswerMine = Listed[]

export type AnswerBroken = { tables: string[] }

export type AnswerAddresses = { addresses: string[] }

export type AnswerTables = { table: string; invitation: string | null }

export type AnswerInvitations = { table: string }

export type AnswerFailure = { code: string; about?: string }
