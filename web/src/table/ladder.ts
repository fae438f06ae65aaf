// Whom to play next: after a game against bots the next rung, or a gentler one.
import { rungs } from '../art/bots'
import type { TableState } from '../wire/stream'
import { isAlone } from './company'

export interface Opponent {
  bot: string
  /** The seat of the first bot, whose place the opponent takes. */
  seat: number
  way: 'up' | 'down'
}

/** Nobody where other people played, or where there is nobody stronger or gentler. */
export function nextOpponent({ now }: TableState): Opponent | null {
  if (now.stage !== 'over' || now.you === null || !isAlone(now)) return null
  const bots = now.seats.filter(one => one.who === 'bot' && one.bot !== null)
  const known = bots.map(one => rungs.indexOf(one.bot!))
  const strongest = Math.max(...known)
  if (bots.length === 0 || strongest < 0) return null
  const way = now.winners?.includes(now.you) ? 'up' : 'down'
  // Below the lowest rung there is only chance: nobody learns from that.
  const bot = rungs[strongest + (way === 'up' ? 1 : -1)]
  if (bot === undefined || bot === 'random') return null
  return { bot, seat: bots[0]!.seat, way }
}
