// The last card that was offered or given up, as the chronicle tells it: what the market shows while nothing is dealt in.
import { cardsOf, seatOf } from '../../wire/terms'
import type { LineList } from '../../wire/lines'

export interface Dealing {
  /** Who drew the card and did not keep it. */
  seat: number
  /** null: the chronicle does not go back far enough to say. */
  card: string | null
  /** traded: for what `other` gave; refused: nobody got it; given-up: nobody was asked. */
  came: 'traded' | 'refused' | 'given-up'
  other: number | null
  /** What was given for it; null for who may not know. */
  given: string | null
}

/** The first of two that is not the one that was kept. */
function otherCard(drawn: readonly (string | null)[], kept: string | null): string | null {
  const place = drawn.indexOf(kept)
  return drawn.find((_, index) => index !== place) ?? null
}

/** The card that lay there beside what this seat kept, before this line. */
function leftOver(lines: LineList, end: number): string | null {
  const last = (kind: string) => lines.findLast((line, index) => index < end && line.kind === kind)
  const [draw, keep] = [last('draw'), last('keep')]
  return draw && keep ? otherCard(cardsOf(draw.args), cardsOf(keep.args)[0] ?? null) : null
}

/** What came of an offer. */
function answered(lines: LineList, offer: number): Pick<Dealing, 'came' | 'other' | 'given'> {
  const seat = lines.at(offer)!.seat
  const refused = { came: 'refused', other: null, given: null } as const
  for (const line of lines.slice(offer + 1)) {
    if (line.kind === 'offer' || line.kind === 'decline') continue
    if (line.kind !== 'accept' || line.seat !== seat) return refused
    const other = seatOf(line.args[0]) ?? null
    const gave = lines.findLast((one, index) => index > offer && one.kind === 'offer' && one.seat === other)
    return { came: 'traded', other, given: cardsOf(gave?.args ?? [])[0] ?? null }
  }
  // Where all have declined nobody is asked, and the next turn begins without a word.
  return refused
}

/** The last of them all; only sensible while none is open. */
export function lastDealing(lines: LineList): Dealing | null {
  const end = lines.findLastIndex(line => (line.kind === 'trade' || line.kind === 'discard') && line.seat !== undefined)
  if (end < 0) return null
  const line = lines.at(end)!
  const came = line.kind === 'discard' ? { came: 'given-up' as const, other: null, given: null } : answered(lines, end)
  return { seat: line.seat!, card: leftOver(lines, end), ...came }
}
