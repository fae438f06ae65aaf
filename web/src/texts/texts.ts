// Every text that people read, from texts/LANGUAGE/*.ftl by its name.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import common from '../../texts/en/common.ftl?raw'
import pages from '../../texts/en/pages.ftl?raw'
import table from '../../texts/en/table.ftl?raw'


// What a game says comes with the game.
const ofGames = import.meta.glob<string>(['../../texts/en/*.ftl', '!**/{common,pages,table}.ftl'], { query: '?raw', import: 'default' })

export const language = 'en'

// Without isolation marks: names are set apart by <bdi> where they stand alone.
const bundle = new FluentBundle(language, { useIsolating: false })

function add(source: string): void {
  const errors = bundle.addResource(new FluentResource(source), { allowOverrides: false })
  if (errors.length > 0) throw new Error(errors.map(String).join('; '))
}
for (const source of [common, pages, table]) add(source)

const known = new Map<string, Promise<void>>()

/** The texts of a game: to be waited for before anything of it is shown. */
export function loadTexts(game: string): Promise<void> {
  const load = ofGames[`../../texts/en/${game}.ftl`]
  if (!load) return Promise.reject(new Error(`no texts for '${game}'`))
  let loading = known.get(game)
  if (!loading) {
    loading = load().then(add)
    loading.catch(() => known.delete(game))
    known.set(game, loading)
  }
  return loading
}

export type Args = Record<string, FluentVariable>

export function has(id: string): boolean {
  return bundle.hasMessage(id)
}

/** The text of this name. A missing one shows its name, so that it is found and nothing breaks. */
export function t(id: string, args?: Args): string {
  const message = bundle.getMessage(id)
  if (!message?.value) return id
  const errors: Error[] = []
  const text = bundle.formatPattern(message.value, args ?? null, errors)
  if (errors.length > 0) throw new Error(`text '${id}': ${errors.map(String).join('; ')}`)
  return text
}

const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** "a, b and c" in this language. */
export function list(parts: readonly string[]): string {
  return conjunction.format(parts)
}

const ordinals = new Intl.PluralRules(language, { type: 'ordinal' })

export function ordinal(number: number): string {
  return t('ordinal', { number, form: ordinals.select(number) })
}
