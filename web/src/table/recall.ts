// What a log may show: the rules say by a fact (`recall turn`) where only the last turn since the deal may be looked
// back on.
import { find, wordOf } from '../wire/terms'
import type { Fact, Statement } from '../wire/types'

export function recalled(lines: readonly Statement[], facts: readonly Fact[]): readonly Statement[] {
  if (wordOf(find(facts, 'recall')?.args[0]) !== 'turn') return lines
  const dealt = lines.findLastIndex(line => line.kind === 'deal')
  const turn = beginningOfTurn(lines, dealt)
  return turn === null ? lines : [...lines.slice(0, dealt + 1), ...lines.slice(turn)]
}

/** Where the last decisions of one seat begin; null if nobody has decided since then. */
function beginningOfTurn(lines: readonly Statement[], since: number): number | null {
  let turn: number | null = null
  for (let index = lines.length - 1; index > since; index--) {
    const { seat } = lines[index]!
    if (seat === undefined) continue
    if (turn !== null && seat !== lines[turn]!.seat) break
    turn = index
  }
  return turn
}
