// A finished game is read by others through a link that who sat there makes and revokes.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launch, Person } from './people'
import { Program } from './program'

let program: Program
let browser: Browser

beforeAll(async () => {
  program = await Program.start('true')
  browser = await launch()
})
afterAll(async () => {
  await browser?.close()
  await program?.end()
})

const said = (person: Person) => person.page.locator('main').evaluate(main => main.textContent ?? '')

it('a game is shared by a link, read by a stranger, and revoked; the list says who won and when', async () => {
  const ann = await Person.arrive(browser, program.address, 1280)
  const { table } = await ann.ask<{ table: string }>('tables', { game: 'engarde', players: 2, seats: ['me', 'page'], private: true, windows: { pace: 60_000 } })
  await ann.table(table)
  await ann.outOfTheMenu('Resign')
  await ann.page.getByRole('button', { name: 'Yes, resign' }).click()
  // It was given up in its first round.
  await ann.page.getByRole('button', { name: 'Share this game' }).waitFor()
  expect(await said(ann)).toContain('1st round')
  await ann.page.getByRole('button', { name: 'Share this game' }).click()
  await ann.page.getByRole('button', { name: 'Make a link' }).click()
  const link = await ann.page.getByLabel('Link to this game').inputValue()
  await ann.hasNoBarriersInBothLights('sharing')
  const bob = await Person.arrive(browser, program.address, 390)
  await bob.open(new URL(link).hash)
  await bob.page.locator('[data-stage="over"]').waitFor()
  await bob.page.getByRole('heading', { name: 'has won.' }).waitFor()
  await bob.hasNoBarriersInBothLights('a shared game')
  // Nothing can be said there, and who is at the table now is not known.
  await bob.openSide()
  expect(await bob.page.getByRole('textbox').count()).toBe(0)
  await bob.page.keyboard.press('Escape')
  expect(await said(bob)).not.toContain('not here')
  await bob.page.getByRole('link', { name: 'Look back' }).click()
  await bob.page.getByText(/^Line 0 of/).waitFor()
  await bob.page.goBack()
  await bob.page.getByRole('heading', { name: 'has won.' }).waitFor()
  // The table itself stays shut to who only has the link.
  const carl = await Person.arrive(browser, program.address, 1280)
  await carl.open(`#/game/${table}/1`)
  await carl.page.getByRole('alert').waitFor()
  expect(carl.complaints.splice(0).every(one => one.includes('404'))).toBe(true)
  await carl.leave()
  const again = await ann.context.newPage()
  await again.goto(`${program.address}/#/game/${table}/1`)
  await again.getByText(/^Line 1 of/).waitFor()
  await again.close()
  await ann.page.getByRole('button', { name: 'Revoke the link' }).click()
  await ann.page.getByRole('button', { name: 'Make a link' }).waitFor()
  await bob.page.reload()
  await bob.page.getByText('This game is not shared, or no longer is.').waitFor()
  await ann.open('#/')
  await ann.page.locator('summary').click()
  expect(await ann.page.locator('details .stage').first().innerText()).toMatch(/Won by .+ · .*20\d\d/)
  await ann.leave()
  // The browser itself reports the answer 404.
  expect(bob.complaints.splice(0).every(one => one.includes('404'))).toBe(true)
  await bob.leave()
})
