// Cards that lie beside each other, each with a name of its own: when one goes, the others stay what they are, and are not
// drawn anew in each other's places.

export interface Lying {
  card: string
  /** Its face, and which of those with this face it is. */
  key: string
}

export function lying(cards: readonly string[]): Lying[] {
  const seen = new Map<string, number>()
  return cards.map(card => {
    const nth = (seen.get(card) ?? 0) + 1
    seen.set(card, nth)
    return { card, key: `${card} ${nth}` }
  })
}
