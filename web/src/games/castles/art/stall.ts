// The market while nothing is dealt in: what a suttler lays out. 520 × 76, standing at its foot; nothing of it means anything.
import { around, at, disc, faint, flat, ink, put, type Drawing } from '../../../art/shapes'

const barrel: Drawing = [
  ink('M-20-46C-26-30-26-16-20 0H20C26-16 26-30 20-46Z', 'var(--leather)'),
  faint(ink('M-8-46C-11-30-11-16-8 0M8-46C11-30 11-16 8 0', 'none', 1), 0.6),
  ink('M-23-36H23M-23-10H23', 'none', 3.4, 'var(--steel-dark)'),
  ink('M-20-46H20', 'none', 2.4),
]

const apple = (x: number, y: number) => [disc(x, y, 6, 'var(--gules)', 1.3), ink(`M${x} ${y - 6}q1-4 4-4`, 'none', 1.3)]
const basket: Drawing = [
  ...[-16, -5, 6, 17].flatMap(x => apple(x, -25)),
  ...[-10, 1, 12].flatMap(x => apple(x, -32)),
  ink('M-28-24H28L22 0H-22Z', 'var(--field)'),
  faint(ink('M-26-16H26M-24-8H24M-18-24L-15 0M-6-24V0M6-24V0M18-24L15 0', 'none', 1), 0.7),
]

const scales: Drawing = [
  ink('M-14 0H14L8-6H-8Z', 'var(--gold)'),
  ink('M0-6V-58M-34-50Q0-60 34-50', 'none', 2.4),
  disc(0, -60, 4, 'var(--gold)'),
  faint(ink('M-34-50L-44-24M-34-50L-24-24M34-50L24-30M34-50L44-30', 'none', 1), 0.8),
  ink('M-47-24H-21Q-24-14-34-14Q-44-14-47-24Z', 'var(--gold)'),
  ink('M21-30H47Q44-20 34-20Q24-20 21-30Z', 'var(--gold)'),
  ink('M-40-24V-31H-28V-24Z', 'var(--steel)'),
]

const helm: Drawing = [
  ink('M-18 0V-26Q-18-44 0-44Q18-44 18-26V0Q0 6-18 0Z', 'var(--steel)'),
  ink('M-18-24H18M0-44V2', 'none', 1.8),
  flat('M-13-21H-3V-16H-13ZM3-21H13V-16H3Z', 'var(--outline)'),
  ...around(3, index => disc(7, -9 + index * 4 - 1, 1, 'var(--outline)', 0)),
  ink('M0-44C6-58 22-60 30-50C20-50 14-44 12-40', 'var(--vert)'),
]

const shield: Drawing = [
  ink('M-18-48H18V-26C18-12 8-4 0 0C-8-4-18-12-18-26Z', 'var(--azure)'),
  flat('M-18-48H18V-26C18-12 8-4 0 0C-8-4-18-12-18-26Z', 'url(#hatch-azure)'),
  ink('M-18-30L0-42L18-30V-22L0-34L-18-22Z', 'var(--or)', 1.3),
]

const sack: Drawing = [
  ink('M-20 0C-28-20-12-28-8-36H8C12-28 28-20 20 0Z', 'var(--sheet)'),
  ink('M-10-36Q0-32 10-36M-10-36L-14-44M10-36L13-45M0-34V-45', 'none', 1.5),
  faint(ink('M-8-10q3-9 9-14M8-6q4-6 4-12', 'none', 1), 0.6),
]

const bolts: Drawing = [
  ink('M-16-30H16L12 0H-12Z', 'var(--wood)'),
  ink('M-10-30L-14-54M-3-30L-4-58M4-30L5-56M10-30L15-52', 'none', 1.8),
  ink('M-14-54l-3-6 5 1ZM-4-58l-3-6 6 0ZM5-56l-2-6 6 1ZM15-52l0-7 5 3Z', 'var(--gules)', 1.1),
  ink('M-15-22H15', 'none', 2.4, 'var(--gold)'),
]

export const stall: Drawing = [
  put(40, 75, 1, ...barrel),
  put(112, 75, 1, ...basket),
  put(196, 75, 1, ...scales),
  put(278, 75, 1, ...helm),
  at('translate(346 75) rotate(-7)', ...shield),
  put(414, 75, 1, ...sack),
  put(478, 75, 1, ...bolts),
]
