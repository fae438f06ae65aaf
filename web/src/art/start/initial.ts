import { disc, ink, tinctured, type Drawing } from '../shapes'

const square = 'M2 2H82V82H2Z'
const berries = [
  [14, 37],
  [34, 13],
  [64, 53],
  [72, 72],
  [22, 64],
  [74, 11],
] as const

/** The illuminated H, 84 × 84. */
export const initial: Drawing = [
  ...tinctured(square, 'azure', 2.4),
  ink('M7 7H77V77H7Z', 'none', 2, 'var(--or)'),
  ink(
    'M10 74C14 58 30 62 32 46C34 34 46 40 50 28C54 16 68 22 74 10M32 46C24 42 18 46 14 38M50 28C44 22 38 24 34 14M40 40C50 44 56 42 64 52M60 48C60 58 68 62 72 72',
    'none',
    2.2,
    'var(--or)',
  ),
  ...berries.map(([x, y]) => disc(x, y, 3.4, 'var(--gules)', 1.2)),
  ink('M20 16H38V21H34V38H50V21H46V16H64V21H60V63H64V68H46V63H50V46H34V63H38V68H20V63H24V21H20Z', 'var(--argent)', 2),
]
