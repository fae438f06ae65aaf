import { describe, expect, it } from 'vitest'
import type { Statement } from '../wire/types'
import { keeping, turns, type Remark } from './chronicle'
import type { Sentence } from './face'

const line = (text: string, seat?: number): Statement => ({ text, kind: text, args: [], ...(seat === undefined ? {} : { seat }) })
const words = (one: Statement): Sentence | null =>
  one.kind === 'untold' ? null : { text: one.text, weight: one.kind === 'round' ? 'chapter' : 'plain' }

function told(lines: Statement[], remarks: Remark[] = [], most = 100): string[][] {
  return turns({ lines, remarks, words, most }).map(turn => turn.told.map(one => one.text))
}

describe('the chronicle', () => {
  it('goes by turns, with chapters of their own', () => {
    const lines = [line('deal'), line('a', 1), line('draw'), line('b', 1), line('c', 2), line('round'), line('deal'), line('d', 1)]
    expect(told(lines)).toEqual([['deal'], ['a', 'draw', 'b'], ['c'], ['round'], ['deal'], ['d']])
  })

  it('keeps those who let it pass with what they let pass', () => {
    const quietly = (one: Statement): Sentence => ({ text: one.text, weight: one.text === 'pass' ? 'quiet' : 'plain' })
    const lines = [line('a', 1), line('pass', 2), line('pass', 3), line('b', 1), line('c', 2)]
    expect(turns({ lines, remarks: [], words: quietly, most: 9 }).map(turn => turn.told.length)).toEqual([4, 1])
  })

  it('puts what is remarked after the line that it follows', () => {
    const remark: Remark = { at: 2, says: () => ({ text: 'lost red 5', weight: 'quiet' }) }
    expect(told([line('a', 1), line('b', 2), line('c', 1)], [remark])).toEqual([['a'], ['b', 'lost red 5'], ['c']])
  })

  it('counts from the beginning of the record, whether it is known or not', () => {
    const remark: Remark = { at: 12, says: () => ({ text: 'lost red 5', weight: 'quiet' }) }
    const known = [line('a', 1), line('b', 2), line('c', 1)]
    const late = turns({ lines: known, remarks: [remark], words, most: 9, before: 10 })
    expect(late.map(turn => [turn.key, ...turn.told.map(one => one.text)])).toEqual([['10', 'a'], ['11', 'b', 'lost red 5'], ['12', 'c']])
    const whole = turns({ lines: [...Array.from({ length: 10 }, () => line('x', 2)), ...known], remarks: [remark], words, most: 3 })
    expect(whole).toEqual(late)
  })

  it('tells the end of a long game, each turn under a name that stays', () => {
    const lines = Array.from({ length: 3000 }, (_, index) => line(`${index}`, (index % 2) + 1))
    let asked = 0
    const many = turns({ lines, remarks: [], words: one => (asked++, words(one)), most: 50 })
    expect(many).toHaveLength(50)
    expect(asked).toBe(50)
    const next = turns({ lines: [...lines, line('last', 1)], remarks: [], words, most: 50 })
    expect(next.slice(0, -1).map(turn => turn.key)).toEqual(many.slice(1).map(turn => turn.key))
  })

  it('has the same objects for turns that tell what they told', () => {
    const lines = [line('a', 1), line('b', 2), line('c', 1)]
    const tell = (all: Statement[]) => turns({ lines: all, remarks: [], words, most: 9 })
    const before = tell(lines)
    const after = keeping(before, tell([...lines, line('draw'), line('d', 2)]))
    expect(after.map(turn => turn.told.map(one => one.text))).toEqual([['a'], ['b'], ['c', 'draw'], ['d']])
    expect(after.map(turn => before.includes(turn))).toEqual([true, true, false, false])
    const spoken = keeping(before, turns({ lines, remarks: [], words: one => ({ ...words(one)!, text: `le ${one.text}` }), most: 9 }))
    expect(spoken[0]!.told[0]!.text).toBe('le a')
  })

  it('leaves out what is not told', () => {
    expect(told([line('untold'), line('a', 1)])).toEqual([['a']])
  })
})
