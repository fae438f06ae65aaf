// Every text that people read, from texts/LANGUAGE/*.ftl by its name.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

const sources = import.meta.glob<string>('../../texts/en/*.ftl', { query: '?raw', import: 'default', eager: true })

export const language = 'en'

// Without isolation marks: names are set apart by <bdi> where they stand alone.
const bundle = new FluentBundle(language, { useIsolating: false })
for (const [file, source] of Object.entries(sources)) {
  const errors = bundle.addResource(new FluentResource(source))
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(String).join('; ')}`)
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
