// Every screen: no barriers that axe can find, nothing wider than the window, at both widths; and who
// may see what.
import { describe, expect, it } from 'vitest'
import { Dice, Person, type Width } from './people'
import { house } from './house'
import { settled } from './steady'

const here = house()

interface Made {
  table: string
  invitation: string | null
}

const looks: { width: Width; scheme: 'light' | 'dark' }[] = [
  { width: 390, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
]

describe.each(looks)('at $width px, $scheme', ({ width, scheme }) => {
  const arrive = () => Person.arrive(here.browser, here.address, width, scheme)

  async function inspect(person: Person, screen: string, part = 'html'): Promise<void> {
    await person.hasNoBarriers(screen, part)
    await person.fitsItsWidth(screen)
  }

  it('the start page and the rules', async () => {
    const ann = await arrive()
    await ann.open('#/')
    await ann.page.getByRole('button', { name: 'Play Ivanhoe against bots' }).and(ann.page.locator(':enabled')).waitFor()
    await inspect(ann, 'start')
    for (const way of ['More choices for The Castles', 'En Garde with friends', 'Settings']) {
      await ann.page.getByRole('button', { name: way }).click()
      // What is in it is fetched first.
      await ann.page.locator('dialog[open] button').first().waitFor()
      await settled(ann.page)
      await inspect(ann, `start, ${way}`, 'dialog[open]')
      await ann.page.keyboard.press('Escape')
      await ann.page.locator('dialog[open]').waitFor({ state: 'detached' })
    }
    const fonts = await ann.page.evaluate(
      () => performance.getEntriesByType('resource').filter(one => one.name.endsWith('.woff2')).length,
    )
    expect(fonts).toBeLessThanOrEqual(3)
    await ann.open('#/rules/ivanhoe')
    await ann.page.getByRole('heading', { name: 'Ivanhoe', exact: true }).first().waitFor()
    // All sections are alike: those that are found are looked at.
    await ann.page.getByRole('searchbox').fill('I11')
    await ann.page.getByRole('heading', { name: 'I11' }).waitFor()
    await inspect(ann, 'rules')
    await ann.leave()
  })

  it('a table that waits', async () => {
    const ann = await arrive()
    const made = await ann.ask<Made>('tables', { game: 'ivanhoe', players: 3, seats: ['me', 'open', 'open'], private: true, options: { purple: 'token' }, clock: { total: 300_000, increment: 5000 } })
    await ann.table(made.table)
    await ann.page.getByText(/No purple after.*a purple token · 5 min, 5 s more a move/).waitFor()
    await inspect(ann, 'waiting')
    await ann.page.getByLabel('Put a bot here').first().selectOption({ index: 1 })
    await ann.page.getByRole('button', { name: 'Start now' }).click()
    await ann.page.locator('[data-stage="playing"]').waitFor()
    await ann.leave()
  })

  it.each([
    ['engarde', 2],
    ['ivanhoe', 5],
    ['castles', 6],
  ])('a table of %s', async (game, players) => {
    const ann = await arrive()
    const windows = { reaction: 0, offer: 0, ransom: 0, pace: 0 }
    const seats = ['me', ...Array<string>(players - 1).fill('random')]
    const made = await ann.ask<Made>('tables', { game, players, seats, windows })
    await ann.table(made.table)
    await ann.page.locator('[data-choice]').first().waitFor()
    // Who is asked to let a card pass has nothing on the table to point at.
    for (const dice = new Dice(1); (await ann.page.locator('main .lit').count()) === 0; ) {
      await ann.decideByKeyboard(dice)
      await ann.page.locator('[data-choice]').first().waitFor()
    }
    await inspect(ann, game)
    await ann.page.keyboard.press('?')
    await ann.page.locator('dialog[open]').waitFor()
    await inspect(ann, `${game}, help`, 'dialog[open]')
    await ann.page.keyboard.press('Escape')
    await ann.page.locator('dialog[open]').waitFor({ state: 'detached' })
    await ann.page.locator('main .lit').first().click({ position: { x: 8, y: 12 } })
    await inspect(ann, `${game}, choosing`, '.ask')
    await ann.leave()
  })
})

describe('who may see what', () => {
  it('a private table shows itself to none but the invited', async () => {
    const ann = await Person.arrive(here.browser, here.address, 1280)
    const eve = await Person.arrive(here.browser, here.address, 1280)
    const made = await ann.ask<Made>('tables', { game: 'engarde', players: 2, seats: ['me', 'open'], private: true })
    await ann.table(made.table)
    await eve.open(`#/table/${made.table}`)
    await eve.page.getByText('There is no such table').waitFor()
    expect(eve.heard.join()).not.toContain('snapshot')
    await eve.open(`#/join/${made.invitation}x`)
    await eve.page.getByText('not valid').waitFor()
    await eve.open('#/')
    await eve.open(`#/join/${made.invitation}`)
    await eve.page.getByRole('button', { name: 'Sit here' }).click()
    await ann.page.locator('[data-stage="playing"]').waitFor()
    await ann.leave()
    // The invitation that was not valid was answered as such, which the browser notes.
    eve.complaints.splice(0, eve.complaints.length, ...eve.complaints.filter(one => !one.includes('status of 4')))
    await eve.leave()
  })

  it('a spectator sees no card of a hand, and a name is never markup', async () => {
    const ann = await Person.arrive(here.browser, here.address, 1280)
    const eve = await Person.arrive(here.browser, here.address, 390)
    await ann.ask('me', { name: '<img src=x>' })
    const made = await ann.ask<Made>('tables', {
      game: 'ivanhoe',
      players: 2,
      seats: ['me', 'random'],
      private: false,
      windows: { reaction: 0, offer: 0, ransom: 0, pace: 0 },
    })
    await ann.table(made.table)
    await ann.page.locator('[data-choice]').first().waitFor()
    await eve.table(made.table)
    const number = () => eve.page.locator('[data-number]').getAttribute('data-number')
    const before = await number()
    await ann.page.keyboard.press('1')
    // What is played is seen at once by who watches, too.
    await expect.poll(number).not.toBe(before)
    await eve.page.getByText('<img src=x>').first().waitFor()
    await eve.page.getByText('You are watching.').waitFor()
    expect(await eve.page.locator('img').count()).toBe(0)
    expect(await ann.page.locator('[data-zone="hand:1"]').count()).toBeGreaterThan(1)
    expect(await eve.page.locator('[data-zone^="hand:"]:not([data-face=""])').count()).toBe(0)
    expect(await eve.page.locator('[data-choice]').count()).toBe(0)
    const hands = eve.heard.flatMap(text => [...text.matchAll(/"((?:hand|deal|draw) @[^"]*)"/g)].map(found => found[1]!))
    expect(hands.length).toBeGreaterThan(2)
    expect(hands.filter(line => !/^\w+ @\d( \?(x\d+)?)*( -)?$/.test(line))).toEqual([])
    await ann.leave()
    await eve.leave()
  })

  it('people talk, and others hear it', async () => {
    const ann = await Person.arrive(here.browser, here.address, 1280)
    const bob = await Person.arrive(here.browser, here.address, 390)
    const made = await ann.ask<Made>('tables', { game: 'castles', players: 2, seats: ['me', 'open'], private: true })
    await ann.table(made.table)
    await bob.open(`#/join/${made.invitation}`)
    await bob.openSide()
    await bob.page.getByRole('textbox', { name: 'Say something' }).fill('<b>Hail</b>')
    await bob.page.getByRole('button', { name: 'Send' }).click()
    await ann.page.getByText('<b>Hail</b>').waitFor()
    await ann.leave()
    await bob.leave()
  })
})
