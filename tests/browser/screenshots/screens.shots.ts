// Not a test: makes the pictures for scripts/screenshots.
import type { Page } from 'playwright-core'
import { it } from 'vitest'
import { named, sizes, type Size } from '../boxes'
import { Dice, Person } from '../people'
import { house } from '../house'
import { announced, answered, crowded, duel, offered, trading, two } from '../scenes'
import type { Scene } from '../staged'
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
      await page.setViewportSize(size)
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: isHeld(size) })
      await prepare()
      await page.waitForTimeout(150)
      await page.screenshot({ path: `${folder}/${name}-${named(size).replace('×', 'x')}-${scheme}.png` })
    }
  }
  await session.detach()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(sizes[0]!)
}
const picture = (person: Person, name: string) => pictures(person.page, name)

async function table(person: Person, game: string, players: number, more: object = {}): Promise<void> {
  const seats = ['me', ...Array<string>(players - 1).fill('page')]
  const windows = { reaction: 0, offer: 0, ransom: 0, pace: 0 }
  const made = await person.ask<{ table: string }>('tables', { game, players, seats, windows, ...more })
  await person.table(made.table)
}

const screens: Record<string, (person: Person) => Promise<void>> = {
  start: async person => {
    await person.open('#/')
    await person.page.locator('.play:enabled').first().waitFor()
    await picture(person, 'start')
  },
  'new-table': async person => {
    await person.open('#/')
    await person.page.getByRole('button', { name: 'More choices for Ivanhoe' }).click()
    await picture(person, 'new-table')
  },
  settings: async person => {
    await person.open('#/')
    await person.page.getByRole('button', { name: 'Settings' }).click()
    await picture(person, 'settings')
  },
  rules: async person => {
    await person.open('#/rules/ivanhoe')
    await person.page.getByRole('searchbox').waitFor()
    await picture(person, 'rules')
  },
  waiting: async person => {
    await table(person, 'castles', 4, { seats: ['me', 'open', 'page', 'open'], private: true })
    await picture(person, 'waiting')
  },
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
