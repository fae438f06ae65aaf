// A coat of arms from an id: the same id always bears the same arms. A field, plain or divided, an
// ordinary or none, up to four charges; like never lies on like (tinctures.ts).
import { charges, type Charge } from './charges'
import { colours, isMetal, metals, type Colour, type Tincture } from './tinctures'

/** The outline of a shield, 60 wide, its middle a little above its centre. */
export const shield = 'M-30-36H30V0C30 22 14 34 0 42C-14 34-30 22-30 0Z'

export const divisions = ['pale', 'fess', 'quarterly', 'bend'] as const
export const ordinaries = ['chief', 'fess', 'pale', 'bend', 'chevron', 'cross', 'saltire'] as const
export type Division = (typeof divisions)[number]
export type Ordinary = (typeof ordinaries)[number]

/** The part of a divided field that has the second tincture. */
export const divided: Record<Division, string> = {
  pale: 'M0-40H34V46H0Z',
  fess: 'M-34 1H34V46H-34Z',
  quarterly: 'M0-40H34V1H-34V46H0Z',
  bend: 'M-34-40V46H34Z',
}

export const band: Record<Ordinary, string> = {
  chief: 'M-34-40H34V-13H-34Z',
  fess: 'M-34-9H34V11H-34Z',
  pale: 'M-10-40H10V46H-10Z',
  bend: 'M-34-40H-20L40 29V50H26L-34-24Z',
  chevron: 'M0-9L-36 21V42L0 12L36 42V21Z',
  cross: 'M-8-40H8V-10H34V6H8V46H-8V6H-34V-10H-8Z',
  saltire: 'M-34-42H-21L0-13 21-42H34V-33L10-2 34 30V44H24L0 12-24 44H-34V30L-10-2-34-33Z',
}

export interface Placed {
  charge: Charge
  tincture: Tincture
  x: number
  y: number
  size: number
  /** The tincture it lies on. */
  on: Tincture
}

export interface Coat {
  field: Tincture
  division: { kind: Division; tincture: Tincture } | null
  ordinary: { kind: Ordinary; tincture: Tincture } | null
  charges: Placed[]
}

/** Where charges stand: across, down, size. */
type Spot = readonly [number, number, number]

const alone: readonly (readonly Spot[])[] = [
  [[0, -1, 2.1]],
  [
    [-14, -17, 1.05],
    [14, -17, 1.05],
    [0, 15, 1.05],
  ],
  [
    [0, -19, 1.2],
    [0, 14, 1.2],
  ],
]

/** Beside an ordinary, on the field. */
const beside: Record<Ordinary, readonly Spot[]> = {
  chief: [[0, 11, 1.5]],
  fess: [
    [-15, -23, 0.85],
    [15, -23, 0.85],
    [0, 25, 0.9],
  ],
  pale: [
    [-20, -10, 0.72],
    [20, -10, 0.72],
  ],
  bend: [
    [14, -20, 1],
    [-13, 16, 1],
  ],
  chevron: [
    [-16, -20, 0.95],
    [16, -20, 0.95],
    [0, 27, 0.72],
  ],
  cross: [
    [-19, -23, 0.72],
    [19, -23, 0.72],
    [-17, 16, 0.62],
    [17, 16, 0.62],
  ],
  saltire: [[0, -27.5, 0.62]],
}

/** On an ordinary. */
const upon: Partial<Record<Ordinary, readonly Spot[]>> = {
  chief: [
    [-18, -24.5, 0.8],
    [0, -24.5, 0.8],
    [18, -24.5, 0.8],
  ],
  fess: [
    [-18, 1, 0.7],
    [0, 1, 0.7],
    [18, 1, 0.7],
  ],
  pale: [
    [0, -25, 0.7],
    [0, -2, 0.7],
    [0, 21, 0.7],
  ],
  cross: [[0, -2, 0.6]],
}

/** In each part of a divided field: the first tincture's, then the second's. */
const parted: Record<Division, readonly [readonly Spot[], readonly Spot[]]> = {
  pale: [[[-14.5, -4, 1.05]], [[14.5, -4, 1.05]]],
  fess: [[[0, -18, 1.2]], [[0, 17, 1.1]]],
  quarterly: [
    [
      [-15, -18, 0.9],
      [12, 15, 0.8],
    ],
    [
      [15, -18, 0.9],
      [-12, 15, 0.8],
    ],
  ],
  bend: [[[12, -17, 1.1]], [[-12, 10, 1]]],
}

/** Numbers from an id, always the same ones. */
export class Lot {
  private state: number

  constructor(id: string) {
    let hash = 0x811c9dc5
    for (const byte of new TextEncoder().encode(id)) hash = Math.imul(hash ^ byte, 0x01000193)
    this.state = hash >>> 0
  }

  below(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }

  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!
  }
}

function lying(lot: Lot, on: Tincture): Tincture {
  return isMetal(on) ? lot.of(colours) : lot.of(metals)
}

function place(spots: readonly Spot[], charge: Charge, tincture: Tincture, on: Tincture): Placed[] {
  return spots.map(([x, y, size]) => ({ charge, tincture, x, y, size, on }))
}

function plain(lot: Lot, field: Tincture): Coat {
  return { field, division: null, ordinary: null, charges: place(lot.of(alone), lot.of(charges), lying(lot, field), field) }
}

function withOrdinary(lot: Lot, field: Tincture): Coat {
  const ordinary = { kind: lot.of(ordinaries), tincture: lying(lot, field) }
  const spots = upon[ordinary.kind]
  const charged =
    spots && lot.below(3) === 0
      ? place(spots, lot.of(charges), lying(lot, ordinary.tincture), ordinary.tincture)
      : place(beside[ordinary.kind], lot.of(charges), lying(lot, field), field)
  return { field, division: null, ordinary, charges: charged }
}

/** Metal beside colour, each half bearing the charge in the other's tincture. */
function counterchanged(lot: Lot, field: Tincture): Coat {
  const division = { kind: lot.of(divisions), tincture: lying(lot, field) }
  const [first, second] = parted[division.kind]
  const charge = lot.of(charges)
  const charged = [
    ...place(first, charge, division.tincture, field),
    ...place(second, charge, field, division.tincture),
  ]
  return { field, division, ordinary: null, charges: charged }
}

/** Two colours beside each other, and metal over both. */
function overBoth(lot: Lot): Coat {
  const field = lot.of(colours)
  const other = lot.of(colours.filter(colour => colour !== field))
  const ordinary = { kind: lot.of(['fess', 'bend', 'chevron', 'saltire'] as const), tincture: lot.of(metals) }
  return { field, division: { kind: lot.of(['pale', 'quarterly'] as const), tincture: other }, ordinary, charges: [] }
}

/** The colour that one would name first. */
export function principal(coat: Coat): Colour {
  const borne = [coat.field, coat.division?.tincture, coat.ordinary?.tincture, ...coat.charges.map(one => one.tincture)]
  return borne.find((one): one is Colour => one !== undefined && !isMetal(one)) ?? 'gules'
}

/** The same arms with another principal colour; a colour changes places with a colour, so the rule still holds. */
export function inColour(coat: Coat, wanted: Colour): Coat {
  const was = principal(coat)
  const swap = (one: Tincture): Tincture => (one === was ? wanted : one === wanted ? was : one)
  return {
    field: swap(coat.field),
    division: coat.division && { ...coat.division, tincture: swap(coat.division.tincture) },
    ordinary: coat.ordinary && { ...coat.ordinary, tincture: swap(coat.ordinary.tincture) },
    charges: coat.charges.map(one => ({ ...one, tincture: swap(one.tincture), on: swap(one.on) })),
  }
}

export function armsOf(id: string): Coat {
  const lot = new Lot(id)
  const field = lot.of([...colours, ...metals, ...metals])
  const kind = lot.below(10)
  if (kind < 3) return plain(lot, field)
  if (kind < 7) return withOrdinary(lot, field)
  return kind < 9 ? counterchanged(lot, field) : overBoth(lot)
}
