import { describe, expect, it } from 'vitest'
import { statement } from '../../tests/notation'
import type { LineRow } from '../wire/lines'
import { recalled } from './recall'

describe('looking back (E4)', () => {
  const read = (texts: string[]) => texts.map(text => statement('engarde', text))
  const told = (facts: string[], ...texts: string[]) => textsOf(recalled(read(texts), read(facts)))
  const textsOf = (lines: LineRow) => Array.from({ length: lines.length }, (_, index) => lines.at(index)!.text)
  const round = ['deal @1 ?', 'deal @2 1', '@1 forward 3', 'draw @1 ?', '@2 forward 2', 'draw @2 1']

  it('ends at the last turn of the running round where the rules say so', () => {
    expect(told(['recall turn'], ...round)).toEqual(['deal @1 ?', 'deal @2 1', '@2 forward 2', 'draw @2 1'])
    expect(told(['recall turn'], ...round.slice(0, 2))).toEqual(round.slice(0, 2))
  })

  it('keeps a parry with the move after it, and rounds that are over', () => {
    expect(told(['recall turn'], ...round, 'round @1', ...round, '@1 attack 4x1', '@2 parry', '@2 back 1')).toEqual([
      ...round,
      'round @1',
      'deal @1 ?',
      'deal @2 1',
      '@2 parry',
      '@2 back 1',
    ])
  })

  it('goes back to the beginning where the rules do not forbid it', () => {
    expect(told(['distance 5'], ...round)).toEqual(round)
  })
})
