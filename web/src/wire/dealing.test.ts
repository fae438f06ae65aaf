import { describe, expect, it } from 'vitest'
import { commitmentOf, contradiction, Dealing, toldIn, type DealWorld, type KeptDeal } from './dealing'
import { sha256 } from './sha256'
import type { Deal, Wish } from './types'

const digits = (digit: string) => digit.repeat(64)

class Kept implements DealWorld {
  readonly deals = new Map<string, KeptDeal>()
  drawn = 0
  read = (table: string) => this.deals.get(table) ?? null
  write = (table: string, deal: KeptDeal) => void this.deals.set(table, deal)
  random = () => digits(String(++this.drawn))
  clock = () => 7
}

const terms = 'game engarde\nrules 1\nplayers 2\n'
const person = (seat: number, commitment: string | null = null, contribution: string | null = null) => ({ seat, commitment, contribution })
const deal = (more: Partial<Deal> = {}): Deal => ({
  step: 'commit',
  until: 5000,
  awaited: [1, 2],
  terms,
  commitment: digits('a'),
  people: [person(1), person(2)],
  ...more,
})

function seated(world = new Kept()) {
  const wishes: Wish[] = []
  return { world, wishes, dealing: new Dealing('t1', world, wish => void wishes.push(wish)) }
}

describe('SHA-256', () => {
  it('is what the standard says', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    )
  })

  it('agrees with the browser’s own for every length around a block', async () => {
    for (let length = 0; length < 200; length++) {
      const text = 'é'.repeat(length % 3) + 'x'.repeat(length)
      const theirs = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
      expect(sha256(text)).toBe(Array.from(theirs, byte => byte.toString(16).padStart(2, '0')).join(''))
    }
  })
})

describe('a deal', () => {
  it('is committed to before anything is revealed, and kept', () => {
    const { world, wishes, dealing } = seated()
    dealing.take({ you: 1, deal: deal() })
    const kept = world.deals.get('t1')!
    expect(kept).toMatchObject({ commitment: digits('a'), seat: 1, contribution: digits('1') })
    expect(wishes).toEqual([{ type: 'commit', commitment: commitmentOf('t1', kept) }])
    dealing.take({ you: 1, deal: deal({ awaited: [2] }) })
    expect(wishes).toHaveLength(1)
    dealing.take({ you: 1, deal: deal({ step: 'reveal', people: [person(1, digits('b')), person(2, digits('c'))] }) })
    expect(wishes[1]).toEqual({ type: 'reveal', contribution: digits('1') })
    expect(world.deals.get('t1')!.commitments).toEqual({ 1: digits('b'), 2: digits('c') })
  })

  it('waits for nobody at a table with bots', () => {
    const { wishes, dealing } = seated()
    dealing.take({ you: 1, deal: deal({ awaited: [1], people: [person(1)] }) })
    expect(wishes.map(wish => wish.type)).toEqual(['commit', 'reveal'])
    dealing.take({ you: 1, deal: deal({ step: 'reveal', awaited: [1], people: [person(1, digits('b'))] }) })
    expect(wishes).toHaveLength(2)
  })

  it('goes on with the same contribution after the page was loaded anew', () => {
    const first = seated()
    first.dealing.take({ you: 1, deal: deal() })
    const { wishes, dealing } = seated(first.world)
    dealing.take({ you: 1, deal: deal({ step: 'reveal', people: [person(1, digits('b')), person(2)] }) })
    expect(wishes).toEqual([{ type: 'reveal', contribution: digits('1') }])
  })

  it('is nothing to who only looks on', () => {
    const { world, wishes, dealing } = seated()
    dealing.take({ you: null, deal: deal() })
    dealing.take({ you: 1, deal: null })
    expect(wishes).toEqual([])
    expect(world.deals.size).toBe(0)
  })

  it('gets nothing from us where the server tells two stories', () => {
    const { world, wishes, dealing } = seated()
    dealing.take({ you: 1, deal: deal() })
    dealing.take({ you: 1, deal: deal({ step: 'reveal', commitment: digits('f') }) })
    expect(wishes).toHaveLength(1)
    expect(world.deals.get('t1')!.other).toBe(digits('f'))
  })
})

describe('what a record tells', () => {
  const kept: KeptDeal = {
    terms,
    commitment: digits('a'),
    seat: 1,
    contribution: digits('1'),
    commitments: { 1: digits('b'), 2: null },
    contributions: { 1: digits('1'), 2: null },
    time: 0,
  }
  const record = `game engarde\nplayers 2\ntable t1\ncommit ${digits('a')}\ncommit @1 ${digits('b')}\ncommit @2 -\nstarter @1\nsecret ${digits('9')}\nsecret @1 ${digits('1')}\nsecret @2 -\nseal ${digits('8')}\n`

  it('is held against what was told before the deal', () => {
    expect(toldIn('game engarde\n')).toBeNull()
    expect(contradiction(kept, toldIn(record)!)).toBeNull()
    expect(contradiction(kept, toldIn(record.replace(digits('a'), digits('e')))!)).toBe('commitment')
    expect(contradiction(kept, toldIn(record.replace(`secret @1 ${digits('1')}`, 'secret @1 -'))!)).toBe('withheld')
    expect(contradiction(kept, toldIn(record.replace('commit @2 -', `commit @2 ${digits('d')}`))!)).toBe('others')
    expect(contradiction({ ...kept, other: digits('f') }, toldIn(record)!)).toBe('two-stories')
  })
})
