import { describe, expect, it } from 'vitest'
import { flight, keyframes, match, stepsOut, waits } from './flip'

const at = (zone: string, face: string) => ({ zone, face })

describe('following cards', () => {
  it('leaves what lies where it lay', () => {
    const cards = [at('hand:1', 'R3'), at('hand:1', 'R3'), at('display:2', 'B4')]
    expect(match(cards, cards)).toEqual([0, 1, 2])
  })

  it('sees a card go from a hand to a display', () => {
    const before = [at('hand:1', 'R3'), at('hand:1', 'R4')]
    expect(match(before, [at('hand:1', 'R4'), at('display:1', 'R3')])).toEqual([1, 0])
  })

  it('takes a hidden card of the same player for one that is laid open', () => {
    const before = [at('hand:1', ''), at('hand:2', '')]
    expect(match(before, [at('hand:1', ''), at('display:2', 'R3')])).toEqual([0, 1])
    expect(match(before, [at('display:2', 'R3')])).toEqual([1])
  })

  it('does not invent where a card came from', () => {
    expect(match([at('hand:1', 'R3')], [at('hand:1', 'R3'), at('hand:1', 'R5')])).toEqual([0, -1])
  })
})

describe('the way of a card', () => {
  const box = (left: number, top: number, width = 50) => ({ left, top, width })

  it('begins where it was, in its size there, and ends where it lies', () => {
    const { frames } = flight(box(300, 200, 25), box(100, 50), 'straight')!
    expect(frames[0]).toBe('translate(200px, 150px) scale(0.5)')
    expect(frames.at(-1)).toBe('none')
  })

  it('of a figure begins in the middle of its card, hardly larger than it will be, and from where it stood in its own size', () => {
    const [card, sentry] = [
      { left: 100, top: 600, width: 120, height: 170 },
      { left: 300, top: 380, width: 8, height: 40 },
    ]
    const out = stepsOut(card, sentry, 'card')
    expect(out.width / sentry.width).toBeLessThanOrEqual(2)
    expect(out.left + out.width / 2).toBe(160)
    expect(out.top + (sentry.height * out.width) / sentry.width / 2).toBe(685)
    // A box of the browser has its measures from its kind, not of its own.
    expect(stepsOut(Object.create({ left: 310, top: 380, width: 24, height: 40 }), sentry, 'figure')).toEqual({ left: 310, top: 380, width: 8 })
  })

  it('rises over the straight line, and shows its edge where it is turned over', () => {
    const middle = (turned: 'turned' | 'straight') => flight(box(0, 0), box(200, 100), turned)!.frames[1]!
    const [, y] = /translate\([-\d.]+px, ([-\d.]+)px\)/.exec(middle('straight'))!
    expect(Number(y)).toBeLessThan(-42)
    expect(middle('straight')).toContain('scale(1, 1)')
    expect(middle('turned')).toContain('scale(0.08, 1)')
  })

  it('is none where it has hardly moved, and short however far', () => {
    expect(flight(box(0, 0), box(2, 1), 'straight')).toBeNull()
    expect(flight(box(0, 0), box(4000, 3000), 'straight')!.duration).toBeLessThanOrEqual(520)
  })

  it('lasts as long as all that fly with it: waiting before it sets out, lying when it has arrived', () => {
    const frames = ['translate(9px)', 'translate(4px)', 'none']
    const places = (delay: number, whole: number) => keyframes({ frames, delay, duration: 200 }, whole).map(one => [one.offset, one['transform']])
    expect(places(0, 200)).toEqual([[0, frames[0]], [0.35, frames[1]], [1, 'none']])
    expect(places(100, 400)).toEqual([[0, frames[0]], [0.25, frames[0]], [0.425, frames[1]], [0.75, 'none'], [1, 'none']])
  })

  it('sets out with the others in less than a third of a second', () => {
    for (const count of [1, 2, 8, 60]) expect(waits(count - 1, count)).toBeLessThan(330)
    expect(waits(3, 5)).toBeGreaterThan(waits(2, 5))
  })
})
