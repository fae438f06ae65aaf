// Where the card that comes into another's hand comes from: of the hand itself only the number of its cards is shown.
import type { View } from './view'

export const nowhere = 'nowhere'

function held(view: View, seat: number): number {
  return view.players.find(player => player.seat === seat)?.hand.length ?? 0
}

/** Where what was given lies: of several offers the first, since they lie side by side. */
function given(before: View): string {
  const answer = before.answers.find(one => one.cards.length > 0)
  return answer ? `offer:${answer.seat}` : nowhere
}

/** The zone that a card sets out from to this seat's hand when the table changes so. */
export function takesFrom(before: View, after: View, seat: number): string {
  // C10: the old garrison goes into the attacker's hand, though more cards leave it.
  if (after.attacked && after.attacked !== before.attacked && seat === after.turn) return `garrison:${after.attacked}`
  if (held(after, seat) <= held(before, seat)) return nowhere
  if (before.ransom) return seat === before.ransom.seller ? given(before) : nowhere
  if (before.phase === 'answer' && seat === before.turn) return given(before)
  return before.drawn.length > 0 ? 'drawn' : nowhere
}
