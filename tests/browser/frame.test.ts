// The frame of a table: everything needed lies within sight at every size, the question stays where it is, slips of
// the finger choose nothing, ends are seen, and the chronicle does not grow dearer with the game.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { inView, named, overlaps, sizes, tooSmall } from './boxes'
import { choose, Dice, Person } from './people'
import { house } from './house'
import { resize, settled } from './steady'

const here = house()

interface Made {
  table: string
}
const atOnce = { reaction: 0, offer: 0, ransom: 0, pace: 0 }

async function against(person: Person, game: string, players: number, more: object = {}): Promise<void> {
  const seats = ['me', ...Array<string>(players - 1).fill('random')]
  const made = await person.ask<Made>('tables', { game, players, seats, windows: atOnce, ...more })
  await person.table(made.table)
  await person.page.locator('[data-choice]').first().waitFor()
}

/** Wishes of the reader, as the settings panel keeps them. */
async function wish(person: Person, wishes: object): Promise<void> {
  await person.page.evaluate(given => (localStorage['hastilude.settings'] = JSON.stringify(given)), { tips: 'off', ...wishes })
  await person.page.reload()
  await person.page.locator('[data-stage]').waitFor()
}

const box = (page: Page, selector: string) => page.locator(selector).boundingBox()

describe.each([
  ['engarde', 2],
  ['ivanhoe', 5],
  ['castles', 6],
])('a table of %s for %i', (game, players) => {
  it('has board, hand and question in view at every size, and no page scrolls', async () => {
    const ann = await Person.arrive(here.browser, here.address, 1280)
    await against(ann, game, players)
    for (const size of sizes) {
      await resize(ann.page, size)
      const screen = `${game} at ${named(size)}`
      await inView(ann.page, ['main > .board', 'main > .hand', '.ask', 'main > .hand button'], screen)
      const amiss = async () => ({
        overBoard: await overlaps(ann.page, 'main > .board', '.ask'),
        overHand: await overlaps(ann.page, 'main > .hand', '.ask'),
        tooSmall: await tooSmall(ann.page, 24),
        scrolls: await ann.page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 1),
      })
      await expect.poll(amiss, { message: screen }).toEqual({ overBoard: false, overHand: false, tooSmall: [], scrolls: false })
    }
    await ann.leave()
  })

  it('asks in a place that does not move, whatever it asks', async () => {
    const ann = await Person.arrive(here.browser, here.address, 390)
    await against(ann, game, players)
    await settled(ann.page)
    const first = await box(ann.page, '.ask')
    const dice = new Dice(5)
    for (let turn = 0; turn < 3; turn++) {
      await ann.decideByKeyboard(dice)
      expect(await box(ann.page, '.ask')).toEqual(first)
      await ann.page.locator('[data-choice]').first().waitFor()
    }
    await ann.leave()
  })
})

it('a table that waits bears the arms of whoever sits there, and a shield that is blank for each seat that is free', async () => {
  const ann = await Person.arrive(here.browser, here.address, 1280)
  const made = await ann.ask<Made>('tables', { game: 'castles', players: 5, seats: ['me', 'open', 'page', 'open', 'open'], windows: atOnce, private: true })
  await ann.page.goto(`${here.address}/#/table/${made.table}`)
  const shields = () => ann.page.evaluate(() => ['.roll .hung', '.roll .blank'].map(what => document.querySelectorAll(what).length))
  await expect.poll(shields).toEqual([2, 3])
  await inView(ann.page, ['.roll'], 'the roll of arms')
  await ann.page.getByRole('combobox', { name: 'Put a bot here' }).first().selectOption('squire')
  await expect.poll(shields).toEqual([3, 2])
  await ann.leave()
})

it('the pictures of the start page reach from one side of a large screen to the other', async () => {
  const ann = await Person.arrive(here.browser, here.address, 1280)
  await resize(ann.page, { width: 1920, height: 1080 })
  await ann.open('#/')
  await ann.page.locator('.play:enabled').first().waitFor()
  expect((await box(ann.page, '.games'))!.width).toBe(1920)
  await inView(ann.page, ['.play'], 'begun on the first screen')
  await ann.leave()
})

it('with thirty tables of one’s own a game can still be begun on the first screen, and what needs one stands first', async () => {
  const ann = await Person.arrive(here.browser, here.address, 1280)
  const seats = (name: string) => [{ seat: 1, who: 'person', name: 'Ann', bot: null, away: false }, { seat: 2, who: 'person', name, bot: null, away: false }]
  const mine = Array.from({ length: 30 }, (_, index) => ({
    table: `t${index}`,
    game: 'engarde',
    players: 2,
    seats: seats(`Bob ${index}`),
    stage: index % 3 === 2 ? 'waiting' : 'playing',
    host: 'Ann',
    you: 1,
    ...(index % 10 === 7 ? { your_turn: true } : {}),
  }))
  await ann.page.route('**/api/mine', route => route.fulfill({ json: mine }))
  await ann.open('#/')
  const rows = ann.page.locator('.rows').first().locator('li')
  await expect.poll(() => rows.count()).toBe(30)
  for (const size of sizes) {
    await resize(ann.page, size)
    await inView(ann.page, ['.game .play'], `the start page at ${named(size)}`)
  }
  // Three of them need me; then come those that are played, then those that wait.
  const order = (await rows.allInnerTexts()).map(text => (/Your turn/i.test(text) ? 0 : /wait/i.test(text) ? 2 : 1))
  expect(order).toEqual([...order].sort())
  expect(order.filter(one => one === 0)).toHaveLength(3)
  await ann.leave()
})

it('fresh choices take no input for a moment', async () => {
  const ann = await Person.arrive(here.browser, here.address, 1280)
  await ann.page.clock.install()
  await against(ann, 'engarde', 2)
  await wish(ann, { fresh: 600_000, ending: 0 })
  await ann.page.locator('[data-choice]').first().waitFor()
  // The first choices were there before the reader: they are taken at once.
  const before = await ann.page.locator('[data-number]').getAttribute('data-number')
  await ann.decideByKeyboard(new Dice(2))
  await expect.poll(() => ann.page.locator('[data-number]').getAttribute('data-number')).not.toBe(before)
  await ann.page.locator('[data-fresh="true"] [data-choice]').first().waitFor()
  const shown = await ann.page.locator('[data-choice]').first().getAttribute('data-choice')
  await ann.page.keyboard.press(shown!)
  await ann.page.locator('main .lit').first().click({ position: { x: 8, y: 12 } })
  expect(await ann.page.locator('main .taken').count()).toBe(0)
  await ann.page.clock.fastForward(600_000)
  await ann.page.locator('[data-fresh="false"]').waitFor()
  await ann.page.keyboard.press(shown!)
  await ann.page.locator('main .taken').first().waitFor()
  await ann.leave()
})

it('what gives much up is asked once more, and can be left', async () => {
  const ann = await Person.arrive(here.browser, here.address, 1280)
  await against(ann, 'ivanhoe', 2)
  await wish(ann, { fresh: 0, ending: 0 })
  const withdraw = ann.page.getByRole('button', { name: 'Withdraw' })
  const dice = new Dice(4)
  while ((await ann.isAskedOrOver()) === 'asked' && (await withdraw.count()) === 0) await ann.decideByKeyboard(dice)
  await withdraw.click()
  await ann.page.getByText('cannot be taken back').waitFor()
  await ann.page.keyboard.press('Escape')
  await ann.page.getByText('cannot be taken back').waitFor({ state: 'detached' })
  await ann.leave()
})

it('an end is held with its reason until one goes on', async () => {
  const ann = await Person.arrive(here.browser, here.address, 1280)
  await against(ann, 'engarde', 2, { options: { level: 'basic', target: '3' } })
  await wish(ann, { fresh: 0, ending: 60_000 })
  const goOn = ann.page.getByRole('button', { name: 'Go on' })
  const dice = new Dice(6)
  const asked = ann.page.locator('[data-choice]:not(:disabled)')
  for (let turn = 0; turn < 60 && (await goOn.count()) === 0; turn++) {
    await ann.decideByKeyboard(dice)
    await asked.or(goOn).first().waitFor()
  }
  await goOn.waitFor()
  expect(await ann.page.locator('.ask .words').innerText()).toMatch(/(round|touch)[^]*(hits|ground gained decides|equally far|no move left)/)
  expect(await ann.page.locator('[data-choice]').count()).toBe(0)
  await goOn.click()
  await ann.page.locator('[data-choice]').first().waitFor()
  await ann.leave()
})

it('En Garde’s keys are the cards themselves, ? shows the keys, and arrows reach what is not lit', async () => {
  const ann = await Person.arrive(here.browser, here.address, 1280)
  await against(ann, 'engarde', 2)
  const lit = await ann.page.locator('main > .hand .lit').evaluateAll(all => all.map(one => [one.getAttribute('data-face'), one.getAttribute('data-key')]))
  expect(lit.length).toBeGreaterThan(0)
  for (const [face, key] of lit) expect(key).toBe(face)
  await ann.page.keyboard.press('?')
  await ann.page.getByRole('heading', { name: 'Keys' }).waitFor()
  await ann.page.keyboard.press('Escape')
  await ann.page.locator('main > .hand button').first().focus()
  const reached = new Set<number>()
  for (let step = 0; step < 5; step++) {
    reached.add(await ann.page.evaluate(() => [...document.querySelectorAll('button')].indexOf(document.activeElement as HTMLButtonElement)))
    await ann.page.keyboard.press('ArrowRight')
  }
  expect(reached.size).toBe(5)
  await ann.leave()
})

it('on a small screen the chronicle is a drawer that the keyboard opens and shuts', async () => {
  const ann = await Person.arrive(here.browser, here.address, 390)
  await against(ann, 'ivanhoe', 3)
  const log = ann.page.locator('.log')
  expect(await log.isVisible()).toBe(false)
  await ann.page.locator('.corner').focus()
  await ann.page.keyboard.press('Enter')
  await log.waitFor()
  await inView(ann.page, ['.side', '.log', '.side nav'], 'the drawer')
  await ann.hasNoBarriersInBothLights('the drawer')
  await ann.page.keyboard.press('Escape')
  await log.waitFor({ state: 'hidden' })
  await expect.poll(() => ann.page.evaluate(() => document.activeElement?.className)).toContain('corner')
  await ann.leave()
})

it('settings stay', async () => {
  const ann = await Person.arrive(here.browser, here.address, 1280)
  await ann.open('#/')
  await ann.page.getByRole('button', { name: 'Settings' }).click()
  await choose(ann.page, 'Light or dark', 'dark')
  await choose(ann.page, 'Answers stand', 'on the left')
  await choose(ann.page, 'Bots play', 'slowly')
  await choose(ann.page, 'Cards in the hand', 'large')
  await choose(ann.page, 'Patterns of colours', 'strong')
  await ann.page.getByRole('button', { name: 'Full screen' }).waitFor()
  await ann.page.keyboard.press('Escape')
  await against(ann, 'ivanhoe', 2)
  await ann.page.reload()
  await ann.page.locator('[data-choice]').first().waitFor()
  expect(await ann.page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
  expect(await ann.page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({ cards: 'large', patterns: 'strong', side: 'left' })
  const [ask, hand] = [await box(ann.page, '.ask'), await box(ann.page, 'main > .hand')]
  expect(ask!.x).toBeLessThan(hand!.x)
  await ann.hasNoBarriers('dark, left-handed')
  await ann.leave()
})

it('one click begins a game, at the pace that was set, and the name that was typed is kept', async () => {
  const ann = await Person.arrive(here.browser, here.address, 1280)
  await ann.open('#/')
  await ann.page.getByLabel('Your name').fill('Rowena')
  await ann.page.getByText('Kept.').waitFor()
  await ann.page.evaluate(() => (localStorage['hastilude.settings'] = JSON.stringify({ pace: 2500 })))
  await ann.page.reload()
  await expect.poll(() => ann.page.getByLabel('Your name').inputValue()).toBe('Rowena')
  await ann.page.getByRole('button', { name: 'Play Ivanhoe against bots' }).click()
  await ann.page.locator('[data-stage="playing"]').waitFor()
  await expect.poll(() => ann.page.getByLabel('Bots play').inputValue()).toBe('2500')
  await ann.page.getByText('Rowena').first().waitFor()
  await ann.leave()
})

it('the first visit is small, in few requests', async () => {
  const ann = await Person.arrive(here.browser, here.address, 390)
  let bytes = 0
  let requests = 0
  /** How the fonts came: they are compressed in themselves. */
  const fonts: (string | undefined)[] = []
  ann.page.on('response', async response => {
    if (response.url().endsWith('.woff2')) fonts.push((await response.allHeaders())['content-encoding'])
  })
  const session = await ann.context.newCDPSession(ann.page)
  await session.send('Network.enable')
  session.on('Network.loadingFinished', event => (bytes += event.encodedDataLength))
  session.on('Network.requestWillBeSent', () => requests++)
  await ann.open('#/')
  await ann.page.getByRole('button', { name: 'Play Ivanhoe against bots' }).and(ann.page.locator(':enabled')).waitFor()
  await ann.page.waitForLoadState('networkidle')
  console.log(`first visit: ${bytes} bytes in ${requests} requests`)
  expect(bytes).toBeLessThan(120_000)
  expect(requests).toBeLessThanOrEqual(14)
  await expect.poll(() => fonts.length).toBeGreaterThan(0)
  expect(fonts.filter(one => one !== undefined)).toEqual([])
  // They are asked for at once, and no other than those.
  const preloaded = await ann.page.locator('link[rel="preload"][as="font"]').evaluateAll(all => all.map(one => (one as HTMLLinkElement).href).sort())
  const used = await ann.page.evaluate(() => performance.getEntriesByType('resource').map(one => one.name).filter(name => name.endsWith('.woff2')).sort())
  expect(preloaded).toEqual([...new Set(used)])
  const sniffed = await ann.context.request.get(preloaded[0]!, { headers: { 'Accept-Encoding': 'gzip, br' } })
  expect(sniffed.headers()['content-encoding']).toBeUndefined()
  await ann.leave()
})

it.each(['en-GB', 'fr-FR', 'it-IT'])('each of the three games can be begun on the first screen, in %s', async locale => {
  const ann = await Person.come(here.browser, here.address, 390, 'light', locale)
  await ann.open('#/')
  await ann.page.locator('.play:enabled').first().waitFor()
  for (const size of sizes) {
    await resize(ann.page, size)
    await inView(ann.page, ['.game .play'], `the start page at ${named(size)}`)
    await ann.fitsItsWidth(`the start page at ${named(size)}`)
  }
  await ann.leave()
})
