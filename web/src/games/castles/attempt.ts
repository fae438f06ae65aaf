// What pointing at something would mean, to ask why it is not allowed.
import type { Chosen } from '../../table/face'
import { parts } from '../common'
import type { View } from './view'

/** The most cards that stand together: of one weapon, or of one coat. */
function largest(hand: readonly string[]): string[] {
  const groups = new Map<string, string[]>()
  for (const card of hand) {
    for (const mark of card.length === 2 ? card : []) groups.set(mark, [...(groups.get(mark) ?? []), card])
  }
  const best = [...groups.values()].reduce((one, other) => (other.length > one.length ? other : one), [] as string[])
  return best.length > 0 ? best : hand.slice(0, 1)
}

function byPhase(card: string, view: View): string {
  if (view.phase === 'answer') return `offer ${card}`
  if (view.phase === 'ransom') return `bid ${card}`
  const weakest = view.castles.reduce((one, other) => (other.least < one.least ? other : one))
  return `attack ${weakest.key} ${card}`
}

/** Who has asked the others, and takes one of their answers or none. */
function asker({ ransom, phase, turn }: View): number | null {
  return ransom?.seller ?? (phase === 'answer' ? turn : null)
}

export function attempt(step: string, view: View, { cards }: Chosen): string | null {
  const { what, a, b } = parts(step)
  const hand = view.players.find(player => player.seat === view.you)?.hand.filter(card => card !== null) ?? []
  switch (what) {
    case 'card':
      return byPhase(a, view)
    case 'drawn':
      return `keep ${a}`
    case 'castle': {
      const army = cards.length > 0 ? cards : largest(hand)
      return army.length > 0 ? `attack ${a} ${army.join(' ')}` : null
    }
    case 'prisoner':
      return Number(a) === view.you ? `${view.ransom ? 'bid' : 'ransom'} b${b}` : null
    case 'seat':
      return asker(view) === view.you ? `accept @${a}` : null
    default:
      return null
  }
}
