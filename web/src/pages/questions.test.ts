import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { messagesOf } from '../../tests/fluent'
import { help, sectionFor } from '../texts/help'

const folder = new URL('../../../lessons/examples/', import.meta.url)

/** The examples that belong to questions, with the sections that they stand in. */
function examples(game: string) {
  return readdirSync(new URL(`${game}/`, folder)).flatMap(file => {
    const text = readFileSync(new URL(`${game}/${file}`, folder), 'utf8')
    if (!text.includes('\n; shows ')) return []
    return [{ name: file.replace('.txt', ''), keys: /^; (.+)/.exec(text)![1]!.split(' ') }]
  })
}

describe.each(['engarde', 'ivanhoe', 'castles'])('the usual questions of %s', game => {
  const messages = messagesOf('en').map(message => message.id)
  const ids = (of: string) => messages.flatMap(id => (id.startsWith(`${of}-${game}-`) ? [id.slice(of.length + game.length + 2)] : [])).sort()

  it('have an answer and an example each', () => {
    const names = examples(game).map(one => one.name).sort()
    expect(ids('question')).toEqual(names)
    expect(ids('answer')).toEqual(names)
  })

  it('stand in the glossary, and cards say what they cannot do', async () => {
    const page = await help(game)
    const isWord = (key: string) => sectionFor(page, key) !== undefined && !/^[A-Z][0-9]+$/.test(key)
    for (const { name, keys } of examples(game)) {
      expect(keys.filter(key => !sectionFor(page, key)), name).toEqual([])
      expect(keys.some(isWord), name).toBe(true)
    }
    // Shown under the first key of a section.
    expect(ids('cannot').filter(key => page.sections.every(section => section.keys[0] !== key))).toEqual([])
  })

  it('are there for every card', async () => {
    const page = await help(game)
    const cards: Record<string, string> = {
      engarde: '1',
      ivanhoe: 'purple red blue yellow green squire maiden unhorse change-weapon drop-weapon break-lance riposte dodge retreat knock-down outmaneuver charge countercharge disgrace adapt outwit shield stunned ivanhoe',
      castles: 'f1 a1 x1 h1 hero castle blazon',
    }
    const asked = new Set(examples(game).flatMap(one => one.keys.map(key => sectionFor(page, key)!.keys[0]!)))
    for (const card of cards[game]!.split(' ')) {
      expect(asked, card).toContain(card)
      expect(ids('cannot'), card).toContain(card)
    }
  })
})
