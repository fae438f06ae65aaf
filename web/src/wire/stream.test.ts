import { describe, expect, it } from 'vitest'
import { event, line, now, snapshot } from '../../tests/messages'
import { fromSnapshot, resumeFrom, withChat, withEarlier, withEvent, withPresence, type TableState } from './stream'
import type { Edit, Presence } from './types'

const start = () => fromSnapshot(snapshot({ number: 5, lines: [line('a'), line('b')] }), undefined, 900)

function used(state: TableState, message: Parameters<typeof withEvent>[1]): TableState {
  const step = withEvent(state, message, 900)
  if (step.is !== 'used') throw new Error(`the event was ${step.is}`)
  return step.state
}

describe('a table as it was told', () => {
  it('begins with all there is and knows how far the clocks are apart', () => {
    const state = start()
    expect(state.number).toBe(5)
    expect(state.lines.slice().map(one => one.text)).toEqual(['a', 'b'])
    expect(state.ahead).toBe(100)
    expect(state.fresh).toEqual([])
  })

  it('adds the lines of the next event and keeps what stands until it is told anew', () => {
    const before = start()
    const state = used(before, event({ number: 6, lines: [line('c')] }))
    expect(state.lines.slice().map(one => one.text)).toEqual(['a', 'b', 'c'])
    expect(state.fresh.map(one => one.text)).toEqual(['c'])
    expect(state.now).toBe(before.now)
    expect(before.lines).toHaveLength(2)
  })

  it('drops what was taken back, and adds what came instead', () => {
    const state = used(start(), event({ number: 6, kind: 'undone', back_to: 1, lines: [line('x')] }))
    expect(state.lines.slice().map(one => one.text)).toEqual(['a', 'x'])
  })

  it('knows the end of a long record first, then what comes before it', () => {
    const earlier = (before: number | undefined, ...texts: string[]) =>
      ({ type: 'earlier', table: 't1', lines: texts.map(line), ...(before === undefined ? {} : { before }) }) as const
    const late = fromSnapshot(snapshot({ number: 5, before: 3, lines: [line('d'), line('e')] }), undefined, 0)
    expect(withEarlier(late, earlier(undefined, 'a', 'b'))).toBe(late)
    const more = withEarlier(late, earlier(1, 'b', 'c'))
    expect([more.before, more.lines.slice().map(one => one.text).join('')]).toEqual([1, 'bcde'])
    const undone = used(more, event({ number: 6, kind: 'undone', back_to: 2, lines: [line('x')] }))
    expect([undone.before, undone.lines.slice().map(one => one.text).join('')]).toEqual([1, 'bx'])
    const whole = withEarlier(undone, earlier(undefined, 'a'))
    expect([whole.before, whole.lines.slice().map(one => one.text).join('')]).toEqual([0, 'abx'])
    expect(withEarlier(whole, earlier(undefined, 'a'))).toBe(whole)
    const far = used(late, event({ number: 6, kind: 'undone', back_to: 2, lines: [line('y')] }))
    expect([far.before, far.lines.slice().map(one => one.text).join('')]).toEqual([2, 'y'])
  })

  it('leaves out what it knows and notices what is missing', () => {
    const state = start()
    expect(withEvent(state, event({ number: 5, lines: [line('b')] }), 0)).toEqual({ is: 'known', state })
    expect(withEvent(state, event({ number: 7 }), 0)).toEqual({ is: 'gap' })
  })

  it('changes what has changed, and leaves all else the very values that it was', () => {
    const fact = (kind: string) => ({ kind, args: [] })
    const position = ['a', 'b', 'c', 'd'].map(fact)
    const before = fromSnapshot(snapshot({ number: 5, now: now({ edition: 3, position, hurried: true }) }), undefined, 900)
    const changed = { from: 3, edition: 4, time: 1200, absence: null, undo: true, hurried: null, position: [[1, 2, fact('x')], [3, 0, fact('y')]] as Edit[] }
    const after = used(before, event({ number: 6, changed })).now
    expect(after).toEqual(now({ edition: 4, time: 1200, undo: true, position: ['a', 'x', 'd', 'y'].map(fact) }))
    expect(after.seats).toBe(before.now.seats)
    expect(after.facts).toBe(before.now.facts)
    expect(after.position[0]).toBe(position[0])
    expect(before.now.position).toBe(position)
  })

  it('takes nothing that builds on another edition than it has, and asks for it', () => {
    const changed = { from: 7, edition: 8, time: 1200, absence: null }
    expect(withEvent(start(), event({ number: 6, changed }), 0)).toEqual({ is: 'gap' })
    const again = event({ number: 5, now: now({ edition: 7, undo: true }) })
    const told = withEvent(start(), again, 0)
    expect(told.is).toBe('known')
    if (told.is === 'known') expect(used(told.state, event({ number: 6, changed })).now.undo).toBe(true)
  })

  it('goes on at the first number it has not seen', () => {
    expect(resumeFrom(undefined)).toBe(0)
    expect(resumeFrom(start())).toBe(6)
  })

  it('knows for how long somebody is waited for as they come and go', () => {
    const presence: Presence = { type: 'presence', table: 't1', online: [1], spectators: 0 }
    const absence = { seat: 2, from: 180000, for_bot: [] }
    const waiting = withPresence(start(), { ...presence, absence })
    expect(waiting.now.absence).toEqual(absence)
    expect(withPresence(waiting, presence).now).toEqual(start().now)
    const { edition, time } = start().now
    const changed = { from: edition, edition, time, absence: null }
    expect(used(waiting, event({ number: 6, changed })).now).toEqual(start().now)
  })

  it('has every remark once and in order', () => {
    const say = (id: number) => ({ id, time: 0, seat: null, name: 'Ann', text: `${id}` })
    const state = [3, 1, 3, 2].map(say).reduce(withChat, start())
    expect(state.chat.map(one => one.id)).toEqual([1, 2, 3])
  })
})
