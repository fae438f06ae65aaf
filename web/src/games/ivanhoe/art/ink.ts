// The words in which Ivanhoe's figures are written: parts may be nested as one likes, colours are named as
// in the palette. What comes out is a drawing as in art/shapes.ts.
import { flat, ink, ring, type Drawing, type Group, type Path } from '../../../art/shapes'
import type { Tincture } from '../../../art/tinctures'

export { ring as circle, round } from '../../../art/shapes'
export type { Tincture }

export type Ink = Path | Group | readonly Ink[]

function isList(part: Ink): part is readonly Ink[] {
  return Array.isArray(part)
}

export function drawing(...parts: Ink[]): Drawing {
  return parts.flatMap(part => (isList(part) ? drawing(...part) : [part]))
}

export function at(place: string, ...parts: Ink[]): Group {
  return { at: place, of: drawing(...parts) }
}

const colour = (name: string) => `var(--${name})`

/** Cloth: flat colour, its hatching, an outline. */
export function tint(d: string, tincture: Tincture, width = 1.5): Ink {
  if (tincture === 'argent') return solid(d, 'argent', width)
  return [flat(d, colour(tincture)), ink(d, `url(#hatch-${tincture})`, width)]
}

/** Anything of one plain colour with an outline. */
export function solid(d: string, fill = 'steel', width = 1.5, stroke = 'outline'): Path {
  return ink(d, colour(fill), width, colour(stroke))
}

/** Anything of one plain colour without. */
export function plain(d: string, fill: string): Path {
  return flat(d, colour(fill))
}

export function line(d: string, width = 1, stroke = 'outline'): Path {
  return ink(d, 'none', width, colour(stroke))
}

/** A rod: a line with an outline of its own. */
export function rod(d: string, width: number, stroke: string): Ink {
  return [line(d, width + 2.6), line(d, width, stroke)]
}

export function disc(x: number, y: number, radius: number, fill: string, width = 1.4): Path {
  return solid(ring(x, y, radius), fill, width)
}

/** A dot without outline. */
export function dot(x: number, y: number, radius: number, fill = 'card-ink'): Path {
  return plain(ring(x, y, radius), fill)
}
