// Why something is not allowed, in words: the help pages have a sentence for each reason of a game.
import type { Help } from '../texts/help'
import { has, t } from '../texts/texts'
import { cardsOf, nameOf, numberOf, placeOf, seatOf } from '../wire/terms'
import type { Refused, Term } from '../wire/types'
import type { Face, Names } from './face'

function subject(term: Term | undefined, face: Face, names: Names): string {
  const seat = seatOf(term)
  if (seat !== undefined) return names.of(seat)
  if (term && 'card' in term) return cardsOf([term]).map(card => (card === null ? '?' : face.card(card)))[0] ?? '?'
  return String(placeOf(term) ?? numberOf(term) ?? nameOf(term) ?? '?')
}

export function refusal(why: Refused, help: Help | null, face: Face, names: Names): string {
  const text = help?.refusals[why.code]
  if (text === undefined) return has(`refused-${why.code}`) ? t(`refused-${why.code}`) : t('refused', { code: why.code })
  const subjects = why.subjects ?? []
  return text.replace(/\{([12])\}/g, (_, index: string) => subject(subjects[Number(index) - 1], face, names))
}

/** The same as a sentence of its own. */
export function refusalSentence(...about: Parameters<typeof refusal>): string {
  const says = refusal(...about)
  return /[.!?]$/.test(says) ? says : `${says}.`
}
