// A position of En Garde as the board draws it.
import { about, cardsOf, find, numberOf, seatOf, wordOf } from '../../wire/terms'
import type { Term } from '../../wire/types'
import type { Drawing } from '../../table/face'

export interface Attack {
  card: string
  count: number
  advanced: boolean
}

export interface View {
  you: number | null
  turn: number | null
  /** The spaces of the two fencers. */
  strip: [number, number]
  hands: (string | null)[][]
  discard: (string | null)[]
  score: [number, number]
  target: number
  attack: Attack | null
  distance: number
  pile: number
}

export const spaces = 23

function pair(drawing: Drawing, kind: string, usual: [number, number]): [number, number] {
  const line = find(drawing.position, kind)
  return [numberOf(line?.args[0]) ?? usual[0], numberOf(line?.args[1]) ?? usual[1]]
}

function attack(drawing: Drawing): Attack | null {
  const term = find(drawing.position, 'attack')?.args
  const first = term?.[0]
  if (!first || !('card' in first) || first.card === null) return null
  return { card: first.card, count: first.times ?? 1, advanced: wordOf(term[1]) === 'advanced' }
}

export function view(drawing: Drawing): View {
  const { position, facts, info } = drawing
  const strip = pair(drawing, 'strip', [1, spaces])
  return {
    you: drawing.you,
    turn: seatOf(find(position, 'turn')?.args[0]) ?? null,
    strip,
    hands: [1, 2].map(seat => cardsOf(about(position, 'hand', seat)?.args ?? [])),
    discard: cardsOf(find(position, 'discard')?.args ?? []),
    score: pair(drawing, 'score', [0, 0]),
    target: Number(info.options['target'] ?? 5),
    attack: attack(drawing),
    distance: numberOf(find(facts, 'distance')?.args[0]) ?? strip[1] - strip[0],
    pile: numberOf(find(facts, 'pile')?.args[0]) ?? 0,
  }
}

/** A card of En Garde is its value. */
export function valueOf(term: Term | undefined): number | undefined {
  return term && 'card' in term && term.card !== null ? Number(term.card) : undefined
}

/** Where a step of this many spaces leads the seat; forward is towards the other fencer. */
export function landing(view: View, seat: number, steps: number): number {
  return seat === 1 ? view.strip[0] + steps : view.strip[1] - steps
}
