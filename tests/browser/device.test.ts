// Playing without a server: the engine runs in workers of the page, and tables are kept in the browser.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launch, Person } from './people'
import { playToTheEnd, type Trouble } from './play'
import { seed } from './program'
import { Site } from './site'

let site: Site
let browser: Browser

beforeAll(async () => {
  console.log(`seed ${seed}; HASTILUDE_SEED sets it`)
  site = await Site.start()
  browser = await launch()
})
afterAll(async () => {
  await browser?.close()
  site?.close()
})

/** What the browser itself says of requests that nobody answers is no complaint here. */
function forgive(person: Person): void {
  const forgiven = person.complaints.filter(one => !/404/.test(one))
  person.complaints.splice(0, person.complaints.length, ...forgiven)
}

const kinds = [
  { game: 'En Garde', field: 'Rounds to win', value: '2', most: 400, ends: true },
  { game: 'Ivanhoe', field: 'Players', value: '2', most: 900, ends: true },
  // Its windows are long; whole games of it are played where time is virtual (tests/wasm).
  { game: 'The Castles', field: 'Players', value: '2', most: 12, ends: false },
]

describe.each(kinds)('$game', ({ game, field, value, most, ends }) => {
  it('is played against a bot without any server, through a closed page', async () => {
    const ann = await Person.come(browser, site.address, 390)
    await ann.open('#/')
    await ann.page.getByText('The server cannot be reached').waitFor()
    await ann.page.getByRole('button', { name: `More choices for ${game}` }).click()
    const chosen = ann.page.getByLabel(field)
    await (field === 'Players' ? chosen.selectOption(value) : chosen.fill(value))
    await ann.page.getByLabel('Bots play').selectOption('at once')
    await ann.page.getByRole('button', { name: 'Play', exact: true }).click()
    await ann.page.locator('[data-stage="playing"]').waitFor()
    const hash = new URL(ann.page.url()).hash
    expect(hash).toMatch(/^#\/table\/device-/)
    const trouble: Trouble = {
      2: async () => {
        await ann.open('#/')
        await ann.page.reload()
        await ann.page.getByRole('link', { name: new RegExp(`^Open: ${game}`) }).click()
        await ann.page.locator('[data-stage]').waitFor()
        expect(new URL(ann.page.url()).hash).toBe(hash)
      },
    }
    const decisions = await playToTheEnd([ann], trouble, most)
    expect(trouble).toEqual({})
    if (ends) expect(await ann.stage).toBe('over')
    else expect(decisions).toBe(most)
    forgive(ann)
    await ann.leave()
  })
})

it('fetches the engine only when somebody plays on the device', async () => {
  const before = site.asked.length
  const ann = await Person.come(browser, site.address, 1280)
  await ann.open('#/rules/engarde')
  await ann.page.getByRole('heading', { level: 1 }).waitFor()
  expect(site.asked.slice(before).filter(path => path.endsWith('.wasm'))).toEqual([])
  forgive(ann)
  await ann.leave()
})
