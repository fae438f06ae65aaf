// What can be answered where there is more than there is room for, in the castles.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { now, snapshot } from '../../tests/messages'
import { statement } from '../../tests/notation'
import { answersOf } from '../table/answers'
import { TableUi } from '../table/ui.svelte'
import { fromSnapshot } from '../wire/stream'
import type { Choices, Pick } from '../wire/types'
import type { Face } from '../table/face'
import { face as castles } from './castles/face'

// Answers lead to other pages, and to the server; here is neither.
vi.mock('../ui/route.svelte', () => ({ router: {} }))
vi.mock('../ui/session.svelte', () => ({ session: { isOnDevice: () => false } }))

const face = castles as unknown as Face
const of = (line: string) => statement('castles', line)
const seats = [1, 2, 3, 4, 5, 6].map(seat => ({ seat, who: 'bot' as const, name: `P${seat}`, bot: 'page', away: false }))
const pick = (text: string): Pick => ({ ...of(text), least: 1, most: 3, cards: ['f1', 'f2', 'f3'] })

function table(position: string[], choices: Choices): TableUi {
  const stands = now({ seats, position: [of('hand @1 f1 f2 f3'), ...position.map(of)], choices, question: { kind: 'reaction', asked: [1], may: [], opened: 1000, closes: null, more_time: false, go_on: false } })
  const { info } = snapshot()
  return new TableUi('t1', face, null, fromSnapshot(snapshot({ info: { ...info, game: 'castles', players: 6 }, now: stands }), undefined, 1000))
}
/** Of somebody who may wish something: a study lets nothing pass. */
function asked(position: string[], choices: Choices): TableUi {
  const study = table(position, choices)
  return new TableUi('t1', face, { wish: () => Promise.resolve({ is: 'done' }) }, study.state)
}
const labels = (ui: TableUi) => answersOf(ui).map(one => one.label)
const press = (ui: TableUi, label: string) => answersOf(ui).find(one => one.label === label)!.does()

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => void vi.unstubAllGlobals())

const five = ['2', '3', '4', '5', '6']
const within = /prisoner|P[2-6]/

it('a group that is looked into shows its own answers alone, though there is room for all of them then', () => {
  const ui = asked(['turn @2', 'phase ransom @2 b1', `prisoner @1 ${five.map(one => `b${one}`).join(' ')}`], {
    must: true,
    moves: [...five.map(one => of(`bid b${one}`)), of('decline')],
    picks: [pick('bid')],
  })
  const before = labels(ui)
  press(ui, 'A prisoner…')
  const inside = labels(ui)
  expect(inside).toHaveLength(6)
  expect(inside.slice(0, 5).every(label => within.test(label))).toBe(true)
  expect(inside.at(-1)).toBe('Cancel')
  press(ui, 'Cancel')
  expect(labels(ui)).toEqual(before)
})

it('whoever picks cards while a group is looked into sees what they can be used for', () => {
  const castles = ['k5', 'k6', 'k7a', 'k7b', 'k10']
  const make = () =>
    asked(['turn @1', 'prisoner @1 b2 b3 b4'], {
      must: true,
      moves: [...['2', '3', '4'].map(one => of(`ransom b${one}`)), of('pass')],
      picks: castles.map(castle => pick(`attack ${castle}`)),
    })
  const straight = make()
  straight.togglePick(0)
  const ui = make()
  press(ui, 'A prisoner…')
  expect(labels(ui)).toHaveLength(4)
  ui.togglePick(0)
  expect(labels(ui)).toEqual(labels(straight))
  expect(labels(ui).length).toBeGreaterThan(5)
})
