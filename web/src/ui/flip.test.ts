import { describe, expect, it } from 'vitest'
import { match } from './flip'

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
