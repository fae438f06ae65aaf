// What those hear who do not see the table: all that happens, in its order, though the picture of an end is held meanwhile.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { event, now, snapshot } from '../../tests/messages'
import { statement } from '../../tests/notation'
import { fromSnapshot, withEvent, type TableState } from '../wire/stream'
import type { Now } from '../wire/types'
import type { Face } from './face'
import { TableUi } from './ui.svelte'
import { speechOf, worded } from './voice'

const face = {
  view: ({ position }: { position: { text: string }[] }) => position[0]?.text ?? 'nowhere',
  steps: () => [],
  words: (line: { text: string }) => (line.text === 'deal' ? null : { text: `${line.text}.`, weight: 'plain' }),
  effects: (_: unknown, after: string, lines: { text: string }[]) => (lines[0]?.text === 'strikes' ? [() => ({ text: `It is at ${after}.`, weight: 'plain' })] : []),
  shows: (before: string, after: string) => (before === after ? [] : [() => ({ text: `From ${before} to ${after}.`, weight: 'plain' })]),
  ending: (lines: { kind: string }[]) => (lines.some(line => line.kind === 'round') ? { title: 'The round is over', reasons: ['round.', 'Nobody was left.'] } : null),
  prompt: () => 'What now?',
} as unknown as Face

const first = fromSnapshot(snapshot(), undefined, 1000)

function after(state: TableState, lines: string[], given: Partial<Now> = {}): TableState {
  const step = withEvent(state, event({ number: state.number + 1, lines: lines.map(line => statement('engarde', line)), now: now(given) }), 1000)
  if (step.is === 'gap') throw new Error('something is missing')
  return step.state
}
const asks: Partial<Now> = { choices: { must: true, moves: [statement('engarde', 'parry')], picks: [] } }

function table() {
  const ui = new TableUi('t1', face, { wish: () => Promise.resolve({ is: 'done' }) }, first)
  return { ui, said: () => worded(ui, speechOf(ui, ui.hear())) }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('what happened, what came of it, what is seen of it, and what is asked; once', () => {
  const { ui, said } = table()
  ui.take(after(first, ['steps', 'strikes']))
  expect(said()).toBe('steps. strikes.')
  ui.take(after(ui.latest, ['strikes', 'deal'], { position: [statement('engarde', 'home')], ...asks }))
  expect(said()).toBe('strikes. It is at home. From nowhere to home. Your turn. What now?')
  expect(ui.hear()).toEqual([])
})

it('events that come faster than they are said are all said', () => {
  const { ui, said } = table()
  ui.take(after(first, ['steps']))
  ui.take(after(ui.latest, ['jumps']))
  expect(said()).toBe('steps. jumps.')
})

it('an end is said with its reasons while it is held, nothing twice, and what came meanwhile when it is left', () => {
  const { ui, said } = table()
  ui.take(after(first, ['strikes', 'round'], asks))
  ui.take(after(ui.latest, ['steps']))
  expect(said()).toBe('strikes. round. It is at nowhere. The round is over. Nobody was left.')
  ui.take(after(ui.latest, ['strikes'], { position: [statement('engarde', 'home')], ...asks }))
  expect(ui.hear()).toEqual([])
  ui.goOn()
  expect(said()).toBe('steps. strikes. It is at home. From nowhere to home. Your turn. What now?')
})

it('who goes elsewhere in a game hears what happened there alone', () => {
  const { ui, said } = table()
  ui.take(after(first, ['steps']))
  ui.jump(after(first, ['jumps']))
  expect(said()).toBe('jumps.')
})
