// A position of Ivanhoe as the board draws it.
import { about, all, cardsOf, find, nameOf, namesOf, numberOf, placeOf, seatOf } from '../../wire/terms'
import type { Fact, Term } from '../../wire/types'
import type { Drawing } from '../../table/face'

export const colors = ['purple', 'red', 'blue', 'yellow', 'green'] as const
export type Color = (typeof colors)[number]

export interface Player {
  seat: number
  hand: (string | null)[]
  display: string[]
  front: string[]
  tokens: string[]
  out: boolean
  total: number | null
  /** Cards that a stunned player may still add; null if he is not. */
  limit: number | null
  /** How much more would make his display the highest; null where it does not matter. */
  lead: number | null
}

/** A card of a display, by its place from 1. */
export interface Spot {
  seat: number
  place: number
}

/** A card on the table that others may still cancel. */
export interface Announced {
  card: string
  by: number
  targets: number[]
  /** The card of a display that it points at. */
  mark: Spot | null
  /** The colour that it would turn the tournament to. */
  color: Color | null
}

export interface View {
  you: number | null
  color: Color | null
  turn: number | null
  players: Player[]
  discard: string[]
  noPurple: boolean
  deck: number
  need: number
  announced: Announced | null
  /** By card: what it takes out of displays, if it is announced or could be. */
  takes: ReadonlyMap<string, readonly Spot[]>
  /** "keep", "return", "take": what is asked outside of a turn. */
  due: string | null
  /** Somebody has won the game. */
  over: boolean
}

function player(drawing: Drawing, seat: number): Player {
  const { position, facts } = drawing
  return {
    seat,
    hand: cardsOf(about(position, 'hand', seat)?.args ?? []),
    display: namesOf(about(position, 'display', seat)?.args ?? []),
    front: namesOf(about(position, 'front', seat)?.args ?? []),
    tokens: namesOf(about(position, 'tokens', seat)?.args ?? []),
    out: about(position, 'out', seat) !== undefined,
    total: numberOf(about(facts, 'total', seat)?.args[1]) ?? null,
    limit: numberOf(about(facts, 'limit', seat)?.args[1]) ?? null,
    lead: numberOf(about(facts, 'lead', seat)?.args[1]) ?? null,
  }
}

// "reaction @3 dodge @2 #1": who is asked, then the card and what it points at.
function announced(args: readonly Term[], by: number): Announced | null {
  const card = nameOf(args[2])
  if (nameOf(args[0]) !== 'reaction' || card === undefined) return null
  const rest = args.slice(3)
  const targets = rest.flatMap(term => seatOf(term) ?? [])
  const place = placeOf(rest.at(-1))
  const whose = targets[0] ?? by
  const color = colorOf(nameOf(rest[0]))
  return { card, by, targets, mark: place === undefined ? null : { seat: whose, place }, color }
}

// "takes charge @2 #1 #3", a line for each display.
function takes(facts: readonly Fact[]): Map<string, Spot[]> {
  const spots = new Map<string, Spot[]>()
  for (const { args } of all(facts, 'takes')) {
    const card = nameOf(args[0]) ?? ''
    const seat = seatOf(args[1]) ?? 0
    const named = args.slice(2).flatMap(term => placeOf(term) ?? [])
    spots.set(card, [...(spots.get(card) ?? []), ...named.map(place => ({ seat, place }))])
  }
  return spots
}

function colorOf(name: string | undefined): Color | null {
  return colors.find(color => color === name) ?? null
}

export function view(drawing: Drawing): View {
  const { position, facts, info } = drawing
  const turn = seatOf(find(position, 'turn')?.args[0]) ?? null
  const due = find(position, 'due')
  const kind = nameOf(due?.args[0]) ?? null
  const players = Array.from({ length: info.players }, (_, index) => player(drawing, index + 1))
  // Before the cards are dealt nobody is in the lists yet, and nobody has withdrawn.
  const begun = players.some(one => !one.out)
  return {
    you: drawing.you,
    color: colorOf(nameOf(find(position, 'color')?.args[0])),
    turn,
    players: begun ? players : players.map(one => ({ ...one, out: false })),
    discard: namesOf(find(position, 'discard')?.args ?? []),
    noPurple: all(position, 'last').length > 0,
    deck: numberOf(find(facts, 'deck')?.args[0]) ?? 0,
    need: numberOf(find(facts, 'need')?.args[0]) ?? 0,
    announced: due && turn !== null ? announced(due.args, turn) : null,
    takes: takes(facts),
    due: kind === 'reaction' ? null : kind,
    over: find(position, 'over') !== undefined,
  }
}

/** From the viewer's left round to the viewer himself, who sits in front. */
export function around(players: readonly Player[], you: number | null): Player[] {
  if (you === null) return [...players]
  return [...players.slice(you), ...players.slice(0, you)]
}

/** What goes out of displays by the card that is announced, or that the reader has taken up. */
export function doomed(view: View, taken: readonly string[]): readonly Spot[] {
  const { announced } = view
  if (announced) return [...(announced.mark ? [announced.mark] : []), ...(view.takes.get(announced.card) ?? [])]
  const card = taken[0]?.startsWith('card:') ? taken[0].slice('card:'.length) : ''
  return view.takes.get(card) ?? []
}
