// Reading statements: by their data, never by their text.
import type { Fact, Term } from './types'

export function seatOf(term: Term | undefined): number | undefined {
  return term && 'seat' in term ? term.seat : undefined
}

/** The cards of a list of terms, each as often as it stands there; null for a hidden one. */
export function cardsOf(terms: readonly Term[]): (string | null)[] {
  return terms.flatMap(term => ('card' in term ? Array<string | null>(term.times ?? 1).fill(term.card) : []))
}

/** The cards of a list of terms, as far as they may be seen. */
export function shown(terms: readonly Term[] | undefined): string[] {
  return cardsOf(terms ?? []).filter(card => card !== null)
}

export function numberOf(term: Term | undefined): number | undefined {
  return term && 'number' in term ? term.number : undefined
}

/** What is called by a name: a card that may be seen, a castle, a colour, or just a word. */
export function nameOf(term: Term | undefined): string | undefined {
  if (!term) return undefined
  if ('word' in term) return term.word
  if ('castle' in term) return term.castle
  if ('color' in term) return term.color
  if ('card' in term && term.card !== null) return term.card
  return undefined
}

export function wordOf(term: Term | undefined): string | undefined {
  return term && 'word' in term ? term.word : undefined
}

export type CastleKey = Extract<Term, { castle: unknown }>['castle']

export function castleOf(term: Term | undefined): CastleKey | undefined {
  return term && 'castle' in term ? term.castle : undefined
}

/** Whose blazon it is. */
export function blazonOf(term: Term | undefined): number | undefined {
  return term && 'blazon' in term ? term.blazon : undefined
}

export function placeOf(term: Term | undefined): number | undefined {
  return term && 'place' in term ? term.place : undefined
}

export function namesOf(terms: readonly Term[]): string[] {
  return terms.flatMap(term => {
    const name = nameOf(term)
    return name === undefined ? [] : Array<string>('card' in term ? (term.times ?? 1) : 1).fill(name)
  })
}

export function find<Line extends Fact>(statements: readonly Line[], kind: string): Line | undefined {
  return statements.find(statement => statement.kind === kind)
}

export function all<Line extends Fact>(statements: readonly Line[], kind: string): Line[] {
  return statements.filter(statement => statement.kind === kind)
}

/** The statement of this kind about this seat (`hand @2 …`). */
export function about<Line extends Fact>(statements: readonly Line[], kind: string, seat: number): Line | undefined {
  return statements.find(statement => statement.kind === kind && seatOf(statement.args[0]) === seat)
}
