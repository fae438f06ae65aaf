// A table before it is made: what the form holds, and what is asked of the server.
import { device } from '../engine/device'
import { language } from '../texts/language.svelte'
import type { Language } from '../texts/languages'
import { t } from '../texts/texts'
import { paces, usualPace } from '../ui/pace'
import { settings } from '../ui/settings.svelte'
import { api } from '../wire/api'
import type { GameOffer, NewTable, OptionOffer } from '../wire/types'

export interface Setup {
  players: number
  /** By seat: "me", "open" or the name of a bot. */
  seats: string[]
  options: Record<string, string>
  isPrivate: boolean
  clock: string
  patience: string
  wait: number
  /** How long a bot's move takes to appear. */
  pace: number
  /** The language whose rulebook the options began with. */
  language: Language
}

export const clocks: Record<string, { total: number; increment: number } | null> = {
  none: null,
  '5+5': { total: 300_000, increment: 5_000 },
  '15+10': { total: 900_000, increment: 10_000 },
  '30+30': { total: 1_800_000, increment: 30_000 },
}

/** How long the others wait for somebody whose turn it is: who is away, who does nothing; the usual is the server's own. */
export const patiences: Record<string, { absent: number; silent: number } | null> = {
  usual: null,
  long: { absent: 900_000, silent: 3_600_000 },
  days: { absent: 86_400_000, silent: 259_200_000 },
}

export interface Wait {
  window: 'reaction' | 'offer'
  choices: readonly number[]
}

/** What a game waits for where several are asked at once; a game that never asks several has none. */
export const waits: Record<string, Wait> = {
  ivanhoe: { window: 'reaction', choices: [2_000, 4_000, 8_000, 20_000] },
  castles: { window: 'offer', choices: [4_000, 8_000, 15_000, 30_000] },
}

/** These, and what a table has that asks for no other. */
function choicesWith(choices: readonly number[], usual: number): number[] {
  return [...new Set([...choices, usual])].sort((a, b) => a - b)
}

export function waitChoices(offer: GameOffer, wait: Wait): number[] {
  return choicesWith(wait.choices, offer.windows[wait.window])
}

export function paceChoices(offer: GameOffer): number[] {
  return choicesWith(paces, offer.windows.pace)
}

export function usual(option: OptionOffer): string {
  return 'values' in option ? (option.values[0] ?? '') : String(option.usual)
}

/** Where the rulebook of a language says something else than the others. */
const editions: Partial<Record<Language, Record<string, Record<string, string>>>> = {
  it: { ivanhoe: { first: 'right', purple: 'token' } },
}

/** As the rulebook of the language that is spoken has it. */
function asWritten(game: string, option: OptionOffer): string {
  const written = editions[language.current]?.[game]?.[option.key]
  return written !== undefined && optionFits(option, written) ? written : usual(option)
}

/** Whether the rulebooks differ here, and this is what the reader's own has. */
export function isFromRulebook(game: string, option: OptionOffer, value: string | undefined): boolean {
  const differs = Object.values(editions).some(edition => edition[game]?.[option.key] !== undefined)
  return differs && asWritten(game, option) === value
}

/** A bot that a newcomer can beat, and learn from: the end of a game leads on to the next rung. */
export function gentleBot(offer: GameOffer): string {
  return ['groom', 'page'].find(bot => offer.bots.includes(bot)) ?? offer.bots[0] ?? 'open'
}

/** As many as make a good game without knowing it. */
function usualPlayers(offer: GameOffer): number {
  const [least, most] = offer.players
  return Math.min(most, Math.max(least, 3))
}

export type Against = 'bots' | 'friends'

/** Where a table is: games with people are on the server. */
export type Where = 'server' | 'device'

export function newSetup(offer: GameOffer, against: Against): Setup {
  const others = against === 'bots' ? gentleBot(offer) : 'open'
  const wait = waits[offer.game]
  return {
    players: against === 'bots' ? usualPlayers(offer) : offer.players[0],
    seats: Array.from({ length: offer.players[1] }, (_, index) => (index === 0 ? 'me' : others)),
    options: Object.fromEntries(offer.options.map(option => [option.key, asWritten(offer.game, option)])),
    isPrivate: true,
    clock: 'none',
    patience: 'usual',
    wait: wait ? offer.windows[wait.window] : 0,
    // One's own wish, if one has one, else what is usual here.
    pace: settings.wishes.pace === usualPace ? offer.windows.pace : settings.wishes.pace,
    language: language.current,
  }
}

/** What is remembered of it: times that one did not choose follow the server, whatever it has next time. */
export function toRemember(offer: GameOffer, against: Against, setup: Setup): Partial<Setup> {
  const { wait, pace, ...others } = setup
  const begun = newSetup(offer, against)
  return { ...others, ...(wait === begun.wait ? {} : { wait }), ...(pace === begun.pace ? {} : { pace }) }
}

function optionFits(option: OptionOffer, value: unknown): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false
  if ('values' in option) return option.values.includes(String(value))
  return Number(value) >= option.least && Number(value) <= option.most
}

/** The last table of this game, as far as it can still be had. */
export function takeUp(offer: GameOffer, against: Against, last: unknown): Setup {
  const setup = newSetup(offer, against)
  if (typeof last !== 'object' || last === null) return setup
  const known = last as Partial<Setup>
  const [least, most] = offer.players
  if (typeof known.players === 'number' && known.players >= least && known.players <= most) setup.players = known.players
  // In another language one begins with that one's rulebook.
  const sameRulebook = (known.language ?? 'en') === setup.language
  for (const option of sameRulebook ? offer.options : []) {
    const value = known.options?.[option.key]
    if (optionFits(option, value)) setup.options[option.key] = String(value)
  }
  if (Array.isArray(known.seats)) {
    setup.seats = setup.seats.map((seat, index) => {
      const sat: unknown = known.seats?.[index]
      return index > 0 && typeof sat === 'string' && (sat === 'open' || offer.bots.includes(sat)) ? sat : seat
    })
  }
  if (typeof known.isPrivate === 'boolean') setup.isPrivate = known.isPrivate
  if (typeof known.clock === 'string' && known.clock in clocks) setup.clock = known.clock
  if (typeof known.patience === 'string' && known.patience in patiences) setup.patience = known.patience
  const wait = waits[offer.game]
  if (wait && waitChoices(offer, wait).includes(known.wait ?? -1)) setup.wait = known.wait!
  if (paceChoices(offer).includes(known.pace ?? -1)) setup.pace = known.pace!
  return setup
}

export function hasOpenSeat(setup: Setup): boolean {
  return setup.seats.slice(0, setup.players).includes('open')
}

/** The window that is waited for at this table: where no other person sits, the pace of the bots counts alone. */
export function waitOf(offer: GameOffer, setup: Setup): Wait | undefined {
  return hasOpenSeat(setup) ? waits[offer.game] : undefined
}

/** What the server is asked for: rules and patience that are usual are left out. */
export function request(offer: GameOffer, setup: Setup): NewTable {
  const options = Object.fromEntries(
    offer.options
      .filter(option => setup.options[option.key] !== usual(option))
      .map(option => [option.key, String(setup.options[option.key])]),
  )
  const clock = clocks[setup.clock]
  const patience = hasOpenSeat(setup) ? patiences[setup.patience] : null
  const wait = waitOf(offer, setup)
  return {
    game: offer.game,
    players: setup.players,
    options,
    seats: setup.seats.slice(0, setup.players),
    private: hasOpenSeat(setup) ? setup.isPrivate : true,
    windows: { ...(wait ? { [wait.window]: setup.wait } : {}), pace: setup.pace },
    ...(clock ? { clock } : {}),
    ...(patience ? { patience } : {}),
  }
}

/** Makes the table, and tells its name. */
export async function make(offer: GameOffer, setup: Setup, where: Where): Promise<string> {
  const wanted = request(offer, setup)
  return (await (where === 'device' ? device.create(wanted) : api.create(wanted))).table
}

export function playersText(offer: GameOffer): string {
  const [least, most] = offer.players
  return least === most ? t('game-players-fixed', { players: least }) : t('game-players', { least, most })
}
