// Which lessons there are, in their order, and which of them the reader has been through.

const files = import.meta.glob<string>('../../../lessons/*/*.txt', { query: '?raw', import: 'default' })

export interface Lesson {
  game: string
  /** "measure". */
  name: string
  load: () => Promise<string>
}

const all: readonly Lesson[] = Object.entries(files)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([path, load]) => {
    const [, game = '', name = ''] = /lessons\/(\w+)\/\d+-([\w-]+)\.txt$/.exec(path) ?? []
    return { game, name, load }
  })

export function lessonsOf(game: string): readonly Lesson[] {
  return all.filter(one => one.game === game)
}

const key = 'hastilude.lessons'

/** By "game/name". */
export function done(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter(one => typeof one === 'string') : [])
  } catch {
    return new Set()
  }
}

export function markDone({ game, name }: Lesson): void {
  try {
    localStorage.setItem(key, JSON.stringify([...new Set([...done(), `${game}/${name}`])]))
  } catch {
    // A browser that keeps nothing still teaches.
  }
}
