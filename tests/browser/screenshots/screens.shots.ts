// Not a test: makes the pictures for scripts/screenshots.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { it } from 'vitest'
import { named, sizes, type Size } from '../boxes'
import { Cable } from '../cable'
import { Dice, Person } from '../people'
import { house } from '../house'
import { Program } from '../program'
import { announced, answered, crowded, duel, offered, trading, two } from '../scenes'
import type { Scene, Staged } from '../staged'
import { resize, settled } from '../steady'
import { eachScreen } from '../tour'
import { apart, begins, conquered, lunge, siege, touched, unhorse, won } from './moments'

const folder = process.env['SCREENSHOTS'] ?? ''
const wanted = process.env['SCREENS'] ?? ''
const here = house()

/** Telephones are touched: no key is shown there, and cards have its room. */
const isHeld = ({ width, height }: Size) => width < 900 && width !== 640 && height !== 400

async function pictures(page: Page, name: string, prepare: () => Promise<void> = async () => {}): Promise<void> {
  const session = await page.context().newCDPSession(page)
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    for (const size of sizes) {
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: isHeld(size) })
      await resize(page, size)
      await prepare()
      await settled(page)
      await page.screenshot({ path: `${folder}/${name}-${named(size).replace('×', 'x')}-${scheme}.png` })
    }
  }
  await session.detach()
  await page.emulateMedia({ colorScheme: 'light' })
  await resize(page, sizes[0]!)
}
const picture = (person: Person, name: string) => pictures(person.page, name)

async function table(person: Person, game: string, players: number, more: object = {}): Promise<void> {
  const seats = ['me', ...Array<string>(players - 1).fill('page')]
  const windows = { reaction: 0, offer: 0, ransom: 0, pace: 0 }
  const made = await person.ask<{ table: string }>('tables', { game, players, seats, windows, ...more })
  await person.table(made.table)
}

/** A game against a bot that was given up at once. */
async function resigned(person: Person): Promise<void> {
  await table(person, 'engarde', 2, { private: true })
  await person.outOfTheMenu('Resign')
  await person.page.getByRole('button', { name: 'Yes, resign' }).click()
  await person.page.locator('[data-stage="over"]').waitFor()
}

const screens: Record<string, (person: Person) => Promise<void>> = {
  tour: person => eachScreen(person, screen => picture(person, screen.replaceAll(' ', '-'))),
  friends: async person => {
    await person.open('#/')
    await person.page.getByRole('button', { name: 'Ivanhoe with friends' }).click()
    await person.page.locator('dialog .way').first().waitFor()
    await picture(person, 'friends')
  },
  replay: async person => {
    await person.open('#/replay')
    await picture(person, 'replay-open')
    const text = readFileSync(new URL('../../playthroughs/castles-three.txt', import.meta.url), 'utf8')
    await person.page.getByLabel('Or the record itself').fill(text.split('\n').flatMap(line => (line.startsWith('> ') ? [line.slice(2)] : [])).join('\n'))
    await person.page.getByRole('button', { name: 'Open', exact: true }).click()
    await person.page.locator('.replay').waitFor()
    await person.page.keyboard.press('End')
    await picture(person, 'replay')
  },
  over: async person => {
    await resigned(person)
    await person.page.getByRole('button', { name: 'Share this game' }).click()
    await person.page.getByRole('button', { name: 'Make a link' }).click()
    const link = await person.page.getByLabel('Link to this game').inputValue()
    await picture(person, 'share')
    await person.open(new URL(link).hash)
    await person.page.locator('[data-stage="over"]').waitFor()
    await picture(person, 'shared')
  },
  closed: async person => {
    await table(person, 'engarde', 2)
    await person.outOfTheMenu('End this game')
    await person.page.getByRole('button', { name: 'Yes, end it' }).click()
    await person.page.getByText('This game was ended before its time.').waitFor()
    await picture(person, 'closed')
  },
}

/** Pages that are there as soon as one opens them; what shows that they are. */
const pages: [name: string, hash: string, shows: string][] = [
  ['rules', '#/rules/ivanhoe', '[type=search]'],
  ['lessons', '#/lessons/engarde', 'main ol li'],
  ['lesson', '#/lesson/engarde/measure', '.lesson'],
  ['check', '#/check', 'main textarea'],
  ['credits', '#/credits', 'main h1'],
]
for (const [name, hash, shows] of pages) {
  screens[name] = async person => {
    await person.open(hash)
    await person.page.locator(shows).first().waitFor()
    await picture(person, name)
  }
}

for (const [game, players] of [
  ['engarde', 2],
  ['ivanhoe', 5],
  ['castles', 6],
] as const) {
  screens[game] = async person => {
    await table(person, game, players)
    await person.page.locator('[data-choice]').first().waitFor()
    await picture(person, `${game}-first`)
    const dice = new Dice(7)
    for (let turn = 0; turn < 8; turn++) {
      await person.decideByKeyboard(dice)
      await person.page.locator('[data-choice]').first().waitFor()
    }
    await picture(person, `${game}-later`)
    // Where the side is a column there is no drawer to open, nor where it is open already.
    await pictures(person.page, `${game}-drawer`, async () => {
      if (!(await person.page.locator('.log').isVisible())) await person.openSide()
    })
  }
}

it.each(Object.keys(screens).filter(name => name.includes(wanted)))('%s', { timeout: 600_000 }, async name => {
  const person = await Person.arrive(here.browser, here.address, 1280)
  await screens[name]!(person)
  await person.leave()
})

/** Moments that a game seldom comes to by itself, and ends. */
const moments: Record<string, Scene> = {
  'ivanhoe-unhorse': unhorse,
  'ivanhoe-announced': announced,
  'ivanhoe-crowded': crowded,
  'ivanhoe-two': two,
  'ivanhoe-won': won,
  'engarde-lunge': lunge,
  'engarde-duel': duel,
  'engarde-begins': begins,
  'engarde-apart': apart,
  'engarde-won': touched,
  'castles-siege': siege,
  'castles-trading': trading,
  'castles-offered': offered,
  'castles-answered': answered,
  'castles-won': conquered,
}

/** What is done at a table before a picture is taken of it. */
const deeds: Record<string, { scene: Scene; wishes?: object; does: (staged: Staged) => Promise<void> }> = {
  keys: { scene: two, does: ({ page }) => page.keyboard.press('?') },
  discards: { scene: announced, does: ({ page }) => page.getByRole('button', { name: /Look through the discards/ }).click() },
  help: {
    scene: announced,
    does: async ({ page }) => {
      await page.getByRole('button', { name: /Look through the discards/ }).click()
      await page.getByRole('button', { name: 'Charge', exact: true }).click()
    },
  },
  enlarged: { scene: announced, does: ({ page }) => page.locator('[data-zone="hand:1"][data-face="riposte"]').hover() },
  sure: { scene: two, wishes: { confirm: 'grave' }, does: ({ page }) => page.getByRole('button', { name: 'Withdraw' }).click() },
  vote: { scene: { ...announced, moves: '', asked: [3], window: null, absent: 3 }, does: ({ page }) => page.getByRole('button', { name: 'Keep waiting' }).waitFor() },
  tip: { scene: two, wishes: { tips: 'on' }, does: ({ page }) => page.locator('.tip').waitFor() },
  held: {
    scene: duel,
    wishes: { ending: 600_000 },
    does: staged => staged.plays('@1 attack 4x2\nround @1\ndeal @1 1 1 2 3 5\ndeal @2 ? ? ? ? ?', { position: 'strip 1 23\nturn @2\nhand @1 1 1 2 3 5\nhand @2 ? ? ? ? ?\nscore 3 3', facts: 'distance 22\npile 15', moves: '', asked: [2] }),
  },
}

it.each(Object.keys(deeds).filter(name => name.includes(wanted)))('%s', { timeout: 600_000 }, async name => {
  const { scene, wishes = {}, does } = deeds[name]!
  const staged = await here.stage({ ...sizes[0]!, scheme: 'light', motion: 'reduce', wishes }, { ...scene, asked: [...scene.asked] })
  await does(staged)
  await pictures(staged.page, name)
  await staged.leave()
})

// Only the program as people run it seals what it deals.
it.each(['deal'].filter(name => name.includes(wanted)))('%s', { timeout: 600_000 }, async name => {
  const program = await Program.start('true')
  const person = await Person.arrive(here.browser, program.address, 1280)
  await resigned(person)
  await person.page.getByRole('button', { name: 'Check this deal' }).click()
  await person.page.locator('[data-finding]').waitFor()
  await picture(person, name)
  await person.leave()
  await program.end()
})

it.each(['cut'].filter(name => name.includes(wanted)))('%s', { timeout: 600_000 }, async name => {
  const cable = await Cable.to(here.address)
  const person = await Person.arrive(here.browser, cable.address, 1280)
  await table(person, 'castles', 3)
  cable.cut()
  await person.page.getByText('The line is cut').waitFor()
  await picture(person, name)
  await person.context.close()
  cable.close()
})

it.each(Object.keys(moments).filter(name => name.includes(wanted)))('%s', { timeout: 600_000 }, async name => {
  const staged = await here.stage({ ...sizes[0]!, scheme: 'light', motion: 'reduce' }, moments[name]!)
  await pictures(staged.page, name)
  await staged.leave()
})

// As people see it who do not see all colours.
const sights = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const
it.each(sights.filter(sight => sight.includes(wanted) || 'sights'.includes(wanted)))('%s', { timeout: 600_000 }, async sight => {
  for (const [name, scene] of Object.entries({ ivanhoe: unhorse, engarde: lunge, castles: siege })) {
    const staged = await here.stage({ ...sizes[0]!, scheme: 'light', motion: 'reduce' }, scene)
    const session = await staged.page.context().newCDPSession(staged.page)
    await session.send('Emulation.setEmulatedVisionDeficiency', { type: sight })
    await staged.page.screenshot({ path: `${folder}/sights-${name}-${sight}.png` })
    await staged.leave()
  }
})
