// What a log may show: the rules say by a fact (`recall turn`) where only the last turn since the deal may be looked
// back on.
import { find, wordOf } from '../wire/terms'
import type { LineList, LineRow } from '../wire/lines'
import type { Fact } from '../wire/types'

export function recalled(lines: LineList, facts: readonly Fact[]): LineRow {
  if (wordOf(find(facts, 'recall')?.args[0]) !== 'turn') return lines
  const dealt = lines.findLastIndex(line => line.kind === 'deal')
  const turn = beginningOfTurn(lines, dealt)
  if (turn === null) return lines
  const left = turn - dealt - 1
  return { length: lines.length - left, at: index => lines.at(index <= dealt ? index : index + left) }
}

/** Where the last decisions of one seat begin; null if nobody has decided since then. */
function beginningOfTurn(lines: LineRow, since: number): number | null {
  let turn: number | null = null
  for (let index = lines.length - 1; index > since; index--) {
    const { seat } = lines.at(index)!
    if (seat === undefined) continue
    if (turn !== null && seat !== lines.at(turn)!.seat) break
    turn = index
  }
  return turn
}
