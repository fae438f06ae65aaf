// Soldiers as they stand on a battlement: 40 × 56 about their shield, the weapon at the left, where
// the next in line leaves it in sight. Lines are thicker than on cards: they are seen small.
import { dark, disc, flat, ink, limb, ring, shade, type Drawing } from '../../../art/shapes'
import type { Kind } from './soldiers'

const steel = 'var(--steel)'
const leather = 'var(--leather)'

function body(cloth: string): Drawing {
  return [ink('M-13 18C-15 2-11-7 2-7C15-7 18 2 16 18Z', cloth, 2), shade('M7-6C15-4 18 4 16 18H9C11 8 10 0 7-6Z')]
}

const head: Drawing = [
  disc(2, -14, 7.6, 'var(--skin)', 1.8),
  flat(`${ring(0.6, -13.4, 1.1)}${ring(6, -13.4, 1.1)}`, dark),
]

const spear: Drawing = [...limb('M-14 18V-28', 1.8, leather, 2.4), ink('M-14-40C-18-33-18-30-14-25C-10-30-10-33-14-40Z', steel, 1.6)]
const bow: Drawing = [
  ...limb('M-9-36C-23-26-23 4-9 15', 2.2, leather, 2.6),
  ink('M-9-36V15', 'none', 1.1),
  ...limb('M-20-10L-2-11', 1.2, '#E9D7AE', 2),
  ink('M-23-10L-18-13V-7Z', steel, 1.2),
]
const crossbow: Drawing = [
  ...limb('M-13 14V-31', 3.4, leather, 2.8),
  ...limb('M-22-19C-19-31-7-31-4-19', 2.4, steel, 2.6),
  ink('M-22-19L-13-12L-4-19', 'none', 1.1),
  ink('M-15-32L-13-38L-11-32Z', steel, 1.3),
]
const lance: Drawing = [
  ...limb('M-14 18V-38', 2, '#E9D7AE', 2.4),
  ink('M-14-38L-2-34L-14-28Z', 'var(--cloth)', 1.5),
]
const sword: Drawing = [
  ink('M-16-14L-16-34L-13.6-39L-11.2-34V-14Z', '#E6E8E6', 1.6),
  ink('M-20-14H-7V-11H-20Z', 'var(--gold)', 1.4),
  ...limb('M-13.6-10V-3', 2, leather, 2),
]

const kettleHat: Drawing = [
  ink('M-6-19C-6-28 10-28 10-19Z', steel, 1.8),
  ink('M-10-18C-4-22 8-22 14-18C8-15-4-15-10-18Z', steel, 1.7),
]
const hood: Drawing = [
  ink('M-8-10C-10-24 0-27 6-24C13-20 13-12 10-4C10-12 8-18 2-19C-3-18-5-12-5-5C-8-5-8-8-8-10Z', 'var(--hood)', 1.8),
  ink('M-1-25C4-34 12-36 17-34C14-29 9-25 4-24Z', 'var(--plume)', 1.4),
]
const sallet: Drawing = [
  ink('M-9-12C-7-14-7-20-4-23C1-28 11-26 12-15L8-15C3-17-2-16-4-13C-6-11-8-11-9-12Z', steel, 1.8),
  ink('M1-25C6-22 8-19 8.6-15', 'none', 1),
]
const greatHelm: Drawing = [
  ink('M-6-22C-6-27 10-27 10-22V-9L7-4H-2L-6-7Z', steel, 1.9),
  ink('M-3-16H10', 'none', 2.8, '#16120e'),
  ink('M5-26V-4', 'none', 1.8, 'var(--gold)'),
  ink('M-1-25C-5-31 0-36 6-34C4-31 8-29 6-25Z', 'var(--plume)', 1.3),
]

export const sentries: Record<Kind, Drawing> = {
  foot: [...spear, ...body('var(--cloth)'), ...head, ...kettleHat],
  archer: [...bow, ...body('var(--cloth)'), ...head, ...hood],
  crossbow: [...crossbow, ...body('var(--cloth)'), ...head, ...sallet],
  horse: [...lance, ...body('var(--cloth)'), ...greatHelm],
}

/** Where the shield is held. */
export const sentryShield = [2, 6, 0.86] as const

export const heroSentries: Record<string, Drawing> = {
  ivanhoe: [
    ...sword,
    ...body(steel),
    ink('M-10 2C-2 6 6 6 13 2', 'none', 2.2, 'var(--gold)'),
    ...head,
    ink('M-6-15C-8-26 0-29 4-28C11-27 13-20 10-14C8-18-2-18-6-15Z', steel, 1.8),
    ink('M-7-19L-6-26L-2-22L2-28L6-22L10-26L11-19Z', 'var(--gold)', 1.4),
  ],
  locksley: [
    ...bow,
    ...body('#3F6B45'),
    ...limb('M-8-2L12 14', 2.6, leather, 2.2),
    ...head,
    ink('M-4-10C-2-4 7-4 9-11C5-8 0-8-4-10Z', '#6B3F1E', 1.2),
    ink('M-9-17C-2-22 8-21 17-24C14-17 6-15-1-15C-4-15-7-16-9-17Z', '#3F6B45', 1.7),
    ink('M-6-19C-6-27 1-30 6-27C9-25 10-23 10-21C4-21-1-21-6-19Z', '#3F6B45', 1.7),
    ink('M-4-20C-10-26-9-32-6-36C-3-31-3-25-2-21Z', '#B4413B', 1.3),
  ],
}
