import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { messagesOf } from '../../tests/fluent'
import { speak, t } from '../texts/texts'
import { complaintOf, recognised } from './complaint'

function said(complaint: string): string | null {
  const found = recognised(complaint)
  return found && t(found.id, found.args)
}

const source = new URL('../../../src/', import.meta.url)

/** The files in which records are read. */
function files(): string[] {
  const inside = (folder: string, wanted: RegExp) => readdirSync(new URL(folder, source)).filter(name => wanted.test(name)).map(name => folder + name)
  const games = ['castles', 'engarde', 'ivanhoe'].flatMap(game => inside(`games/${game}/`, /^(position|text)\.(cpp|h)$/))
  return [...games, ...inside('record/', /\.cpp$/), 'core/reading.h']
}

/** What could stand for an expression of C++ in a sentence. */
function example(expression: string): string {
  const words: [RegExp, string][] = [
    [/quoted/, "'x y'"],
    [/ \+ 1$/, '3'],
    [/wrong\b/, 'played'],
    [/expected\b/, 'begin'],
    [/seat|asker|asked|turn\b/, '@2'],
    [/card_names|name|key|what/, 'charge'],
  ]
  return words.find(([named]) => named.test(expression))?.[1] ?? '3'
}

/** The arguments of a call, whose bracket is open at this place. */
function argumentsAt(code: string, at: number): string[] {
  const found: string[] = ['']
  let depth = 0
  for (let text = false; at < code.length; ++at) {
    const c = code[at]!
    if (c === '"' && code[at - 1] !== '\\') text = !text
    if (!text && /[({]/.test(c)) depth += 1
    if (!text && /[)}]/.test(c) && --depth < 0) break
    if (!text && depth === 0 && c === ',') found.push('')
    else found[found.length - 1] += c
  }
  return found.map(one => one.trim())
}

function literal(argument: string): string {
  const pieces = [...argument.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(found => found[1]!)
  return argument.startsWith('"') ? pieces.join('') : example(argument)
}

/** Every sentence that a file can complain with. */
function sentencesOf(file: string): string[] {
  const code = readFileSync(new URL(file, source), 'utf8').replace(/\/\/.*/g, '')
  const found: string[] = []
  const calls = (pattern: RegExp, use: (given: string[]) => string[]) => {
    for (const call of code.matchAll(pattern)) found.push(...use(argumentsAt(code, call.index + call[0].length)))
  }
  const hasText = (given: readonly string[]) => given.some(one => one.startsWith('"'))
  calls(/\bcomplain\(/g, given => (hasText(given) ? given.map(literal) : []))
  calls(/\bcomplain_about\(/g, ([, given]) => (given?.startsWith('"') ? [`expected ${literal(given)}`] : []))
  calls(/\bwrong_word\(/g, ([, given]) => (given?.startsWith('"') ? [`${literal(given)} 'x y'`] : []))
  calls(/\bText<200>\(/g, given => (hasText(given) ? [given.map(literal).join('')] : []))
  for (const [, text] of code.matchAll(/expected =\s*((?:"[^"]*"\s*)+);/g)) found.push(literal(text!).replace(/^(?!expected )/, 'expected '))
  for (const [, text] of code.matchAll(/\bwrong = ("[^"]+")/g)) found.push(`${literal(text!)} before the tournament is opened`)
  return found
}

/** What is put together by loops: lists of words, and what may come next. */
const made = ["unexpected 'x y'", "expected '@1 play R3'", "expected a line like 'draw @1 R3'", 'expected @1 play R3 | @1 stay | ...', 'expected castles, engarde, ivanhoe', 'expected left or right', 'expected a number from 1 to 99', 'expected version 2 of the rules']
const whole = (text: string) => !['expected ', 'unexpected ', 'unknown line ', ' given twice', "charge 'x y'"].includes(text)
const sentences = [...new Set([...files().flatMap(sentencesOf), ...made])].filter(whole)

describe('complaints of the reader of records', () => {
  beforeEach(() => complaintOf('', ''))
  afterEach(() => speak('en'))

  it('are all found in the sources', () => {
    expect(sentences.length).toBeGreaterThan(140)
    expect(sentences).toContain('the line ends too soon')
    expect(sentences).toContain("unknown line 'x y' in a position")
  })

  it('are known, and said in English as they are', () => {
    expect(sentences.filter(one => said(one) !== one)).toEqual([])
  })

  it.each(['fr', 'it'] as const)('are all said in %s', async language => {
    const inEnglish = new Set(sentences)
    await speak(language)
    expect(sentences.filter(one => inEnglish.has(said(one)!))).toEqual([])
  })

  it('are all that there are texts for', () => {
    const said = new Set(sentences.map(one => recognised(one)?.id))
    const texts = messagesOf('en').filter(message => message.file === 'notation.ftl')
    expect(texts.map(message => message.id).filter(id => !said.has(id))).toEqual([])
  })

  it('keep the words of the notation', async () => {
    await speak('fr')
    expect(said("unexpected 'R9'")).toBe('«\u00A0R9\u00A0» n’a rien à faire là')
    expect(await complaintOf('the line ends too soon', 'expected a seat, @1 to @5')).toBe('la ligne s’arrête trop tôt\u202F; attendu\u00A0: une place, de @1 à @5')
    await speak('it')
    expect(said('expected purple, red, blue, yellow or green')).toBe('atteso: purple, red, blue, yellow o green')
  })

  // The terminal finds them with a program of its own, and tells them the same.
  it('are told as at the terminal', async () => {
    const lines = readFileSync(new URL('../../../tests/texts/complaints.txt', import.meta.url), 'utf8').split('\n')
    const cases = lines.filter(line => line !== '' && !line.startsWith('#')).map(line => line.split(' | '))
    expect(cases.length).toBeGreaterThan(15)
    for (const [language, what, expected, told] of cases) {
      await speak(language as 'en' | 'fr' | 'it')
      expect((await complaintOf(what!, expected!)) ?? `${what}; ${expected}`).toBe(told)
    }
  })

  it('are left as they are where they are not known', async () => {
    expect(await complaintOf('the moon is made of cheese', 'expected it once')).toBeNull()
  })
})
