// What the faces share in making sentences.
import { list, t } from '../texts/texts'
import { cardsOf } from '../wire/terms'
import type { Statement, Term } from '../wire/types'
import type { Names, Sentence } from '../table/face'

/** "red 4, red 5 and a squire 2"; hidden ones are counted: "3 cards". */
export function cardList(terms: readonly Term[], card: (card: string) => string): string {
  const cards = cardsOf(terms)
  const hidden = cards.filter(one => one === null).length
  const parts = cards.flatMap(one => (one === null ? [] : [card(one)]))
  if (hidden > 0) parts.push(t('hidden-cards', { count: hidden }))
  return parts.length === 0 ? t('nothing') : list(parts)
}

/** The lines that every game has. */
export function commonWords(line: Statement, names: Names): Sentence | null {
  const seat = line.args.find((term): term is { seat: number } => 'seat' in term)?.seat
  if (line.kind === 'result') {
    const winners = line.args.flatMap(term => ('seat' in term ? [term.seat] : []))
    if (winners.length === 1) return chapter(t('log-result', names.subject(winners[0]!)))
    return chapter(t('log-result-shared', { who: list(winners.map(one => names.of(one))) }))
  }
  if (seat === undefined) return null
  if (line.kind === 'resign') return chapter(t('log-resign', names.subject(seat)))
  if (line.kind === 'name') return quiet(t('log-name', { who: names.of(seat), seat }))
  return null
}

export function plain(text: string): Sentence {
  return { text, weight: 'plain' }
}

export function quiet(text: string): Sentence {
  return { text, weight: 'quiet' }
}

export function chapter(text: string): Sentence {
  return { text, weight: 'chapter' }
}

/** The sentence, with the rule that it carries out. */
export function ruled(sentence: Sentence | null, rule: string | undefined): Sentence | null {
  return sentence && rule ? { ...sentence, rule } : sentence
}

/** "display:2:3" into its parts. */
export function parts(step: string): { what: string; a: string; b: string } {
  const [what = '', a = '', b = ''] = step.split(':')
  return { what, a, b }
}
