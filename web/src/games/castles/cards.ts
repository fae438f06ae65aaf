// The soldiers and heroes: what they are, and what they are called.
import { t } from '../../texts/texts'
import type { Coat } from './art/coats'
import { shieldAt, stance, type Kind } from './art/soldiers'

const kinds: Record<string, Kind> = { f: 'foot', a: 'archer', x: 'crossbow', h: 'horse' }

export interface CardLook {
  /** A kind of soldier, or a hero's own name. */
  drawn: string
  kind: Kind | null
  /** Null for a hero. */
  coat: Coat | null
  /** Where the shield lies on the picture. */
  shield: readonly [x: number, y: number, scale: number] | null
  /** Where the figure stands on the picture. */
  stance: string
  name: string
  short: string
}

export function look(card: string): CardLook {
  const kind = /^[faxh][1-4]$/.test(card) ? kinds[card[0]!]! : null
  if (!kind) {
    const name = t(`castles-hero-${card}`)
    return { drawn: card, kind: null, coat: null, shield: null, stance: 'translate(9 25) scale(.97)', name, short: name }
  }
  const coat = Number(card[1]) as Coat
  return {
    drawn: kind,
    kind,
    coat,
    shield: shieldAt[kind],
    stance: stance[kind],
    name: t(`castles-card-${kind}`, { coat: t(`castles-coat-${coat}`) }),
    short: t(`castles-short-${kind}`),
  }
}
