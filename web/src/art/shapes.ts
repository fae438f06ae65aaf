// Drawings as values: paths and groups of paths, made by small functions that take sizes, tinctures
// and charges, and drawn by Draw.svelte. No text becomes markup.

export interface Path {
  d: string
  fill: string
  /** Width of the ink line; 0 draws none. */
  width: number
  stroke: string
  opacity: number
  dash: string
}

export interface Group {
  at: string
  of: Drawing
}

export type Shape = Path | Group
export type Drawing = readonly Shape[]

/** The outline of everything, in both palettes. */
export const outline = 'var(--outline)'
/** What stays dark on cards and faces whatever the palette. */
export const dark = '#2A2119'
/** Paper and white cloth that stay light whatever the palette. */
export const pale = '#FBF6E9'

export function ink(d: string, fill = 'none', width = 1.6, stroke = outline): Path {
  return { d, fill, width, stroke, opacity: 1, dash: '' }
}

/** A flat fill without a line: hatching over a colour, light, shade. */
export function flat(d: string, fill: string, opacity = 1): Path {
  return { d, fill, width: 0, stroke: 'none', opacity, dash: '' }
}

export function faint(path: Path, opacity: number): Path {
  return { ...path, opacity }
}

export function dashed(path: Path, dash: string): Path {
  return { ...path, dash }
}

export function ring(x: number, y: number, r: number): string {
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}

export function disc(x: number, y: number, r: number, fill = 'none', width = 1.4, stroke = outline): Path {
  return ink(ring(x, y, r), fill, width, stroke)
}

export function at(transform: string, ...of: Drawing): Group {
  return { at: transform, of }
}

export function put(x: number, y: number, scale: number, ...of: Drawing): Group {
  return at(`translate(${round(x)} ${round(y)})${scale === 1 ? '' : ` scale(${round(scale)})`}`, ...of)
}

/** A tincture: the flat colour, its hatching, the ink line. */
export function tinctured(d: string, tincture: string, width = 1.6): Drawing {
  return [ink(d, `var(--${tincture})`, width), flat(d, `url(#hatch-${tincture})`)]
}

export function shade(d: string): Path {
  return flat(d, 'url(#hatch-shade)')
}

/** An arm, a leg, a road: one line drawn wide in ink and less wide in its colour. */
export function limb(d: string, width: number, fill: string, edge = 3.2): Drawing {
  return [ink(d, 'none', width + edge), ink(d, 'none', width, fill)]
}

/** What is drawn so much smaller than what it stands beside, in lines of nearly the same weight: outlines grow by two
    thirds of it, thin lines within them less, so that they stay apart. */
export function heavier(drawing: Drawing, by: number): Drawing {
  const grown = (width: number) => (width > 8 ? width + 3.2 * (by * 0.66 - 1) : width * (width < 1.5 ? 1 + (by - 1) * 0.3 : by * 0.66))
  return drawing.map(shape => {
    if ('of' in shape) return { ...shape, of: heavier(shape.of, by) }
    return shape.stroke === outline && shape.width > 0 ? { ...shape, width: round(grown(shape.width)) } : shape
  })
}

/** Numbers of a drawing need no more than a tenth of a point. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}

export function around<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

/** Numbers from 0 to 1 that are the same in every drawing from the same seed. */
export function scatter(seed: number): () => number {
  let state = seed
  return () => (state = (state * 16807) % 2147483647) / 2147483647
}
