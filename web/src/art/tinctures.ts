// The tinctures of heraldry, and the rule of tincture.

export const colours = ['gules', 'azure', 'vert', 'purpure', 'sable'] as const
export const metals = ['or', 'argent'] as const

export type Colour = (typeof colours)[number]
export type Metal = (typeof metals)[number]
export type Tincture = Colour | Metal

export function isMetal(tincture: Tincture): tincture is Metal {
  return tincture === 'or' || tincture === 'argent'
}

/** A colour may lie on a metal and a metal on a colour; never like on like. */
export function mayLieOn(upper: Tincture, lower: Tincture): boolean {
  return isMetal(upper) !== isMetal(lower)
}

export function fillOf(tincture: Tincture): string {
  return `var(--${tincture})`
}

/** The pattern of `Defs.svelte` that stands for the tincture; silver is plain. */
export function hatchOf(tincture: Tincture): string {
  return tincture === 'argent' ? 'none' : `url(#hatch-${tincture})`
}
