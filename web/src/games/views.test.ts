// Positions as the boards get them, and where on the table choices are made.
import { describe, expect, it } from 'vitest'
import { statement } from '../../tests/notation'
import type { Info, Pick } from '../wire/types'
import { face as castles } from './castles/face'
import { face as engarde } from './engarde/face'
import { Names } from '../table/face'
import { around } from './ivanhoe/view'
import { face as ivanhoe } from './ivanhoe/face'

const names = new Names(2, [])

function info(game: string, players: number, options: Record<string, string> = {}): Info {
  const windows = { reaction: 0, offer: 0, ransom: 0, pace: 0 }
  return { game, players, options, private: false, windows, clock: null, invitation: null }
}

function drawing(game: string, players: number, position: string[], facts: string[] = [], you = 2) {
  const read = (lines: string[]) => lines.map(line => statement(game, line))
  return { position: read(position), facts: read(facts), info: info(game, players), you }
}

describe('En Garde', () => {
  const view = (...position: string[]) => engarde.view(drawing('engarde', 2, position, ['distance 5', 'pile 3']))
  const steps = (seat: number, ...moves: string[]) => {
    const read = moves.map(move => statement('engarde', `@${seat} ${move}`))
    const seen = { ...view('strip 3 8'), you: seat }
    return read.map(move => engarde.steps(move, { must: true, moves: read, picks: [] }, seen).join(' > '))
  }

  it('reads places and scores also where they look like cards', () => {
    expect(view('strip 3 8', 'turn @2', 'score 2 4', 'hand @1 ? ?', 'hand @2 1 5', 'discard ? ? 4')).toMatchObject({
      strip: [3, 8],
      turn: 2,
      score: [2, 4],
      hands: [
        [null, null],
        ['1', '5'],
      ],
      discard: [null, null, '4'],
      distance: 5,
      pile: 3,
      attack: null,
    })
    expect(view('attack 3x2 advanced').attack).toEqual({ card: '3', count: 2, advanced: true })
  })

  it('goes forward towards the other fencer, from either side', () => {
    expect(steps(1, 'forward 2', 'back 1')).toEqual(['card:2 > space:5', 'card:1 > space:2'])
    expect(steps(2, 'forward 2', 'retreat 1')).toEqual(['card:2 > space:6', 'card:1 > space:9'])
  })

  it('asks how many cards attack only where there is a choice', () => {
    expect(steps(1, 'attack 5x1', 'advance 2 attack 3x1', 'advance 2 attack 3x2')).toEqual([
      'card:5 > fencer',
      'card:2 > fencer > times:1',
      'card:2 > fencer > times:2',
    ])
  })
})

describe('Ivanhoe', () => {
  const position = [
    'color red',
    'turn @3',
    'hand @2 R3 dodge',
    'display @1 R4 S2',
    'front @1 shield',
    'tokens @2 red green',
    'out @4',
    'due reaction @2 dodge @1 #2',
  ]
  const view = ivanhoe.view(drawing('ivanhoe', 4, position, ['deck 30', 'need 4', 'total @1 6', 'lead @1 0', 'lead @3 7', 'limit @3 1']))

  it('says of nobody that he has withdrawn before the cards are dealt', () => {
    const before = ivanhoe.view(drawing('ivanhoe', 2, ['color -', 'out @1', 'out @2'], ['deck 110', 'need 5']))
    expect(before.players.map(one => one.out)).toEqual([false, false])
  })

  it('knows when the game is over, which has no tournament any more', () => {
    expect(view.over).toBe(false)
    expect(ivanhoe.view(drawing('ivanhoe', 2, ['color -', 'last purple', 'over @2'], ['deck 40', 'need 5'])).over).toBe(true)
  })

  it('knows who has what, and the card that may be cancelled', () => {
    expect(view).toMatchObject({ color: 'red', turn: 3, deck: 30, need: 4, due: null })
    expect(view.players[0]).toMatchObject({ display: ['R4', 'S2'], front: ['shield'], total: 6 })
    expect(view.players[1]).toMatchObject({ tokens: ['red', 'green'], hand: ['R3', 'dodge'] })
    expect(view.players[2]).toMatchObject({ limit: 1, lead: 7 })
    expect(view.players[3]!.out).toBe(true)
    expect(view.announced).toEqual({ card: 'dodge', by: 3, targets: [1], mark: { seat: 1, place: 2 }, color: null })
  })

  it('seats the others from the left of who looks', () => {
    expect(around(view.players, 2).map(player => player.seat)).toEqual([3, 4, 1, 2])
    expect(around(view.players, null).map(player => player.seat)).toEqual([1, 2, 3, 4])
  })

  it.each([
    ['outwit shield @1 #2', 'card:outwit > front:2:shield > display:1:2', 'Outwit: your Shield for Seat 1’s squire 2 (2nd)'],
    ['outwit #1 @1 shield', 'card:outwit > display:2:1 > front:1:shield', 'Outwit: your 1st card for Seat 1’s Shield'],
    ['knock-down @4', 'card:knock-down > seat:4', 'Knock Down against Seat 4'],
    ['charge', 'card:charge > go', 'Charge'],
    ['unhorse blue', 'card:unhorse > color:blue', 'Unhorse: change to blue'],
    ['keep #2', 'display:2:2', 'Keep your 2nd card'],
    ['take green', 'color:green', 'Take a green token'],
    ['return red', 'token:2:red', 'Return your red token'],
    ['ivanhoe', 'card:ivanhoe > go', 'Cancel it with Ivanhoe'],
    ['stay', 'stay', 'Stay'],
  ])('%s is pointed at and told', (text, way, words) => {
    const move = statement('ivanhoe', `@2 ${text}`)
    expect(ivanhoe.steps(move, { must: true, moves: [move], picks: [] }, view).join(' > ')).toBe(way)
    expect(ivanhoe.choice(move, view, names)).toBe(words)
  })

  it('asks for the colour only where a card opens several', () => {
    const moves = ['open red R4', 'open red S2', 'open blue S2'].map(text => statement('ivanhoe', `@2 ${text}`))
    const ways = moves.map(move => ivanhoe.steps(move, { must: true, moves, picks: [] }, view).join(' > '))
    expect(ways).toEqual(['card:R4', 'card:S2 > color:red', 'card:S2 > color:blue'])
  })
})

describe('castles', () => {
  const facts = ['pile 12', 'least k10 3', 'missing k10 2', 'control k10 @3', 'points @3 10', 'reserve @3 4']

  it('have tracks, garrisons and who holds them', () => {
    const view = castles.view(drawing('castles', 3, ['garrison k10 a1 a2', 'track k10 - b2 b3', 'prisoner @3 b1 b1'], facts))
    expect(view.castles.at(-1)).toEqual({
      key: 'k10',
      points: 10,
      garrison: ['a1', 'a2'],
      track: [null, 2, 3],
      control: 3,
      least: 3,
      missing: 2,
    })
    expect(view.castles[0]).toMatchObject({ key: 'k5', points: 5, track: [null, null, null], least: 1 })
    expect(view.players[2]).toMatchObject({ prisoners: [1, 1], points: 10, reserve: 4 })
    expect(view.pile).toBe(12)
  })

  it('show a ransom with what was bid, as far as it may be seen', () => {
    const position = ['turn @1', 'phase ransom @3 b1', 'bid @4 ? ?', 'bid @5 b2', 'bid @1 -']
    const view = castles.view(drawing('castles', 5, position))
    expect(view.ransom).toEqual({ seller: 3, blazon: 1 })
    expect(view.drawn).toEqual([])
    expect(view.answers).toEqual([
      { seat: 4, cards: [null, null], prisoner: null },
      { seat: 5, cards: [], prisoner: 2 },
      { seat: 1, cards: [], prisoner: null },
    ])
    const choices = { must: true, moves: [statement('castles', '@2 decline')], picks: [] }
    expect(castles.prompt(view, choices, names)).toBe('Seat 3 offers Seat 1’s blazon for ransom. You have nothing to bid.')
  })

  it('show the drawn cards until they are gone', () => {
    expect(castles.view(drawing('castles', 2, ['phase keep f1 h3'])).drawn).toEqual(['f1', 'h3'])
    expect(castles.view(drawing('castles', 2, ['phase answer h3', 'offer @1 f2'])).answers).toEqual([
      { seat: 1, cards: ['f2'], prisoner: null },
    ])
    expect(castles.view(drawing('castles', 2, ['phase place k7a'])).attacked).toBe('k7a')
  })

  it.each([
    ['keep a1', 'drawn:a1'],
    ['offer f2', 'card:f2'],
    ['accept @3', 'seat:3'],
    ['ransom b3', 'prisoner:2:3'],
    ['bid b5', 'prisoner:2:5'],
    ['advance', 'advance'],
  ])('%s is pointed at', (text, way) => {
    const move = statement('castles', `@2 ${text}`)
    const view = castles.view(drawing('castles', 6, []))
    expect(castles.steps(move, { must: true, moves: [move], picks: [] }, view).join(' > ')).toBe(way)
  })

  it('pick armies for a castle, and cards for a bid', () => {
    const view = castles.view(drawing('castles', 2, []))
    const army: Pick = { ...statement('castles', 'attack k10'), least: 3, most: 5, cards: [] }
    const bid: Pick = { ...statement('castles', 'bid'), least: 1, most: 3, cards: [] }
    const none = { must: true, moves: [], picks: [] }
    expect(castles.steps(army, none, view)).toEqual(['castle:k10'])
    expect(castles.steps(bid, none, view)).toEqual(['bid'])
    expect(castles.choice(army, view, names)).toBe('Attack Templestowe')
  })
})
