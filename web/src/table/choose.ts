// Choosing a decision on the table itself. Each legal choice is a route: the things to point at,
// one after the other, each named by a key ("card:dodge", then "display:2:3"). What is lit is what
// some route names next. Knows no game: the faces make the routes.
import type { Choices, Pick, Statement } from '../wire/types'

export interface Route {
  steps: string[]
  /** One move; or cards to be picked freely within limits. */
  move: Statement | null
  pick: Pick | null
}

export interface Choosing {
  /** The steps taken so far. */
  taken: string[]
  /** In a pick: the places in the hand of the cards picked. */
  picked: number[]
  /** The group of answers that is looked into. */
  within?: string | null
}

export const untouched: Choosing = { taken: [], picked: [] }

export function routesOf(
  choices: Choices | null,
  steps: (choice: Statement | Pick, all: Choices) => string[],
): Route[] {
  if (!choices) return []
  return [
    ...choices.moves.map(move => ({ steps: steps(move, choices), move, pick: null })),
    ...choices.picks.map(pick => ({ steps: steps(pick, choices), move: null, pick })),
  ]
}

/** The routes that go on from here. */
export function open(routes: readonly Route[], taken: readonly string[]): Route[] {
  return routes.filter(route => taken.every((step, index) => route.steps[index] === step))
}

export interface Branch {
  step: string
  routes: Route[]
}

/** What can be pointed at next, in the order of the choices. */
export function branches(routes: readonly Route[], taken: readonly string[]): Branch[] {
  const found = new Map<string, Route[]>()
  for (const route of open(routes, taken)) {
    const step = route.steps[taken.length]
    if (step === undefined) continue
    const known = found.get(step)
    if (known) known.push(route)
    else found.set(step, [route])
  }
  return [...found].map(([step, routes]) => ({ step, routes }))
}

/** What can be pointed at, but not yet: by each such step those of which one comes first. */
export function later(routes: readonly Route[], taken: readonly string[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { steps } of open(routes, taken)) {
    const first = steps[taken.length]
    if (first === undefined) continue
    for (const step of steps.slice(taken.length + 1)) found.set(step, (found.get(step) ?? new Set()).add(first))
  }
  return found
}

/** What to point at next on the way to a decision: something on the table, a card of the hand by its place, or whatever plays what is picked. */
export type Towards = { step: string } | { place: number } | { plays: true }

/** The next thing to point at for this decision, as it is sent; nothing if there is no way to it from here. */
export function towards(routes: readonly Route[], { taken, picked }: Choosing, decision: string, hand: readonly string[]): Towards | undefined {
  for (const { steps, move, pick } of open(routes, taken)) {
    const step = steps[taken.length]
    if (move?.text === decision) return step === undefined ? undefined : { step }
    const start = pick && `${pick.text} `
    if (!start || !decision.startsWith(start)) continue
    const cards = decision.slice(start.length).split(' ')
    for (const place of picked) cards.splice(cards.indexOf(hand[place]!), 1)
    const place = hand.findIndex((card, index) => card === cards[0] && !picked.includes(index))
    if (cards.length > 0) return place < 0 ? undefined : { place }
    return step === undefined ? { plays: true } : { step }
  }
  return undefined
}

/** One line of the list of choices: a whole move, or a step after which more is to be chosen. */
export interface Entry {
  key: string
  step: string
  move: Statement | null
}

/** The choices as a list: all moves if they are few, else what can be pointed at next. */
export function listed(routes: readonly Route[], taken: readonly string[], few: number): Entry[] {
  const next = branches(routes, taken)
  const ahead = next.flatMap(branch => branch.routes)
  if (ahead.length <= few && ahead.every(route => route.move)) {
    return ahead.map(route => ({ key: route.steps.join(' '), step: route.steps[taken.length]!, move: route.move }))
  }
  return next.map(({ step, routes }) => ({ key: step, step, move: routes.length === 1 ? (routes[0]!.move ?? null) : null }))
}

/** What several entries have in common: prisoners, cards of one player. */
export interface Group {
  key: string
  label: string
}

/** A group in place of its entries. */
export interface Gathered extends Group {
  entries: Entry[]
}

/** Where there is no room for all entries: groups of them in their place, or those within the group that was pointed at. */
export function gathered(all: readonly Entry[], groupOf: (step: string) => Group | null, { room, within }: { room: number; within: string | null }): (Entry | Gathered)[] {
  if (all.length <= room) return [...all]
  const inside = within === null ? [] : all.filter(({ step }) => groupOf(step)?.key === within)
  if (inside.length > 0) return inside
  const found = new Map<string, Gathered>()
  for (const entry of all) {
    const group = groupOf(entry.step)
    const key = group?.key ?? entry.key
    const known = found.get(key)
    if (known) known.entries.push(entry)
    else found.set(key, { key, label: group?.label ?? '', entries: [entry] })
  }
  // One group of all of them would only be a detour.
  if (found.size === 1) return [...all]
  return [...found.values()].map(group => (group.entries.length > 1 ? group : group.entries[0]!))
}

/** The move that is complete here, if the steps taken name one. */
export function complete(routes: readonly Route[], taken: readonly string[]): Statement | null {
  const ended = open(routes, taken).filter(route => route.steps.length === taken.length && route.move)
  return ended[0]?.move ?? null
}

/** The picks whose steps are all taken: cards are to be chosen now. */
export function picksHere(routes: readonly Route[], taken: readonly string[]): Pick[] {
  return open(routes, taken).flatMap(route =>
    route.pick && route.steps.length === taken.length ? [route.pick] : [],
  )
}

/** The picks that can still be reached: their cards may be picked before the way to them is taken. */
export function picksAhead(routes: readonly Route[], taken: readonly string[]): Pick[] {
  return open(routes, taken).flatMap(route => route.pick ?? [])
}

/** Where cards are picked first: the routes that they leave, and of the picks those for which they are enough. */
export function routesWith(routes: readonly Route[], cards: readonly string[]): Route[] {
  if (cards.length === 0) return [...routes]
  return routes.filter(route => !route.pick || missing([route.pick], cards) === 0)
}

function counts(cards: readonly string[]): Map<string, number> {
  const result = new Map<string, number>()
  for (const card of cards) result.set(card, (result.get(card) ?? 0) + 1)
  return result
}

/** The picks that these cards could be part of. */
export function fitting(picks: readonly Pick[], cards: readonly string[]): Pick[] {
  const wanted = counts(cards)
  return picks.filter(pick => {
    if (cards.length > pick.most) return false
    const there = counts(pick.cards)
    return [...wanted].every(([card, count]) => (there.get(card) ?? 0) >= count)
  })
}

/** How many cards are missing: 0 if these are a legal choice, null if they can be none. */
export function missing(picks: readonly Pick[], cards: readonly string[]): number | null {
  const fits = fitting(picks, cards)
  if (fits.length === 0) return null
  const least = Math.min(...fits.map(pick => pick.least))
  return Math.max(0, least - cards.length)
}

/** The decision with these cards, in the order the notation wants. */
export function pickText(picks: readonly Pick[], cards: readonly string[]): string | null {
  const pick = fitting(picks, cards).find(candidate => candidate.least <= cards.length)
  if (!pick) return null
  const left = counts(cards)
  const ordered = pick.cards.filter(card => {
    const count = left.get(card) ?? 0
    left.set(card, count - 1)
    return count > 0
  })
  return [pick.text, ...ordered].join(' ')
}
