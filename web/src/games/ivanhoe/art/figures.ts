// People, horses and small things that several pictures are made of.
import { at, disc, dot, line, plain, rod, solid, tint, type Ink, type Tincture } from './ink'

export function star(x: number, y: number, scale: number, fill = 'gold'): Ink {
  return at(
    `translate(${x} ${y}) scale(${scale})`,
    solid('M0,-10L2.4,-3.3L9.5,-3.1L3.8,1.2L5.9,8.1L0,4L-5.9,8.1L-3.8,1.2L-9.5,-3.1L-2.4,-3.3Z', fill, 1.3),
  )
}

export function rose(x: number, y: number, scale = 1, tincture: Tincture = 'gules'): Ink {
  return at(
    `translate(${x} ${y}) scale(${scale})`,
    [0, 72, 144, 216, 288].map(turn => at(`rotate(${turn})`, tint('M0,0C-7,-3 -6,-11 0,-10C6,-11 7,-3 0,0Z', tincture, 1.2))),
    disc(0, 0, 3, 'gold', 1),
  )
}

export const crown: Ink = [
  solid('M-16,8L-19,-8L-9,0L0,-12L9,0L19,-8L16,8Z', 'gold', 1.6),
  disc(-19, -9, 2.4, 'gules', 1),
  disc(0, -13, 2.6, 'gules', 1),
  disc(19, -9, 2.4, 'gules', 1),
  line('M-14,4H14'),
]

/** Leaves for a corner of a card. */
export function leaf(x: number, y: number, across: number, down: number): Ink {
  return at(
    `translate(${x} ${y}) scale(${across} ${down})`,
    plain('M1,1C7,-1 13,1 15,6C10,8 4,7 1,1ZM1,1C-1,7 1,13 6,15C8,10 7,4 1,1Z', 'leaf'),
  )
}

/** Rays of gold behind what is great. */
export function rays(radius: number, inner: number, count = 16): Ink {
  const wedge = Math.PI / count / 1.9
  const d = Array.from({ length: count }, (_, i) => {
    const turn = (i * 2 * Math.PI) / count
    const out = i % 2 ? radius * 0.86 : radius
    const point = (r: number, a: number) => `${(r * Math.cos(a)).toFixed(1)},${(r * Math.sin(a)).toFixed(1)}`
    return `M${point(inner, turn - wedge * 0.5)}L${point(out, turn - wedge)}L${point(out, turn + wedge)}L${point(inner, turn + wedge * 0.5)}Z`
  }).join('')
  return plain(d, 'glow')
}

export const shield = 'M-23,-27H23V-4C23,14 11,24 0,30C-11,24 -23,14 -23,-4Z'

export const helm: Ink = [
  solid('M-13,-15C-6,-19 6,-19 13,-15L14,4C12,12 5,17 0,18C-5,17 -12,12 -14,4Z'),
  solid(
    'M-14,-5L-1.6,-3.4L-1.6,-15L1.6,-15L1.6,-3.4L14,-5L14,-1.5L1.6,.6L1.6,16.5L-1.6,16.5L-1.6,.6L-14,-1.5Z',
    'gold',
    0.9,
  ),
  line('M-11,-3.3L-4,-2.2M4,-2.2L11,-3.3', 2.2, 'card-ink'),
  dot(5, 6, 0.9),
  dot(9, 5, 0.9),
  dot(5, 10, 0.9),
  dot(9, 9, 0.9),
]

/** A knight on foot, arms and legs spread, his feet at 0,40. */
export function knight(coat: Tincture): Ink {
  return [
    rod('M-5,14L-9,34M5,14L13,32', 4.8, 'steel'),
    solid('M-13,32L-6,34L-5,40L-17,39Z'),
    solid('M10,32L17,29L23,34L14,39Z'),
    rod('M-8,-8L-22,-18M8,-8L24,-4', 4.4, 'steel'),
    disc(-23, -19, 4, 'steel'),
    disc(26, -4, 4, 'steel'),
    tint('M-10,-12L10,-12L9,4L15,20L5,17L0,22L-5,17L-15,20L-9,4Z', coat, 1.6),
    line('M-10,3L10,3', 2),
    at('translate(0 -22) scale(.74)', helm),
  ]
}

function trotting(): Ink {
  return [
    solid('M84,86L102,80L110,92L104,96L98,88L88,94Z', 'horse'),
    solid('M104,92L112,94L108,100L102,97Z', 'card-ink', 1),
    solid('M70,86L80,86L79,104L72,104Z', 'horse'),
    solid('M71,104L80,104L82,110L70,110Z', 'card-ink', 1),
    solid('M20,88L30,88L26,100L29,106L21,106L18,98Z', 'horse'),
    solid('M20,105L29,105L31,111L19,111Z', 'card-ink', 1),
    solid('M36,86L45,86L44,98L50,104L43,107L36,98Z', 'horse'),
    solid('M43,106L50,102L55,108L45,111Z', 'card-ink', 1),
  ]
}

function galloping(): Ink {
  return [
    solid('M84,84L104,82L122,88L120,94L103,90L88,94Z', 'horse'),
    solid('M119,87L129,88L128,95L119,95Z', 'card-ink', 1),
    solid('M74,86L86,84L102,98L98,103L80,95Z', 'horse'),
    solid('M98,97L107,101L102,108L95,103Z', 'card-ink', 1),
    solid('M18,84L32,88L12,97L-4,108L-9,103L4,92Z', 'horse'),
    solid('M-9,102L-3,109L-10,113L-15,107Z', 'card-ink', 1),
    solid('M34,86L46,88L30,101L16,112L11,107L22,96Z', 'horse'),
    solid('M11,106L17,113L9,117L5,111Z', 'card-ink', 1),
  ]
}

/** A horse in its caparison, facing right, in a box of 120 by 112; its saddle is at 52,44. */
export function horse(cloth: Tincture, gait: 'trot' | 'gallop' = 'trot'): Ink {
  return [
    gait === 'trot' ? trotting() : galloping(),
    line('M16,54C4,54 2,66 4,80', 5),
    line('M16,54C4,54 2,66 4,80', 2.6, 'horse'),
    tint(
      'M89,20C80,26 74,42 66,50C56,53 44,51 34,49C22,48 14,56 14,68C13,78 11,86 9,94Q13,100 17,93Q22,99 26,92Q31,98 35,91Q40,97 44,90Q48,95 52,89Q57,94 61,89Q65,95 69,90Q74,97 78,91Q83,97 87,90Q92,95 96,87C98,74 102,62 101,52C100,46 101,44 104,41Z',
      cloth,
      1.8,
    ),
    line('M12,84Q30,90 52,80Q74,88 97,79', 3, 'or'),
    line('M11.5,86Q30,92 52,82Q74,90 97,81M12.5,82Q30,88 52,78Q74,86 97.5,77', 0.9),
    star(28, 68, 0.62, 'or'),
    star(84, 64, 0.62, 'or'),
    solid('M85,19L87,8L93,16C102,19 110,30 117,41C119,46 116,51 110,50C105,48 102,46 98,46C91,40 88,30 88,20Z', 'horse', 1.8),
    line('M89,24C86,30 80,40 74,46M84,22C78,28 74,36 70,44', 1.4),
    dot(99, 28, 1.9),
    line('M113,43l1.5,1M106,45C109,46 111,46 113,46M103,37L92,42M110,34L101,47M97,19C94,28 93,36 95,43'),
    line('M100,44C92,52 80,46 70,46', 1.3),
    solid('M40,51L36,37C42,38 45,43 52,44C58,44 61,40 64,35L69,37L66,51C58,54 46,54 40,51Z', 'wood', 1.6),
  ]
}

/** Who sits in that saddle, in the same box; the hand that holds lance or sword is at 66,26. */
export function rider(coat: Tincture): Ink {
  return [
    rod('M52,42L58,60L54,76', 5.4, 'steel'),
    solid('M48,76L58,74L64,80L48,81Z', 'steel', 1.2),
    tint('M42,12L62,12C64,22 62,34 66,46L40,46C42,34 40,22 42,12Z', coat, 1.6),
    line('M41,34L64,34', 2),
    at('translate(53 0) scale(.82)', helm),
    rod('M56,18L66,27', 5, 'steel'),
    disc(67, 28, 4, 'steel'),
  ]
}

const lad = {
  face: [
    solid('M-6,4L6,4L7,12C3,16 -3,16 -7,12Z', 'skin', 1.3),
    solid('M-12,-14C-12,4 -6,10 0,10C6,10 12,4 12,-14C10,-26 -10,-26 -12,-14Z', 'skin'),
  ],
  looks: [
    dot(-5, -7, 1.4),
    dot(5, -7, 1.4),
    line('M-7.5,-10.5C-6,-11.5 -4,-11.5 -3,-10.5M3,-10.5C4,-11.5 6,-11.5 7.5,-10.5M0,-6C-1,-2 -1.5,-1 .5,-1M-3,3.5C-1,5 1,5 3.5,3', 1, 'card-ink'),
  ],
}

/** The squire who brings the helmet. */
export const helmetBearer: Ink = [
  tint('M-27,50C-28,24 -18,14 -7,11L7,11C18,14 28,24 27,50Z', 'gules', 1.6),
  solid('M0,11L7,11C18,14 28,24 27,50L0,50Z', 'argent', 1.6),
  line('M20,26C17,32 17,40 18,48M13,20C11,24 11,28 11,32', 0.8, 'card-ink'),
  lad.face,
  solid('M-15,0C-21,-32 -8,-35 0,-35C8,-35 21,-32 15,0C13,0 12,-4 12,-12C6,-12 2,-14 -1,-17C-4,-13 -8,-12 -12,-12C-12,-4 -13,0 -15,0Z', 'wood'),
  line('M-12,-18C-10,-24 -5,-28 0,-30M13,-16C12,-22 9,-26 5,-29M-7,-17C-5,-21 -2,-24 2,-26', 0.8),
  tint('M-17,-26C-16,-44 16,-46 17,-28C8,-33 -8,-33 -17,-26Z', 'vert'),
  solid('M12,-36C18,-50 26,-48 29,-44C24,-42 20,-38 15,-31Z', 'argent', 1.2),
  line('M15,-34C18,-40 22,-43 26,-45', 0.7, 'card-ink'),
  lad.looks,
  at('translate(0 34) scale(.92)', helm),
  solid('M-24,40C-20,34 -15,36 -12,40C-13,45 -20,48 -25,46Z', 'skin', 1.3),
  solid('M24,40C20,34 15,36 12,40C13,45 20,48 25,46Z', 'skin', 1.3),
]

/** The squire who bears the sword. */
export const swordBearer: Ink = [
  tint('M-27,50C-28,24 -18,14 -7,11L7,11C18,14 28,24 27,50Z', 'azure', 1.6),
  solid('M-7,11L7,11L9,50L-9,50Z', 'argent', 1.4),
  line('M-4,20H4M-4.6,28H4.6M-5,36H5', 1, 'card-ink'),
  lad.face,
  // A hood thrown back, and fair hair cut straight.
  tint('M-19,12C-24,-4 -22,-16 -16,-22L-13,-4C-12,4 -10,8 -7,11ZM19,12C24,-4 22,-16 16,-22L13,-4C12,4 10,8 7,11Z', 'gules', 1.4),
  solid('M-15,-3C-20,-26 -12,-37 0,-37C12,-37 20,-26 15,-3L11.5,-3L11.5,-15C6,-18 -6,-18 -11.5,-15L-11.5,-3Z', 'or'),
  line('M-8,-19V-33M-3,-20V-35M3,-20V-35M8,-19V-33', 0.8),
  lad.looks,
  at('translate(19 10) scale(.9)', [
    solid('M0,-52L4.2,-43L3.6,12L-3.6,12L-4.2,-43Z'),
    line('M0,-40L0,8'),
    solid('M-13,11C-8,14 8,14 13,11L12,17C6,19 -6,19 -12,17Z', 'gold', 1.3),
    tint('M-3,18L3,18L3.4,34L-3.4,34Z', 'gules', 1.2),
    disc(0, 38, 4.4, 'gold', 1.2),
  ]),
  solid('M12,30C16,26 24,26 26,31C27,37 22,41 15,40C11,38 10,34 12,30Z', 'skin', 1.3),
  line('M14,32L24,31M14,36L24,35', 0.8, 'card-ink'),
]

export const maiden: Ink = [
  solid('M1,-50C20,-46 30,-16 28,30C24,34 20,32 18,28C20,4 16,-10 9,-18Z', 'argent', 1.3),
  line('M6,-44C18,-34 24,-8 23,26M9,-34C16,-24 19,-6 20,12', 0.7, 'card-ink'),
  tint('M-27,50C-26,26 -16,16 -8,14L8,14C16,16 26,26 27,50Z', 'azure', 1.6),
  solid('M-9,14L0,32L9,14C5,10 -5,10 -9,14Z', 'skin', 1.3),
  line('M-11,15L0,36L11,15', 2.6, 'gold'),
  line('M-12,16L0,38L12,16', 0.8),
  solid('M-4,8L4,8L6,15C2,18 -2,18 -6,15Z', 'skin', 1),
  solid('M-13,6C-16,-6 -13,-18 0,-20C13,-18 16,-6 13,6C10,8 10,4 10,-4L-10,-4C-10,4 -10,8 -13,6Z', 'wood', 1.3),
  solid('M-10,-8C-10,6 -5,12 0,12C5,12 10,6 10,-8C8,-18 -8,-18 -10,-8Z', 'skin'),
  tint('M-13,-9L0,-50L3,-50L13,-9C6,-15 -6,-15 -13,-9Z', 'or'),
  line('M-9.5,-20C-4,-23 4,-23 9.5,-20M-6,-31C-2,-33 4,-33 7,-31'),
  line('M-6.5,-1C-5,-3 -3,-3 -2,-1M2,-1C3,-3 5,-3 6.5,-1M0,0C-1,3 -1.5,4.5 .5,4.5', 1.1, 'card-ink'),
  plain('M-2.5,7.8C-1,6.8 1,6.8 2.5,7.8C1,9.5 -1,9.5 -2.5,7.8Z', 'gules'),
  line('M-8,50C-6,46 -9,44 -11,42', 1.6, 'vert'),
  rose(-12, 38, 0.75),
]

/** The fool in cap and bells. */
export const fool: Ink = [
  tint('M-32,50C-30,34 -20,24 -8,22L8,22C20,24 30,34 32,50Z', 'vert', 1.6),
  tint('M-26,22L-18,38L-8,26L0,40L8,26L18,38L26,22C12,30 -12,30 -26,22Z', 'or', 1.3),
  disc(-18, 40, 2.6, 'gold', 1),
  disc(0, 42, 2.6, 'gold', 1),
  disc(18, 40, 2.6, 'gold', 1),
  // The three horns of his cap.
  tint('M-14,-8C-20,-24 -34,-28 -38,-10C-32,-18 -28,-8 -22,2Z', 'gules', 1.6),
  tint('M14,-8C20,-24 34,-28 38,-10C32,-18 28,-8 22,2Z', 'azure', 1.6),
  tint('M-16,-6C-16,-30 -8,-44 6,-46C2,-38 12,-30 16,-6C8,-14 -8,-14 -16,-6Z', 'or', 1.6),
  disc(-38, -7, 3.6, 'gold', 1.3),
  disc(38, -7, 3.6, 'gold', 1.3),
  disc(7, -47, 3.6, 'gold', 1.3),
  solid('M-15,-6C-16,12 -8,24 0,25C8,24 16,12 15,-6C8,-14 -8,-14 -15,-6Z', 'skin', 1.6),
  line('M-11,-3C-8,-6 -5,-6 -3,-3M4,-5C6,-8 10,-8 12,-4', 1.4, 'card-ink'),
  dot(-6.5, 1, 1.8),
  dot(7.5, 0.5, 1.8),
  line('M0,1C3,7 4,9 0,9.5', 1.2, 'card-ink'),
  solid('M-9,13C-4,17 5,17 10,11C9,19 4,22 0,22C-4,22 -7,19 -9,13Z', 'argent', 1.3),
  line('M-7,16C-2,19 4,19 8,15', 0.8, 'card-ink'),
]

/** A face of the crowd. */
export function onlooker(kind: number, coat: Tincture): Ink {
  const hats = [
    'M-8,0C-10,-12 10,-12 8,0C6,-5 -6,-5 -8,0Z',
    'M-9,5C-12,-14 12,-14 9,5C8,-2 4,-6 0,-6C-4,-6 -8,-2 -9,5Z',
    'M-9,-2C-8,-12 8,-12 9,-2Z',
    'M-10,9C-13,-14 13,-14 10,9C9,0 7,-5 0,-5C-7,-5 -9,0 -10,9Z',
  ]
  const hues: Tincture[] = ['or', 'vert', 'azure', 'argent', 'gules']
  const hat = hats[kind % 4]!
  const waves = kind % 3 === 1
  return [
    waves
      ? [rod('M10,14L15,-6', 2.6, 'skin'), line('M15,-4V-24', 1.3), tint('M15,-24L28,-19L15,-14Z', coat === 'gules' ? 'or' : 'gules', 1)]
      : [],
    tint('M-14,34C-14,16 -8,11 0,11C8,11 14,16 14,34Z', coat, 1.2),
    disc(0, 0, 8.5, 'skin', 1.2),
    dot(-2.6, 1, 0.9),
    dot(3.2, 1, 0.9),
    kind % 2 ? line('M-2,4.5Q0,6.5 3,4.5', 0.9, 'card-ink') : dot(0.5, 5, 1.7),
    kind % 4 === 0 ? solid(hat, 'wood', 1.1) : tint(hat, hues[(kind + 2) % 5]!, 1.1),
  ]
}

export const horseshoe = 'M-5,8C-11,-2 -9,-10 0,-10C9,-10 11,-2 5,8L2.5,7C6,0 5,-5.5 0,-5.5C-5,-5.5 -6,0 -2.5,7Z'

export const fleur =
  'M0,-14C5,-8 6,-3 3,3C8,-4 15,-3 14,4C13,8 8,8 8,5C6,6 4,7 3,9H7V12H2L0,17L-2,12H-7V9H-3C-4,7 -6,6 -8,5C-8,8 -13,8 -14,4C-15,-3 -8,-4 -3,3C-6,-3 -5,-8 0,-14Z'

export function arrow(d: string, head: string, width = 5): Ink {
  return [line(d, width + 3), line(d, width, 'gold'), solid(head, 'gold', 1.5)]
}
