// What the cards in hand reach on the piste.
import type { Route } from '../../table/choose'
import type { View } from './view'

/** A card that leads to a space, or reaches the fencer there. */
export interface Reach {
  space: number
  card: string
  kind: 'forward' | 'back' | 'attack'
}

/** The one card that leads to a step, before any is chosen. */
export function shortcutsOf(routes: readonly Route[]): Map<string, string> {
  const cards = new Map<string, Set<string>>()
  for (const { steps } of routes) {
    const [card, step] = steps
    if (card && step) cards.set(step, (cards.get(step) ?? new Set()).add(card))
  }
  const single = [...cards].filter(([, those]) => those.size === 1)
  return new Map(single.map(([step, those]) => [step, [...those][0]!]))
}

/** The cards that lie under the spaces which they reach. */
export function cardsOnPiste(routes: readonly Route[], view: View): Reach[] {
  const foe = view.you === null ? 2 : 3 - view.you
  const cards = new Map<string, Reach>()
  for (const { steps, move } of routes) {
    const step = steps[1]
    if (!step || !steps[0]?.startsWith('card:')) continue
    const attack = step === 'fencer'
    const space = attack ? view.strip[foe - 1]! : Number(step.slice('space:'.length))
    const back = move?.kind === 'back' || move?.kind === 'retreat'
    const card = steps[0].slice('card:'.length)
    // An advance reaches too, but the card that strikes is the one to be seen there.
    if (attack && cards.has(step) && move?.kind !== 'attack') continue
    cards.set(step, { space, card, kind: attack ? 'attack' : back ? 'back' : 'forward' })
  }
  return [...cards.values()]
}
