// The two heroes, 100 × 112 like the soldiers, and their marks, 24 × 24 about the middle.
import { dark, disc, flat, ink, limb, put, ring, shade, type Drawing } from '../../../art/shapes'
import { shield } from './coats'

const steel = 'var(--steel)'
const gold = 'var(--gold)'
const green = '#3F6B45'

// The Disinherited Knight: steel inlaid with gold, the visor up, an oak torn out by its roots.
const oak: Drawing = [
  flat(shield, '#FBF6E9'),
  ink('M0 9V-2M0 4L-4 0M0 2L4-2', 'none', 2, '#7A5436'),
  ink('M-5 0C-9-1-8-7-4-7C-4-11 4-11 4-7C8-7 9-1 5 0C3 2-3 2-5 0Z', '#4C7A4A', 1),
  ink('M0 9L-4 12M0 9L4 12M0 9V13', 'none', 1.4, '#7A5436'),
  ink(shield, 'none', 1.5),
]

const ivanhoe: Drawing = [
  ink('M34 16C22 8 12 12 2 4C4 14-4 18-6 28C4 26 6 34 2 42C16 38 26 32 36 24Z', '#B4413B', 1.6),
  ink('M32 18C20 16 12 18 4 14M32 22C22 24 14 26 6 32', 'none', 1),
  ink('M10 114C10 92 16 80 30 75H68C82 80 88 92 88 114Z', steel, 1.9),
  shade('M68 75C82 80 88 92 88 114H72C74 98 72 84 64 75Z'),
  ink('M49 78V114M18 96C28 92 38 92 49 96C60 92 70 92 80 96', 'none', 1.2),
  ink('M30 75C40 84 58 84 68 75', 'none', 3, gold),
  ink('M10 96C8 84 16 74 28 73C34 78 34 88 28 96C22 98 14 98 10 96Z', steel, 1.8),
  ink('M88 96C90 84 82 74 70 73C64 78 64 88 70 96C76 98 84 98 88 96Z', steel, 1.8),
  ink('M12 90C18 92 24 92 30 90M86 90C80 92 74 92 68 90', 'none', 1.8, gold),
  ink('M28 72C22 48 28 28 48 28C68 28 74 48 70 72C60 82 38 82 28 72Z', 'url(#scene-mail)', 1.7),
  ink('M37 38C35 56 40 68 50 70C60 68 64 56 62 38Z', 'var(--skin)', 1.5),
  ink('M53 47L57 56L52 57', 'none', 1.3),
  flat(`${ring(45, 48, 1.5)}${ring(58, 48, 1.4)}`, dark),
  ink('M40 44L47 43.6M54 43.6L61 44', 'none', 1.6, '#8A5A24'),
  ink('M46 62Q51 65 57 61.6', 'none', 1.4),
  ink('M37 38C38 46 36 50 38 56C34 52 33 44 34 38Z', '#C9953C', 1.2),
  ink('M28 42C26 18 36 6 50 6C64 6 73 18 71 42C66 38 60 36 50 36C40 36 33 38 28 42Z', steel, 1.9),
  shade('M54 6C66 8 73 20 71 42C68 40 64 38 60 37C64 26 62 14 54 6Z'),
  ink('M30 30C36 18 62 18 69 30L66 36C58 28 42 28 33 36Z', '#AEB4B8', 1.7),
  ink('M38 27L62 27', 'none', 2.2, '#16120e'),
  ink('M50 6V19', 'none', 2.6, gold),
  ink('M28 42C34 37 42 35.6 50 35.6C58 35.6 66 37 71 42', 'none', 2.4, gold),
  ...limb('M84 108L90 96', 9, steel),
  ink('M86.6-12H93.4V74H86.6Z', '#E6E8E6', 1.6),
  ink('M90-10V72', 'none', 0.9),
  ink('M86.6-12L90-20L93.4-12Z', '#E6E8E6', 1.4),
  ink('M78 74H102V79H78Z', gold, 1.5),
  ink('M87.6 79H92.4V92H87.6Z', 'var(--leather)', 1.4),
  disc(90, 96, 4.6, gold, 1.4),
  disc(90, 86, 6.4, steel, 1.6),
  put(25, 92, 1.7, ...oak),
]

const locksley: Drawing = [
  ...[0, 1, 2].flatMap(index => [
    ...limb(`M${16 + index * 5} 76L${6 + index * 6} 40`, 1, '#E9D7AE', 1.6),
    ink(`M${4 + index * 6} 34L${3 + index * 6} 46L${9 + index * 6} 44L${9 + index * 6} 34Z`, ['#B4413B', '#FBF6E9', '#D2A33B'][index]!, 1.2),
  ]),
  ...limb('M82-8C110 24 110 92 82 122', 3.4, 'var(--leather)', 3),
  ink('M8 114C8 90 18 79 34 74H60C76 79 84 92 84 114Z', green, 1.9),
  flat('M8 114C8 90 18 79 34 74H60C76 79 84 92 84 114Z', 'url(#hatch-vert)'),
  shade('M58 74C76 79 84 92 84 114H66C68 98 66 84 54 74Z'),
  ...limb('M26 80L70 114', 5, 'var(--leather)', 2.6),
  ink('M32 74C36 84 58 84 62 74L54 70H40Z', '#7C9159', 1.6),
  ink('M34 60C28 44 32 32 40 28L42 66Z', '#6B3F1E', 1.5),
  ink('M36 36C34 58 40 68 49 70C58 68 63 58 62 36Z', 'var(--skin)', 1.6),
  ink('M52 44L57 54L51 55', 'none', 1.3),
  flat(`${ring(44, 45, 1.5)}${ring(58, 45, 1.4)}`, dark),
  ink('M39 41L47 40.4M54 40.4L61 41', 'none', 1.7),
  ink('M38 54C44 56 46 58 50 58C55 58 58 56 62 53C62 64 58 73 50 76C42 73 38 65 38 54Z', '#6B3F1E', 1.4),
  ink('M45 60C49 57 54 57 57 59.6M47 64H55', 'none', 1.3),
  ink('M24 36C30 28 40 26 52 27C66 28 78 30 96 22C88 36 72 42 52 41C40 40 30 40 24 36Z', green, 1.8),
  ink('M28 34C26 18 36 8 50 8C62 8 68 18 68 30C56 26 40 28 28 34Z', green, 1.8),
  shade('M50 8C62 8 68 18 68 30C64 28 60 28 57 28C60 20 58 13 50 8Z'),
  ink('M30 31C26 16 8 6-6 10C0 14-2 18-8 20C4 28 18 34 32 34Z', '#B4413B', 1.5),
  ink('M30 31C20 20 8 14 0 14', 'none', 1),
  ink('M82-8L52 70L82 122', 'none', 1),
  ...limb('M70 96L90 70L100 66', 9, green),
  ...limb('M44 71L110 59', 1, '#E9D7AE', 1.4),
  ink('M108 54L120 57L110 64Z', steel, 1.3),
  ink('M96 60L104 56L106 66L98 69Z', 'var(--leather)', 1.4),
  disc(101, 62, 5.2, 'var(--skin)', 1.5),
  ...limb('M18 102L24 86L48 73', 9, green),
  disc(50, 71, 5.6, 'var(--skin)', 1.5),
  ink('M30 104C40 112 56 112 64 100C66 97 70 98 69 102C64 118 40 122 27 110C25 106 27 103 30 104Z', '#E9D7AE', 1.5),
  ink('M40 109L38 116M56 108L59 114', 'none', 2.2, gold),
]

export const heroes: Record<string, Drawing> = { ivanhoe, locksley }

export const marks: Record<string, Drawing> = {
  ivanhoe: [
    ink('M-7 9V-3C-7-9-3-11 0-11C3-11 7-9 7-3V9C3 12-3 12-7 9Z', dark, 1, dark),
    ink('M-4-1H7', 'none', 2.6, '#E9C465'),
    ink('M2-11V10', 'none', 1.8, '#E9C465'),
    ink('M-1-11C-6-15-11-12-12-8C-8-9-6-8-5-6Z', '#B4413B', 0.8, dark),
  ],
  locksley: [
    ink('M-11 5C-6-1 2-1 12-3C9 5 2 8-4 8C-7 8-10 7-11 5Z', green, 1.2, dark),
    ink('M-8 3C-8-4-3-9 3-8C7-7 8-4 8-1C2-1-3 0-8 3Z', green, 1.2, dark),
    ink('M-6 1C-9-6-7-11-2-13C-2-8-3-3-5 1Z', '#B4413B', 0.9, dark),
  ],
}
