// A position of the castles as the board draws it.
import { about, all, blazonOf, cardsOf, castleOf, find, numberOf, seatOf, shown, wordOf, type CastleKey } from '../../wire/terms'
import type { Fact, Term } from '../../wire/types'
import type { Drawing } from '../../table/face'

export const castles = ['k5', 'k6', 'k7a', 'k7b', 'k10'] as const

/** C3: what is printed on each. */
const points: Record<CastleKey, number> = { k5: 5, k6: 6, k7a: 7, k7b: 7, k10: 10 }

export interface Castle {
  key: CastleKey
  points: number
  garrison: string[]
  /** Which lord's blazon stands on each space, from 1 on; null for none. */
  track: (number | null)[]
  control: number | null
  /** How many cards an attack needs. */
  least: number
  /** How many of them the reader's best army lacks; null for who holds no cards. */
  missing: number | null
}

export interface Player {
  seat: number
  hand: (string | null)[]
  prisoners: number[]
  reserve: number
  points: number
}

/** What somebody has answered to a trade or a ransom: cards, a prisoner, or nothing. */
export interface Answer {
  seat: number
  cards: (string | null)[]
  prisoner: number | null
}

export interface View {
  you: number | null
  turn: number | null
  castles: Castle[]
  players: Player[]
  lost: string[]
  pile: number
  passes: number
  /** "keep", "trade", "answer", "ransom", "advance", "place", "draw"; null: attack or pass. */
  phase: string | null
  /** The face-up cards of the draw that are still there. */
  drawn: string[]
  answers: Answer[]
  ransom: { seller: number; blazon: number } | null
  /** The castle just attacked. */
  attacked: CastleKey | null
}

/** What the line of this kind says of a castle. */
function said(lines: readonly Fact[], kind: string, castle: CastleKey): Term[] | undefined {
  return lines.find(line => line.kind === kind && castleOf(line.args[0]) === castle)?.args.slice(1)
}

function castle(drawing: Drawing, key: CastleKey): Castle {
  const { position, facts, info } = drawing
  const spaces = Number(info.options['track'] ?? 3)
  const track = said(position, 'track', key)?.map(term => blazonOf(term) ?? null)
  return {
    key,
    points: points[key],
    garrison: shown(said(position, 'garrison', key)),
    track: track ?? Array<number | null>(spaces).fill(null),
    control: seatOf(said(facts, 'control', key)?.[0]) ?? null,
    least: numberOf(said(facts, 'least', key)?.[0]) ?? 1,
    missing: numberOf(said(facts, 'missing', key)?.[0]) ?? null,
  }
}

function player(drawing: Drawing, seat: number): Player {
  const { position, facts } = drawing
  return {
    seat,
    hand: cardsOf(about(position, 'hand', seat)?.args ?? []),
    prisoners: (about(position, 'prisoner', seat)?.args ?? []).flatMap(term => blazonOf(term) ?? []),
    reserve: numberOf(about(facts, 'reserve', seat)?.args[1]) ?? 0,
    points: numberOf(about(facts, 'points', seat)?.args[1]) ?? 0,
  }
}

function answers(drawing: Drawing): Answer[] {
  const lines = [...all(drawing.position, 'offer'), ...all(drawing.position, 'bid')]
  return lines.flatMap(line => {
    const seat = seatOf(line.args[0])
    if (seat === undefined) return []
    const prisoner = blazonOf(line.args[1]) ?? null
    return [{ seat, cards: prisoner === null ? cardsOf(line.args.slice(1)) : [], prisoner }]
  })
}

export function view(drawing: Drawing): View {
  const { position, facts, info } = drawing
  const phase = find(position, 'phase')
  const kind = wordOf(phase?.args[0]) ?? null
  // Only "ransom @3 b1" names a seat.
  const seller = seatOf(phase?.args[1])
  const blazon = blazonOf(phase?.args[2])
  return {
    you: drawing.you,
    turn: seatOf(find(position, 'turn')?.args[0]) ?? (find(position, 'over') ? null : 1),
    castles: castles.map(key => castle(drawing, key)),
    players: Array.from({ length: info.players }, (_, index) => player(drawing, index + 1)),
    lost: shown(find(position, 'lost')?.args),
    pile: numberOf(find(facts, 'pile')?.args[0]) ?? 0,
    passes: numberOf(find(position, 'passes')?.args[0]) ?? 0,
    phase: kind,
    drawn: shown(phase?.args),
    answers: answers(drawing),
    ransom: seller !== undefined && blazon !== undefined ? { seller, blazon } : null,
    attacked: castleOf(phase?.args[1]) ?? null,
  }
}
