// What people do at a table besides playing: take back, leave and return, ask for time, resign.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Cable } from './cable'
import { Dice, launch, Person } from './people'
import { Program } from './program'
import { settled } from './steady'

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

/** Two people at a table that has begun; first the one who is asked. */
async function sitDown(game: string, windows: object): Promise<[Person, Person]> {
  const ann = await Person.arrive(browser, program.address, 1280)
  const bob = await Person.arrive(browser, program.address, 390)
  const made = await ann.ask<{ table: string }>('tables', { game, players: 2, seats: ['me', 'open'], private: false, windows })
  await ann.table(made.table)
  await bob.table(made.table)
  await bob.page.getByRole('button', { name: 'Sit here' }).click()
  for (const person of [ann, bob]) await person.page.locator('[data-stage="playing"]').waitFor()
  await Promise.race([ann, bob].map(person => person.page.locator('[data-choice]').first().waitFor()))
  return (await ann.isAsked()) ? [ann, bob] : [bob, ann]
}

it('one takes back, leaves and comes back, and resigns', async () => {
  const [first, second] = await sitDown('ivanhoe', { reaction: 0, pace: 60_000 })
  await expect.poll(() => second.page.getByText('not here').count()).toBe(0)

  const log = first.page.locator('.log li')
  await settled(first.page)
  const before = await log.count()
  // A supporter opens in any colour, which takes a second key.
  await first.decideByKeyboard(new Dice(1))
  await first.page.getByRole('button', { name: 'Stay', exact: false }).waitFor()
  // The chronicle tells of it a little later than the table.
  await expect.poll(() => log.count()).toBe(before + 1)
  await first.page.getByRole('button', { name: 'Take back' }).click()
  await first.page.getByText('Open the tournament').first().waitFor()
  await expect.poll(() => log.count()).toBe(before)

  await first.outOfTheMenu('Leave')
  await first.page.getByRole('button', { name: 'Yes, leave' }).click()
  await second.page.getByText('away, a bot plays').first().waitFor()
  await first.page.getByRole('button', { name: 'Take your seat back' }).click()
  await second.page.getByText('away, a bot plays').first().waitFor({ state: 'detached' })
  await first.page.locator('[data-choice]').first().waitFor()

  await second.outOfTheMenu('Resign')
  await second.page.getByRole('button', { name: 'Yes, resign' }).click()
  await first.page.getByRole('heading', { name: 'You have won!' }).waitFor()
  await second.page.getByRole('heading', { name: 'has won.' }).waitFor()

  // Whoever has the link of an open table reads it when it is over, but not what they said to each other.
  await first.page.getByRole('textbox', { name: 'Say something' }).or(first.page.locator('.corner')).first().waitFor()
  await first.openSide()
  await first.page.getByRole('textbox', { name: 'Say something' }).fill('Well fought!')
  await first.page.getByRole('button', { name: 'Send' }).click()
  await first.page.getByText('Well fought!').first().waitFor()
  const third = await Person.arrive(browser, program.address, 1280)
  await third.table(new URL(first.page.url()).hash.split('/').at(-1)!)
  await third.page.locator('[data-stage="over"]').waitFor()
  await third.page.getByRole('heading', { name: 'has won.' }).waitFor()
  await expect.poll(() => third.page.locator('.log li').count()).toBeGreaterThan(0)
  await settled(third.page)
  expect(await third.page.getByText('Well fought!').count()).toBe(0)
  expect(third.heard.join()).not.toContain('Well fought')
  await third.leave()
  await first.leave()
  await second.leave()
})

it('a line that goes silent is said soon, to who sits there and to the other', async () => {
  const ann = await Person.arrive(browser, program.address, 1280)
  const cable = await Cable.to(program.address)
  const bob = await Person.arrive(browser, cable.address, 1280)
  const { table } = await ann.ask<{ table: string }>('tables', { game: 'engarde', players: 2, seats: ['me', 'open'], private: false, windows: { pace: 0 } })
  await ann.table(table)
  await bob.table(table)
  await bob.page.getByRole('button', { name: 'Sit here' }).click()
  for (const person of [ann, bob]) await person.page.locator('[data-stage="playing"]').waitFor()
  await expect.poll(() => ann.page.getByText('not here').count()).toBe(0)
  const began = Date.now()
  cable.hush()
  const said = async (what: Promise<void>) => (await what, Date.now() - began)
  const [here, there] = await Promise.all([said(bob.page.getByText('The line is cut').waitFor()), said(ann.page.getByText('not here').first().waitFor())])
  // It asks for a sign after five seconds and waits four; a machine that is busy may need some more.
  expect(here).toBeLessThan(15_000)
  expect(there).toBeLessThan(15_000)
  console.log(`said after ${here} ms, to the other after ${there} ms`)
  await ann.leave()
  await bob.leave()
  cable.close()
})

it('one who is asked for an offer has more time once, and may change his mind', async () => {
  const [first, second] = await sitDown('castles', { reaction: 0, offer: 120_000, ransom: 0, pace: 0 })
  await first.page.locator('.answers [data-choice]').first().click()
  await first.page.getByRole('button', { name: 'to all' }).click()
  await second.page.getByText('What do you give for it?').first().waitFor()
  await second.page.getByRole('button', { name: 'More time' }).click()
  await second.page.getByRole('button', { name: 'More time' }).waitFor({ state: 'detached' })
  await second.page.getByRole('button', { name: 'Decline', exact: true }).click()
  await second.page.getByText('Your answer is kept until the time is over: Decline').waitFor()
  await second.page.locator('.hand .lit').first().click()
  await second.page.getByText('Your answer is kept until the time is over: Offer').waitFor()
  await first.leave()
  await second.leave()
})
