// Who the bots are: which of the six of its rung sits where, and its arms. What they are called is
// a text (`bot-name-…`). A rung of the ladder that is not listed here still has both, drawn from its id.
import { armsOf, inColour, Lot, principal, type Coat } from './arms'
import { colours, type Colour } from './tinctures'

export interface Character {
  /** Among the names: "page-2". */
  id: string
  /** What its arms are drawn from. */
  arms: string
}

/** Several of each rung, for tables where several of them sit; their arms are drawn from these. */
const named: Record<string, readonly string[]> = {
  random: ['Wamba', 'Patch', 'Motley', 'Till', 'Jape', 'Gurth'],
  groom: ['Hob', 'Wat Carter', 'Little Joan', 'Dickon', 'Madge Hay', 'Tom Tanner'],
  minstrel: ['Jack Lute', 'Ela Larkspur', 'Blind Perkin', 'Nan Whistle', 'Rafe Fiddler', 'Cecily Harp'],
  falconer: ['Giles Lanner', 'Hawise Merlin', 'Ned Kestrel', 'Avice Kite', 'Simon Perch', 'Edith Jess'],
  herald: ['Piers Tabard', 'Agatha Roll', 'Ivo Trumpet', 'Lettice Field', 'Godwin Gules', 'Sabine Argent'],
  page: ['Robin of Hale', 'Alys Fenn', 'Young Piers', 'Tib Hallow', 'Osric', 'Maud Pell'],
  squire: ['Maude the Bold', 'Oswin Grey', 'Isolde Marsh', 'Hugh Lacy', 'Dame Perrine', 'Brother Anselm'],
  knight: ['Sir Brian', 'Dame Ysolt', 'Sir Reynold', 'Dame Aveline', 'Sir Guarin', 'Dame Philippa'],
  champion: ['Master Aldous', 'Maestra Fiore', 'Master Liechten', 'Dame Sibylla', 'Master Talhoffer', 'Maestro Vadi'],
}

/** The rungs that have names, weakest first. */
export const rungs: readonly string[] = Object.keys(named)

const others = ['Sir Alain', 'Dame Rohese', 'Sir Tancred', 'Dame Emmot', 'Sir Wymond', 'Dame Jocosa'] as const

/** The bot that sits there; two of the same kind at one table are two people. */
export function characterOf(bot: string, seat: number): Character {
  const names = named[bot] ?? others
  const first = named[bot] ? 0 : new Lot(bot).below(names.length)
  const which = (first + seat - 1) % names.length
  return { id: `${named[bot] ? bot : 'other'}-${which + 1}`, arms: `the ${bot} ${names[which]}` }
}

interface Sitting {
  seat: number
  name: string | null
  bot: string | null
}

/** Bots at one table are told apart by colour; the first two are those of a duel. */
const seatColours: readonly Colour[] = ['azure', 'gules', 'vert', 'purpure', 'sable']

function seatColour(seat: number): Colour {
  return seatColours[(seat - 1) % seatColours.length]!
}

function drawnArms(sitting: Sitting): Coat {
  if (sitting.name !== null) return armsOf(`person ${sitting.name}`)
  if (sitting.bot === null) return armsOf(`seat ${sitting.seat}`)
  return inColour(armsOf(characterOf(sitting.bot, sitting.seat).arms), seatColour(sitting.seat))
}

const known = new Map<string, Coat>()

/** The arms of whoever sits there: the same object each time, so that they are not drawn anew with every event. */
export function seatArms(sitting: Sitting): Coat {
  const key = JSON.stringify([sitting.seat, sitting.name, sitting.bot])
  const coat = known.get(key) ?? drawnArms(sitting)
  known.set(key, coat)
  return coat
}

/** The colour in which each sits at the table, by seat: that of his arms, as far as no one has it yet. People choose first. */
export function liveries(seats: readonly Sitting[]): Map<number, Colour> {
  const worn = new Map<number, Colour>()
  for (const sitting of [...seats].sort((one, other) => Number(one.name === null) - Number(other.name === null))) {
    const taken = new Set(worn.values())
    const own = principal(seatArms(sitting))
    worn.set(sitting.seat, taken.has(own) ? (colours.find(one => !taken.has(one)) ?? own) : own)
  }
  return worn
}
