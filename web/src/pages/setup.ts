// A table before it is made: what the form holds, and what is asked of the server.
import { t } from '../texts/texts'
import type { GameOffer, NewTable, OptionOffer } from '../wire/types'

export interface Setup {
  players: number
  /** By seat: "me", "open" or the name of a bot. */
  seats: string[]
  options: Record<string, string>
  isPrivate: boolean
  clock: string
  reaction: number
}

export const clocks: Record<string, { total: number; increment: number } | null> = {
  none: null,
  '5+5': { total: 300_000, increment: 5_000 },
  '15+10': { total: 900_000, increment: 10_000 },
  '30+30': { total: 1_800_000, increment: 30_000 },
}

export const reactions = [2_000, 4_000, 8_000, 20_000]

export function usual(option: OptionOffer): string {
  return 'values' in option ? (option.values[0] ?? '') : String(option.usual)
}

/** The strongest bot: the last of the list. */
function usualBot(offer: GameOffer): string {
  return offer.bots.at(-1) ?? 'open'
}

export function newSetup(offer: GameOffer): Setup {
  const [least, most] = offer.players
  const players = Math.min(most, Math.max(least, 3))
  return {
    players,
    seats: Array.from({ length: most }, (_, index) => (index === 0 ? 'me' : usualBot(offer))),
    options: Object.fromEntries(offer.options.map(option => [option.key, usual(option)])),
    isPrivate: true,
    clock: 'none',
    reaction: 4_000,
  }
}

export function hasOpenSeat(setup: Setup): boolean {
  return setup.seats.slice(0, setup.players).includes('open')
}

/** What the server is asked for; what is as usual is left out. */
export function request(offer: GameOffer, setup: Setup): NewTable {
  const options = Object.fromEntries(
    offer.options
      .filter(option => setup.options[option.key] !== usual(option))
      .map(option => [option.key, String(setup.options[option.key])]),
  )
  const clock = clocks[setup.clock]
  return {
    game: offer.game,
    players: setup.players,
    options,
    seats: setup.seats.slice(0, setup.players),
    private: hasOpenSeat(setup) ? setup.isPrivate : true,
    ...(setup.reaction === 4_000 ? {} : { windows: { reaction: setup.reaction } }),
    ...(clock ? { clock } : {}),
  }
}

export function playersText(offer: GameOffer): string {
  const [least, most] = offer.players
  return least === most ? t('game-players-fixed', { players: least }) : t('game-players', { least, most })
}
