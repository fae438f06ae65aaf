// Every card's picture by the card's name.
import type { Color } from '../view'
import { actionPictures } from './actions'
import { crown, helmetBearer, maiden, rays, shield, star, swordBearer } from './figures'
import { at, disc, line, plain, solid, tint, type Ink, type Tincture } from './ink'
import { axe, glove, lance, morningstar, sword } from './weapons'

export const tinctures: Record<Color, Tincture> = { purple: 'purpure', red: 'gules', blue: 'azure', yellow: 'or', green: 'vert' }

export const weapons: Record<Color, (tincture: Tincture, longer?: number) => Ink> = {
  purple: lance,
  red: sword,
  blue: axe,
  yellow: morningstar,
  green: glove,
}

/** How far a weapon's head makes it lean out of its box. */
const lean: Record<Color, number> = { purple: -5, red: 0, blue: -5, yellow: -1, green: 1 }

/** The higher its value, the richer a weapon's card. */
function armed(color: Color, rank: number): Ink {
  const tincture = tinctures[color]
  const weapon = at(`translate(${lean[color]} 0)`, weapons[color](tincture))
  if (rank === 0) return at('rotate(12) scale(.98)', weapon)
  if (rank === 1) {
    return [
      at('translate(0 4) scale(1.18)', tint(shield, tincture, 1.6), solid('M-23,-9L0,-23L23,-9V3L0,-11L-23,3Z', 'argent', 1.1)),
      at('rotate(16) scale(.98)', weapon),
    ]
  }
  // Two axes turn their heads away from each other, or nobody could tell them from a mountain.
  const one = color === 'blue' ? at('rotate(-30) scale(-.78 .78)', weapon) : at('rotate(-34) scale(.92)', weapon)
  const crossed = [at('translate(-3 3)', one), at('translate(3 3) scale(-1 1)', one)]
  if (rank === 2) return [crossed, disc(0, 4, 5, 'gold'), star(0, 4, 0.34, 'argent')]
  return [rays(34, 12), crossed, at('translate(0 -38) scale(.9)', crown), disc(0, 4, 5.6, 'gold'), star(0, 4, 0.4, 'argent')]
}

const values: Record<string, [Color, number[]]> = {
  P: ['purple', [3, 4, 5, 7]],
  R: ['red', [3, 4, 5]],
  B: ['blue', [2, 3, 4, 5]],
  Y: ['yellow', [2, 3, 4]],
  G: ['green', [1]],
}

const armedPictures = Object.entries(values).flatMap(([letter, [color, all]]) =>
  all.map((value, rank) => [`${letter}${value}`, armed(color, rank)] as const),
)

export const pictures: Record<string, Ink> = {
  ...Object.fromEntries(armedPictures),
  S2: helmetBearer,
  S3: swordBearer,
  M6: maiden,
  ...actionPictures,
}

/** The back of every card, 90 by 126. */
export const back: Ink = [
  tint('M6,0H84Q90,0 90,6V120Q90,126 84,126H6Q0,126 0,120V6Q0,0 6,0Z', 'gules', 2.5),
  line('M10,7H80Q83,7 83,10V116Q83,119 80,119H10Q7,119 7,116V10Q7,7 10,7Z', 2, 'or'),
  at(
    'translate(45 63) scale(.9)',
    solid('M0,-34L24,0L0,34L-24,0Z', 'gules', 2.5, 'or'),
    plain('M0,-20C9,-20 12,-11 6,-5H13V3H4V14H8V19H-8V14H-4V3H-13V-5H-6C-12,-11 -9,-20 0,-20Z', 'or'),
  ),
]
