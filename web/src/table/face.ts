// What a game brings to the page: how a position is drawn, how its choices are pointed at, and its
// words. Everything else knows no game.
import type { Component } from 'svelte'
import { characterOf } from '../art/bots'
import type { Choices, Info, Pick, Seat, Statement } from '../wire/types'
import { t, type Args } from '../texts/texts'
import type { TableUi } from './ui.svelte'

/** Who is who, for sentences. */
export class Names {
  constructor(
    readonly you: number | null,
    private readonly seats: readonly Seat[],
  ) {}

  is(seat: number): boolean {
    return seat === this.you
  }

  /** His name, also for oneself. */
  of(seat: number): string {
    const named = this.seats.find(one => one.seat === seat)
    if (named?.name) return named.name
    if (named?.bot) return characterOf(named.bot, seat).name
    return t('seat-name', { seat })
  }

  /** "you" or a name, inside a sentence. */
  object(seat: number): string {
    return this.is(seat) ? t('you-object') : this.of(seat)
  }

  /** The start of a sentence: who does it, and whether that is the reader. */
  subject(seat: number): Args {
    return { who: this.of(seat), you: this.is(seat) ? 'yes' : 'no' }
  }

  /** "your" or "Ann's". */
  possessive(seat: number): string {
    return this.is(seat) ? t('your') : t('possessive', { who: this.of(seat) })
  }
}

/** How loud a line of the log is. */
export type Weight = 'plain' | 'quiet' | 'chapter'

export interface Sentence {
  text: string
  weight: Weight
}

export interface Drawing {
  position: readonly Statement[]
  facts: readonly Statement[]
  info: Info
  you: number | null
}

export interface Face<View = unknown> {
  icon: string
  /** The position as this game's board wants it. */
  view(drawing: Drawing): View
  /** What to point at, one after the other, to choose this. */
  steps(choice: Statement | Pick, all: Choices, view: View): string[]
  /** A whole choice in words. */
  choice(move: Statement | Pick, view: View, names: Names): string
  /** One thing to point at, in words. */
  step(step: string, view: View, names: Names): string
  /** What is asked of the reader now. */
  prompt(view: View, choices: Choices, names: Names): string
  /** A line of the record as a sentence; null if it is not told. */
  words(line: Statement, names: Names): Sentence | null
  /** The lines that this game's rules let a player look back on. */
  remembered(lines: readonly Statement[], info: Info): readonly Statement[]
  card(card: string): string
  /** The key of the help page that explains what this step points at. */
  helpKey(step: string): string | null
  Board: Component<{ ui: TableUi; view: View }>
  /** The viewer's own cards, which stay within sight. */
  Hand: Component<{ ui: TableUi; view: View }>
}
