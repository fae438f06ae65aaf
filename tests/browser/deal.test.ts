// A deal is sealed before the first card, and checked in the browser when the game is over.
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

const kept = (person: Person, table: string) =>
  person.page.evaluate(name => JSON.parse(localStorage.getItem(`hastilude.deal.${name}`) ?? 'null') as { commitment: string; contribution: string; contributions?: Record<string, string | null> } | null, table)

it('of two people holds, is found broken where the record was changed, and where the server told another story', async () => {
  const ann = await Person.arrive(browser, program.address, 1280)
  const bob = await Person.arrive(browser, program.address, 390)
  const { table } = await ann.ask<{ table: string }>('tables', { game: 'engarde', players: 2, seats: ['me', 'open'] })
  // Both are there before the deal: who is too slow for it contributes nothing.
  await ann.table(table)
  await bob.table(table)
  await bob.page.getByRole('button', { name: 'Sit here' }).click()
  await Promise.all([ann, bob].map(one => one.page.locator('[data-stage="playing"]').waitFor()))
  const told = (await kept(ann, table))!
  expect(told.contributions).toEqual({ 1: told.contribution, 2: (await kept(bob, table))!.contribution })

  await ann.outOfTheMenu('Resign')
  await ann.page.getByRole('button', { name: 'Yes, resign' }).click()
  await bob.page.getByRole('button', { name: 'Check this deal' }).click()
  await bob.page.locator('[data-finding="holds"]').waitFor()
  await bob.page.getByText('The details').click()
  await bob.page.getByText('those that this browser was told before the deal').waitFor()
  await bob.hasNoBarriersInBothLights('a checked deal')

  // A browser that was told another commitment says so.
  await ann.page.evaluate(
    ([name, digits]) => {
      const key = `hastilude.deal.${name}`
      localStorage.setItem(key, localStorage.getItem(key)!.replace(digits!, 'f'.repeat(64)))
    },
    [table, told.commitment],
  )
  await ann.page.getByRole('button', { name: 'Check this deal' }).click()
  await ann.page.locator('[data-finding="commitment"]').waitFor()

  // Any record, without the server: as it is, and with a card changed.
  const record = await ann.page.evaluate(async name => (await fetch(`/api/tables/${name}/record`)).text(), table)
  await bob.open('#/check')
  const pasted = bob.page.getByLabel('Or the record itself')
  await pasted.fill(record)
  await bob.page.getByRole('button', { name: 'Check this deal' }).click()
  await bob.page.locator('[data-finding="holds"]').waitFor()
  // Who has no name there is called by the seat.
  await pasted.fill(record.replace(/^name @\d.*\n/gm, ''))
  await bob.page.getByRole('button', { name: 'Check this deal' }).click()
  await bob.page.getByText('The details').click()
  await bob.page.getByText('Contributed by the server, Seat 1 and Seat 2.').waitFor()
  await pasted.fill(record.replace(/^starter @(\d)$/m, (_, seat) => `starter @${3 - Number(seat)}`))
  await bob.page.getByRole('button', { name: 'Check this deal' }).click()
  await bob.page.locator('[data-finding="draw"], [role="alert"]').waitFor()
  await pasted.fill(record.replace(/^secret [0-9a-f]/m, first => first.slice(0, -1) + (first.endsWith('0') ? '1' : '0')))
  await bob.page.getByRole('button', { name: 'Check this deal' }).click()
  await bob.page.locator('[data-finding="secret"]').waitFor()
  await bob.hasNoBarriersInBothLights('the page that checks any record')
  await ann.leave()
  await bob.leave()
})

it('alone with a bot is sealed without any wait', async () => {
  const ann = await Person.arrive(browser, program.address, 1280)
  const { table } = await ann.ask<{ table: string }>('tables', { game: 'castles', players: 2, seats: ['me', 'page'], windows: { pace: 60_000 } })
  await ann.table(table)
  await ann.page.locator('[data-stage="playing"]').waitFor()
  const told = (await kept(ann, table))!
  expect(told.contributions).toEqual({ 1: told.contribution })
  await ann.leave()
})
