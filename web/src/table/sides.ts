// The same game again from another seat.
import type { TableState } from '../wire/stream'
import type { NewTable } from '../wire/types'

/** The table to open; null where somebody else would have to agree. */
export function otherSides({ info, now }: TableState): NewTable | null {
  const others = now.seats.filter(one => one.seat !== now.you)
  if (now.you === null || others.length === 0 || others.some(one => !one.bot || one.who !== 'bot')) return null
  const seats = now.seats.map(one => (one.seat === now.you ? 'me' : one.bot!))
  const { game, players, options, windows, clock } = info
  return { game, players, options, windows, private: info.private, ...(clock ? { clock } : {}), seats: [seats.at(-1)!, ...seats.slice(0, -1)] }
}
