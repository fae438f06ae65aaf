// What the record does not say: moves taken back, effects of what was played. The server does not keep it, so this
// browser does, from one visit of the page to the next.
import type { Remark } from './chronicle'
import type { Says, Sentence } from './face'

const most = 600

/** As it is kept: in the language that was spoken. */
interface Kept {
  at: number
  sentence: Sentence
}

function isKept(one: unknown): one is Kept {
  if (typeof one !== 'object' || one === null || !('at' in one) || !('sentence' in one)) return false
  const { sentence } = one
  return typeof one.at === 'number' && typeof sentence === 'object' && sentence !== null && 'text' in sentence && typeof sentence.text === 'string'
}

/** What was kept, as far as it fits a game of so many lines. */
export function readRemarks(kept: string | null, lines: number): Remark[] {
  try {
    const found: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(found) ? found.filter(isKept).filter(one => one.at <= lines).map(({ at, sentence }) => ({ at, says: () => sentence })) : []
  } catch {
    return []
  }
}

export class Remarks {
  all = $state.raw<readonly Remark[]>([])
  private readonly key: string

  constructor(table: string, viewer: number | null, lines: number) {
    this.key = `hastilude.remarks.${table}.${viewer ?? 'watching'}`
    try {
      this.all = readRemarks(sessionStorage.getItem(this.key), lines)
    } catch {
      // A browser that keeps nothing still plays.
    }
    addEventListener('pagehide', this.keep)
  }

  /** Said after so many lines; what was said after the first `kept` of them does not hold any more. */
  add(said: readonly Says[], { kept, at }: { kept: number; at: number }): void {
    const left = kept < at || said.length > 0 ? this.all.filter(one => one.at <= kept) : this.all
    if (said.length === 0 && left.length === this.all.length) return
    this.all = [...left, ...said.map(says => ({ at, says }))].slice(-most)
  }

  /** Nothing is written while the game goes on: it would cost every event. */
  readonly keep = (): void => {
    try {
      if (this.all.length > 0) sessionStorage.setItem(this.key, JSON.stringify(this.all.map(({ at, says }): Kept => ({ at, sentence: says() }))))
    } catch {
      // It holds for this visit.
    }
  }

  close(): void {
    this.keep()
    removeEventListener('pagehide', this.keep)
  }
}
