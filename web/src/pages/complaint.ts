// The reader of records complains in English, like the notation. Its sentences are the English texts of notation.ftl: they
// are found there by their words, and said in the language of the page.
import english from '../../texts/en/notation.ftl?raw'
import { loadTexts, t, type Args } from '../texts/texts'

/** What stands in a sentence where something is put in, by its name. Words of the notation are the same in every language. */
const parts: Record<string, string> = {
  word: '.*',
  line: '.*',
  moves: '@\\d .*',
  seat: '@\\d+',
  words: '[\\w-]+(?:, [\\w-]+)*',
}
const usual = '[\\w-]+'

interface Sentence {
  id: string
  /** How much of it is said whatever is put in: what says most is the most exact. */
  fixed: number
  pattern: RegExp
  names: string[]
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function sentence([, id, text]: RegExpMatchArray): Sentence {
  const names: string[] = []
  const [first = '', ...rest] = text!.split(/\{ \$/)
  let pattern = escaped(first)
  for (const part of rest) {
    const [name = '', after = ''] = part.split(' }')
    names.push(name)
    pattern += `(${parts[name] ?? usual})${escaped(after)}`
  }
  return { id: id!, fixed: text!.replace(/\{ \$\w+ \}/g, '').length, pattern: new RegExp(`^${pattern}$`), names }
}

const sentences = [...english.matchAll(/^(notation-[\w-]+) = (.+)$/gm)].map(sentence).sort((one, other) => other.fixed - one.fixed)

/** Which of the sentences this is, and what is put into it. */
export function recognised(complaint: string): { id: string; args: Args } | null {
  for (const { id, pattern, names } of sentences) {
    const found = pattern.exec(complaint)
    if (found) return { id, args: Object.fromEntries(names.map((name, at) => [name, found[at + 1]!])) }
  }
  return null
}

/** What is wrong, and what was expected, in the language of the page; null: one of them is not known here. */
export async function complaintOf(what: string, expected: string): Promise<string | null> {
  await loadTexts('notation')
  const [wrong, wanted] = [recognised(what), recognised(expected)]
  return wrong && wanted && t('clauses', { one: t(wrong.id, wrong.args), other: t(wanted.id, wanted.args) })
}
