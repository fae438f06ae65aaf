// Drawings as values: strokes in groups, so that figures are made from parts by functions and the page
// never makes markup from text. `Ink.svelte` draws them.

import type { Tincture } from '../../../art/tinctures'

export type { Tincture }

export interface Stroke {
  d: string
  /** A colour of the palette by its name. */
  fill?: string
  /** The hatching of a tincture over the fill. */
  hatch?: Tincture
  ink?: string
  width?: number
}

export interface Group {
  at: string
  parts: Ink
}

export type Ink = Stroke | Group | readonly Ink[]

export function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Cloth: flat colour, its hatching, an outline. */
export function tint(d: string, tincture: Tincture, width = 1.5): Ink {
  const outline: Stroke = { d, ink: 'outline', width }
  return tincture === 'argent' ? { ...outline, fill: 'argent' } : [{ d, fill: tincture }, { ...outline, hatch: tincture }]
}

/** Anything of one plain colour with an outline. */
export function solid(d: string, fill = 'steel', width = 1.5): Stroke {
  return { d, fill, ink: 'outline', width }
}

export function line(d: string, width = 1, ink = 'outline'): Stroke {
  return { d, ink, width }
}

/** A rod: a line with an outline of its own. */
export function rod(d: string, width: number, ink: string): Ink {
  return [line(d, width + 2.6), line(d, width, ink)]
}

export function circle(x: number, y: number, radius: number): string {
  return `M${round(x - radius)},${y}a${radius},${radius} 0 1 0 ${2 * radius},0a${radius},${radius} 0 1 0 ${-2 * radius},0Z`
}

export function disc(x: number, y: number, radius: number, fill: string, width = 1.4): Stroke {
  return solid(circle(x, y, radius), fill, width)
}

/** A dot without outline. */
export function dot(x: number, y: number, radius: number, fill = 'card-ink'): Stroke {
  return { d: circle(x, y, radius), fill }
}

export function at(place: string, ...parts: Ink[]): Group {
  return { at: place, parts }
}

export function isGroup(ink: Ink): ink is Group {
  return 'at' in ink && 'parts' in ink
}
