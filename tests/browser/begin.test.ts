// Before a game: the first page, the rules and who is waited for, as they lie.
import { expect, it } from 'vitest'
import { house } from './house'
import { Person } from './people'
import { resize, settled } from './steady'

const here = house()

it('on a magnified page the words of each game stand clear of its buttons, and how many may play under its name', async () => {
  const person = await Person.arrive(here.browser, here.address, 390)
  await person.open('#/')
  await person.page.locator('.play:enabled').first().waitFor()
  await resize(person.page, { width: 640, height: 400 })
  const games = await person.page.locator('.game').evaluateAll(all =>
    all.map(game => {
      const words = document.createRange()
      words.selectNodeContents(game.querySelector('.words p')!)
      const [about, play, title, players] = [words, ...['.play', 'h3', '.players'].map(one => game.querySelector(one)!)].map(one => one!.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect, DOMRect]
      return { gap: play.top - about.bottom, under: players.top - title.bottom, shown: play.bottom <= innerHeight }
    }),
  )
  expect(games).toHaveLength(3)
  for (const { gap, under, shown } of games) {
    expect(gap).toBeGreaterThanOrEqual(8)
    expect(under).toBeGreaterThanOrEqual(-3)
    expect(shown).toBe(true)
  }
  await person.leave()
})

it('where bots are seated the next step is to begin, else to send the link', async () => {
  const person = await Person.arrive(here.browser, here.address, 1280)
  await person.open('#/')
  const windows = { reaction: 0, offer: 0, ransom: 0, pace: 0 }
  for (const [seats, next] of [
    [['me', 'open', 'page', 'open'], 'Start now'],
    [['me', 'open', 'open', 'open'], 'Copy the link'],
  ] as const) {
    const made = await person.ask<{ table: string }>('tables', { game: 'castles', players: 4, seats, windows, private: true })
    await person.table(made.table)
    await expect.poll(() => person.page.locator('.waiting .button.strong').allTextContents()).toEqual([next])
  }
  await person.leave()
})

it('the five parts of a game in two minutes leave no hole on a desk', async () => {
  const person = await Person.arrive(here.browser, here.address, 1280)
  await person.open('#/rules/ivanhoe')
  await person.page.getByRole('searchbox').waitFor()
  await settled(person.page)
  const ends = await person.page.locator('.two li').evaluateAll(all => all.map(one => one.getBoundingClientRect()).map(({ top, right }) => ({ top: Math.round(top), right: Math.round(right) })))
  expect(ends).toHaveLength(5)
  const rows = [...new Set(ends.map(one => one.top))]
  const widest = rows.map(top => Math.max(...ends.filter(one => one.top === top).map(one => one.right)))
  expect(new Set(widest).size).toBe(1)
  await person.leave()
})
