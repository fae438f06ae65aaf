// What pointing at something would mean, to ask why it is not allowed.
import type { Chosen } from '../../table/face'
import { parts } from '../common'
import { isAction, look } from './cards'
import { colors, type View } from './view'

const needsSeat = new Set(['break-lance', 'riposte', 'knock-down', 'stunned'])

/** Somebody else, best one who is in. */
function rival(view: View): number {
  const others = view.players.filter(player => player.seat !== view.you)
  return (others.find(player => !player.out && player.display.length > 0) ?? others[0])?.seat ?? 1
}

function otherColor(view: View): string {
  return colors.find(color => color !== view.color && color !== 'purple' && color !== 'green') ?? 'red'
}

function action(card: string, view: View): string {
  if (needsSeat.has(card)) return `${card} @${rival(view)}`
  if (card === 'unhorse' || card === 'change-weapon') return `${card} ${otherColor(view)}`
  if (card === 'dodge') return `dodge @${rival(view)} #1`
  if (card === 'retreat') return 'retreat #1'
  if (card === 'outwit') return `outwit #1 @${rival(view)} #1`
  return card
}

function opening(card: string): string {
  const { suit } = look(card)
  return `open ${suit === 'squire' || suit === 'maiden' ? 'red' : suit} ${card}`
}

/** A card of the hand is already chosen: what it is to be aimed at. */
function aimed(card: string, { what, a, b }: ReturnType<typeof parts>): string | null {
  if (what === 'seat' && needsSeat.has(card)) return `${card} @${a}`
  if (what === 'color' && (card === 'unhorse' || card === 'change-weapon')) return `${card} ${a}`
  if (what === 'display' && card === 'dodge') return `dodge @${a} #${b}`
  if (what === 'display' && card === 'retreat') return `retreat #${b}`
  return null
}

export function attempt(step: string, view: View, { taken }: Chosen): string | null {
  const first = parts(taken[0] ?? '')
  const pointed = parts(step)
  if (first.what === 'card') return aimed(first.a, pointed)
  if (pointed.what !== 'card') return null
  if (isAction(pointed.a)) return action(pointed.a, view)
  return view.color === null ? opening(pointed.a) : `play ${pointed.a}`
}
