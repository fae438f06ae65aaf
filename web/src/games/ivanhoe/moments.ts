// The great moments of a game, and when their parts are done, in milliseconds: the blow has fallen, the token leaves the
// laurels, a card that nobody could answer has been seen.
import { nameOf, seatOf } from '../../wire/terms'
import type { Statement } from '../../wire/types'
import { isAction } from './cards'

export const moments = { blow: 280, token: 400, shown: 900 }

export interface Great {
  is: 'blow' | 'win' | 'shown'
  /** Whose moment it is. */
  seat: number
  /** The token that is won, the card that is struck or shown. */
  token: string | null
  card: string | null
  /** By the event with which it came. */
  number: number
}

/** What of these lines is a great moment; `held`: the card that lay open for answers until then, `open`: the one that does now. */
export function greatOf(lines: readonly Statement[], held: string | null, open: string | null, number: number): Great | null {
  const won = lines.find(line => line.kind === 'win')
  const winner = seatOf(won?.args[0])
  if (won && winner !== undefined) return { is: 'win', seat: winner, token: nameOf(won.args[1]) ?? null, card: null, number }
  const blow = lines.find(line => line.kind === 'ivanhoe')
  if (blow) return { is: 'blow', seat: blow.seat ?? 0, token: null, card: held, number }
  // What lies open, or lay so, is seen anyway.
  const played = held === null && open === null ? lines.find(line => line.seat !== undefined && isAction(line.kind)) : undefined
  return played ? { is: 'shown', seat: played.seat!, token: null, card: played.kind, number } : null
}
