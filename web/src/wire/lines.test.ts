import { describe, expect, it } from 'vitest'
import { line } from '../../tests/messages'
import { Lines } from './lines'

const texts = (lines: Lines) => lines.slice().map(one => one.text)
const of = (...all: string[]) => Lines.of(all.map(line))
const [x, y] = [line('x'), line('y')]

describe('lines as they are told', () => {
  it('are a value: what follows changes nothing of what was', () => {
    const before = of('a', 'b')
    const after = before.followed(2, [x])
    const other = before.followed(2, [y])
    expect([before, after, other].map(texts)).toEqual([['a', 'b'], ['a', 'b', 'x'], ['a', 'b', 'y']])
    expect([before.at(2), before.at(-1)?.text, after.at(-1)]).toEqual([undefined, 'b', x])
  })

  it('are taken back and followed by others', () => {
    const before = of('a', 'b', 'c')
    const back = before.followed(1, [])
    const instead = back.followed(1, [x, y])
    expect([texts(back), texts(instead), texts(before)]).toEqual([['a'], ['a', 'x', 'y'], ['a', 'b', 'c']])
    expect([before.common(back), before.common(instead), instead.common(before), instead.common(instead.followed(3, [x]))]).toEqual([1, 1, 1, 3])
    expect(before.common(of('a', 'b'))).toBe(0)
    expect([back.slice(-1), before.slice(-2), back.slice(-5)].map(some => some.map(one => one.text))).toEqual([['a'], ['b', 'c'], ['a']])
  })

  it('are found from the end, and counted by kind', () => {
    const before = of('round', 'a', 'round', 'a')
    const after = before.followed(4, [line('round'), x])
    const back = after.followed(1, [])
    expect([after, before, back].map(one => one.count('round'))).toEqual([3, 2, 1])
    expect(after.latest('round', 2)).toEqual([after.at(2), after.at(4)])
    expect(back.latest('round', 2)).toEqual([after.at(0)])
    expect([after.findLastIndex(one => one.kind === 'a'), before.findLastIndex(one => one.kind === 'x')]).toEqual([3, -1])
    expect([after.findLast(one => one.kind === 'a'), before.findLast(one => one.kind === 'x')]).toEqual([after.at(3), undefined])
  })
})
