// Why rounds and tournaments end, in words.
import { describe, expect, it } from 'vitest'
import { statement } from '../../tests/notation'
import { Names } from '../table/face'
import type { Info } from '../wire/types'
import { loadFace } from './index'

const seats = ['Ann', 'Bob', 'Cid'].map((name, index) => ({ seat: index + 1, who: 'person' as const, name, bot: null, away: false }))
const asAnn = new Names(1, seats)
const windows = { reaction: 0, offer: 0, ransom: 0, pace: 0 }

function info(game: string, players: number): Info {
  return { game, players, options: {}, private: false, windows, clock: null, invitation: null }
}

async function why(game: string, position: string, lines: string, players = 2) {
  const face = await loadFace(game)
  const read = (text: string) => text.split('|').map(line => statement(game, line.trim()))
  const [lying = '', facts = ''] = position.split('//')
  const before = face.view({ position: read(lying), facts: facts ? read(facts) : [], info: info(game, players), you: 1 })
  return face.ending!(read(lines), before, asAnn)
}

describe('a round of En Garde ends', () => {
  it('by an attack that hits', async () => {
    const end = await why('engarde', 'strip 8 12', '@1 attack 4x2 | draw @1 3 3 | round @1 | deal @1 1 1 1 1 1')
    expect(end).toEqual({ title: 'A touch for you!', reasons: ['Your attack with 2\u00A0×\u00A04 hits.'] })
  })

  it('by an attack that nobody could have parried', async () => {
    const end = await why('engarde', 'strip 8 12', '@2 attack 4x1 | round @2')
    expect(end!.reasons).toEqual(['The attack of Bob with one 4 hits.'])
  })

  it('by comparing hands at the distance that was reached', async () => {
    const end = await why('engarde', 'strip 8 14 // pile 1', '@1 forward 2 | draw @1 1 | reveal @1 4 4 1 1 1 | reveal @2 4 5 5 5 5 | round @1')
    expect(end!.reasons).toEqual(['The pile is empty. At distance 4, you have 2\u00A0×\u00A04 and Bob has one 4.'])
  })

  it('by the way, if hands are level', async () => {
    const end = await why('engarde', 'strip 8 14 // pile 1', '@2 forward 2 | draw @2 1 | reveal @1 1 | reveal @2 2 | round @2')
    expect(end!.title).toBe('Bob wins the round.')
    expect(end!.reasons[1]).toBe('That is level.')
    expect(end!.reasons[2]).toBe('The ground gained decides: you have come 7 spaces and Bob has come 11 spaces.')
  })

  it('by the way alone, where no card reaches', async () => {
    const end = await why('engarde', 'strip 2 16 // pile 1', '@2 forward 2 | draw @2 1 | reveal @1 1 | reveal @2 2 | round @2')
    expect(end!.reasons).toEqual(['The pile is empty. At distance 12 no card reaches.', expect.stringContaining('you have come one space and Bob')])
  })

  it('in a draw, if both have come equally far', async () => {
    const end = await why('engarde', 'strip 6 20 // pile 1', '@2 forward 2 | draw @2 1 | reveal @1 1 | reveal @2 2 | round -')
    expect(end).toEqual({ title: 'The round is drawn.', reasons: [expect.stringContaining('At distance 12'), 'Both have come equally far: 5 spaces.'] })
    const basic = await why('engarde', 'strip 2 23 // pile 1', '@2 forward 1 | draw @2 1 | round -')
    expect(basic!.reasons).toEqual(['The pile is empty.', 'Both have come equally far: one space.'])
  })

  it('because nobody can move', async () => {
    const end = await why('engarde', 'strip 1 3 // pile 9', '@1 back 1 | draw @1 1 | round -')
    expect(end).toEqual({ title: 'The round is drawn.', reasons: ['There is no move left to make.'] })
  })

  it('and goes on otherwise', async () => {
    expect(await why('engarde', 'strip 8 14', '@1 forward 2 | draw @1 ?')).toBeNull()
  })
})

describe('a tournament of Ivanhoe ends', () => {
  it('with who withdrew at which total', async () => {
    const lying = 'color red | turn @2 | display @1 R5 | display @2 R3 // total @1 5 | total @2 3'
    const end = await why('ivanhoe', lying, '@2 withdraw | win @1 red | draw @1 R3')
    expect(end).toEqual({ title: expect.stringContaining('red'), reasons: ['Bob withdrew at 3; you stay with 5.'] })
  })
})

describe('a tournament of Ivanhoe in purple ends', () => {
  const lying = 'color purple | turn @2 | display @1 P5 | display @2 P3 // total @1 5 | total @2 3'

  it('when only one is left, who then chooses a token', async () => {
    expect(await why('ivanhoe', lying, '@2 withdraw')).toEqual({ title: 'You win the tournament.', reasons: ['Bob withdrew at 3; you stay with 5.'] })
    expect(await why('ivanhoe', 'color purple | turn @1', '@1 take red | win @1 red')).toBeNull()
  })

  it('and goes on while two are left', async () => {
    expect(await why('ivanhoe', `display @3 P4 | ${lying} | total @3 4`, '@2 withdraw', 3)).toBeNull()
  })
})

describe('a play of Ivanhoe', () => {
  it('is told with what it did', async () => {
    const face = await loadFace('ivanhoe')
    const view = (text: string, facts: string) =>
      face.view({
        position: text.split('|').map(line => statement('ivanhoe', line.trim())),
        facts: facts.split('|').map(line => statement('ivanhoe', line.trim())),
        info: info('ivanhoe', 2),
        you: 1,
      })
    const before = view('color red | turn @2 | display @1 R5 R3 | display @2 R4 R5', 'total @1 8 | total @2 9')
    const after = view('color red | turn @2 | display @1 R3 | display @2 R4', 'total @1 3 | total @2 4')
    const said = face.effects!(before, after, [statement('ivanhoe', '@1 pass')], asAnn).map(says => says().text)
    expect(said).toEqual(['You lose red 5.', 'You now have 3.', 'Bob loses red 5.', 'Bob now has 4.'])
    // Who has not entered yet is not told of, nor what is swept off the table when a tournament is won.
    const [none, opened] = [view('color - | turn @1', 'deck 9'), view('color purple | turn @1 | display @1 P4', 'total @1 4 | total @2 0')]
    const told = (from: typeof none, to: typeof none, line: string) => face.effects!(from, to, [statement('ivanhoe', line)], asAnn).map(says => says().text)
    expect(told(none, opened, '@1 open purple P4')).toEqual(['You now have 4.'])
    expect(told(opened, view('color purple | turn @1 | out @2', 'total @1 0'), '@2 withdraw')).toEqual([])
  })
})

describe('a game of the castles ends', () => {
  it('with everybody’s points, the most first', async () => {
    const end = await why('castles', 'turn @1', '@1 pass | score 6 17 | result @2')
    expect(end).toEqual({ title: 'Bob wins the game.', reasons: ['The score: 17 for Bob and 6 for Ann.'] })
  })
})
