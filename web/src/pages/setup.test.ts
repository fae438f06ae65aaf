import { describe, expect, it } from 'vitest'
import type { GameOffer } from '../wire/types'
import { speak } from '../texts/texts'
import { settings } from '../ui/settings.svelte'
import { hasOpenSeat, isFromRulebook, newSetup, paceChoices, playersText, request, takeUp, toRemember, waitChoices, waitOf } from './setup'

const offer: GameOffer = {
  game: 'castles',
  players: [2, 6],
  options: [
    { key: 'track', least: 2, most: 5, usual: 3 },
    { key: 'mood', values: ['calm', 'wild'] },
  ],
  bots: ['random', 'page'],
  windows: { reaction: 4000, offer: 8000, ransom: 3000, pace: 1000 },
  patience: { absent: 180_000, silent: 900_000 },
}

describe('making a table', () => {
  it('asks for the windows that it shows, and leaves out what is as usual', () => {
    expect(request(offer, newSetup(offer, 'bots'))).toEqual({
      game: 'castles',
      players: 3,
      options: {},
      seats: ['me', 'page', 'page'],
      private: true,
      windows: { pace: 1000 },
    })
    expect(request(offer, newSetup(offer, 'friends'))).toEqual({
      game: 'castles',
      players: 2,
      options: {},
      seats: ['me', 'open'],
      private: true,
      windows: { offer: 8000, pace: 1000 },
    })
  })

  it('begins with the times that the server has for tables that ask for none', () => {
    const other = { ...offer, windows: { ...offer.windows, offer: 6000, pace: 0 } }
    const setup = newSetup(other, 'friends')
    expect(request(other, setup).windows).toEqual({ offer: 6000, pace: 0 })
    expect(waitChoices(other, waitOf(other, setup)!)).toEqual([4000, 6000, 8000, 15_000, 30_000])
    expect(paceChoices(other)).toEqual([0, 100, 500, 1000, 2500])
  })

  it('has a time to offer only where another person may sit down', () => {
    const setup = { ...newSetup(offer, 'friends'), wait: 30_000 }
    expect(waitOf(offer, setup)?.window).toBe('offer')
    setup.seats[1] = 'page'
    expect(waitOf(offer, setup)).toBeUndefined()
    expect(request(offer, setup).windows).toEqual({ pace: 1000 })
    // A seat that is not played at keeps nobody waiting.
    setup.seats[2] = 'open'
    expect(waitOf(offer, setup)).toBeUndefined()
    expect(waitOf({ ...offer, game: 'engarde' }, newSetup({ ...offer, game: 'engarde' }, 'friends'))).toBeUndefined()
  })

  it('begins with whom a first game is best played against', () => {
    expect(newSetup({ ...offer, bots: ['random', 'groom', 'herald', 'page', 'knight'] }, 'bots').seats.slice(0, 3)).toEqual(['me', 'groom', 'groom'])
  })

  it('lets bots play at the pace that was set', () => {
    settings.wishes.pace = 2500
    expect(request(offer, newSetup(offer, 'bots')).windows).toEqual({ pace: 2500 })
    settings.wishes.pace = 1000
  })

  it('asks for what was chosen, numbers as texts', () => {
    const setup = newSetup(offer, 'bots')
    setup.players = 2
    setup.seats[1] = 'open'
    setup.isPrivate = false
    setup.options = { track: 4 as unknown as string, mood: 'wild' }
    setup.clock = '5+5'
    setup.patience = 'days'
    setup.wait = 15_000
    setup.pace = 100
    expect(hasOpenSeat(setup)).toBe(true)
    expect(request(offer, setup)).toEqual({
      game: 'castles',
      players: 2,
      options: { track: '4', mood: 'wild' },
      seats: ['me', 'open'],
      private: false,
      windows: { offer: 15_000, pace: 100 },
      clock: { total: 300_000, increment: 5_000 },
      patience: { absent: 86_400_000, silent: 259_200_000 },
    })
    setup.seats[1] = 'page'
    expect(request(offer, setup).patience).toBeUndefined()
  })

  it('begins with few and open seats among friends', () => {
    expect(request(offer, newSetup(offer, 'friends'))).toMatchObject({ players: 2, seats: ['me', 'open'], private: true })
  })

  it('takes up what was chosen last, as far as it can be had', () => {
    const last = { players: 4, seats: ['me', 'random', 'master', 'open'], options: { track: '9', mood: 'wild' }, clock: '5+5', patience: 'ages', wait: 1, pace: 100 }
    expect(takeUp(offer, 'bots', last)).toMatchObject({
      players: 4,
      seats: ['me', 'random', 'page', 'open', 'page', 'page'],
      options: { track: '3', mood: 'wild' },
      clock: '5+5',
      patience: 'usual',
      wait: 8000,
      pace: 100,
    })
    for (const odd of [null, 7, 'x', [], { seats: 3, options: null, players: '4' }]) {
      expect(takeUp(offer, 'bots', odd)).toEqual(newSetup(offer, 'bots'))
    }
  })

  it('remembers the times that one chose; those that were usual follow the server when its host changes them', () => {
    const changed = { ...offer, windows: { ...offer.windows, offer: 15_000, pace: 500 } }
    const usual = newSetup(offer, 'friends')
    expect(takeUp(changed, 'friends', toRemember(offer, 'friends', usual))).toMatchObject({ wait: 15_000, pace: 500 })
    const chosen = { ...usual, wait: 4000, pace: 2500, players: 5 }
    expect(takeUp(changed, 'friends', toRemember(offer, 'friends', chosen))).toMatchObject({ wait: 4000, pace: 2500, players: 5 })
    expect(takeUp(changed, 'friends', toRemember(offer, 'friends', { ...usual, pace: 0 }))).toMatchObject({ wait: 15_000, pace: 500 })
    expect(toRemember(offer, 'friends', chosen)).toEqual(chosen)
  })

  it('remembers a pace that differs from the reader’s own wish, though it is what the server has', () => {
    settings.wishes.pace = 2500
    expect(takeUp(offer, 'bots', toRemember(offer, 'bots', { ...newSetup(offer, 'bots'), pace: 1000 }))).toMatchObject({ pace: 1000 })
    settings.wishes.pace = 1000
    expect(takeUp(offer, 'bots', toRemember(offer, 'bots', newSetup(offer, 'bots')))).toMatchObject({ pace: 1000 })
  })

  it('begins with what the rulebook of the language says, and says so', async () => {
    const first = { key: 'first', values: ['left', 'right'] }
    const ivanhoe: GameOffer = { game: 'ivanhoe', players: [2, 5], options: [first, { key: 'purple', values: ['color', 'token'] }], bots: ['page'], windows: offer.windows, patience: offer.patience }
    const english = newSetup(ivanhoe, 'bots')
    expect(request(ivanhoe, english).options).toEqual({})
    expect(isFromRulebook('ivanhoe', first, 'left')).toBe(true)
    await speak('it')
    expect(request(ivanhoe, newSetup(ivanhoe, 'bots')).options).toEqual({ first: 'right', purple: 'token' })
    expect([isFromRulebook('ivanhoe', first, 'left'), isFromRulebook('ivanhoe', first, 'right')]).toEqual([false, true])
    expect(isFromRulebook('castles', offer.options[1]!, 'calm')).toBe(false)
    // What was played last counts in its own language only.
    expect(takeUp(ivanhoe, 'bots', english).options).toEqual({ first: 'right', purple: 'token' })
    expect(takeUp(ivanhoe, 'bots', { ...english, language: 'it' }).options).toEqual({ first: 'left', purple: 'color' })
    await speak('en')
  })

  it('keeps a game against bots to oneself', () => {
    expect(request(offer, { ...newSetup(offer, 'bots'), isPrivate: false }).private).toBe(true)
  })

  it('tells how many can play', () => {
    expect(playersText(offer)).toBe('2–6 players')
    expect(playersText({ ...offer, players: [2, 2] })).toBe('2 players')
  })
})
