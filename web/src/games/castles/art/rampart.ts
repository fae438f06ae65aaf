// The wall-walk: a space under each arch, and the oubliette behind its bars at the end. 58 high.
import { crenels } from '../../../art/masonry'
import { around, flat, ink, ring, round, type Drawing } from '../../../art/shapes'

export interface Rampart {
  width: number
  /** From the middle of an arch to its side. */
  half: number
  /** The middle of each space, then of the oubliette. */
  spaces: number[]
  oubliette: number
  close: boolean
}

/** Longer tracks have narrower arches; `close` to each other they leave no room for what points from one to the next. */
export function rampart(spaces: number, close = false): Rampart {
  const between = close ? 2.5 : 8
  const apart = (spaces <= 3 ? 36 : spaces === 4 ? 32 : 28) + between
  const half = (apart - between) / 2
  const middles = around(spaces, index => half + 7 + index * apart)
  const oubliette = middles[0]! + spaces * apart + (close ? 5 : 7)
  return { width: oubliette + 28, half, spaces: middles, oubliette, close }
}

const foot = 57

function arch(x: number, half: number): Drawing {
  return [ink(`M${x - half} ${foot}V26Q${x} 8 ${x + half} 26V${foot}Z`, 'var(--curtain-dark)', 1.6)]
}

function bars(x: number): Drawing {
  const upright = [-13, -4.4, 4.4, 13].map(dx => `M${x + dx} ${foot - 1}V${round(19 + Math.abs(dx) * 0.3)}`).join('')
  return [ink(`${upright}M${x - 21} 32H${x + 21}M${x - 22} 48H${x + 22}`, 'none', 2.2, 'var(--steel-dark)')]
}

/** Somebody is next to fall: the dark looks back. */
const eyes = (x: number): Drawing => [
  flat(`${ring(x - 9, 40, 3)}${ring(x + 1, 40, 3)}`, '#F4D684'),
  flat(`${ring(x - 8, 40.4, 1.3)}${ring(x + 2, 40.4, 1.3)}`, '#1B1510'),
]

export type Dark = 'empty' | 'waiting'

export function wallWalk(shape: Rampart, dark: Dark): Drawing {
  const { width, half, spaces, oubliette: x, close } = shape
  const wall = `M4 15H${width - 4}V${foot}H4Z`
  return [
    ink(crenels(4, width - 4, 2, 7, 9.4), 'var(--curtain)', 1.7),
    ink(wall, 'var(--curtain)', 1.7),
    flat(wall, 'url(#scene-bricks)'),
    ...spaces.flatMap(at => arch(at, half)),
    ...(close ? [] : spaces).map(at => ink(`M${round(at + half + 2.4)} 35l3.4 3.5l-3.4 3.5`, 'none', 1.8, 'var(--soft)')),
    ink(`M${x - 22} ${foot}V30Q${x} 4 ${x + 22} 30V${foot}Z`, 'var(--pit)', 2),
    ...(dark === 'waiting' ? eyes(x) : []),
    ...bars(x),
  ]
}
