import { describe, expect, it } from 'vitest'
import { statement } from '../../tests/notation'
import type { Pick } from '../wire/types'
import { branches, complete, fitting, gathered, later, listed, missing, open, pickText, picksAhead, picksHere, routesWith, towards, type Route } from './choose'

const move = (text: string, ...steps: string[]): Route => ({ steps, move: statement('ivanhoe', text), pick: null })

const dodge1 = move('dodge @1 #1', 'card:dodge', 'display:1:1')
const dodge2 = move('dodge @1 #2', 'card:dodge', 'display:1:2')
const stay = move('stay', 'stay')
const routes = [dodge1, dodge2, stay]

describe('pointing at a choice', () => {
  it('lights what some choice names next, each once', () => {
    expect(branches(routes, []).map(one => one.step)).toEqual(['card:dodge', 'stay'])
    expect(branches(routes, ['card:dodge']).map(one => one.step)).toEqual(['display:1:1', 'display:1:2'])
    expect(branches(routes, ['stay'])).toEqual([])
    expect(open(routes, ['nothing'])).toEqual([])
  })

  it('knows what has to be pointed at before something else', () => {
    const first = (step: string, taken: string[] = []) => [...(later(routes, taken).get(step) ?? [])]
    expect(first('display:1:2')).toEqual(['card:dodge'])
    expect(later([...routes, move('outwit #1 @1 #2', 'card:outwit', 'display:2:1', 'display:1:2')], []).get('display:1:2')).toEqual(new Set(['card:dodge', 'card:outwit']))
    // What comes next comes first itself.
    expect(first('card:dodge')).toEqual([])
    expect(first('display:1:2', ['card:dodge'])).toEqual([])
    expect(first('display:1:2', ['stay'])).toEqual([])
  })

  it('is complete at the end of a route only', () => {
    expect(complete(routes, ['card:dodge'])).toBeNull()
    expect(complete(routes, ['card:dodge', 'display:1:2'])!.text).toBe('dodge @1 #2')
    expect(complete(routes, ['stay'])!.text).toBe('stay')
  })

  it('lists few choices whole and many by their next step', () => {
    expect(listed(routes, [], 9).map(one => one.move?.text)).toEqual(['dodge @1 #1', 'dodge @1 #2', 'stay'])
    const many = Array.from({ length: 12 }, (_, i) => move(`dodge @1 #${i + 1}`, 'card:dodge', `display:1:${i + 1}`))
    expect(listed([...many, stay], [], 9).map(one => [one.step, one.move?.text ?? null])).toEqual([
      ['card:dodge', null],
      ['stay', 'stay'],
    ])
  })
})

describe('where there is no room for all', () => {
  const display = (seat: number, place: number) => move(`dodge @${seat} #${place}`, 'card:dodge', `display:${seat}:${place}`)
  const all = listed([display(2, 1), display(2, 2), display(3, 1), move('dodge @3 #2', 'card:dodge', 'go')], ['card:dodge'], 9)
  const of = (step: string) => (step === 'go' ? null : { key: `of:${step.split(':')[1]}`, label: `knight ${step.split(':')[1]}` })
  const shown = (room: number, within: string | null = null, entries = all) => gathered(entries, of, { room, within }).map(one => ('step' in one ? one.step : `${one.label}: ${one.entries.length}`))

  it('those that have something in common stand behind one, where they were', () => {
    expect(shown(4)).toEqual(['display:2:1', 'display:2:2', 'display:3:1', 'go'])
    expect(shown(3)).toEqual(['knight 2: 2', 'display:3:1', 'go'])
  })

  it('those of one group are shown where it is looked into, and all again if there is no such group', () => {
    expect(shown(3, 'of:2')).toEqual(['display:2:1', 'display:2:2'])
    expect(shown(3, 'of:5')).toEqual(['knight 2: 2', 'display:3:1', 'go'])
    expect(shown(4, 'of:2')).toHaveLength(4)
  })

  it('one group of all of them is no detour', () => {
    expect(shown(1, null, all.slice(0, 2))).toEqual(['display:2:1', 'display:2:2'])
  })

  it('whole moves are listed as long as there is room for them', () => {
    expect(listed(routes, [], 3)).toHaveLength(3)
    expect(listed(routes, [], 2).map(one => one.step)).toEqual(['card:dodge', 'stay'])
  })
})

const army = (least: number, ...cards: string[]): Pick => ({
  text: 'attack k10',
  kind: 'attack',
  args: [{ word: 'k10' }],
  least,
  most: cards.length,
  cards,
})
const foot = army(2, 'f1', 'f1', 'f3', 'ivanhoe')
const firsts = army(2, 'f1', 'f1', 'a1', 'ivanhoe')
const picks = [foot, firsts]

describe('picking an army', () => {
  it('goes on with what fits to one group at least', () => {
    expect(fitting(picks, ['f1', 'f1'])).toEqual(picks)
    expect(fitting(picks, ['f1', 'a1'])).toEqual([firsts])
    expect(fitting(picks, ['f3', 'a1'])).toEqual([])
    expect(fitting(picks, ['f1', 'f1', 'f1'])).toEqual([])
  })

  it('tells how many are missing', () => {
    expect(missing(picks, [])).toBe(2)
    expect(missing(picks, ['f1'])).toBe(1)
    expect(missing(picks, ['f1', 'a1'])).toBe(0)
    expect(missing(picks, ['f3', 'a1'])).toBeNull()
  })

  it('writes the cards in the order of the group, none twice', () => {
    expect(pickText(picks, ['ivanhoe', 'f3', 'f1'])).toBe('attack k10 f1 f3 ivanhoe')
    expect(pickText(picks, ['a1', 'f1', 'f1'])).toBe('attack k10 f1 f1 a1')
    expect(pickText(picks, ['f1'])).toBeNull()
  })

  it('never picks more than is allowed', () => {
    const bid: Pick = { ...army(1, 'f1', 'f2', 'f3', 'f4'), most: 3 }
    expect(fitting([bid], ['f1', 'f2', 'f3'])).toEqual([bid])
    expect(fitting([bid], ['f1', 'f2', 'f3', 'f4'])).toEqual([])
  })

  it('begins when all steps of the group are taken', () => {
    const route: Route = { steps: ['castle:k10'], move: null, pick: foot }
    expect(picksHere([route, stay], [])).toEqual([])
    expect(picksHere([route, stay], ['castle:k10'])).toEqual([foot])
    expect(listed([route, stay], [], 9)[0]).toEqual({ key: 'castle:k10', step: 'castle:k10', move: null })
  })
})

describe('picking cards first', () => {
  const to = (castle: string, pick: Pick): Route => ({ steps: [`castle:${castle}`], move: null, pick })
  const weak = to('k5', army(1, 'f1', 'f3'))
  const strong = to('k10', army(2, 'f1', 'f3'))
  const all = [weak, strong, stay]

  it('offers the cards of every pick ahead, and of one alone once its way is taken', () => {
    expect(picksAhead(all, [])).toEqual([weak.pick, strong.pick])
    expect(picksAhead(all, ['castle:k10'])).toEqual([strong.pick])
    expect(picksHere(all, [])).toEqual([])
  })

  it('leaves what the cards are enough for, and what needs none', () => {
    expect(routesWith(all, [])).toEqual(all)
    expect(routesWith(all, ['f1'])).toEqual([weak, stay])
    expect(routesWith(all, ['f1', 'f3'])).toEqual(all)
    expect(routesWith(all, ['a1'])).toEqual([stay])
  })
})

describe('a hint', () => {
  const attack: Pick = { kind: 'attack', args: [], text: 'attack k5', seat: 2, least: 2, most: 3, cards: ['a1', 'a2', 'a2'] }
  const army: Route = { steps: ['castle:k5'], move: null, pick: attack }
  const hand = ['a2', 'f1', 'a1', 'a2']

  it('points at one thing after the other', () => {
    expect(towards(routes, { taken: [], picked: [] }, 'dodge @1 #2', [])).toEqual({ step: 'card:dodge' })
    expect(towards(routes, { taken: ['card:dodge'], picked: [] }, 'dodge @1 #2', [])).toEqual({ step: 'display:1:2' })
    expect(towards(routes, { taken: ['stay'], picked: [] }, 'dodge @1 #2', [])).toBeUndefined()
    expect(towards(routes, { taken: [], picked: [] }, 'withdraw', [])).toBeUndefined()
  })

  it('points at the cards of an army, then at where it goes', () => {
    const to = (picked: number[], taken: string[] = []) => towards([army], { taken, picked }, 'attack k5 a1 a2 a2', hand)
    expect(to([])).toEqual({ place: 2 })
    expect(to([2])).toEqual({ place: 0 })
    expect(to([0, 2])).toEqual({ place: 3 })
    expect(to([0, 2, 3])).toEqual({ step: 'castle:k5' })
    expect(to([0, 2, 3], ['castle:k5'])).toEqual({ plays: true })
  })
})
