// The discards as a pile. What lies there is sent as a set; in which order it came is remembered here.

/** What lay there and still does, in its order, then what is new. */
export function pileUp(before: readonly string[], now: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const card of now) left.set(card, (left.get(card) ?? 0) + 1)
  const take = (card: string): boolean => {
    const count = left.get(card) ?? 0
    left.set(card, count - 1)
    return count > 0
  }
  const kept = before.filter(take)
  return [...kept, ...now.filter(take)]
}

export interface Lying {
  card: string
  /** The same for the same card of the pile as long as it lies there. */
  key: number
  /** How it fell, in degrees. */
  turn: number
}

/** As many as may be seen arriving at once. */
const seen = 12

export function topmost(pile: readonly string[]): Lying[] {
  const first = Math.max(0, pile.length - seen)
  return pile.slice(first).map((card, index) => ({ card, key: first + index, turn: (((first + index) * 47) % 13) - 6 }))
}

/** The key of this card where one more of it lies there than did, or -1. */
export function newest(card: string, before: readonly string[], now: readonly string[], shown: readonly Lying[]): number {
  const count = (pile: readonly string[]) => pile.filter(one => one === card).length
  return count(now) > count(before) ? (shown.findLast(one => one.card === card)?.key ?? -1) : -1
}
