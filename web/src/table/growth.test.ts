import { expect, it } from 'vitest'
import { Lines } from '../wire/lines'
import type { Statement } from '../wire/types'
import { turns } from './chronicle'
import { recalled } from './recall'

/** How many things are taken out of lists and lines while this is done. */
function looksOf(what: () => void, lines: Looked): number {
  const { slice, [Symbol.iterator]: each } = Array.prototype
  let copied = 0
  lines.looks = 0
  const counted = (list: unknown[]) => ((copied += list.length), list)
  Array.prototype.slice = function (...given) {
    return counted(slice.apply(this, given))
  }
  Array.prototype[Symbol.iterator] = function () {
    return each.apply(counted(this as unknown[]))
  }
  try {
    what()
  } finally {
    Array.prototype.slice = slice
    Array.prototype[Symbol.iterator] = each
  }
  return copied + lines.looks
}

interface Looked {
  looks: number
  all: Statement[]
}

/** A match of rounds that are all alike; it is counted how often somebody looks at a line. */
function match(rounds: number): Looked {
  const looked: Looked = { looks: 0, all: [] }
  const round = ['deal', ...Array.from({ length: 28 }, () => 'forward'), 'round']
  for (let index = 0; index < rounds * round.length; index++) {
    const kind = round[index % round.length]!
    const statement = { text: kind, args: [], ...(kind === 'forward' ? { seat: (index % 2) + 1 } : {}) }
    looked.all.push(Object.defineProperty(statement, 'kind', { get: () => (looked.looks++, kind) }) as unknown as Statement)
  }
  return looked
}

it('what a line more costs is the same early and late in a game', () => {
  const onlyTurn = [{ kind: 'recall', args: [{ word: 'turn' }] }]
  const cost = (rounds: number) => {
    const played = match(rounds)
    let lines = Lines.of(played.all.slice(0, -20))
    const next = (more: readonly Statement[]) => {
      const before = lines
      lines = lines.followed(lines.length, more)
      lines.common(before)
      lines.count('resign')
      lines.latest('round', 12)
      for (const facts of [[], onlyTurn]) {
        turns({ lines: recalled(lines, facts), remarks: [], words: one => ({ text: one.text, weight: 'plain' }), most: 150 })
      }
    }
    next(played.all.slice(-20, -10))
    return looksOf(() => next(played.all.slice(-10)), played)
  }
  const early = cost(20)
  expect(early).toBeGreaterThan(10)
  expect(cost(200)).toBe(early)
})
