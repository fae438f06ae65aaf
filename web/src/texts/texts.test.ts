import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { filesOf, messagesOf, type Message } from '../../tests/fluent'
import { language } from './language.svelte'
import { firstKnown, languages, type Language } from './languages'
import { de, has, list, ordinal, secondsWithTenths, speak, t } from './texts'

const source = new URL('../', import.meta.url)
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  file => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts'),
)
const code = files.map(file => readFileSync(new URL(file, source), 'utf8')).join('\n')
const english = messagesOf('en')
const program = new URL('../../../src/', import.meta.url)
const terminal = readdirSync(program, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.(cpp|h)$/.test(file))
  .map(file => readFileSync(new URL(file, program), 'utf8'))
  .join('\n')
const known = new Map(english.map(message => [message.id, message]))
const others = languages.filter(one => one !== 'en')

afterEach(() => speak('en'))

/** The names of what the program counts up. */
function addListed(words: Set<string>): void {
  for (const [, listed] of terminal.matchAll(/NAMED_ENUM\(([^)]*)\)/g)) listed!.split(/[\s,]+/).forEach(word => words.add(word))
}

describe('texts', () => {
  it('are there wherever one is named', () => {
    const named = [...code.matchAll(/\bt\(\s*'([\w-]+)'/g)].map(found => found[1]!)
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter(id => !has(id))).toEqual([])
  })

  it('are all used, by their name or by one that is put together of words that there are', () => {
    const whole = new Set([...code.matchAll(/'([\w-]+)'/g)].map(found => found[1]!))
    const made = [...code.matchAll(/`([a-z][\w-]*-)((?:\$\{[^}`]*\}[\w-]*)+)`/g)].map(([, head, tail]) => new RegExp(`^${head}${tail!.replace(/\$\{[^}]*\}/g, '([\\w-]+)')}$`))
    // Whatever the page, or the program by what it sends, can put into a name.
    const words = new Set([...`${code} ${terminal}`.matchAll(/['"]([\w-]+)['"]|([\w-]+):/g)].map(found => found[1] ?? found[2]!))
    addListed(words)
    const isMade = (id: string) => made.some(form => form.exec(id)?.slice(1).every(word => words.has(word) || /^\d+$/.test(word)))
    // These have tests of their own: pages/complaint.test.ts, the suites lessons and coach, table/tips.test.ts and art/bots.ts.
    const ofOthers = ({ file, id }: Message) => ['terminal.ftl', 'notation.ftl'].includes(file) || /^(lesson|coach|question|answer|cannot|tip|bot)-/.test(id)
    const unused = english.filter(message => !ofOthers(message) && !whole.has(message.id) && !isMade(message.id)).map(message => message.id)
    expect(unused).toEqual([])
    expect(known.size).toBe(english.length)
  })

  it('are used at the terminal, where only it says them', () => {
    // What is said of a command line is found by its words, and the suite terminal hears it all.
    const ofTerminal = english.filter(({ file, id }) => file === 'terminal.ftl' && !id.startsWith('command-')).map(message => message.id)
    const words = new Set([...terminal.matchAll(/"([\w-]+)"/g)].map(found => found[1]!))
    addListed(words)
    const beginnings = [...words].filter(word => /^[a-z].*-$/.test(word))
    const isMade = (rest: string) => words.has(rest) || [...words].some(word => rest.startsWith(word) && words.has(rest.slice(word.length)))
    const unused = ofTerminal.filter(id => !words.has(id) && !beginnings.some(beginning => id.startsWith(beginning) && isMade(id.slice(beginning.length))))
    expect(unused).toEqual([])
  })

  it('show their name where they are missing, so that nothing breaks', () => {
    expect(t('no-such-text')).toBe('no-such-text')
  })
})

/** Whether a choice is made by how many there are. */
function counts(keys: readonly string[]): boolean {
  const categories = ['zero', 'one', 'two', 'few', 'many', 'other']
  return keys.every(key => categories.includes(key) || /^\d+$/.test(key))
}

// A language may do without a distinction that English makes, or make it where English does not: but what is shown in
// one is shown in the other, and nothing is asked for that is not given.
function unlike(message: Message): string[] {
  const model = known.get(message.id)!
  const given = new Set([...model.shown, ...model.asked])
  const lost = [...model.shown].filter(name => !message.shown.has(name) && !message.asked.has(name) && !model.asked.has(name))
  const invented = [...message.shown, ...message.asked].filter(name => !given.has(name))
  return [...lost.map(name => `${message.id} does not say $${name}`), ...invented.map(name => `${message.id} invents $${name}`)]
}

function wrongChoices(one: Language, message: Message): string[] {
  const plural = new Intl.PluralRules(one).resolvedOptions().pluralCategories
  const model = known.get(message.id)!
  return message.choices.flatMap(({ variable, keys }) => {
    const said = model.choices.find(choice => choice.variable === variable)
    if (variable === 'form' || !said) return []
    const words = (from: readonly string[]) => from.filter(key => !/^\d+$/.test(key)).sort().join()
    if (!counts(said.keys)) return words(keys) === words(said.keys) ? [] : [`${message.id}: $${variable} is ${keys.join()}`]
    // "many" is for millions: there are none here.
    const wanted = said.keys.includes('one') ? ['one', 'other'] : ['other']
    const odd = keys.filter(key => !/^\d+$/.test(key) && !(plural as string[]).includes(key))
    return odd.length > 0 || wanted.some(key => !keys.includes(key)) ? [`${message.id}: $${variable} is ${keys.join()}`] : []
  })
}

/** What stands wrong before a mark: French wants a space that does not break, narrow but before a colon; the others none. */
const spaced: Record<Language, RegExp> = { en: / [;:!?]/, fr: /[^\u00A0\n]:|[^\u202F\n][;!?]|« | »/, it: / [;:!?]/ }

/** What English sentences are made of, and no sentence of the others. */
const smallWords = /(?<!\p{L})(the|of|and|with|you|your|is|are|not|this|that|from|what|which|when|there|have|has|was|were|will|would|can|cannot|their|they|them|who|any|than|only|must)(?!\p{L})/iu
/** Names of people and places, and words of the page itself. */
const isName = (id: string) => /^(bot-name|castles-castle|castles-hero|product$|game-)/.test(id)
/** What is said alike. */
const alike: Partial<Record<Language, string[]>> = {
  fr: ['\npoint\npoints', 'Archer', 'Oubliette', 'oubliette', 'Page', 'Champion', 'Volume', 'bot', '• (bot)', 'Distance •.', 'distance', 'distance •', 'Riposte', 'Charge', 'total', 'total •', 'Pause', 'Patience', 'Menu', '… • actions', 'pts', 'Options', 'OPTIONS'],
  it: ['Volume', 'bot', '• (bot)', 'Menu', 'Esc', 'Ivanhoe', 'FILE', 'hastilude: •'],
}
/** A page of help without what is typed, and the words that sections and refusals are found by. */
function helpIn(one: Language): string[] {
  const folder = new URL(`../../../docs/help/${one}/`, import.meta.url)
  const pages = readdirSync(folder).map(file => readFileSync(new URL(file, folder), 'utf8'))
  return pages.flatMap(page => page.replace(/`[^`]*`/g, '').replace(/^(## |- )[^:\n]*: /gm, '').replace('# Refusals', '').split('\n'))
}

describe.each(others)('the texts in %s', one => {
  const messages = messagesOf(one)

  it('leave nothing in English', () => {
    const said = [...messages.map(({ text }) => text), ...helpIn(one)]
    expect(said.length).toBeGreaterThan(1000)
    expect(said.filter(text => smallWords.test(text))).toEqual([])
    const copied = messages.filter(({ id, text }) => !isName(id) && /[a-z]{3}/i.test(text) && text === known.get(id)?.text)
    expect(copied.filter(({ text }) => !alike[one]!.includes(text)).map(({ id, text }) => `${id}: ${text}`)).toEqual([])
  })

  it('are those of English, in the same files', () => {
    expect(filesOf(one)).toEqual(filesOf('en'))
    const said = (from: readonly Message[]) => from.map(({ file, id }) => `${file} ${id}`).sort()
    expect(said(messages)).toEqual(said(english))
  })

  it('say what the English ones say, and ask for nothing else', () => {
    expect(messages.filter(message => known.has(message.id)).flatMap(unlike)).toEqual([])
  })

  it('have every form that the language counts with', () => {
    expect(messages.filter(message => known.has(message.id)).flatMap(message => wrongChoices(one, message))).toEqual([])
  })

  it('are set as the language is printed', () => {
    // What is typed at the terminal stands as it is typed.
    const said = (text: string) => text.replace(/«\u00A0\?\u00A0»|(?<=[ `«\n]|^)\?(?=[ `»]|$)/g, '')
    const odd = messages.filter(({ text }) => /['"]|\.\.\./.test(text) || spaced[one].test(said(text)))
    expect(odd.map(({ id, text }) => `${id}: ${text}`)).toEqual([])
  })
})

describe('languages', () => {
  it('are chosen from what the browser wants', () => {
    expect(firstKnown(['de-AT', 'it-CH', 'fr'])).toBe('it')
    expect(firstKnown(['FR_ca'])).toBe('fr')
    expect(firstKnown(['de', 'nl'])).toBe('en')
    expect(firstKnown([])).toBe('en')
  })

  it('are spoken at once, and games that are shown with them', async () => {
    expect(t('ivanhoe-card-unhorse')).toBe('Unhorse')
    await speak('it')
    expect(language.current).toBe('it')
    expect(t('close')).toBe('Chiudi')
    expect(t('ivanhoe-card-dodge')).toBe('Schivata')
    await speak('fr')
    expect(t('ivanhoe-card-dodge')).toBe('Esquive')
  })

  // The terminal reads the same files with a reader of its own, and the same cases.
  it('come to the same at the terminal', async () => {
    const lines = readFileSync(new URL('../../../tests/texts/cases.txt', import.meta.url), 'utf8').split('\n')
    const cases = lines.filter(line => line !== '' && !line.startsWith('#')).map(line => line.split('|').map(part => part.replace(/^ +| +$/g, '')))
    expect(cases.length).toBeGreaterThan(30)
    for (const [one, id, args, text] of cases) {
      await speak(one as Language)
      const given = [...args!.matchAll(/(\w+)=(?:"([^"]*)"|(\d+))/g)].map(([, name, word, number]) => [name!, word ?? Number(number)] as const)
      expect(t(id!, Object.fromEntries(given)), `${one} ${id}`).toBe(text)
    }
  })

  it('end with what was wanted last, however long the others take', async () => {
    await Promise.all([speak('fr'), speak('it'), speak('en'), speak('fr')])
    expect(language.current).toBe('fr')
  })

  const counted = [1, 2, 3, 4, 11, 12, 13, 21, 22]
  it.each([
    ['en', '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd', 'a, b and c', '09.3'],
    ['fr', '1re 2e 3e 4e 11e 12e 13e 21e 22e', 'a, b et c', '09,3'],
    ['it', '1ª 2ª 3ª 4ª 11ª 12ª 13ª 21ª 22ª', 'a, b e c', '09,3'],
  ] as const)('count and list as %s does', async (one, cards, abc, seconds) => {
    await speak(one)
    expect(counted.map(number => ordinal('card', number)).join(' ')).toBe(cards)
    expect(list(['a', 'b', 'c'])).toBe(abc)
    expect(secondsWithTenths(9.3)).toBe(seconds)
  })

  it('elide where French does', () => {
    expect(['Robin', 'Alix', 'Élodie', 'Yseult', 'Yann', 'Hugues', '3'].map(de)).toEqual([
      'de Robin',
      'd’Alix',
      'd’Élodie',
      'd’Yseult',
      'de Yann',
      'de Hugues',
      'de 3',
    ])
  })
})
