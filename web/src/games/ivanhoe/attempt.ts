// What pointing at something would mean, to ask why it is not allowed.
import type { Chosen } from '../../table/face'
import { parts } from '../common'
import { isAction, look } from './cards'
import { colors, type View } from './view'

const needsSeat = new Set(['break-lance', 'riposte', 'knock-down', 'stunned'])

type Pointed = ReturnType<typeof parts>

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

/** A card on the table as the notation names it: of a display by its place, else by its name. */
function lying({ what, b }: Pointed): string | null {
  return what === 'display' ? `#${b}` : what === 'front' ? b : null
}

/** A card of the hand is already chosen: what it is to be aimed at. */
function aimed(taken: readonly string[], pointed: Pointed, view: View): string | null {
  const card = parts(taken[0] ?? '').a
  const { what, a, b } = pointed
  if (what === 'seat') return needsSeat.has(card) ? `${card} @${a}` : null
  if (what === 'color') return card === 'unhorse' || card === 'change-weapon' ? `${card} ${a}` : isAction(card) ? null : `open ${a} ${card}`
  if (what === 'display' && card === 'dodge') return `dodge @${a} #${b}`
  if (what === 'display' && card === 'retreat') return `retreat #${b}`
  const named = lying(pointed)
  if (card !== 'outwit' || named === null) return null
  const own = lying(parts(taken[1] ?? ''))
  if (own !== null) return `outwit ${own} @${a} ${named}`
  return Number(a) === view.you ? `outwit ${named} @${rival(view)} #1` : `outwit #1 @${a} ${named}`
}

/** A card on the table, in one's own turn: what a card of the hand would do with it; at other times it is explained. */
function onTable(pointed: Pointed, view: View): string | null {
  const own = Number(pointed.a) === view.you
  const named = lying(pointed)
  if (named === null) return null
  if (view.due === 'keep') return own && pointed.what === 'display' ? `keep ${named}` : null
  if (view.turn !== view.you || view.announced || view.due || view.color === null) return null
  const hand = view.players.find(player => player.seat === view.you)?.hand ?? []
  if (pointed.what === 'display' && hand.includes(own ? 'retreat' : 'dodge')) return own ? `retreat ${named}` : `dodge @${pointed.a} ${named}`
  if (!hand.includes('outwit')) return null
  return own ? `outwit ${named} @${rival(view)} #1` : `outwit #1 @${pointed.a} ${named}`
}

/** A token that is to be taken or returned. */
function token(color: string, view: View): string | null {
  return view.due === 'take' || view.due === 'return' ? `${view.due} ${color}` : null
}

export function attempt(step: string, view: View, { taken }: Chosen): string | null {
  const pointed = parts(step)
  if (parts(taken[0] ?? '').what === 'card') return aimed(taken, pointed, view)
  switch (pointed.what) {
    case 'card':
      if (isAction(pointed.a)) return action(pointed.a, view)
      return view.color === null ? opening(pointed.a) : `play ${pointed.a}`
    case 'token':
      return Number(pointed.a) === view.you ? token(pointed.b, view) : null
    case 'color':
      return token(pointed.a, view)
    default:
      return onTable(pointed, view)
  }
}
