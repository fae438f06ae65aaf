// What a reader has chosen for himself; kept in his browser.
import { paces, usualPace } from './pace'

export interface Wishes {
  theme: 'system' | 'light' | 'dark'
  motion: 'system' | 'off'
  sound: 'on' | 'off'
  volume: number
  /** How long bots take at new tables, in milliseconds. */
  pace: number
  /** Whether what gives much up is asked about once more. */
  confirm: 'grave' | 'never'
  cards: 'normal' | 'large'
  side: 'right' | 'left'
  patterns: 'normal' | 'strong'
  /** Whether the browser tells of one's turn while the page is out of sight. */
  notify: 'on' | 'off'
  /** Whether first games explain themselves. */
  tips: 'on' | 'off'
  /** How long fresh choices take no input, and an end is shown, in milliseconds; tests shorten them. */
  fresh: number
  ending: number
}

const usual: Wishes = {
  theme: 'system',
  motion: 'system',
  sound: 'on',
  volume: 0.6,
  pace: usualPace,
  confirm: 'grave',
  cards: 'normal',
  side: 'right',
  patterns: 'normal',
  notify: 'off',
  tips: 'on',
  fresh: 400,
  ending: 6000,
}

const key = 'hastilude.settings'

/** What was kept, as far as it can be used. */
export function readWishes(kept: string | null): Wishes {
  let found: unknown
  try {
    found = JSON.parse(kept ?? '{}')
  } catch {
    found = {}
  }
  const known = typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {}
  const wishes = Object.entries(usual).map(([name, value]) => [name, typeof known[name] === typeof value ? known[name] : value])
  const read = Object.fromEntries(wishes) as Wishes
  return paces.includes(read.pace) ? read : { ...read, pace: usualPace }
}

// A browser that keeps nothing (a private window) still plays.
function kept(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

class Settings {
  wishes = $state(readWishes(null))
  private systemStill = $state(false)
  /** Nothing shall move. */
  readonly still = $derived(this.wishes.motion === 'off' || this.systemStill)

  /** Takes up what was kept, once there is a page. */
  begin(): void {
    this.wishes = readWishes(kept())
    const query = matchMedia('(prefers-reduced-motion: reduce)')
    this.systemStill = query.matches
    query.addEventListener('change', () => {
      this.systemStill = query.matches
      this.show()
    })
    this.show()
  }

  set<Name extends keyof Wishes>(name: Name, value: Wishes[Name]): void {
    this.wishes[name] = value
    try {
      localStorage.setItem(key, JSON.stringify(this.wishes))
    } catch {
      // It holds for this visit.
    }
    this.show()
  }

  // The style sheets read them from the root.
  private show(): void {
    const { dataset } = document.documentElement
    const { theme, cards, side, patterns } = this.wishes
    dataset['theme'] = theme
    dataset['cards'] = cards
    dataset['side'] = side
    dataset['patterns'] = patterns
    document.documentElement.toggleAttribute('data-still', this.still)
  }
}

export const settings = new Settings()
