// What a table's page holds, skips, says and asks, without a page.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { event, now, snapshot } from '../../tests/messages'
import { statement } from '../../tests/notation'
import { fromSnapshot, withEvent, type TableState } from '../wire/stream'
import type { Now, Wish } from '../wire/types'
import type { Face } from './face'
import { TableUi } from './ui.svelte'

/** A game in which "round" ends something, and "forward 3" is the way to a space. */
const face = {
  view: () => ({}),
  steps: () => ['card:3', 'space:5'],
  step: (step: string) => step,
  words: () => null,
  ending: (lines: { kind: string }[]) => (lines.some(line => line.kind === 'round') ? { title: 'over', reasons: [] } : null),
  attempt: (step: string) => (step === 'space:9' ? 'forward 9' : null),
} as unknown as Face

const wished: Wish[] = []
const line = { wish: (_: string, wish: Wish) => (wished.push(wish), Promise.resolve({ is: 'done' as const })) }
const first = fromSnapshot(snapshot(), undefined, 1000)

function after(state: TableState, kind: string, given: Partial<Now> = {}): TableState {
  const step = withEvent(state, event({ number: state.number + 1, lines: [statement('engarde', kind)], now: now(given) }), 1000)
  if (step.is === 'gap') throw new Error('something is missing')
  return step.state
}
const asked = (closes: number | null) => ({ kind: 'turn' as const, asked: [1], may: [], opened: 1000, closes, more_time: false, go_on: false })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  wished.length = 0
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('an end is held, and goes on by itself after six seconds', () => {
  const ui = new TableUi('t1', face, line, first)
  ui.take(after(first, 'round'))
  expect([ui.ending?.title, ui.state.number]).toEqual(['over', 1])
  vi.advanceTimersByTime(5999)
  expect(ui.state.number).toBe(1)
  vi.advanceTimersByTime(1)
  expect([ui.ending, ui.state.number]).toEqual([null, 2])
})

it('nothing is held where a window or a clock runs for the reader, and no longer once one does', () => {
  const clocks = [{ seat: 1, left: 9000, running: true }]
  for (const pressed of [{ question: asked(5000) }, { clocks }]) {
    const ui = new TableUi('t1', face, line, first)
    ui.take(after(first, 'round', pressed))
    expect([ui.ending, ui.state.number]).toEqual([null, 2])
  }
  const ui = new TableUi('t1', face, line, first)
  const held = after(first, 'round', { question: asked(null), clocks: [{ seat: 2, left: 9000, running: true }] })
  ui.take(held)
  expect(ui.state.number).toBe(1)
  ui.take(after(held, 'draw', { question: asked(5000) }))
  expect([ui.ending, ui.state.number]).toEqual([null, 3])
})

it('what can be pointed at later names what comes first; of the rest it is asked why not', () => {
  vi.setSystemTime(0)
  const move = statement('engarde', 'forward 3')
  const ui = new TableUi('t1', face, line, fromSnapshot(snapshot({ now: now({ choices: { must: true, moves: [move], picks: [] } }) }), undefined, 1000))
  vi.advanceTimersByTime(1000)
  expect([ui.canAsk('space:5'), ui.canAsk('space:9'), ui.canAsk('space:7'), ui.canAsk('card:3')]).toEqual([true, true, false, false])
  expect(ui.askWhyNot('space:5')).toBe(true)
  expect([ui.notice?.says(), wished.length]).toEqual(['First choose: card:3.', 0])
  expect(ui.askWhyNot('space:9')).toBe(true)
  expect(wished).toEqual([{ type: 'why', move: 'forward 9' }])
})
