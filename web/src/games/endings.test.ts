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

/** What was played before, each line with what it was worth. */
type Told = readonly (readonly [line: string, worth: number | undefined])[]

async function why(game: string, position: string, lines: string, players = 2, told: Told = []) {
  const face = await loadFace(game)
  const read = (text: string) => text.split('|').map(line => statement(game, line.trim()))
  const [lying = '', facts = ''] = position.split('//')
  const before = face.view({ position: read(lying), facts: facts ? read(facts) : [], info: info(game, players), you: 1 })
  const worths = new Map(told.map(([line, worth]) => [statement(game, line), worth]))
  return face.ending!(read(lines), before, asAnn, { lines: () => [...worths.keys()], worth: line => worths.get(line) })
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

describe('a tournament of Ivanhoe among several ends', () => {
  const lying = 'color red | turn @3 | out @2 | display @1 R5 | display @3 R3 // total @1 5 | total @3 3'

  it('with all who withdrew, as far as it was seen, and none of the tournament before', async () => {
    const told: Told = [['@2 withdraw', 9], ['@3 withdraw', 2], ['win @1 blue', undefined], ['@1 open red R5', undefined], ['@2 withdraw', 4], ['@3 play R3', undefined]]
    expect((await why('ivanhoe', lying, '@3 withdraw | win @1 red', 3, told))!.reasons).toEqual(['Cid withdrew at 3; you stay with 5.', 'Withdrawn before: Bob at 4.'])
    const unseen: Told = told.map(([line]) => [line, undefined])
    expect((await why('ivanhoe', lying, '@3 withdraw | win @1 red', 3, unseen))!.reasons).toEqual(['Cid withdrew at 3; you stay with 5.'])
  })

  it('also where a token had to be returned first', async () => {
    const due = 'color red | turn @3 | out @2 | out @3 | display @1 R5 | due return @3 // total @1 5'
    const told: Told = [['@2 withdraw', 4], ['@3 withdraw', 7]]
    expect((await why('ivanhoe', due, '@3 return blue | win @1 red', 3, told))!.reasons).toEqual(['Cid withdrew at 7; you stay with 5.', 'Withdrawn before: Bob at 4.'])
  })

  it('once: when the token has been returned, not already when it is owed', async () => {
    const owing = 'color red | turn @3 | out @2 | display @1 R5 | display @3 R3 M6 | tokens @3 blue green // total @1 5 | total @3 9'
    expect(await why('ivanhoe', owing, '@3 withdraw', 3)).toBeNull()
    // With nothing to return there is nothing to wait for.
    expect((await why('ivanhoe', owing.replace('tokens @3 blue green', 'tokens @1 blue'), '@3 withdraw | win @1 red', 3))!.reasons).toEqual(['Cid withdrew at 9; you stay with 5.'])
    expect((await why('ivanhoe', owing.replace(' M6', ''), '@3 withdraw | win @1 red', 3))!.reasons).toEqual(['Cid withdrew at 9; you stay with 5.'])
    // In purple the winner chooses afterwards.
    const due = 'color purple | turn @3 | out @2 | out @3 | display @1 P5 | due return @3 // total @1 5'
    const told: Told = [['@3 withdraw', 7]]
    expect(await why('ivanhoe', due, '@3 return blue', 3, told)).toEqual({ title: 'You win the tournament.', reasons: ['Cid withdrew at 7; you stay with 5.'] })
    // Others are still in: nothing has ended.
    expect(await why('ivanhoe', due.replace('out @2 | ', ''), '@3 return blue', 3, told)).toBeNull()
  })

  it('a withdrawal is worth the total that lay there', async () => {
    const face = await loadFace('ivanhoe')
    const read = (text: string) => text.split('|').map(line => statement('ivanhoe', line.trim()))
    const before = face.view({ position: read('color red | turn @2'), facts: read('total @1 5 | total @2 3'), info: info('ivanhoe', 2), you: 1 })
    expect(face.worth!(statement('ivanhoe', '@2 withdraw'), before)).toBe(3)
    expect(face.worth!(statement('ivanhoe', '@2 play R3'), before)).toBeUndefined()
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
  type Seen = [position: string, facts: string]
  /** What came of these lines, which led from the one position to the other. */
  async function told(from: Seen, to: Seen, lines: string, names = asAnn, players = 2) {
    const face = await loadFace('ivanhoe')
    const read = (text: string) => text.split('|').map(line => statement('ivanhoe', line.trim()))
    const view = ([position, facts]: Seen) => face.view({ position: read(position), facts: read(facts), info: info('ivanhoe', players), you: 1 })
    return face.effects!(view(from), view(to), read(lines), names).map(says => says().text)
  }

  it('is told with what it did', async () => {
    const before: Seen = ['color red | turn @2 | display @1 R5 R3 | display @2 R4 R5', 'total @1 8 | total @2 9']
    const after: Seen = ['color red | turn @2 | display @1 R3 | display @2 R4', 'total @1 3 | total @2 4']
    expect(await told(before, after, '@1 pass')).toEqual(['You lose red 5.', 'You now have 3.', 'Bob loses red 5.', 'Bob now has 4.'])
  })

  it('tells of nobody who has not entered yet, nor what is swept off the table when a tournament is won', async () => {
    const [none, opened]: Seen[] = [['color - | turn @1', 'deck 9'], ['color purple | turn @1 | display @1 P4', 'total @1 4 | total @2 0']]
    expect(await told(none!, opened!, '@1 open purple P4')).toEqual(['You now have 4.'])
    expect(await told(opened!, ['color purple | turn @1 | out @2', 'total @1 0'], '@2 withdraw')).toEqual([])
  })

  it('calls a card that goes back to the hand by Retreat taken back, not lost', async () => {
    const lying = 'color red | turn @1 | display @1 R5 R3 | display @2 R4'
    const before: Seen = [`${lying} | due reaction @2 retreat #1`, 'total @1 8 | total @2 4']
    const after: Seen = ['color red | turn @1 | display @1 R3 | display @2 R4', 'total @1 3 | total @2 4']
    expect(await told(before, after, '@2 pass')).toEqual(['You take back red 5.', 'You now have 3.'])
    // Where Ivanhoe lies open nobody is asked: it takes effect at once.
    expect(await told([lying, before[1]], after, '@1 retreat #1', new Names(2, seats))).toEqual(['Ann takes back red 5.', 'Ann now has 3.'])
  })

  it('tells what Outwit exchanged once, from the side of who looks', async () => {
    const before: Seen = ['color red | turn @1 | display @1 R4 R3 | display @2 S3 R5 | due reaction @2 outwit #1 @2 #1', 'total @1 7 | total @2 8']
    const after: Seen = ['color red | turn @1 | display @1 R3 S3 | display @2 R5 R4', 'total @1 6 | total @2 9']
    expect(await told(before, after, '@2 pass')).toEqual(['You give red 4 for squire 3.', 'You now have 6.', 'Bob now has 9.'])
    expect((await told(before, after, '@2 pass', new Names(2, seats)))[0]).toBe('You give squire 3 for red 4.')
    expect((await told(before, after, '@2 pass', new Names(3, seats)))[0]).toBe('Ann gives red 4 for squire 3.')
    // What lies beside a display is told too.
    const shielded: Seen = ['color red | turn @1 | display @2 R5 | front @1 stunned | front @2 shield | due reaction @2 outwit stunned @2 shield', 'total @1 0 | total @2 5']
    const swapped: Seen = ['color red | turn @1 | display @2 R5 | front @1 shield | front @2 stunned', 'total @1 0 | total @2 5']
    expect(await told(shielded, swapped, '@2 pass')).toEqual(['You give Stunned for Shield.'])
  })
})

describe('a game of the castles ends', () => {
  it('with everybody’s points, the most first', async () => {
    const end = await why('castles', 'turn @1', '@1 pass | score 6 17 | result @2')
    expect(end).toEqual({ title: 'Bob wins the game.', reasons: ['The score: 17 for Bob and 6 for Ann.'] })
  })
})
