// The page in every language: chosen from the browser, changed in mid-game, nothing of another language left, and
// every text within its place at every size; a whole game of each kind. HASTILUDE_PICTURES=FOLDER keeps pictures of it.
import { mkdirSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages, ownNames, type Language } from '../../web/src/texts/languages'
import { named, sizes } from './boxes'
import { Dice, launch, Person } from './people'
import { Program } from './program'
import { resize, settled } from './steady'
import { eachScreen } from './tour'
import { disguiseFrench, foreignTo, leftOver, overflowing, undisguised } from './wording'

let program: Program
let browser: Browser

beforeAll(async () => {
  program = await Program.start()
  browser = await launch()
})
afterAll(async () => {
  await browser?.close()
  await program?.end()
})

interface Made {
  table: string
}
const atOnce = { reaction: 0, offer: 0, ransom: 0, pace: 0 }
const games = [
  { game: 'engarde', players: 2, options: { target: '1' } },
  { game: 'ivanhoe', players: 5, options: {} },
  { game: 'castles', players: 6, options: {} },
]
const isLong = process.env['HASTILUDE_LONG'] !== undefined
/** What people call themselves, and languages. */
const names = ['Gwendolyn', ...Object.values(ownNames)]

async function sitDown(person: Person, game: string, players: number, options: object): Promise<void> {
  await person.ask('me', { name: 'Gwendolyn' })
  const seats = ['me', ...Array<string>(players - 1).fill('random')]
  const made = await person.ask<Made>('tables', { game, players, options, seats, windows: atOnce })
  await person.table(made.table)
  await person.page.locator('[data-choice]').first().waitFor()
}

async function picture(person: Person, name: string): Promise<void> {
  const folder = process.env['HASTILUDE_PICTURES']
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  await person.page.screenshot({ path: `${folder}/${name}.png` })
}

const spoken = (person: Person) => person.page.locator('html').getAttribute('lang')

it('is in the language of the browser, and a first visit stays small', async () => {
  const ann = await Person.arrive(browser, program.address, 390, 'light', 'fr-CA')
  await ann.open('#/')
  await ann.page.locator('.play:enabled').first().waitFor()
  expect(await spoken(ann)).toBe('fr')
  expect(await ann.page.locator('.play').first().innerText()).toMatch(/jouer/i)
  const bytes = await ann.page.evaluate(() =>
    performance.getEntries().reduce((sum, one) => sum + ((one as PerformanceResourceTiming).transferSize ?? 0), 0),
  )
  expect(bytes).toBeLessThan(120_000)
  await ann.leave()
})

// One game is enough to see that it can be done; the words of all three with HASTILUDE_LONG=1.
it.each(isLong ? games : games.filter(one => one.game === 'ivanhoe'))('$game is changed in mid-game without a reload, what was told before included, and kept', async ({ game, players }) => {
  const ann = await Person.arrive(browser, program.address, 1280)
  // With all discards open En Garde tells of more than the last turn.
  await sitDown(ann, game, Math.min(players, 3), game === 'engarde' ? { discards: 'all' } : {})
  const dice = new Dice(4)
  for (let turn = 0; turn < 4; turn++) {
    await ann.decideByKeyboard(dice)
    await ann.page.locator('[data-choice]').first().waitFor()
  }
  await ann.page.evaluate(() => Object.assign(window, { sameVisit: true }))
  const log = ann.page.locator('.log li p')
  await settled(ann.page)
  const told = await log.count()
  expect(told).toBeGreaterThan(5)
  for (const language of ['it', 'fr', 'en'] as const) {
    await ann.page.locator('nav button').nth(2).click()
    await ann.page.locator(`dialog[open] [lang="${language}"] input`).check()
    await expect.poll(() => spoken(ann)).toBe(language)
    await ann.page.keyboard.press('Escape')
    await expect.poll(() => log.count()).toBe(told)
    if (language === 'en') await expect.poll(async () => (await log.allInnerTexts()).join()).toMatch(/You /)
    else await expect.poll(() => leftOver(ann.page, foreignTo(language, names))).toEqual([])
    await picture(ann, `switched-${language}`)
  }
  expect(await ann.page.evaluate(() => 'sameVisit' in window)).toBe(true)
  await ann.page.locator('nav button').nth(2).click()
  await ann.page.locator('dialog[open] [lang="it"] input').check()
  await expect.poll(() => spoken(ann)).toBe('it')
  await ann.page.reload()
  await ann.page.locator('[data-stage]').waitFor()
  expect(await spoken(ann)).toBe('it')
  await ann.leave()
})

it('makes a table by the rulebook of the language, and says so', async () => {
  const ann = await Person.arrive(browser, program.address, 1280, 'light', 'it-IT')
  await ann.open('#/')
  await ann.page.locator('.game.ivanhoe .play:enabled').waitFor()
  await ann.page.locator('.game.ivanhoe .more button').click()
  await ann.page.locator('dialog[open]').waitFor()
  await expect.poll(() => ann.page.getByText('Così dice il regolamento italiano.').count()).toBe(2)
  await ann.page.locator('dialog[open] button[type="submit"]').click()
  await ann.page.locator('[data-stage="playing"]').waitFor()
  const info = ann.heard.map(text => JSON.parse(text) as { type: string; info?: { options: object } }).find(one => one.type === 'snapshot')
  expect(info?.info?.options).toMatchObject({ first: 'right', purple: 'token' })
  await ann.leave()
})

it('takes every word from the texts', async () => {
  const ann = await Person.arrive(browser, program.address, 1280, 'light', 'fr-FR')
  await disguiseFrench(ann.page)
  await eachScreen(ann, async screen => expect(await undisguised(ann.page, [...names, 'http', '--listen']), screen).toEqual([]))
  for (const { game, players, options } of games) {
    await sitDown(ann, game, players, options)
    const dice = new Dice(7)
    for (let turn = 0; turn < 6 && (await ann.stage) === 'playing'; turn++) {
      expect(await undisguised(ann.page, names), `${game}, turn ${turn}`).toEqual([])
      // Some questions are answered in words alone.
      if ((await ann.page.locator('main > .hand .lit').count()) > 0) {
        await ann.page.locator('main > .hand .lit').first().click({ position: { x: 8, y: 12 } })
        expect(await undisguised(ann.page, names), `${game}, turn ${turn}, choosing`).toEqual([])
      }
      await ann.decideByPointing(dice)
      await ann.page.locator('[data-choice], [data-stage="over"]').first().waitFor()
    }
  }
  await ann.leave()
})

// French has the longest texts; all three, and whole games of every kind, with HASTILUDE_LONG=1.
describe.each(isLong ? languages : (['fr'] as const))('in %s', language => {
  it('every text has its place at every size', async () => {
    const ann = await Person.arrive(browser, program.address, 1280, 'light', language)
    const fits = async (screen: string) => {
      for (const size of sizes) {
        await resize(ann.page, size)
        await expect.poll(() => overflowing(ann.page), { message: `${screen} at ${named(size)}` }).toEqual([])
        if (size.width === 1280 || size.width === 360) await picture(ann, `${language}-${screen}-${size.width}`)
      }
      await resize(ann.page, sizes[0]!)
    }
    await eachScreen(ann, fits)
    for (const { game, players, options } of games) {
      await sitDown(ann, game, players, options)
      await fits(game)
      await ann.decideByKeyboard(new Dice(9))
      await ann.page.locator('[data-choice], [data-stage="over"]').first().waitFor()
      await fits(`${game}-later`)
    }
    await ann.leave()
  })
})

const others: Language[] = ['fr', 'it']

describe.each(others)('in %s', language => {
  it.each(isLong ? games : games.filter(one => one.game === 'engarde'))('a whole game of $game leaves nothing in English', async ({ game, options }) => {
    const foreign = foreignTo(language, names)
    expect(foreign.size).toBeGreaterThan(200)
    const ann = await Person.arrive(browser, program.address, language === 'fr' ? 1280 : 390, 'light', language)
    await sitDown(ann, game, 2, options)
    const dice = new Dice(11)
    let decisions = 0
    for (; decisions < 400 && (await ann.stage) === 'playing'; decisions++) {
      if (decisions % 8 === 0) {
        expect(await leftOver(ann.page, foreign), `${game}, decision ${decisions}`).toEqual([])
        if (decisions % 16 === 0 && decisions < 65) await picture(ann, `${language}-game-${game}-${decisions}`)
      }
      await ann.decideByKeyboard(dice)
      await ann.page.locator('[data-choice], [data-stage="over"]').first().waitFor()
    }
    expect(await ann.stage).toBe('over')
    expect(await leftOver(ann.page, foreign), `${game}, over`).toEqual([])
    await picture(ann, `${language}-game-${game}-over`)
    await ann.leave()
  })
})
