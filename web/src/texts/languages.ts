// The languages that there are.

export const languages = ['en', 'fr', 'it'] as const
export type Language = (typeof languages)[number]

/** What each calls itself. */
export const ownNames: Record<Language, string> = { en: 'English', fr: 'Français', it: 'Italiano' }

/** The first of these that there is. */
export function firstKnown(wanted: readonly string[]): Language {
  for (const name of wanted) {
    const found = languages.find(one => one === name.toLowerCase().split(/[-_]/)[0])
    if (found) return found
  }
  return 'en'
}
