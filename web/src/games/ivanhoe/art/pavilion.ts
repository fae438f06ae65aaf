// Tents, ribbons, barriers, bunting: what stands around the lists.
import { fleur, onlooker, star } from './figures'
import { at, disc, line, plain, rod, round, solid, tint, type Ink, type Tincture } from './ink'
import { axe, glove, morningstar, sword } from './weapons'

const panels = 7

/** The lower edge of the roof of a tent, at x. */
function eaves(x: number): number {
  return 90 + 7 * (1 - ((x - 100) / 82) ** 2)
}

function foot(x: number): number {
  return round(182 + 4 * (1 - ((x - 100) / 94) ** 2))
}

const roofX = (i: number) => 18 + (164 * i) / panels
const baseX = (i: number) => 6 + (188 * i) / panels

function wall(i: number, tincture: Tincture): Ink {
  const a = roofX(i) + (i === 0 ? 8 : 0)
  const b = roofX(i + 1) - (i === panels - 1 ? 8 : 0)
  const corners = [
    [a, eaves(a)],
    [b, eaves(b)],
    [baseX(i + 1), foot(baseX(i + 1))],
    [baseX(i), foot(baseX(i))],
  ]
  return tint(`M${corners.map(([x, y]) => `${round(x!)},${round(y!)}`).join('L')}Z`, tincture, 1.2)
}

function roof(i: number, tincture: Tincture): Ink {
  const [a, b] = [roofX(i), roofX(i + 1)]
  const bend = (x: number) => round(100 + (x - 100) * 0.3)
  return tint(
    `M100,18Q${bend(a)},62 ${round(a)},${round(eaves(a))}L${round(b)},${round(eaves(b))}Q${bend(b)},62 100,18Z`,
    tincture,
    1.3,
  )
}

function scallop(i: number, tincture: Tincture): Ink {
  const a = 18 + (164 * i) / 14
  const b = a + 164 / 14
  const [left, right] = [round(eaves(a)), round(eaves(b))]
  const drop = round((left + right) / 2 + 18)
  return tint(
    `M${round(a)},${left}L${round(b)},${right}V${round(right + 8)}Q${round((a + b) / 2)},${drop} ${round(a)},${round(left + 8)}Z`,
    tincture,
    1.1,
  )
}

const open: Ink = [
  solid('M100,92C92,130 70,160 52,186L148,186C130,160 108,130 100,92Z', 'tent-inside'),
  solid('M100,92C90,128 66,150 52,186L40,185C48,160 74,130 100,92Z', 'argent', 1.3),
  solid('M100,92C110,128 134,150 148,186L160,185C152,160 126,130 100,92Z', 'argent', 1.3),
  line('M92,112C80,140 58,160 47,182M108,112C120,140 142,160 153,182', 0.8),
]

const laced: Ink = [
  line('M100,96V186M94,100L92,186M106,100L108,186'),
  line('M96,120L104,126M104,120L96,126M96,146L104,152M104,146L96,152', 1.4),
]

/** A pavilion in a box of 200 by 200, its foot at 186; laced up when its knight has left the field. */
export function pavilion(cloth: Tincture, second: Tincture, state: 'open' | 'laced'): Ink {
  const each = (count: number) => Array.from({ length: count }, (_, i) => i)
  const border: Tincture = second === 'argent' ? 'or' : second
  return [
    line('M22,90L-8,182M178,90L208,182', 1.1, 'scene-ink'),
    line('M-8,182l-3,5M208,182l3,5', 2.4, 'scene-ink'),
    each(panels).map(i => wall(i, i % 2 ? second : cloth)),
    state === 'open' ? open : laced,
    each(panels).map(i => roof(i, i % 2 ? second : cloth)),
    each(14).map(i => scallop(i, i % 2 ? cloth : border)),
    line('M18,90Q100,104 182,90', 2),
    line('M100,18V-10', 2.4, 'scene-ink'),
    disc(100, 17, 4.5, 'gold', 1.5),
    tint('M101,-10C112,-15 122,-5 140,-10L131,-3L140,5C122,9 112,0 101,4Z', cloth, 1.4),
  ]
}

/** The tilt between the riders, hung with the colour of the tournament. */
export function barrier(from: number, to: number, height: number, step: number, cloth: Tincture): Ink {
  const fields: Ink[] = []
  for (let x = from, i = 0; x < to; x += step, i++) {
    fields.push(tint(`M${x},0H${x + step}V${height}H${x}Z`, i % 2 ? 'argent' : cloth, 1.1))
    if (i % 2) {
      const [middle, half] = [x + step / 2, step * 0.16]
      fields.push(
        solid(
          `M${middle},${height * 0.2}L${round(middle + half)},${height / 2}L${middle},${height * 0.8}L${round(middle - half)},${height / 2}Z`,
          'gold',
          1,
        ),
      )
    }
  }
  const posts: Ink[] = []
  for (let x = from; x <= to; x += step * 3) {
    posts.push(solid(`M${x - 4},-9H${x + 4}V${height + 12}H${x - 4}Z`, 'wood', 1.4), disc(x, -11, 5, 'gold', 1.3))
  }
  return [solid(`M${from},-5H${to}V0H${from}Z`, 'wood', 1.4), fields, posts]
}

const flags: Tincture[] = ['gules', 'or', 'azure', 'argent', 'vert']

/** Bunting on a line that sags between two points. */
export function bunting(x1: number, y1: number, x2: number, y2: number, sag: number, count: number, cloths = flags): Ink {
  const mid = [(x1 + x2) / 2, (y1 + y2) / 2 + sag] as const
  const point = (t: number) => [
    (1 - t) ** 2 * x1 + 2 * t * (1 - t) * mid[0] + t ** 2 * x2,
    (1 - t) ** 2 * y1 + 2 * t * (1 - t) * mid[1] + t ** 2 * y2,
  ]
  const hung = Array.from({ length: count }, (_, i) => {
    const [a, b] = point((i + 0.12) / count) as [number, number]
    const [c, d] = point((i + 0.88) / count) as [number, number]
    return tint(
      `M${round(a)},${round(b)}L${round(c)},${round(d)}L${round((a + c) / 2)},${round((b + d) / 2 + 15)}Z`,
      cloths[i % cloths.length]!,
      1,
    )
  })
  return [line(`M${x1},${y1}Q${mid[0]},${mid[1]} ${x2},${y2}`, 1.2, 'scene-ink'), hung]
}

/** People behind the barrier, their shoulders at 34. */
export function crowd(from: number, to: number, seed: number): Ink {
  const coats: Tincture[] = ['azure', 'gules', 'vert', 'or', 'argent', 'purpure']
  const people: Ink[] = []
  for (let x = from, i = seed; x < to; x += 30, i++) {
    people.push(at(`translate(${x} ${[0, 4, -1, 3][i % 4]})`, onlooker(i, coats[(i * 5) % 6]!)))
  }
  return people
}

const powder = [
  [-84, 40],
  [-46, 36],
  [-82, 84],
  [82, 98],
]
/** Beside the words, where there is room for both. */
const lower = [
  [-82, 206],
  [82, 206],
]
const strew = (places: number[][], cloth: Tincture): Ink =>
  cloth === 'argent' ? [] : places.map(([x, y]) => at(`translate(${x} ${y}) scale(.62)`, plain(fleur, cloth === 'or' ? 'gules' : 'or')))

/** The great banner under its lance, 300 wide about the middle of the pole, with room for weapon and words. */
export function banner(cloth: Tincture): Ink {
  const trim = cloth === 'or' ? 'gules' : 'or'
  return [
    solid('M-150,-4L150,-2.5L150,2.5L-150,4Z', 'wood', 1.6),
    solid('M150,-7L172,0L150,7Z', 'steel', 1.6),
    disc(-152, 0, 7, 'gold', 1.6),
    tint('M-114,4H114V272L64,238L0,282L-64,238L-114,272Z', cloth, 2),
    line('M-104,4V250L-63,226L0,268L63,226L104,250V4', 2.5, cloth === 'argent' || cloth === 'or' ? 'gules' : 'gold'),
    [-96, -60, -24, 12, 48, 84].map(x => tint(`M${x - 8},-8H${x + 20}V9Q${x + 6},20 ${x - 8},9Z`, trim, 1.3)),
    strew(powder, cloth),
  ]
}

export const lowerFleurs = (cloth: Tincture): Ink => strew(lower, cloth)

/** The corner of a banner that begins to turn, showing what it will be. */
export function curl(cloth: Tincture): Ink {
  return [
    tint(
      'M114,150C122,164 136,176 152,182C142,196 150,214 144,232C150,246 142,262 128,274C118,258 92,262 64,240C86,246 104,238 110,222C114,206 112,176 114,150Z',
      cloth,
      2,
    ),
    line('M114,172C122,190 128,204 126,226M110,226C118,240 126,246 134,250', 1.1),
  ]
}

/** The same of a strip that is 76 high and ends at x 84: its corner comes forward, and under its fold it is dark. */
export function turned(cloth: Tincture): Ink {
  return [
    tint('M46,-4C46,10 26,20 2,16C18,26 27,46 30,73Q46,66 58,71Q72,76 90,69V-4Z', cloth, 2.2),
    plain('M46,-4C46,10 26,20 2,16C9,20 15,26 19,33C36,30 56,18 58,-4Z', 'outline'),
    line('M58,-4C56,18 36,30 19,33', 1.4),
    line('M46,36C49,46 50,55 49,63M66,26C69,40 70,52 68,66', 1.1),
  ]
}

/** Along the drawing of a hand, which comes from the left: what it is turned about, its wrist, and half as wide as that. */
export const hand = { pivot: 8, wrist: -40, half: 20 }

/** A hand in mail that holds something up by its left edge, which is at x 20. */
export const gauntlet: Ink = at(
  'rotate(-27) translate(-424 -330)',
  solid('M366,330L404,288L424,306C430,318 420,340 402,346Z', 'steel-dark', 2.2),
  line('M374,332L410,294M384,338L418,302', 1.2, 'steel'),
  solid('M400,296C414,292 440,292 452,304C456,326 448,352 436,364C416,364 398,354 392,344Z', 'steel-dark', 2.2),
  line('M408,304C420,312 420,340 408,350', 1.2, 'steel'),
)

/** What is seen of its hand before what it holds: the ends of four fingers, and their shade. */
export const fingers: Ink = [-27, -10, 7, 24].map((y, index) =>
  at(
    `translate(${[20, 24, 24, 21][index]} ${y})`,
    plain('M-10,4H10a7,7 0 0 1 0,15H-10Z', 'card-line'),
    solid('M-12,0H9a7,7 0 0 1 0,14H-12a7,7 0 0 1 0,-14Z', 'steel-dark', 2.2),
    line('M-10,3.6H7M-2,0.6V13.4', 1.3, 'steel'),
  ),
)

/** Leaves of victory on two twigs, in a ring of radius 40 about 0,0. */
export const laurel: Ink = [
  rod('M-8,48L5.6,39.6A40,40 0 0 0 17.5,-36M8,48L-5.6,39.6A40,40 0 0 1 -17.5,-36', 2, 'vert'),
  Array.from({ length: 18 }, (_, i) => {
    const left = i % 2 ? 1 : -1
    const turn = 168 - Math.floor(i / 2) * 17
    return at(`rotate(${left * turn}) translate(0 -40) rotate(${left * 62})`, solid('M0,0C5,-8 5,-14 0,-20C-5,-14 -5,-8 0,0Z', 'vert', 1.2))
  }),
  at('translate(0 40)', star(0, 0, 0.7)),
]

/** The weapons on their rack, 180 wide. */
export const rack: Ink = [
  solid('M-84,-22H84V-14H-84Z', 'wood', 1.6),
  solid('M-84,30H84V38H-84Z', 'wood', 1.6),
  solid('M-78,-34H-69V54H-78Z', 'wood', 1.6),
  solid('M69,-34H78V54H69Z', 'wood', 1.6),
  at('translate(-52 6) scale(.8)', sword('gules')),
  at('translate(-28 6) scale(.8)', axe('azure')),
  at('translate(8 6) scale(.8)', morningstar('or')),
  at('translate(46 6) scale(.8)', glove('vert')),
]
