import { expect, it } from 'vitest'
import { event, now, snapshot } from '../../tests/messages'
import { statement } from '../../tests/notation'
import { fromSnapshot, withEvent, type TableState } from '../wire/stream'
import type { TableEvent } from '../wire/types'
import { isCalled, soundsOf } from './sounding'

const start = fromSnapshot(snapshot(), undefined, 0)
const said = (text: string) => text.split('|').map(line => statement('engarde', line.trim()))

function after(given: Partial<TableEvent>): TableState {
  const step = withEvent(start, event(given), 0)
  if (step.is !== 'used') throw new Error(step.is)
  return step.state
}

it('a snapshot and a take-back are silent', () => {
  expect(soundsOf(start, {})).toEqual([])
  expect(soundsOf(after({ kind: 'undone', lines: said('@1 forward 1') }), {})).toEqual([])
})

it('a move sounds like a card, or as the game says', () => {
  const played = after({ lines: said('@1 attack 4x2 | draw @1 ?') })
  expect(soundsOf(played, {})).toEqual(['card'])
  expect(soundsOf(played, { sounds: () => ['blade'] })).toEqual(['blade'])
})

it('the end has its sound', () => {
  expect(soundsOf(after({ lines: said('@1 attack 4x2 | result @1'), now: now({ stage: 'over' }) }), {})).toContain('end')
  expect(soundsOf(after({ kind: 'over', lines: said('result @1') }), {})).toContain('end')
})

it('one is called once, when it becomes his turn', () => {
  const choices = { must: true, moves: [], picks: [] }
  const mine = after({ now: now({ choices }) })
  expect(isCalled(start, mine)).toBe(true)
  expect(isCalled(mine, { ...mine, number: 3 })).toBe(false)
  expect(isCalled(start, after({ now: now({ choices: { ...choices, must: false } }) }))).toBe(false)
})
