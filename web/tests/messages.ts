// Messages of the server, for tests: everything usual but what a test says.
import type { Now, Snapshot, Statement, TableEvent } from '../src/wire/types'

export function line(text: string): Statement {
  return { text, kind: text, args: [] }
}

export function now(given: Partial<Now> = {}): Now {
  return {
    edition: 1,
    time: 1000,
    stage: 'playing',
    you: 1,
    host: true,
    seats: [
      { seat: 1, who: 'person', name: 'Ann', bot: null, away: false },
      { seat: 2, who: 'bot', name: null, bot: 'page', away: false },
    ],
    position: [],
    facts: [],
    question: null,
    choices: null,
    held: null,
    undo: false,
    clocks: null,
    winners: null,
    rematch: null,
    pace: 1000,
    ...given,
  }
}

export function snapshot(given: Partial<Snapshot> = {}): Snapshot {
  return {
    type: 'snapshot',
    table: 't1',
    number: 1,
    info: {
      game: 'engarde',
      players: 2,
      options: {},
      private: true,
      windows: { reaction: 4000, offer: 4000, ransom: 4000, pace: 500 },
      clock: null,
      invitation: null,
    },
    lines: [],
    now: now(),
    chat: [],
    ...given,
  }
}

export function event(given: Partial<TableEvent> = {}): TableEvent {
  return { type: 'event', table: 't1', number: 2, kind: 'played', lines: [], ...given }
}
