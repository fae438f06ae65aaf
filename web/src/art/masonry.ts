// Towers, walls, gates, trees: what castles and towns are built of. A tower stands on (x, y).
import { disc, faint, flat, ink, put, round, scatter, shade, type Drawing, type Path } from './shapes'

const stone = 'var(--masonry)'
const darkStone = 'var(--masonry-dark)'

/** Some stones in a wall, as an engraver hints at them. */
function stones(x: number, y: number, w: number, h: number, per: number): Path {
  const random = scatter(Math.round(x * 7 + y * 13 + w * 31 + h * 17) + 11)
  let d = ''
  for (let count = Math.floor((w * h) / per); count > 0; count--) {
    const left = round(x + 3 + random() * (w - 12))
    const top = round(y + 5 + random() * (h - 9))
    d += `M${left} ${top}h${round(4 + random() * 4)}${random() > 0.5 ? 'v3' : ''}`
  }
  return faint(ink(d, 'none', 0.9), 0.55)
}

export function arrowSlit(x: number, y: number, w = 5, h = 11): Path {
  const l = round(x - w / 2)
  const r = round(x + w / 2)
  const shoulder = round(y - h / 4)
  return ink(`M${l} ${round(y + h / 2)}V${shoulder}Q${x} ${round(y - h * 0.75)} ${r} ${shoulder}V${round(y + h / 2)}Z`, 'var(--window)', 1.2)
}

/** Battlements from one x to another, as one closed path. */
export function crenels(from: number, to: number, y: number, height = 8, merlon = 7): string {
  const count = Math.max(3, Math.round((to - from) / merlon) | 1)
  const width = (to - from) / count
  let d = `M${from} ${y + height + 5}V${y}`
  for (let index = 0; index < count; index++) {
    d += `H${round(from + width * (index + 1))}`
    if (index < count - 1) d += `V${index % 2 ? y : y + height}`
  }
  return `${d}V${y + height + 5}Z`
}

export interface Tower {
  /** Without battlements. */
  flat?: boolean
  roof?: number
  roofing?: string
  wall?: string
  merlon?: number
  /** Windows: x from the middle, y from the top, width, height. */
  windows?: readonly (readonly [number, number, number?, number?])[]
}

function battlements(l: number, r: number, top: number, w: number, wall: string, merlon: number): Drawing {
  let corbels = ''
  for (let x = l - 1; x < r + 1; x += 6) corbels += `M${x} ${top + 2}v3`
  return [
    ink(crenels(l - 4, r + 4, top - 10, 7, merlon), wall, 1.8),
    shade(`M${round(r - w * 0.3)} ${top - 2}H${r + 4}V${top + 2}H${round(r - w * 0.3)}Z`),
    ink(corbels, 'none', 1.3),
  ]
}

function cone(x: number, w: number, base: number, height: number, overhang: number, roofing: string): Drawing {
  const l = x - w / 2 - overhang
  const r = x + w / 2 + overhang
  const d = `M${l} ${base}Q${x} ${base + 5} ${r} ${base}L${x} ${base - height}Z`
  return [
    ink(d, roofing, 1.8),
    flat(d, 'url(#scene-tiles)'),
    shade(`M${x} ${base - height}L${r} ${base}H${round(x + w * 0.12)}Z`),
    disc(x, base - height, 2, 'var(--gold)', 1),
  ]
}

export function tower(x: number, y: number, w: number, h: number, how: Tower = {}): Drawing {
  const l = x - w / 2
  const r = x + w / 2
  const top = y - h
  const knee = round(y - h * 0.25)
  const wall = how.wall ?? stone
  const body = [
    ink(`M${l - 2} ${y}L${l} ${knee}V${top}H${r}V${knee}L${r + 2} ${y}Z`, wall, 1.8),
    shade(`M${round(r - w * 0.36)} ${top}H${r}V${knee}L${r + 2} ${y}H${round(r - w * 0.3)}Z`),
    stones(l, top, w * 0.8, h, 300),
  ]
  const head = how.flat ? [] : battlements(l, r, top, w, wall, how.merlon ?? 6.5)
  const base = how.flat ? top : top - 8
  const roof = how.roof ? cone(x, w, base, how.roof, how.flat ? 6 : -3, how.roofing ?? 'var(--roof-red)') : []
  const windows = (how.windows ?? []).map(([dx, dy, width, height]) => arrowSlit(x + dx, top + dy, width, height))
  return how.flat ? [...body, ...roof, ...windows] : [...roof, ...body, ...head, ...windows]
}

export function wall(from: number, to: number, y: number, h: number, fill = darkStone): Drawing {
  return [
    ink(`M${from} ${y}V${y - h}H${to}V${y}Z`, fill, 1.7),
    ink(crenels(from, to, y - h - 7, 6, 7), fill, 1.7),
    stones(from, y - h, to - from, h, 260),
  ]
}

export function gate(x: number, y: number, w: number, h: number): Drawing {
  const l = x - w / 2
  const r = x + w / 2
  const bars = [0.25, 0.5, 0.75].map(part => `M${round(l + w * part)} ${y}V${round(y - h * 0.8)}`).join('')
  const rails = `M${l} ${round(y - h * 0.3)}H${r}M${l} ${round(y - h * 0.58)}H${r}`
  return [
    ink(`M${l} ${y}V${round(y - h * 0.55)}Q${x} ${round(y - h * 1.3)} ${r} ${round(y - h * 0.55)}V${y}Z`, 'var(--pit)', 1.8),
    ink(bars + rails, 'none', 1.2, 'var(--soft)'),
  ]
}

export type Trees = 'fir' | 'round'

export function tree(x: number, y: number, scale = 1, sort: Trees = 'round'): Drawing {
  const crown =
    sort === 'fir'
      ? [ink('M0-34L9-8H-9Z', 'var(--fir)', 1.4), shade('M0-34L9-8H1Z')]
      : [
          ink('M-9-10C-14-16-10-24-5-25C-3-32 6-31 7-25C13-23 13-14 8-10C3-7-5-7-9-10Z', 'var(--leaves)', 1.4),
          shade('M2-30C8-29 7-25 7-25C13-23 13-14 8-10C6-8 2-8 0-8C6-14 6-22 2-30Z'),
        ]
  return [put(x, y, scale, ink('M0 0V-10', 'none', 2.4), ...crown)]
}

/** A hill or meadow, furrowed. */
export function ground(d: string, fill = 'var(--hill-4)', width = 1.8): Drawing {
  return [ink(d, fill, width), flat(d, 'url(#scene-furrows)')]
}

export function cloud(x: number, y: number, scale: number): Drawing {
  return [
    put(
      x,
      y,
      scale,
      ink('M0 0C-8-12 8-20 16-14C20-28 42-26 44-14C56-20 66-8 58 0Z', 'var(--sheet)', 1.3),
      ink('M8-4q8-8 14 0M28-6q8-8 14 0', 'none', 1),
    ),
  ]
}
