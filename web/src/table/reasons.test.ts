import { readFileSync } from 'node:fs'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { messagesOf } from '../../tests/fluent'
import { loadFace } from '../games'
import { languages } from '../texts/languages'
import { loadTexts, speak } from '../texts/texts'
import type { Fact, Term } from '../wire/types'
import { Names } from './face'
import { reasonWords, sentences } from './reasons'

const names = new Names(1, [
  { seat: 1, who: 'person', name: 'Ann', bot: null, away: false },
  { seat: 2, who: 'person', name: 'Alix', bot: null, away: false },
  { seat: 3, who: 'person', name: 'Bo', bot: null, away: false },
])
const games = ['engarde', 'ivanhoe', 'castles']

beforeAll(() => loadTexts('coach'))
afterEach(() => speak('en'))

/** A term as the notation writes it. */
function termOf(word: string, game: string): Term {
  if (word.startsWith('@')) return { seat: Number(word.slice(1)) }
  if (game === 'castles' && word.startsWith('k')) return { castle: word as 'k5' }
  if (/^(purple|red|blue|yellow|green)$/.test(word)) return { color: word as 'red' }
  return { number: Number(word) }
}

// The first number of these is a card.
const ofCard = /^(hits|no-parry|needs|within|bare|covered|parry-costs|parry-leaves|retreat-keeps) (\d)/

function reasonOf(line: string, game: string): Fact {
  const card = game === 'engarde' ? ofCard.exec(line)?.[2] : undefined
  const [kind = '', ...words] = line.split(' ')
  return { kind, args: words.map((word, index) => (card && index === 0 ? { card } : termOf(word, game))) }
}

/** Every reason that the positions of the suite `coach` say, with its terms. */
function said(game: string): string[] {
  const text = readFileSync(new URL(`../../../tests/coach/${game}.txt`, import.meta.url), 'utf8')
  return [...text.matchAll(/^; says(?: [^:]*)?: (.+)$/gm)].map(found => found[1]!)
}

describe('reasons', () => {
  it.each(games)('of %s are all said, in every language, with all their terms', async game => {
    const face = await loadFace(game)
    const lines = said(game)
    const kinds = messagesOf('en').flatMap(({ id }) => (id.startsWith(`coach-${game}-`) ? [id.slice(`coach-${game}-`.length)] : []))
    expect(new Set(lines.map(line => line.split(' ')[0]))).toEqual(new Set(kinds))
    for (const language of languages) {
      await speak(language)
      // A term that a sentence wants and that is not given is an error of t().
      for (const line of lines) expect(reasonWords(game, reasonOf(line, game), face!, names)).toMatch(/^\S.*[.]$/)
    }
  })

  it('name cards, people and castles as the table does', async () => {
    const engarde = (await loadFace('engarde'))!
    expect(sentences('engarde', [reasonOf('parry-costs 3 2', 'engarde'), reasonOf('retreat-keeps 3 2 1', 'engarde')], engarde, names)).toBe(
      'The parry costs both your 3s. Retreating keeps your 3s, but gives up one space.',
    )
    await speak('fr')
    const castles = (await loadFace('castles'))!
    expect(reasonWords('castles', reasonOf('can-capture @2', 'castles'), castles, names)).toBe('Vous pourrez alors pousser un blason d’Alix dans l’oubliette.')
    await speak('it')
    const ivanhoe = (await loadFace('ivanhoe'))!
    expect(reasonWords('ivanhoe', reasonOf('strikes @3 12 9', 'ivanhoe'), ivanhoe, names)).toBe('Bo scende da 12 a 9.')
  })

  it('that the page does not know are passed over', async () => {
    const face = (await loadFace('engarde'))!
    expect(sentences('engarde', [{ kind: 'news', args: [] }, reasonOf('level', 'engarde')], face, names)).toBe('Neither of you is then ahead.')
  })
})
