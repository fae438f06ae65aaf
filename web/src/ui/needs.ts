// What the parts of ui/ need of whoever shows them; the page of a table brings it all (TableUi).
import type { TableState } from '../wire/stream'

/** Something whose things can be pointed at, one after the other, to choose a move. */
export interface Pointing {
  /** Pointing at this goes on with a choice. */
  isLit(step: string): boolean
  isTaken(step: string): boolean
  /** Whether a hint points at this step, or place in the hand. */
  isHinted(what: string | number | undefined): boolean
  choose(step: string): void
  /** Undoes the last step. */
  cancel(): void
  /** Whether it can be asked why this is not lit; and to ask it, false if there is nothing to ask. */
  canAsk(step: string | undefined): boolean
  askWhyNot(step: string | undefined): boolean
}

/** A hand from which cards are chosen by key, or picked several at a time. */
export interface Picking {
  readonly picks: readonly unknown[]
  /** The places in the hand of what is picked. */
  readonly picked: readonly number[]
  canPick(place: number): boolean
  togglePick(place: number): void
  handKey(place: number): string
}

/** Something that explains cards. */
export interface Explaining {
  explain(key: string | null): void
  explainCard(card: string): void
}

/** A table with people at it. */
export interface Seated {
  readonly state: TableState
  readonly names: { is(seat: number): boolean; of(seat: number): string }
}
