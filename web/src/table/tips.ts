// What a newcomer's first games explain: each thing once, when it first matters.
import { has } from '../texts/texts'
import type { TableState } from '../wire/stream'
import { isAlone } from './company'

const key = 'hastilude.tips'

/** In the order in which they matter where several do. */
const order: Record<string, readonly string[]> = {
  engarde: ['retreat', 'parry', 'attack', 'advance', 'forward'],
  ivanhoe: ['open', 'ivanhoe', 'take', 'return', 'keep', 'stay', 'play'],
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

/** The text that explains what is asked now, if that was not explained before; never where another person waits. */
export function tipFor({ info, now }: TableState, before: ReadonlySet<string>): string | null {
  if (!now.choices?.must || now.stage !== 'playing' || !isAlone(now)) return null
  const kinds = new Set([...now.choices.moves, ...now.choices.picks].map(one => one.kind))
  const kind = order[info.game]?.find(one => kinds.has(one) && !before.has(`${info.game}-${one}`))
  const tip = `${info.game}-${kind}`
  return kind !== undefined && has(`tip-${tip}`) ? tip : null
}
