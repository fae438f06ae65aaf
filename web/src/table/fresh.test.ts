// What has only just come takes no answer: that was meant for what stood there before. And what cannot be taken back is
// asked about once more.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { event, now, snapshot } from '../../tests/messages'
import { statement } from '../../tests/notation'
import { settings } from '../ui/settings.svelte'
import { fromSnapshot, withEvent, withPresence, type TableState } from '../wire/stream'
import type { Now, Question, Wish } from '../wire/types'
import { answersOf } from './answers'
import type { Face } from './face'
import { TableUi } from './ui.svelte'

// Answers lead to other pages, and to the server; here is neither.
vi.mock('../ui/route.svelte', () => ({ router: {} }))
vi.mock('../ui/session.svelte', () => ({ session: { isOnDevice: () => false } }))

/** A game in which "round" ends something, and one may pass or withdraw. */
const face = {
  view: () => ({}),
  steps: (choice: { kind: string }) => [choice.kind],
  step: (step: string) => step,
  choice: (move: { text: string }) => move.text,
  words: () => null,
  helpKey: () => null,
  letsPass: { move: 'pass', until: 'round' },
  grave: (move: { kind: string }) => move.kind === 'withdraw',
  ending: (lines: { kind: string }[]) => (lines.some(line => line.kind === 'round') ? { title: 'over', reasons: [] } : null),
} as unknown as Face

const wished: Wish[] = []
const line = { wish: (_: string, wish: Wish) => (wished.push(wish), Promise.resolve({ is: 'done' as const })) }
const first = fromSnapshot(snapshot({ info: { ...snapshot().info, game: 'ivanhoe' } }), undefined, 1000)

function after(state: TableState, given: Partial<Now>, kind = 'draw'): TableState {
  const step = withEvent(state, event({ number: state.number + 1, lines: [statement('engarde', kind)], now: now(given) }), 1000)
  if (step.is === 'gap') throw new Error('something is missing')
  return step.state
}

function asked(given: Partial<Question> = {}): Question {
  return { kind: 'reaction', asked: [1], may: [], opened: 1000, closes: null, more_time: false, go_on: false, ...given }
}
const choices = (...moves: string[]) => ({ must: true, moves: moves.map(move => statement('engarde', move)), picks: [] })
const seats = [1, 2].map(seat => ({ seat, who: 'person' as const, name: `P${seat}`, bot: null, away: false }))

function press(ui: TableUi, label: string): void {
  const found = answersOf(ui).filter(one => one.label === label)
  expect(found, `${label} among ${answersOf(ui).map(one => one.label).join(', ')}`).toHaveLength(1)
  found[0]!.does()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(1000)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  wished.length = 0
})
afterEach(() => {
  settings.wishes.confirm = 'grave'
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const late = { seats, absence: { seat: 2, from: 0, for_bot: [] } }

it.each<[what: string, stands: Partial<Now>, label: string, wish: Partial<Wish>]>([
  ['a choice', { question: asked(), choices: choices('pass') }, 'pass', { type: 'act', move: 'pass' }],
  ['to let all pass', { question: asked(), choices: choices('pass') }, 'Let all pass this game', { type: 'act', move: 'pass' }],
  ['to let others go on', { question: asked({ go_on: true }) }, 'Go on', { type: 'go_on' }],
  ['more time', { question: asked({ more_time: true }), choices: choices('pass') }, 'More time', { type: 'more_time' }],
  ['to take a move back', { question: asked({ asked: [2] }), undo: true }, 'Take back', { type: 'undo' }],
  ['to let a bot play', { question: asked({ asked: [2] }), ...late }, 'Let a bot play for P2', { type: 'vote', remedy: 'bot' }],
  ['to come back', { seats: [{ ...seats[0]!, away: true }, seats[1]!] }, 'Take your seat back', { type: 'sit' }],
  ['to play again', { stage: 'over', winners: [2] }, 'Play again', { type: 'rematch' }],
  ['not to play again', { stage: 'over', winners: [2], seats, rematch_wanted: [2] }, 'Not again', { type: 'decline_rematch' }],
])('%s: taken 400 ms after it came, not before', (_, stands, label, wish) => {
  const ui = new TableUi('t1', face, line, first)
  ui.take(after(first, stands))
  press(ui, label)
  vi.advanceTimersByTime(399)
  press(ui, label)
  expect(wished).toEqual([])
  vi.advanceTimersByTime(1)
  press(ui, label)
  expect(wished).toMatchObject([wish])
})

it('a second question that is answered in the same words has only just come, too', () => {
  const ui = new TableUi('t1', face, line, first)
  const one = after(first, { question: asked(), choices: choices('pass') })
  ui.take(one)
  vi.advanceTimersByTime(400)
  const two = after(one, { question: asked({ opened: 5000 }), choices: choices('pass') })
  ui.take(two)
  press(ui, 'pass')
  expect(wished).toEqual([])
  vi.advanceTimersByTime(400)
  // The same question: others have answered it, or somebody is here again.
  ui.take(after(two, { question: asked({ opened: 5000 }), choices: choices('pass') }))
  press(ui, 'pass')
  expect(wished).toMatchObject([{ type: 'act', move: 'pass' }])
})

it('who has said so lets questions pass at once, however new they are', () => {
  const ui = new TableUi('t1', face, line, first)
  ui.letPass('game')
  ui.take(after(first, { question: asked(), choices: choices('pass', 'withdraw') }))
  expect([ui.fresh, wished]).toMatchObject([true, [{ type: 'act', move: 'pass' }]])
})

it('an end is not skipped by the touch that brought it about, nor are the choices after it taken by the one that skipped it', () => {
  const ui = new TableUi('t1', face, line, first)
  ui.take(after(first, { question: asked({ kind: 'turn' }), choices: choices('withdraw') }, 'round'))
  press(ui, 'Go on')
  expect(ui.ending?.title).toBe('over')
  vi.advanceTimersByTime(400)
  press(ui, 'Go on')
  expect([ui.ending, ui.fresh]).toEqual([null, true])
  press(ui, 'withdraw')
  expect([ui.doubted, wished]).toEqual([null, []])
})

it('what gives much up is asked about once more, in answers that take no input yet; or at once, if one likes', async () => {
  const ui = new TableUi('t1', face, line, fromSnapshot(snapshot({ now: now({ question: asked(), choices: choices('pass', 'withdraw') }) }), undefined, 1000))
  press(ui, 'withdraw')
  expect(answersOf(ui).map(one => one.label)).toEqual(['withdraw', 'Cancel'])
  press(ui, 'withdraw')
  expect(wished).toEqual([])
  vi.advanceTimersByTime(400)
  press(ui, 'withdraw')
  expect(wished).toMatchObject([{ type: 'act', move: 'withdraw' }])
  await vi.runAllTimersAsync()
  settings.wishes.confirm = 'never'
  press(ui, 'withdraw')
  expect(wished).toHaveLength(2)
})

it('the win over somebody who does not come is asked about once more, and not claimed from whoever has come meanwhile', () => {
  const waiting = fromSnapshot(snapshot({ now: now({ question: asked({ asked: [2] }), ...late }) }), undefined, 1000)
  const ui = new TableUi('t1', face, line, waiting)
  press(ui, 'Claim the win')
  expect(wished).toEqual([])
  vi.advanceTimersByTime(400)
  press(ui, 'Claim the win')
  expect(wished).toEqual([{ type: 'vote', seat: 2, remedy: 'claim' }])

  const other = new TableUi('t1', face, line, waiting)
  press(other, 'Claim the win')
  other.take(withPresence(waiting, { type: 'presence', table: 't1', online: [1, 2], spectators: 0 }))
  expect([other.doubted, answersOf(other)]).toEqual([null, []])

  settings.wishes.confirm = 'never'
  press(new TableUi('t1', face, line, waiting), 'Claim the win')
  expect(wished).toHaveLength(2)
})

it('while an answer is under way no other is taken', () => {
  const ui = new TableUi('t1', face, { wish: (_: string, wish: Wish) => (wished.push(wish), new Promise(() => {})) }, first)
  ui.take(after(first, { question: asked(), choices: choices('pass'), undo: true }))
  vi.advanceTimersByTime(400)
  press(ui, 'pass')
  press(ui, 'Take back')
  expect(wished.map(one => one.type)).toEqual(['act'])
})
