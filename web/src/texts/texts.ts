// Every text that people read, from texts/LANGUAGE/*.ftl by its name. English is part of the page; another language is
// fetched when it is wanted, and what cannot be fetched is said in English.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import { language } from './language.svelte'
import { languages, type Language } from './languages'
import english from './spoken/en'

const sources: Record<Language, () => Promise<readonly string[]>> = {
  en: () => Promise.resolve(english),
  fr: () => import('./spoken/fr').then(module => module.default),
  it: () => import('./spoken/it').then(module => module.default),
}

// What a game says comes with the game.
const ofGames = import.meta.glob<string>(['../../texts/*/*.ftl', '!**/{common,pages,terminal}.ftl'], { query: '?raw', import: 'default' })

/** French "de" with a name: "de Robin", "d’Alys". */
export function de(name: string): string {
  return /^([aeiouàâäéèêëîïôöùûüæœ]|y(?![aeiouéèê]))/i.test(name) ? `d’${name}` : `de ${name}`
}

/** Italian "a" with a name: "a Robin", "ad Alice". */
export function a(name: string): string {
  return /^[aàá]/i.test(name) ? `ad ${name}` : `a ${name}`
}

// Without isolation marks: names are set apart by <bdi> where they stand alone.
function bundleFor(one: Language): FluentBundle {
  return new FluentBundle(one, { useIsolating: false, functions: { DE: ([name]) => de(String(name)), A: ([name]) => a(String(name)) } })
}
const bundles = Object.fromEntries(languages.map(one => [one, bundleFor(one)])) as Record<Language, FluentBundle>

function add(one: Language, source: string): void {
  const errors = bundles[one].addResource(new FluentResource(source), { allowOverrides: false })
  if (errors.length > 0) throw new Error(errors.map(String).join('; '))
}
for (const source of english) add('en', source)

const fetching = new Map<string, Promise<void>>()

/** Does this once; again only if it has failed. */
function once(name: string, work: () => Promise<void>): Promise<void> {
  let doing = fetching.get(name)
  if (!doing) {
    doing = work()
    doing.catch(() => fetching.delete(name))
    fetching.set(name, doing)
  }
  return doing
}

function fetchShared(one: Language): Promise<void> {
  if (one === 'en') return Promise.resolve()
  return once(one, async () => (await sources[one]()).forEach(source => add(one, source)))
}

function fetchGame(one: Language, game: string): Promise<void> {
  const load = ofGames[`../../texts/${one}/${game}.ftl`]
  if (!load) return Promise.reject(new Error(`no texts for '${game}'`))
  return once(`${one}/${game}`, async () => add(one, await load()))
}

/** The games that are shown, and so must be spoken of in any language that is chosen. */
const games = new Set<string>()

/** The texts of a game: to be waited for before anything of it is shown. */
export async function loadTexts(game: string): Promise<void> {
  games.add(game)
  // The reader may choose another language meanwhile.
  for (let one = language.current, had: Language | null = null; one !== had; one = language.current) {
    await fetchGame(one, game)
    had = one
  }
}

let wanted: Language = language.current

/** Says everything in this language from now on, as soon as its texts are there. */
export async function speak(chosen: Language): Promise<void> {
  wanted = chosen
  await fetchShared(chosen)
  for (let had = 0; had < games.size; ) {
    const all = [...games]
    await Promise.all(all.map(game => fetchGame(chosen, game)))
    had = all.length
  }
  if (wanted === chosen) language.current = chosen
}

export type Args = Record<string, FluentVariable>

/** A number that every language writes alike. The first one that a browser formats otherwise costs it as much as a board. */
class Plain extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

function plainly(args: Args): Args {
  const isPlain = (value: FluentVariable): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000
  return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, isPlain(value) ? new Plain(value) : value]))
}

function bundleWith(id: string): FluentBundle | undefined {
  return [bundles[language.current], bundles.en].find(bundle => bundle.hasMessage(id))
}

export function has(id: string): boolean {
  return bundleWith(id) !== undefined
}

/** The text of this name. A missing one shows its name, so that it is found and nothing breaks. */
export function t(id: string, args?: Args): string {
  const bundle = bundleWith(id)
  const message = bundle?.getMessage(id)
  if (!bundle || !message?.value) return id
  const errors: Error[] = []
  const text = bundle.formatPattern(message.value, args ? plainly(args) : null, errors)
  if (errors.length > 0) throw new Error(`text '${id}': ${errors.map(String).join('; ')}`)
  return text
}

/** What is made of texts, made once in each language. */
export function inEachLanguage<Made>(make: () => Made): () => Made {
  const made = new Map<Language, Made>()
  return () => {
    const one = language.current
    if (!made.has(one)) made.set(one, make())
    return made.get(one)!
  }
}

// The browser knows how languages list and count, but the first time that costs it as much as a board: here only what it
// does at once.
const ordinals = inEachLanguage(() => new Intl.PluralRules(language.current, { type: 'ordinal' }))

/** "a, b and c". */
export function list(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : t('listed', { before: parts.slice(0, -1).join(', '), last })
}

/** "3rd", of something that may have a gender of its own. */
export function ordinal(what: 'card' | 'round', number: number): string {
  return t(`ordinal-${what}`, { number, form: ordinals().select(number) })
}

/** "09.3" seconds. */
export function secondsWithTenths(seconds: number): string {
  const [whole, tenths] = seconds.toFixed(1).split('.') as [string, string]
  return t('seconds-tenths', { seconds: whole.padStart(2, '0'), tenths })
}
