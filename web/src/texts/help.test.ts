import { afterEach, describe, expect, it } from 'vitest'
import { help, linked, readHelp, sectionFor } from './help'
import { languages } from './languages'
import { speak } from './texts'

afterEach(() => speak('en'))

/** What only an example says that names somebody. */
const examples = {
  en: /(that|this) (opponent|player)|, here /i,
  fr: /cet adversaire|ce joueur|, ici | de le /i,
  it: /quell’avversario|questo giocatore|, qui | di il /i,
}

describe('help pages', () => {
  it('are read into sections, lists and refusals', () => {
    const page = readHelp(
      '# Game\n\nAn *old* one,\nin words.\n\n## A1, word: Title: more\nText.\n\n- one\n- two\n  lines\n\n# Refusals\n- too_far: A {1} is: too far\n',
    )
    expect(page.title).toBe('Game')
    expect(page.introduction).toEqual([
      {
        is: 'paragraph',
        parts: [
          { text: 'An ', as: 'plain' },
          { text: 'old', as: 'emphasis' },
          { text: ' one, in words.', as: 'plain' },
        ],
      },
    ])
    const section = sectionFor(page, 'word')!
    expect(section.keys).toEqual(['A1', 'word'])
    expect(section.title).toBe('Title: more')
    expect(section.blocks[1]).toEqual({
      is: 'list',
      items: [[{ text: 'one', as: 'plain' }], [{ text: 'two lines', as: 'plain' }]],
    })
    expect(page.refusals).toEqual({ too_far: 'A {1} is: too far' })
  })

  it('leave out what is typed at a terminal', () => {
    const page = readHelp('# Game\n\n## dodge: Dodge\n`dodge @2 #3`: that opponent, say `@2`, loses it.\n')
    const block = page.sections[0]!.blocks[0]!
    expect(block.is === 'paragraph' ? block.parts.map(part => part.text).join('') : '').toBe('That opponent, say seat 2, loses it.')
  })

  it('leave out a bracket, a sentence and a section that are about typing', () => {
    const page = readHelp('# Game\n\n## A1: One\nThree spaces (`track`), say. It is `? A1`. So\nit is.\n\n## A2: Two\nType `--option a=1`.\n')
    expect(page.sections.map(one => one.keys[0])).toEqual(['A1'])
    expect(page.sections[0]!.blocks).toEqual([{ is: 'paragraph', parts: [{ text: 'Three spaces, say. So it is.', as: 'plain' }] }])
  })

  it('leave it out where French has a space before the colon', () => {
    const page = readHelp('# Jeu\n\n## dodge: Esquive\n`dodge @2 #3`\u00A0: cet adversaire la perd.\n')
    const block = page.sections[0]!.blocks[0]!
    expect(block.is === 'paragraph' ? block.parts.map(part => part.text).join('') : '').toBe('Cet adversaire la perd.')
  })

  it('lead from a rule to another', () => {
    const page = readHelp('# Game\n\n## A1: One\nSee A2, A9 and A2.\n\n## A2: Two\nText.\n')
    const block = page.sections[0]!.blocks[0]!
    const parts = block.is === 'paragraph' ? linked(block.parts, page) : []
    expect(parts.filter(part => part.as === 'link').map(part => part.text)).toEqual(['A2', 'A2'])
    expect(parts.map(part => part.text).join('')).toBe('See A2, A9 and A2.')
  })

  it.each([
    ['engarde', 'E', 16, '1 2 3 4 5'],
    ['ivanhoe', 'I', 26, 'P3 R4 B5 Y2 G1 S2 M6 dodge outwit ivanhoe'],
    ['castles', 'C', 17, 'f1 a2 x3 h4 ivanhoe locksley k10'],
  ])('explain every rule and card of %s', async (game, letter, rules, cards) => {
    const page = await help(game)
    const keys = [...Array.from({ length: rules }, (_, i) => `${letter}${i + 1}`), ...cards.split(' ')]
    expect(keys.filter(key => !sectionFor(page, key))).toEqual([])
    expect(Object.keys(page.refusals).length).toBeGreaterThan(5)
    for (const language of languages) {
      await speak(language)
      const same = await help(game)
      expect(same.sections.map(section => section.keys[0])).toEqual(page.sections.map(section => section.keys[0]))
      const told = JSON.stringify(same.sections)
      expect(told).not.toMatch(/[`@]|--option/)
      // Whom a typed example names, nobody knows where it is left out.
      expect(told).not.toMatch(examples[language])
      expect(Object.keys(same.refusals)).toEqual(Object.keys(page.refusals))
    }
  })
})
