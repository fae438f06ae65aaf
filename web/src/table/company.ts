// Who sits at a table, for what can be wished there.
import type { Now } from '../wire/types'

/** No other person has a seat, not even one for whom a bot plays. */
export function isAlone({ seats, you }: Now): boolean {
  return you !== null && seats.every(one => one.seat === you || one.who !== 'person')
}

export type Rematch = 'open' | 'asked' | 'waiting' | 'declined' | 'unwanted'

/** How it stands with playing again, for who sits there. */
export function rematchOf(now: Now): Rematch {
  const wanted = now.rematch_wanted ?? []
  const declined = now.rematch_declined ?? []
  if (declined.some(seat => seat !== now.you)) return 'unwanted'
  if (declined.length > 0) return 'declined'
  if (wanted.some(seat => seat === now.you)) return 'waiting'
  return wanted.length > 0 ? 'asked' : 'open'
}

/** The person who does not come and can be done without, if there is one. */
export function missing(now: Now, time: number): number | null {
  const { absence, you, stage } = now
  if (!absence || stage !== 'playing' || you === null || absence.seat === you) return null
  return time >= absence.from ? absence.seat : null
}
