// What pointing at something would mean, to ask why it is not allowed.
import { parts } from '../common'
import { landing, spaces, type View } from './view'

/** No card goes further. */
const farthest = 5

export function attempt(step: string, view: View): string | null {
  const { what, a } = parts(step)
  if (what === 'card') return withCard(Number(a), view)
  if (what === 'space') return toSpace(Number(a), view)
  return what === 'fencer' ? strike(view) : null
}

function withCard(card: number, view: View): string {
  if (view.attack) return view.attack.advanced ? `retreat ${card}` : `forward ${card}`
  const ahead = landing(view, view.you ?? 1, card)
  // Too far ahead, one would ask about going back.
  return ahead < 1 || ahead > spaces || card > view.distance ? `back ${card}` : `forward ${card}`
}

function toSpace(space: number, view: View): string | null {
  const you = view.you ?? 1
  const ahead = you === 1 ? space - view.strip[0] : view.strip[1] - space
  const far = Math.abs(ahead)
  if (far === 0 || far > farthest) return null
  if (ahead > 0) return `forward ${far}`
  return `${view.attack?.advanced ? 'retreat' : 'back'} ${far}`
}

/** With the card that would reach; where none does, with the one that comes nearest. */
function strike(view: View): string | null {
  if (view.distance <= farthest) return `attack ${view.distance}`
  const hand = (view.hands[(view.you ?? 1) - 1] ?? []).filter(card => card !== null).map(Number)
  return hand.length > 0 ? `attack ${Math.max(...hand)}` : null
}
