// The soldiers' four coats of arms: shields of 20 × 27 about their middle. They carry charges and no
// numbers; their colours stay the same by day and night, as cards do.
import { around, at, dark, disc, flat, ink, pale, ring, type Drawing } from '../../../art/shapes'

export type Coat = 1 | 2 | 3 | 4

/** The line of a shield. */
export const shield = 'M-10-12H10V1C10 8 5 12 0 15C-5 12-10 8-10 1Z'

const cross: Drawing = [
  flat(shield, '#2F2720'),
  flat('M-2.7-12H2.7V-4.1H10V1L9.9 1.3H2.7V13.4L0 15L-2.7 13.4V1.3H-9.9L-10 1V-4.1H-2.7Z', '#E3B750'),
]

const griffin: Drawing = [
  flat(shield, '#DDB04A'),
  ink(
    'M-6.5 11C-8 5-7.5 0-5-3.5L-6-9.5L-2-6.5C1-8.6 5-7.6 7-4.6C8.6-3.6 8.4-.6 7-.2C6.4-2 4.6-2 3.4-1.4C1.4 0 1.6 1.6 4 3.5L1.5 4L5 7L1.6 7L3.6 10L0 9.6L0 12Z',
    dark,
    0.6,
    dark,
  ),
  flat(ring(2.4, -4, 1.1), '#DDB04A'),
  ink('M-5 1L-2.6 2.4M-5.4 4.4L-2.6 5.6M-5 8L-2.6 8.6', 'none', 1, '#DDB04A'),
]

const chequers: Drawing = [
  flat(shield, pale),
  flat('M-10-12H-3.4V-5.3H3.3V-12H10V-5.3H3.3V1.4H10C9.6 4.4 8.6 6.6 7.2 8H3.3V13.2L0 15L-3.4 13.2V8H-7.2C-8.8 6.4-9.6 4.4-10 1.4H-3.4V-5.3H-10ZM-3.4 1.4V8H3.3V1.4Z', dark),
]

const rose: Drawing = [
  flat(shield, '#FBF1E6'),
  ...around(5, index => at(`rotate(${index * 72 + 36})`, ink('M0-3L2-8.6L0-9.8L-2-8.6Z', '#2F6B43', 0.4))),
  ...around(5, index => at(`rotate(${index * 72})`, disc(0, -4.6, 3.3, '#B23A35', 0.8))),
  disc(0, 0, 2.4, '#E7BE54', 0.8),
]

const fields: Record<Coat, Drawing> = { 1: cross, 2: griffin, 3: chequers, 4: rose }

export function coat(which: Coat): Drawing {
  return [...fields[which], ink(shield, 'none', 1.7)]
}
