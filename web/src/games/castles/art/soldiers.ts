// Soldiers at half length, 100 × 112. Cloth, hood, hair, plume and horse are variables that the coat
// sets (coats.css), so that one drawing a kind serves all coats; the shield is laid over it.
import { dark, disc, flat, ink, limb, ring, shade, type Drawing } from '../../../art/shapes'

export type Kind = 'foot' | 'archer' | 'crossbow' | 'horse'

const cloth = 'var(--cloth)'
const mail = 'url(#scene-mail)'
const steel = 'var(--steel)'
const leather = 'var(--leather)'
const skin = 'var(--skin)'

function face(x: number, y: number, beard: string | null): Drawing {
  const head = `M${x - 11} ${y - 12}C${x - 12} ${y + 6} ${x - 6} ${y + 15} ${x + 1} ${y + 16}C${x + 9} ${y + 14} ${x + 12} ${y + 4} ${x + 12} ${y - 12}Z`
  const hair = `M${x - 8} ${y + 5}C${x - 2} ${y + 5} ${x} ${y + 7} ${x + 3} ${y + 7}C${x + 6} ${y + 7} ${x + 8} ${y + 5} ${x + 11} ${y + 4}C${x + 11} ${y + 14} ${x + 6} ${y + 20} ${x + 2} ${y + 21}C${x - 5} ${y + 19} ${x - 8} ${y + 13} ${x - 8} ${y + 5}Z`
  const mouth = beard
    ? [ink(hair, beard, 1.3), ink(`M${x - 1} ${y + 10.4}H${x + 6}`, 'none', 1.2)]
    : [ink(`M${x - 1} ${y + 9}Q${x + 3} ${y + 11} ${x + 7} ${y + 8.6}`, 'none', 1.4)]
  return [
    ink(head, skin, 1.5),
    ink(`M${x + 3} ${y - 4}L${x + 7} ${y + 4}L${x + 2} ${y + 4.6}`, 'none', 1.3),
    flat(`${ring(x - 3, y - 3, 1.4)}${ring(x + 7.4, y - 3, 1.3)}`, dark),
    ink(`M${x - 7} ${y - 6.4}L${x} ${y - 6}M${x + 5} ${y - 6}L${x + 10} ${y - 6.6}`, 'none', 1.5),
    ...mouth,
  ]
}

function sleeve(d: string): Drawing {
  return limb(d, 9, cloth)
}

const foot: Drawing = [
  ...limb('M81 6V114', 2.4, leather, 3),
  ink('M81-8C75 4 75 12 81 20C87 12 87 4 81-8Z', steel),
  ink('M81-6V18', 'none', 0.9),
  ink('M12 114C12 88 22 74 40 70H66C82 74 90 88 92 114Z', cloth, 1.8),
  shade('M66 70C82 74 90 88 92 114H74C76 98 74 82 62 70Z'),
  ink('M32 74C26 44 36 28 53 28C70 28 78 44 74 74C62 82 44 82 32 74Z', mail, 1.7),
  ...face(53, 50, 'var(--hair)'),
  ink('M20 40C26 32 40 27 54 27C68 27 80 32 88 40C70 46 38 46 20 40Z', steel, 1.8),
  ink('M34 30C34 12 44 6 54 6C66 6 75 13 75 30C62 26 46 26 34 30Z', steel, 1.8),
  shade('M58 6C68 8 75 14 75 30L62 27.6C64 20 62 12 58 6Z'),
  ink('M54 6V27M30 40H80', 'none', 0.9),
  ...limb('M86 104L81 90', 9, mail),
  disc(81, 86, 6, leather, 1.6),
]

const hoodLine = 'M14 30C24 14 44 10 56 18C68 26 70 44 66 60C62 74 50 82 38 82C26 82 20 74 22 62C24 50 24 42 22 36C20 40 12 46 4 46C8 42 10 36 14 30Z'
const archer: Drawing = [
  ...limb('M76-4C104 24 104 92 76 118', 3, leather, 3),
  ink('M10 114C10 92 18 80 34 74H58C74 80 78 94 80 114Z', cloth, 1.8),
  shade('M56 74C74 80 78 94 80 114H62C66 98 64 84 54 74Z'),
  ink(hoodLine, 'var(--hood)', 1.8),
  shade('M22 36C22 42 24 50 22 62C20 74 26 82 38 82C30 74 32 50 36 30C30 30 25 32 22 36Z'),
  ...face(51, 46, null),
  ink('M38 34C44 28 58 26 64 34', 'none', 1.4),
  ink('M34 22C44 8 60-2 72 0C66 6 56 16 46 22Z', 'var(--plume)', 1.4),
  ink('M38 20C50 12 60 4 70 1', 'none', 0.9),
  ink('M76-4L46 66L76 118', 'none', 1),
  ...sleeve('M66 92L84 66L93 62'),
  ...limb('M40 66L104 56', 1, '#E9D7AE', 1.4),
  ink('M102 51L114 54L104 61Z', steel, 1.3),
  disc(94, 58, 5.4, skin, 1.5),
  ...sleeve('M22 98L24 82L44 68'),
  disc(46, 66, 5.6, skin, 1.5),
]

const crossbow: Drawing = [
  ink('M10 114C10 88 20 76 36 72H62C78 76 86 92 88 114Z', cloth, 1.8),
  shade('M62 72C78 76 86 92 88 114H70C72 98 70 84 58 72Z'),
  ink('M28 74C22 50 30 30 46 30C62 30 68 50 66 74C54 82 38 82 28 74Z', mail, 1.7),
  ...face(48, 50, 'var(--hair)'),
  ink('M14 50C22 46 26 40 28 32C30 14 42 8 52 10C66 12 72 26 74 40L64 42C52 40 40 40 34 44C28 48 22 52 14 50Z', steel, 1.8),
  shade('M14 50C22 46 26 40 28 32C30 20 35 14 40 12C36 24 36 36 34 44C28 48 22 52 14 50Z'),
  ink('M46 10C56 16 62 28 64 41', 'none', 1),
  ...limb('M24 92L92 66', 7, leather, 3),
  ...limb('M78 32C98 46 106 78 96 104', 4, steel, 3),
  ink('M78 32L60 78L96 104', 'none', 1),
  ink('M60 77L108 58', 'none', 2.2),
  ink('M104 54L114 56L107 64Z', steel, 1.2),
  ...sleeve('M80 108L72 92L66 80'),
  disc(64, 79, 5.6, leather, 1.5),
  ...sleeve('M14 104L24 100L34 92'),
  disc(36, 89, 5.6, leather, 1.5),
]

const greatHelm: Drawing = [
  ink('M16 62V22C16 14 24 10 32 10C40 10 48 14 50 22V48L44 64C34 70 24 68 16 62Z', steel, 1.8),
  shade('M16 62V22C16 16 20 13 25 11V66C21 65 18 64 16 62Z'),
  ink('M24 33H50', 'none', 4.2, '#16120e'),
  ink('M38 11V64', 'none', 2.4, 'var(--gold)'),
  ink('M29 46v.1M29 52v.1M45 44v.1M45 50v.1M33 49v.1', 'none', 2.2),
  ink('M22 12C18 2 26-6 36-4C32 0 40 2 36 11Z', 'var(--plume)', 1.4),
]

const horse: Drawing = [
  ...limb('M2 84L100 6', 2.4, '#E9D7AE', 2.6),
  ink('M96 9L62 14L72 21L66 31Z', cloth, 1.4),
  ink('M2 114C2 84 8 66 22 60H42C54 66 58 84 58 114Z', cloth, 1.8),
  ...greatHelm,
  ink('M30 116C32 92 42 66 60 54L62 40L70 50C80 56 88 70 96 84C100 92 96 100 88 99L76 92C70 94 68 100 72 116Z', cloth, 1.9),
  shade('M72 116C68 100 70 94 76 92C64 86 54 94 50 116Z'),
  ink('M77 62C84 70 90 78 96 84C100 92 96 100 88 99L78 93C72 84 72 72 77 62Z', 'var(--mount)', 1.7),
  disc(74, 67, 4.4, 'var(--argent)', 1.2),
  flat(`${ring(75, 67, 2.2)}${ring(92, 89, 1.4)}`, dark),
  ink('M86 95L92 96M78 92C82 86 82 78 78 70', 'none', 1.5),
  ...limb('M30 100C42 98 56 88 74 90', 1.6, 'var(--gold)', 1.8),
  ...limb('M10 96L22 94L32 98', 9, mail),
]

export const soldiers: Record<Kind, Drawing> = { foot, archer, crossbow, horse }

/** Where each stands on its card, so that the index hides no face. */
export const stance: Record<Kind, string> = {
  foot: 'translate(10 25) scale(.96)',
  archer: 'translate(8 25) scale(.96)',
  crossbow: 'translate(9 26) scale(.95)',
  horse: 'translate(20 31) scale(.9)',
}

/** Where the shield lies on each, and how large. */
export const shieldAt: Record<Kind, readonly [x: number, y: number, scale: number]> = {
  foot: [29, 94, 1.75],
  archer: [45, 99, 1.1],
  crossbow: [50, 102, 0.95],
  horse: [20, 100, 1.1],
}

/** The weapon of each kind, 24 × 24 about its middle. */
export const weapons: Record<Kind, Drawing> = {
  foot: [
    ink('M-8 11L5-4', 'none', 2.4, dark),
    ink('M3-5.8L10-12L8.4-2.2L6.4-2Z', dark, 1, dark),
    ink('M-1-1L5 4', 'none', 2, dark),
  ],
  archer: [
    ink('M-3-11C9-8 9 8-3 11', 'none', 2.6, dark),
    ink('M-3-11L-6 0L-3 11', 'none', 1, dark),
    ink('M-11 0H10M6.4-3.4L11.4 0L6.4 3.4M-11-2.6L-8 0L-11 2.6', 'none', 1.7, dark),
  ],
  crossbow: [
    ink('M0-9V11', 'none', 3, dark),
    ink('M-11-2C-8-9 8-9 11-2', 'none', 2.6, dark),
    ink('M-11-2L0 3L11-2', 'none', 1, dark),
    flat('M-2.8-9.6L0-13L2.8-9.6Z', dark),
  ],
  horse: [
    flat('M-8 11C-9 2-6-6 0-9L1-12.4L3.6-8.6C6-6 8-2 10.6 2.4C11 5 9 6.6 7.2 6L3.4 3.2C1.6 4 1 6 3.4 11Z', dark),
    flat(ring(3.6, -3.6, 1), '#FBF6E9'),
  ],
}
