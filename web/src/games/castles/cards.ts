// The soldiers and heroes: what they are called and look like.
import { t } from '../../texts/texts'

const kinds: Record<string, { kind: string; icon: string }> = {
  f: { kind: 'foot', icon: 'swordman' },
  a: { kind: 'archer', icon: 'bow-arrow' },
  x: { kind: 'crossbow', icon: 'crossbow' },
  h: { kind: 'horse', icon: 'chess-knight' },
}

const coatIcons = ['cross-shield', 'griffin-shield', 'checked-shield', 'rosa-shield']

export interface CardLook {
  icon: string
  /** 1 to 4; 0 for a hero. */
  coat: number
  coatIcon: string | null
  name: string
  short: string
}

export function look(card: string): CardLook {
  const known = /^[faxh][1-4]$/.test(card) ? kinds[card[0]!] : undefined
  if (!known) {
    const icon = card === 'locksley' ? 'robin-hood-hat' : 'visored-helm'
    const name = t(`castles-hero-${card}`)
    return { icon, coat: 0, coatIcon: null, name, short: name }
  }
  const coat = Number(card[1])
  return {
    icon: known.icon,
    coat,
    coatIcon: coatIcons[coat - 1]!,
    name: t(`castles-card-${known.kind}`, { coat: t(`castles-coat-${coat}`) }),
    short: t(`castles-short-${known.kind}`),
  }
}
