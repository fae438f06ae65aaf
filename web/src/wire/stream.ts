// One table as this viewer has been told of it: a value, and how a message changes it.
import { Lines } from './lines'
import type { Changed, ChatEntry, Deal, Earlier, Edit, Fact, Info, Now, Presence, Snapshot, Statement, TableEvent } from './types'

export interface TableState {
  number: number
  info: Info
  lines: Lines
  /** How many lines come before these; of a long record the latest are sent first. */
  before: number
  now: Now
  /** How the cards were or are being drawn; null: nobody sealed them. */
  deal: Deal | null
  chat: ChatEntry[]
  online: number[]
  spectators: number
  /** What the last message added, for the voice that says what happened. */
  fresh: Statement[]
  /** The kind of the last event, or null after a snapshot. */
  last: TableEvent['kind'] | null
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead: number
}

/** What to do with an event: it was used, it was known already, or something before it is missing. */
export type Step = { state: TableState; is: 'used' | 'known' } | { is: 'gap' }

export function fromSnapshot(message: Snapshot, before: TableState | undefined, clock: number): TableState {
  return {
    number: message.number,
    info: message.info,
    lines: Lines.of(message.lines),
    before: message.before ?? 0,
    now: message.now,
    deal: message.deal ?? null,
    chat: message.chat,
    online: before?.online ?? [],
    spectators: before?.spectators ?? 0,
    fresh: [],
    last: null,
    ahead: message.now.time - clock,
  }
}

const mayBeMissing = ['rematch_wanted', 'rematch_declined', 'absence', 'hurried', 'share'] as const

function edited(facts: Fact[], edits: Edit[] | undefined): Fact[] {
  if (!edits) return facts
  const after = [...facts]
  for (const [place, gone, ...put] of edits) after.splice(place, gone, ...put)
  return after
}

/** How it stands after what has changed, all else being the same values; undefined: that builds on another edition. */
function withChanges(now: Now, { from, ...changed }: Changed): Now | undefined {
  if (from !== now.edition) return undefined
  const facts = { position: edited(now.position, changed.position), facts: edited(now.facts, changed.facts) }
  const after: Record<string, unknown> = { ...now, ...changed, ...facts }
  for (const key of mayBeMissing) if (after[key] === null) delete after[key]
  return after as Now
}

export function withEvent(state: TableState, event: TableEvent, clock: number): Step {
  // What is told again says how the table stands by now.
  if (event.number === state.number && event.now) return { state: { ...state, now: event.now }, is: 'known' }
  if (event.number <= state.number) return { state, is: 'known' }
  const now = event.changed ? withChanges(state.now, event.changed) : (event.now ?? state.now)
  if (event.number > state.number + 1 || !now) return { is: 'gap' }
  const left = event.back_to ?? state.before + state.lines.length
  const before = Math.min(state.before, left)
  return {
    is: 'used',
    state: {
      ...state,
      number: event.number,
      lines: state.lines.followed(left - before, event.lines),
      before,
      now,
      deal: event.deal ?? state.deal,
      fresh: event.lines,
      last: event.kind,
      ahead: now === state.now ? state.ahead : now.time - clock,
    },
  }
}

/** Lines that lie before those that are known; any others were asked for too long ago. */
export function withEarlier(state: TableState, message: Earlier): TableState {
  const before = message.before ?? 0
  if (state.before === 0 || before + message.lines.length !== state.before) return state
  return { ...state, before, lines: Lines.of([...message.lines, ...state.lines]) }
}

export function withChat(state: TableState, entry: ChatEntry): TableState {
  if (state.chat.some(known => known.id === entry.id)) return state
  return { ...state, chat: [...state.chat, entry].sort((a, b) => a.id - b.id) }
}

export function withPresence(state: TableState, message: Presence): TableState {
  const { absence: _, ...now } = state.now
  return {
    ...state,
    online: message.online,
    spectators: message.spectators,
    now: message.absence ? { ...now, absence: message.absence } : now,
  }
}

/** Where to go on after the line was cut: the first number not seen, or 0 for all there is. */
export function resumeFrom(state: TableState | undefined): number {
  return state ? state.number + 1 : 0
}
