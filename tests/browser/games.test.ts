// Whole games of every kind at real browsers, against the real program.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Cable } from './cable'
import { choose, launch, Person } from './people'
import { byKeyboardAlone, playToTheEnd, type Trouble } from './play'
import { Program, seed } from './program'

// Short, but long enough that a person at a browser can answer.
const windows = { reaction: 150, offer: 250, ransom: 0, pace: 0 }

let program: Program
let browser: Browser

beforeAll(async () => {
  console.log(`seed ${seed}; HASTILUDE_SEED sets it`)
  program = await Program.start()
  browser = await launch()
})
afterAll(async () => {
  await browser?.close()
  await program?.end()
})

interface Made {
  table: string
  invitation: string | null
}

async function cutAndMend(person: Person, cable: Cable): Promise<void> {
  cable.cut()
  await person.page.getByText('The line is cut').waitFor()
  cable.mend()
  await person.page.getByText('The line is cut').waitFor({ state: 'hidden' })
}

async function restart(): Promise<void> {
  await program.kill()
  await program.run()
}

const kinds = [
  { game: 'engarde', options: { target: '1', level: 'advanced' }, most: 400 },
  { game: 'ivanhoe', options: {}, most: 900 },
  { game: 'castles', options: {}, most: 900 },
]

describe.each(kinds)('$game', ({ game, options, most }) => {
  it('is played to its end by two people, through a reload, a cut line and a killed server', async () => {
    const ann = await Person.arrive(browser, program.address, 1280)
    const cable = await Cable.to(program.address)
    const bob = await Person.arrive(browser, cable.address, 390, 'dark')
    await ann.ask('me', { name: 'Ann' })
    await bob.ask('me', { name: 'Bob' })
    const made = await ann.ask<Made>('tables', { game, players: 2, options, seats: ['me', 'open'], private: true, windows })
    await ann.table(made.table)
    await bob.open(`#/join/${made.invitation}`)
    await bob.page.getByRole('button', { name: 'Sit here' }).click()
    await ann.page.locator('[data-stage="playing"]').waitFor()
    await bob.page.locator('[data-stage="playing"]').waitFor()

    const trouble: Trouble = {
      3: () => ann.page.reload().then(() => ann.page.locator('[data-stage]').waitFor()),
      6: () => cutAndMend(bob, cable),
      9: restart,
    }
    const decisions = await playToTheEnd([ann, bob], trouble, most)
    expect(await ann.stage).toBe('over')
    await bob.page.locator('[data-stage="over"]').waitFor()
    expect(await ann.page.locator('.ask .result').innerText()).toMatch(/won|share/)
    expect(await bob.page.locator('.ask .result').innerText()).toMatch(/won|share/)
    if (game !== 'engarde') expect(decisions).toBeGreaterThan(byKeyboardAlone)
    expect(Object.keys(trouble)).toEqual(decisions > 9 ? [] : Object.keys(trouble))

    const record = await ann.context.request.get(`${program.address}/api/tables/${made.table}/record`)
    expect(await record.text()).toMatch(new RegExp(`^game ${game}\\n[^]*\\nresult @`))
    await ann.hasNoBarriers(`${game}, over`)
    await ann.leave()
    await bob.leave()
    cable.close()
  })
})

it('is played against a bot from the start page to a rematch', async () => {
  const ann = await Person.arrive(browser, program.address, 390)
  await ann.open('#/')
  await ann.page.getByRole('button', { name: 'More choices for En Garde' }).click()
  await ann.page.getByLabel('Rounds to win').fill('1')
  await choose(ann.page, 'Bots play', 'at once')
  await ann.page.getByRole('button', { name: 'Play', exact: true }).click()
  await ann.page.locator('[data-stage="playing"]').waitFor()
  const first = new URL(ann.page.url()).hash
  await playToTheEnd([ann], {}, 200)
  expect(await ann.stage).toBe('over')
  await ann.page.getByRole('button', { name: 'Play again' }).click()
  await ann.page.getByRole('link', { name: 'Go to the next game' }).click()
  await ann.page.locator('[data-stage="playing"]').waitFor()
  expect(new URL(ann.page.url()).hash).not.toBe(first)
  await ann.leave()
})
