// The language in which everything is said: what the reader has chosen, else the first of his browser's that there is.

export const languages = ['en', 'fr', 'it'] as const
export type Language = (typeof languages)[number]

/** What each calls itself. */
export const ownNames: Record<Language, string> = { en: 'English', fr: 'Français', it: 'Italiano' }

/** Changed by speak() alone, once the texts are there; whatever is made by t() follows. */
class Spoken {
  current = $state<Language>('en')
}

export const language = new Spoken()

function known(name: string): Language | undefined {
  return languages.find(one => one === name.toLowerCase().split(/[-_]/)[0])
}

/** The first of these that there is. */
export function firstKnown(wanted: readonly string[]): Language {
  for (const name of wanted) {
    const found = known(name)
    if (found) return found
  }
  return 'en'
}

const key = 'hastilude.language'

export function keepLanguage(chosen: Language): void {
  try {
    localStorage.setItem(key, chosen)
  } catch {
    // It holds for this visit.
  }
}

export function wishedLanguage(): Language {
  let kept: string | null = null
  try {
    kept = localStorage.getItem(key)
  } catch {
    // A browser that keeps nothing is asked for its own.
  }
  return firstKnown([...(kept === null ? [] : [kept]), ...navigator.languages])
}
