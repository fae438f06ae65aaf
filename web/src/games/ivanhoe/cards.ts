// The cards of Ivanhoe: what kind they are and what they are called.
import { t } from '../../texts/texts'
import { actionPictures } from './art/actions'
import type { Color } from './view'

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

export interface CardLook {
  suit: Suit
  value: number | null
  /** In a sentence: "red 4". */
  name: string
  /** On the card: "Red". */
  title: string
}

export function isAction(card: string): boolean {
  return card in actionPictures
}

export function look(card: string): CardLook {
  const suit = isAction(card) ? 'action' : (suits[card[0] ?? ''] ?? 'action')
  if (suit === 'action') {
    const name = t(`ivanhoe-card-${card}`)
    // Without the soft hyphens that a narrow line may need.
    return { suit, value: null, name, title: name.replaceAll('\u00AD', '') }
  }
  const value = Number(card.slice(1))
  return { suit, value, name: t(`ivanhoe-card-${suit}`, { value }), title: t(`ivanhoe-suit-${suit}`) }
}
