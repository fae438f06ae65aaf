// What the coach says: reasons, which come as kinds and terms, in words.
import { has, t, type Args } from '../texts/texts'
import { blazonOf, castleOf, nameOf, numberOf, seatOf } from '../wire/terms'
import type { Fact, Term } from '../wire/types'
import type { Face, Names } from './face'

const counted = ['n', 'm', 'k'] as const

/** What one term is called in the sentences; numbers by their order. */
function argOf(term: Term, numbers: number, face: Pick<Face, 'card'>, names: Names): Args {
  const seat = seatOf(term) ?? blazonOf(term)
  if (seat !== undefined) return { who: names.of(seat) }
  const number = numberOf(term)
  if (number !== undefined) return { [counted[numbers] ?? 'k']: number }
  const castle = castleOf(term)
  if (castle !== undefined) return { castle: t(`castles-castle-${castle}`) }
  if ('color' in term) return { color: t(`ivanhoe-color-${term.color}`) }
  return 'card' in term ? { card: face.card(nameOf(term) ?? '') } : {}
}

/** A reason as a sentence; none for one that this page does not know. */
export function reasonWords(game: string, reason: Fact, face: Pick<Face, 'card'>, names: Names): string | null {
  const id = `coach-${game}-${reason.kind}`
  if (!has(id)) return null
  const args: Args = {}
  for (const term of reason.args) {
    const numbers = counted.filter(name => name in args).length
    Object.assign(args, argOf(term, numbers, face, names))
  }
  return t(id, args)
}

/** All of them as one text. */
export function sentences(game: string, reasons: readonly Fact[], face: Pick<Face, 'card'>, names: Names): string {
  return reasons.flatMap(reason => reasonWords(game, reason, face, names) ?? []).join(' ')
}
