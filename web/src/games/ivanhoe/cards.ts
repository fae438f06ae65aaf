// The cards of Ivanhoe: what they are called and look like.
import { t } from '../../texts/texts'
import { colorIcons, type Color } from './view'

export type Suit = Color | 'squire' | 'maiden' | 'action'

const suits: Record<string, Suit> = {
  P: 'purple',
  R: 'red',
  B: 'blue',
  Y: 'yellow',
  G: 'green',
  S: 'squire',
  M: 'maiden',
}

const actionIcons: Record<string, string> = {
  unhorse: 'horse-head',
  'change-weapon': 'spinning-sword',
  'drop-weapon': 'bouncing-sword',
  'break-lance': 'broken-arrow',
  riposte: 'sword-clash',
  dodge: 'dodge',
  retreat: 'return-arrow',
  'knock-down': 'robber-hand',
  outmaneuver: 'imbricated-arrows',
  charge: 'charging-bull',
  countercharge: 'shield-bash',
  disgrace: 'tattered-banner',
  adapt: 'life-in-the-balance',
  outwit: 'card-exchange',
  shield: 'shield',
  stunned: 'knocked-out-stars',
  ivanhoe: 'visored-helm',
}

export interface CardLook {
  suit: Suit
  value: number | null
  icon: string
  name: string
}

export function isAction(card: string): boolean {
  return card in actionIcons
}

export function look(card: string): CardLook {
  const icon = actionIcons[card]
  if (icon) return { suit: 'action', value: null, icon, name: t(`ivanhoe-card-${card}`) }
  const suit = suits[card[0] ?? ''] ?? 'action'
  const value = Number(card.slice(1))
  const own = suit === 'squire' || suit === 'maiden' || suit === 'action'
  return { suit, value, icon: own ? suit : colorIcons[suit], name: t(`ivanhoe-card-${suit}`, { value }) }
}
