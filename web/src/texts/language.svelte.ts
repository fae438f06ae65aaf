// The language in which everything is said: what the reader has chosen, else the first of his browser's that there is.
import { firstKnown, type Language } from './languages'

/** Changed by speak() alone, once the texts are there; whatever is made by t() follows. */
class Spoken {
  current = $state<Language>('en')
}

export const language = new Spoken()

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
