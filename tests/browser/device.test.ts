// Playing without a server and without a network: the engine runs in workers of the page, tables are kept in the browser,
// and so is the page itself.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { choose, launch, Person } from './people'
import { playToTheEnd, type Trouble } from './play'
import { binary, Program, seed } from './program'
import { dist, Site } from './site'

let browser: Browser
const folder = mkdtempSync(join(tmpdir(), 'hastilude-device-'))

beforeAll(async () => {
  console.log(`seed ${seed}; HASTILUDE_SEED sets it`)
  browser = await launch('--host-resolver-rules=MAP club.test 127.0.0.1')
})
afterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
})

const keeping = (address: string, width: 390 | 1280 = 390) => Person.come(browser, address, width, 'light', 'en-GB', 'allow')

/** What the browser itself says of requests that nobody answers is no complaint here. */
function forgive(person: Person): void {
  const forgiven = person.complaints.filter(one => !/404|ERR_/.test(one))
  person.complaints.splice(0, person.complaints.length, ...forgiven)
}

const isReady = (person: Person) => person.page.getByText('This page is kept on this device').waitFor({ state: 'attached' })

/** Paths of everything that the browser keeps of this page. */
function keptOf(person: Person): Promise<string[]> {
  return person.page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async name => (await (await caches.open(name)).keys()).map(request => new URL(request.url).pathname)))
    return all.flat()
  })
}

const hasEngine = async (person: Person) => (await keptOf(person)).some(path => path.endsWith('.wasm'))

async function begin(ann: Person, game: string, field: string, value: string): Promise<void> {
  await ann.page.getByRole('button', { name: `More choices for ${game}` }).click()
  await (field === 'Players' ? choose(ann.page, field, value) : ann.page.getByLabel(field).fill(value))
  await choose(ann.page, 'Bots play', 'at once')
  await ann.page.getByRole('button', { name: 'Play', exact: true }).click()
  await ann.page.locator('[data-stage="playing"]').waitFor()
}

const kinds = [
  { game: 'En Garde', field: 'Rounds to win', value: '2', most: 400 },
  { game: 'Ivanhoe', field: 'Players', value: '2', most: 900 },
  { game: 'The Castles', field: 'Players', value: '2', most: 900 },
]

describe.each(kinds)('$game', ({ game, field, value, most }) => {
  it('is played to its end without a network, through a closed page', async () => {
    const site = await Site.start()
    const ann = await keeping(site.address)
    await ann.open('#/')
    await isReady(ann)
    await ann.page.getByText('The server cannot be reached').waitFor()
    await begin(ann, game, field, value)
    const hash = new URL(ann.page.url()).hash
    expect(hash).toMatch(/^#\/table\/device-/)
    await expect.poll(() => hasEngine(ann)).toBe(true)
    site.close()
    await ann.context.setOffline(true)
    const trouble: Trouble = {
      2: async () => {
        await ann.reopen('#/')
        await ann.page.getByText('The server cannot be reached').waitFor()
        await ann.page.getByRole('link', { name: new RegExp(`^Open: ${game}`) }).click()
        await ann.page.locator('[data-stage]').waitFor()
        expect(new URL(ann.page.url()).hash).toBe(hash)
      },
    }
    await playToTheEnd([ann], trouble, most)
    expect(trouble).toEqual({})
    expect(await ann.stage).toBe('over')
    forgive(ann)
    await ann.leave()
  })
})

it('proposes a gentler opponent to who has lost, and begins with them', async () => {
  const site = await Site.start()
  const ann = await Person.come(browser, site.address, 390)
  await ann.open('#/play/engarde/squire')
  await ann.page.locator('[data-stage="playing"]').waitFor()
  const first = ann.page.url()
  await ann.outOfTheMenu('Resign')
  await ann.page.getByRole('button', { name: 'Yes, resign' }).click()
  const next = ann.page.locator('a[data-ladder="page"]')
  const name = /^Somebody gentler: (.+)$/.exec(await next.innerText())?.[1] ?? ''
  expect(name).not.toBe('')
  await next.click()
  await ann.page.locator('[data-stage="playing"]').waitFor()
  expect(ann.page.url()).not.toBe(first)
  await ann.page.getByText(name).first().waitFor()
  forgive(ann)
  await ann.leave()
  site.close()
})

it('teaches without a network who has only looked at the lessons before', async () => {
  const site = await Site.start()
  const ann = await keeping(site.address)
  await ann.open('#/lessons/castles')
  await expect.poll(() => hasEngine(ann)).toBe(true)
  site.close()
  await ann.context.setOffline(true)
  await ann.reopen('#/')
  await ann.page.getByText('The server cannot be reached').waitFor()
  await ann.page.getByRole('link', { name: 'Learn The Castles by playing' }).click()
  await ann.page.getByRole('link', { name: 'Ransom' }).click()
  await ann.page.locator('.lesson .ways .strong').click()
  await ann.page.locator('.lesson[data-lesson-stage="asking"]').waitFor()
  forgive(ann)
  await ann.leave()
})

it('keeps the page of a server and nothing that the server says, and goes on without it', async () => {
  const program = await Program.start('true')
  const ann = await keeping(program.address, 1280)
  await ann.open('#/')
  await isReady(ann)
  await ann.hasNoBarriers('the start page that is kept')
  expect(await hasEngine(ann), 'who only looks in has no engine').toBe(false)
  await ann.page.getByRole('button', { name: 'Play En Garde against bots' }).click()
  await ann.page.locator('[data-stage="playing"]').waitFor()
  await expect.poll(() => hasEngine(ann)).toBe(true)
  const files = new Set(readdirSync(dist, { recursive: true, encoding: 'utf8' }).map(file => `/${file}`))
  expect((await keptOf(ann)).filter(path => path !== '/' && !files.has(path))).toEqual([])
  await program.kill()
  await ann.reopen('#/')
  await ann.page.getByText('The server cannot be reached').waitFor()
  await ann.page.getByRole('link', { name: 'Rules: En Garde' }).click()
  await ann.page.getByRole('heading', { level: 1 }).waitFor()
  await ann.open('#/')
  await ann.page.getByRole('button', { name: 'Play En Garde against bots' }).click()
  await ann.page.locator('[data-stage="playing"]').waitFor()
  expect(new URL(ann.page.url()).hash).toMatch(/^#\/table\/device-/)
  forgive(ann)
  await ann.leave()
  await program.end()
})

/** The same page as another version of itself. */
function nextVersion(from: string, to: string): void {
  cpSync(from, to, { recursive: true })
  const page = readFileSync(join(to, 'index.html'), 'utf8')
  const next = page.replace('<head>', '<head><meta name="edition" content="2">')
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  const keeper = readFileSync(join(to, 'keeper.js'), 'utf8')
  expect(keeper).toContain(hash(page))
  writeFileSync(join(to, 'index.html'), next)
  writeFileSync(join(to, 'keeper.js'), keeper.replace(hash(page), hash(next)).replace(/version = '\w+'/, "version = 'next'"))
}

it('changes from one version to the next as a whole', async () => {
  const next = join(folder, 'next')
  nextVersion(dist, next)
  const site = await Site.start()
  const ann = await keeping(site.address)
  const edition = () => ann.page.locator('meta[name=edition]').count()
  await ann.open('#/')
  await isReady(ann)
  site.folder = next
  // From a machine that is slow to answer one gets what is kept.
  const newest = async () => {
    await ann.page.reload()
    return edition()
  }
  await expect.poll(newest, { message: 'online one gets the newest' }).toBe(1)
  await expect
    .poll(() => ann.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state), { message: 'the next one waits until nobody needs this one' })
    .toBe('installed')
  site.close()
  await ann.page.reload()
  expect(await edition(), 'the version that is in charge').toBe(0)
  // A browser takes its time to see that nobody is there any more.
  const later = async () => {
    await ann.reopen('#/')
    return edition()
  }
  await expect.poll(later, { message: 'the next one is in charge', interval: 1000 }).toBe(1)
  await expect.poll(() => ann.page.evaluate(async () => (await caches.keys()).length), { message: 'the old one is gone' }).toBe(1)
  forgive(ann)
  await ann.leave()
})

it('is a page of its own, in any folder of any web server', async () => {
  const here = join(folder, 'site')
  execFileSync(binary, ['site', here])
  const site = await Site.start({ folder: here, path: '/games/knights/', saysPolicy: false })
  const ann = await keeping(site.address, 1280)
  await ann.open('#/')
  await isReady(ann)
  expect(await ann.page.getByText('cannot be reached').count()).toBe(0)
  const inline = await ann.page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.evil = true'
    document.head.append(script)
    return 'evil' in window
  })
  expect(inline, 'its policy holds').toBe(false)
  expect(ann.complaints.splice(0).every(one => /Content Security Policy/.test(one))).toBe(true)
  await begin(ann, 'En Garde', 'Rounds to win', '1')
  await expect.poll(() => hasEngine(ann)).toBe(true)
  site.close()
  await ann.page.reload()
  await playToTheEnd([ann], {}, 200)
  expect(await ann.stage).toBe('over')
  expect(site.asked.filter(path => path.includes('/api'))).toEqual([])
  forgive(ann)
  await ann.leave()
})

it('says where it cannot be kept', async () => {
  const site = await Site.start()
  const ann = await keeping(`http://club.test:${site.port}`)
  await ann.open('#/')
  await ann.page.getByText('This page came by plain http').waitFor()
  // Where there is no server, what is asked of one is not found.
  await ann.page.waitForLoadState('networkidle')
  forgive(ann)
  await ann.leave()
  site.close()
})

it('fetches the engine only when somebody plays on the device', async () => {
  const site = await Site.start()
  const ann = await Person.come(browser, site.address, 1280)
  await ann.open('#/rules/engarde')
  await ann.page.getByRole('heading', { level: 1 }).waitFor()
  expect(site.asked.filter(path => path.endsWith('.wasm'))).toEqual([])
  forgive(ann)
  await ann.leave()
  site.close()
})

// Without WebAssembly (a browser may have it switched off), and with one that knows no SIMD, which the engine is built with.
describe.each([
  ['no WebAssembly', "delete globalThis.WebAssembly"],
  ['no SIMD', 'WebAssembly.validate = () => false'],
])('a browser with %s', (_, poverty) => {
  const words = { 'en-GB': /^This browser lacks .*SIMD/, 'fr-FR': /^Ce navigateur n’a pas .*SIMD/, 'it-IT': /^A questo browser manca .*SIMD/ }

  it.each(Object.entries(words))('says so in %s and plays on a server', async (locale, said) => {
    const program = await Program.start('true')
    const ann = await Person.come(browser, program.address, 390, 'light', locale)
    await ann.context.addInitScript(poverty)
    const notes = ann.page.getByText(said)
    await ann.open('#/')
    await notes.waitFor()
    expect(await ann.page.locator('a[href="#/replay"]').count(), 'nothing is offered that cannot be').toBe(0)
    for (const hash of ['#/lessons/engarde', '#/lesson/engarde/measure']) {
      await ann.open(hash)
      await ann.page.getByRole('alert').filter({ hasText: said }).waitFor()
    }
    await ann.open('#/replay')
    await ann.page.locator('textarea').fill('game engarde\nplayers 2\n')
    await ann.page.locator('form button').click()
    await ann.page.getByRole('alert').filter({ hasText: said }).waitFor()
    await ann.open('#/')
    await ann.page.locator('.games button.play').first().click()
    await ann.page.locator('[data-stage="playing"]').waitFor()
    expect(new URL(ann.page.url()).hash).not.toContain('device-')
    expect(ann.complaints).toEqual([])
    await ann.leave()
    await program.end()
  })
})
