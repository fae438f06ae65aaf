// The six lords: a tincture and a charge each, on pennants. A pennant is never a shield: shields are
// the soldiers' coats of arms.
import type { Charge } from '../../art/charges'
import type { Tincture } from '../../art/tinctures'

export interface Lord {
  tincture: Tincture
  charge: Charge
}

const lords: readonly Lord[] = [
  { tincture: 'gules', charge: 'crescent' },
  { tincture: 'azure', charge: 'star' },
  { tincture: 'vert', charge: 'trefoil' },
  { tincture: 'purpure', charge: 'key' },
  { tincture: 'or', charge: 'horseshoe' },
  { tincture: 'argent', charge: 'fleur' },
]

/** By seat, from 1. */
export function lordAt(seat: number): Lord {
  return lords[(seat - 1) % lords.length]!
}
