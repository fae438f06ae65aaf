// What a game brings to the page: how a position is drawn, how its choices are pointed at, and its
// words. Everything else knows no game.
//
// The frame (table/) and the board (games/) share a screen that never scrolls:
//
//   wide   ┌──────────────┬──────┐    tall   ┌────────[≡]    short  ┌───────────┬──[≡]
//   ≥60rem │ board        │ side │           │ board   │            │ board     │ ask │
//   and    │              │      │           ├─────────┤            ├───────────┤     │
//   ≥28rem ├────────┬─────┤      │           │ hand    │            │ hand      │     │
//          │ hand   │ ask │      │           ├─────────┤            └───────────┴─────┘
//          └────────┴─────┴──────┘           │ ask     │            (a phone held sideways,
//                                            └─────────┘             or a page at 200 %)
//
// - `Board` fills the area `board`, `Hand` the area `hand`; each area is a size container of that name:
//   `@container board (width < 30rem)`, and cqw and cqh are hundredths of it. Neither asks the window.
//   About this large: 1280×800 → board 1000×600, hand 664×200; 1366×650 → 1086×474, 750×176;
//   390×844 → 390×511, 390×152; 360×740 → 360×443, 360×133; 844×390 → 650×302, 650×88;
//   640×400 (200 %) → 446×312, 446×88. Who watches has no hand: the board has its room too.
// - The board draws all seats (also the viewer's own), displays, piles, what lies between the players,
//   the name of the game and what is played for, and what happens. Everything needed to decide is in
//   view at these sizes with the most players; what must scroll (old discards) does so inside the board,
//   and can be reached by keyboard. A `tall` screen has the menu's button over the board's upper right corner:
//   keep --corner (3rem there, else 0) square free. The hand may be overlapped by nothing, but may
//   itself rise over the board's lower edge; it may also hold the viewer's own arms and marks. Its ground goes on
//   under what is asked: by --beside at its right and --before at its left (class `ground` of app.css).
// - The frame draws what is asked and its answers (`ask`: one place that does not move), the timer of a
//   window, the chronicle and talk (`side`: a column when wide, else a drawer), the menu, help, settings,
//   and the reason when something ends. A board may draw the window's timer once more (ui/Timer.svelte).
// - What can be pointed at is a `CardFrame` (a card; give it `place` in the viewer's own hand, so that keys and
//   picking work), or a `Target` (anything else), each with the `step` that `steps()` names. Both carry
//   `data-zone` and `data-face` for what moves. Lit ones are stops of Tab; arrows go through all others,
//   which explain themselves. At least 24 px to point at, 44 on touch. `HandRow` lays out a hand so:
//   it gives each card its width as --w and overlaps them as little as there is room for.
// - Colours are variables of art/ made with light-dark(): the reader chooses light or dark, so no media
//   query for it. Movement asks `settings.still` (ui/settings.svelte.ts), which also knows the system's wish; in
//   style sheets :root[data-still] has it. Larger cards: :root[data-cards='large'] scales --card-scale.
import type { Component } from 'svelte'
import type { Sound } from '../art/sound'
import type { Tincture } from '../art/tinctures'
import type { Choices, Fact, Info, Pick, Seat, Statement } from '../wire/types'
import { t, type Args } from '../texts/texts'
import { botName, personName } from '../ui/names'
import type { Group } from './choose'
import type { TableUi } from './ui.svelte'

/** Who is who, for sentences. */
export class Names {
  /** The same as long as the names are. */
  readonly key: string

  constructor(
    readonly you: number | null,
    private readonly seats: readonly Seat[],
  ) {
    this.key = JSON.stringify([you, seats.map(one => [one.seat, one.name, one.bot])])
  }

  is(seat: number): boolean {
    return seat === this.you
  }

  /** His name, also for oneself. */
  of(seat: number): string {
    const named = this.seats.find(one => one.seat === seat)
    if (named?.name) return personName(named.name)
    if (named?.bot) return botName(named.bot, seat)
    return t('seat-name', { seat })
  }

  // Sentences are written whole in each language, with selectors for whether the reader is meant.

  /** Who does it. */
  subject(seat: number): Args {
    return { who: this.of(seat), you: this.tells(seat) }
  }

  /** To whom it is done. */
  target(seat: number): Args {
    return { target: this.of(seat), hit: this.tells(seat) }
  }

  /** Whose it is. */
  owner(seat: number): Args {
    return { whose: this.of(seat), own: this.tells(seat) }
  }

  private tells(seat: number): 'yes' | 'no' {
    return this.is(seat) ? 'yes' : 'no'
  }
}

/** What was agreed on at a table. */
export type Options = Info['options']

/** How loud a line of the log is. */
export type Weight = 'plain' | 'quiet' | 'chapter'

export interface Sentence {
  text: string
  weight: Weight
  /** The cards it tells of, shown as small pictures beside it. */
  cards?: readonly string[]
  /** The rule by which it happened. */
  rule?: string
}

/** A sentence to be said in whatever language is spoken when it is shown. */
export type Says = () => Sentence

/** Why a round, a tournament or the game has ended, while its last picture is held. */
export interface Ending {
  title: string
  reasons: readonly string[]
}

/** What came before some lines, as far as the reader saw it come. */
export interface Past {
  lines(): readonly Statement[]
  /** What a face's `worth` said of a line when it was played. */
  worth(line: Statement): number | undefined
}

/** What the reader has pointed at so far. */
export interface Chosen {
  taken: readonly string[]
  cards: readonly string[]
}

/** Something won on the way to the end: a round, a token, a castle. */
export interface Deed {
  seat: number | null
  tincture: Tincture
  text: string
}

/** A choice of which part is told by the cards' own pictures. */
export interface Pictured {
  text: string
  /** Where many of the kind stand beside each other: what tells them apart. */
  brief: string
  cards: readonly string[]
  /** Whose badge is shown beside them. */
  badge?: number | null
}

export interface Drawing {
  position: readonly Fact[]
  facts: readonly Fact[]
  info: Info
  you: number | null
}

export interface Face<View = unknown> {
  /** The position as this game's board wants it. */
  view(drawing: Drawing): View
  /** What to point at, one after the other, to choose this. */
  steps(choice: Statement | Pick, all: Choices, view: View): string[]
  /** A whole choice in words. */
  choice(move: Statement | Pick, view: View, names: Names): string
  /** One thing to point at, in words. */
  step(step: string, view: View, names: Names): string
  /** What pointing at this does with so many cards that are picked, where no sentence of every game says it. */
  picked?(step: string, count: number): string | null
  /** What is asked of the reader now. */
  prompt(view: View, choices: Choices, names: Names): string
  /** A line of the record as a sentence; null if it is not told. Which rule it carries out may depend on the options. */
  words(line: Statement, names: Names, options?: Options): Sentence | null
  /** Why some lines are not told, with the rule. */
  forgetful?(): { text: string; rule: string }
  card(card: string): string
  /** The key on the keyboard for a card of one's own hand; by its place if there is none. */
  key?(card: string): string
  /** What lets a question to several pass without asking, and the line with which such questions are over for a while ('turn': one's own turn). */
  letsPass?: { move: string; until: string }
  /** A move, in the notation, that pointing at this would mean; asked about where it is not allowed. Null: there is none. */
  attempt?(step: string, view: View, chosen: Chosen): string | null
  /** A choice that is listed in words though it begins with a card of the hand. */
  spoken?(move: Statement): boolean
  /** A choice whose cards are shown instead of told: words that stand in what `choice` says, and the cards. */
  pictured?(move: Statement, view: View, names: Names): Pictured | null
  /** The same of one thing to point at, where many stand beside each other. */
  pointedAt?(step: string, view: View, names: Names): Pictured | null
  /** What this has in common with other things to point at: one answer stands for all of them where there is no room for each. */
  group?(step: string, view: View, names: Names): Group | null
  /** A choice that, where there is no other such among all, is most often what is meant. */
  meant?(move: Statement, all: readonly Statement[]): boolean
  /** The cloth of what is most often meant; red, if the game says nothing. */
  tincture?(view: View): Tincture | null
  /** A choice to ask about once more, since it gives much up and cannot be taken back. */
  grave?(move: Statement | Pick): boolean
  /** What came of these new lines, as far as they do not say it themselves: "You lose red 5". */
  effects?(before: View, after: View, lines: readonly Statement[], names: Names): Says[]
  /** What those who see the table see of it after new lines, for those who do not: the distance, points. */
  shows?(before: View, after: View, lines: readonly Statement[], names: Names): Says[]
  /**
   * Whether these new lines end something whose picture is worth holding, and why; `before` is what was seen
   * last. While it is held, `ui.ending` has the lines and the board is given `before`.
   */
  ending?(lines: readonly Statement[], before: View, names: Names, past: Past): Ending | null
  /** A figure of a line that can be told only from what lay there before it, kept until something ends. */
  worth?(line: Statement, before: View): number | undefined
  /** What was won by whom, in order, for the picture of the end. */
  story?(lines: readonly Statement[], names: Names): Deed[]
  /** What counts in the end: points, tokens, touches. */
  tally?(view: View, seat: number): number
  /** What new lines sound like; cards, if it says nothing. */
  sounds?(lines: readonly Statement[]): Sound[]
  /** The key of the help page that explains what this step points at. */
  helpKey(step: string): string | null
  /** What its drawings use by name; the board mounts it itself, other pages do before they show a card. */
  Symbols?: Component
  Board: Component<{ ui: TableUi; view: View }>
  /** The viewer's own cards, which stay within sight. */
  Hand: Component<{ ui: TableUi; view: View }>
  /** Who has won, as a picture that fills its box; moves only where things may move. */
  Triumph?: Component<{ ui: TableUi; view: View; winners: readonly number[] }>
  /** What a seat is known by, drawn about its middle, 60 × 78, in an SVG; his arms, if the game says nothing. */
  Badge?: Component<{ seat: number }>
  /** A card about as high as a line of the chronicle; says nothing to a screen reader. */
  Mini?: Component<{ card: string }>
  /** A card as large as it is shown with its rule beside it, in a box of its proportions; nothing if it is none. */
  Large?: Component<{ card: string }>
}
