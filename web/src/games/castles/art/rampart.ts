// The wall-walk: a space under each arch, and the oubliette behind its bars at the end. 58 high.
import { crenels } from '../../../art/masonry'
import { around, flat, ink, ring, round, type Drawing } from '../../../art/shapes'

export interface Rampart {
  width: number
  /** The middle of each space, then of the oubliette. */
  spaces: number[]
  oubliette: number
}

/** Longer tracks have narrower arches. */
export function rampart(spaces: number): Rampart {
  const apart = spaces <= 3 ? 52 : spaces === 4 ? 46 : 42
  const middles = around(spaces, index => 34 + index * apart)
  const oubliette = 34 + spaces * apart + 11
  return { width: oubliette + 35, spaces: middles, oubliette }
}

const foot = 57

function arch(x: number): Drawing {
  return [ink(`M${x - 19} ${foot}V26Q${x} 8 ${x + 19} 26V${foot}Z`, 'var(--rampart-dark)', 1.6)]
}

function bars(x: number): Drawing {
  const upright = [-15, -5, 5, 15].map(dx => `M${x + dx} ${foot - 1}V${round(19 + Math.abs(dx) * 0.3)}`).join('')
  return [ink(`${upright}M${x - 23} 32H${x + 23}M${x - 24} 48H${x + 24}`, 'none', 2.2, 'var(--steel-dark)')]
}

/** Somebody is next to fall: the dark looks back. */
const eyes = (x: number): Drawing => [
  flat(`${ring(x - 9, 40, 3)}${ring(x + 1, 40, 3)}`, '#F4D684'),
  flat(`${ring(x - 8, 40.4, 1.3)}${ring(x + 2, 40.4, 1.3)}`, '#1B1510'),
]

export type Dark = 'empty' | 'waiting'

export function wallWalk(shape: Rampart, dark: Dark): Drawing {
  const { width, spaces, oubliette: x } = shape
  const wall = `M4 15H${width - 4}V${foot}H4Z`
  return [
    ink(crenels(4, width - 4, 2, 7, 9.4), 'var(--rampart)', 1.7),
    ink(wall, 'var(--rampart)', 1.7),
    flat(wall, 'url(#scene-bricks)'),
    ...spaces.flatMap(arch),
    ...spaces.map((at, index) => ink(`M${round((at + (spaces[index + 1] ?? x - 5)) / 2) - 2.5} 35l5 3.5l-5 3.5`, 'none', 1.8, 'var(--soft)')),
    ink(`M${x - 24} ${foot}V30Q${x} 4 ${x + 24} 30V${foot}Z`, 'var(--pit)', 2),
    ...(dark === 'waiting' ? eyes(x) : []),
    ...bars(x),
  ]
}
