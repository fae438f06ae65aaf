import { describe, expect, it } from 'vitest'
import type { GameOffer } from '../wire/types'
import { hasOpenSeat, newSetup, playersText, request } from './setup'

const offer: GameOffer = {
  game: 'castles',
  players: [2, 6],
  options: [
    { key: 'track', least: 2, most: 5, usual: 3 },
    { key: 'mood', values: ['calm', 'wild'] },
  ],
  bots: ['random', 'page'],
}

describe('making a table', () => {
  it('asks for no more than what differs from the usual', () => {
    expect(request(offer, newSetup(offer))).toEqual({
      game: 'castles',
      players: 3,
      options: {},
      seats: ['me', 'page', 'page'],
      private: true,
    })
  })

  it('asks for what was chosen, numbers as texts', () => {
    const setup = newSetup(offer)
    setup.players = 2
    setup.seats[1] = 'open'
    setup.isPrivate = false
    setup.options = { track: 4 as unknown as string, mood: 'wild' }
    setup.clock = '5+5'
    setup.reaction = 8000
    expect(hasOpenSeat(setup)).toBe(true)
    expect(request(offer, setup)).toEqual({
      game: 'castles',
      players: 2,
      options: { track: '4', mood: 'wild' },
      seats: ['me', 'open'],
      private: false,
      windows: { reaction: 8000 },
      clock: { total: 300_000, increment: 5_000 },
    })
  })

  it('keeps a game against bots to oneself', () => {
    expect(request(offer, { ...newSetup(offer), isPrivate: false }).private).toBe(true)
  })

  it('tells how many can play', () => {
    expect(playersText(offer)).toBe('2 to 6 players')
    expect(playersText({ ...offer, players: [2, 2] })).toBe('2 players')
  })
})
