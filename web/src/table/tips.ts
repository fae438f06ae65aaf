// What a newcomer's first games explain: each thing once, when it first matters.
import { has, t } from '../texts/texts'
import type { TableState } from '../wire/stream'
import type { Info } from '../wire/types'
import { isAlone } from './company'

const key = 'hastilude.tips'

/** In the order in which they matter where several do. */
const order: Record<string, readonly string[]> = {
  engarde: ['retreat', 'parry', 'attack', 'advance', 'forward'],
  ivanhoe: ['open', 'ivanhoe', 'take', 'return', 'keep', 'stay', 'play', 'action', 'pass'],
  castles: ['keep', 'trade', 'offer', 'accept', 'bid', 'ransom', 'attack', 'advance', 'place'],
}

export function readTold(kept: string | null): Set<string> {
  try {
    const found: unknown = JSON.parse(kept ?? '[]')
    return new Set(Array.isArray(found) ? found.filter(one => typeof one === 'string') : [])
  } catch {
    return new Set()
  }
}

/** What has been explained in this browser. */
export function told(): Set<string> {
  try {
    return readTold(localStorage.getItem(key))
  } catch {
    return new Set()
  }
}

export function markTold(tip: string): void {
  try {
    localStorage.setItem(key, JSON.stringify([...told().add(tip)]))
  } catch {
    // It is said again next time.
  }
}

/** Whether anything of this game is left to explain. */
export function isNew(game: string): boolean {
  const before = told()
  return order[game]?.some(one => !before.has(`${game}-${one}`)) ?? false
}

/** In the turn of Ivanhoe, whatever else can be done is to play an action card. */
const inTurn = ['play', 'stay', 'withdraw']
function kindsOf(game: string, kinds: readonly string[]): Set<string> {
  const acts = game === 'ivanhoe' && kinds.includes('withdraw') && kinds.some(one => !inTurn.includes(one))
  return new Set(acts ? [...kinds, 'action'] : kinds)
}

/** The text that explains what is asked now, if that was not explained before; never where another person waits. */
export function tipFor({ info, now }: TableState, before: ReadonlySet<string>): string | null {
  if (!now.choices?.must || now.stage !== 'playing' || !isAlone(now)) return null
  const kinds = kindsOf(info.game, [...now.choices.moves, ...now.choices.picks].map(one => one.kind))
  const kind = order[info.game]?.find(one => kinds.has(one) && !before.has(`${info.game}-${one}`))
  const tip = `${info.game}-${kind}`
  return kind !== undefined && has(`tip-${tip}`) ? tip : null
}

/** Its words: at the basic level of En Garde nothing is parried. */
export function tipText(tip: string, { options }: Info): string {
  return t(`tip-${tip}`, { level: options.level ?? '' })
}
