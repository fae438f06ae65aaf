// En Garde's table as it looks: what is needed to decide lies in view at every size, the fencers go where the table
// has them, those who want nothing to move see nothing move, and nothing sounds unasked.
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launch } from './people'
import { Program } from './program'

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

interface Look {
  width: number
  height: number
  motion: 'reduce' | 'no-preference'
}

interface Made {
  table: string
}

/** Counts the audio contexts that the page makes. */
function countContexts(): void {
  const counted = window as unknown as { contexts: number; AudioContext: typeof AudioContext }
  counted.contexts = 0
  const Real = counted.AudioContext
  counted.AudioContext = class extends Real {
    constructor() {
      super()
      counted.contexts++
    }
  }
}

async function arrive(look: Look, wishes: object = {}): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport: { width: look.width, height: look.height },
    reducedMotion: look.motion,
    hasTouch: look.width < 900,
  })
  await context.addInitScript(countContexts)
  await context.addInitScript(said => {
    localStorage['hastilude.settings'] = JSON.stringify(said)
  }, { fresh: 0, ending: 0, confirm: 'never', ...wishes })
  const page = await context.newPage()
  await page.clock.install()
  const post = async <T>(path: string, body: unknown): Promise<T> => {
    const answer = await context.request.post(`${program.address}/api/${path}`, { data: body, headers: { Origin: program.address } })
    return (await answer.json()) as T
  }
  await post('me', {})
  const windows = { reaction: 0, offer: 0, ransom: 0, pace: 0 }
  const made = await post<Made>('tables', { game: 'engarde', players: 2, seats: ['me', 'random'], options: { level: 'advanced' }, windows })
  await page.goto(`${program.address}/#/table/${made.table}`)
  await page.locator('main .card.lit').first().waitFor()
  return { context, page }
}

const contexts = (page: Page) => page.evaluate(() => (window as unknown as { contexts: number }).contexts)
const figures = (page: Page) => page.locator('.fencer').evaluateAll(all => all.map(one => one.outerHTML).join())
const ownPlace = (page: Page) => page.locator('.stage > p').evaluate(said => /Space (\d+): Guest/.exec(said.textContent ?? '')?.[1] ?? '')

const sizes = [
  [1280, 800],
  [1366, 650],
  [390, 844],
  [360, 740],
  [844, 390],
  [640, 400],
] as const

describe.each(sizes)('at %i by %i', (width, height) => {
  it('own fencer, distance, pile, discards, touches and hand lie in view', async () => {
    const { context, page } = await arrive({ width, height, motion: 'reduce' })
    const inView = async (what: string) => {
      const boxes = await page.locator(what).evaluateAll(all => all.map(one => one.getBoundingClientRect()).map(({ x, y, right, bottom }) => ({ x, y, right, bottom })))
      expect(boxes.length, what).toBeGreaterThan(0)
      for (const box of boxes) {
        expect((box.x + box.right) / 2, what).toBeGreaterThan(0)
        expect((box.x + box.right) / 2, what).toBeLessThan(width)
        expect(box.y, what).toBeGreaterThanOrEqual(-1)
        expect(box.bottom, what).toBeLessThanOrEqual(height + 1)
      }
    }
    await inView('.measure .distance')
    await inView('.hand .card')
    await inView('.stack')
    await inView('.discards .cards')
    await inView('.lamps')
    await inView('.name')
    // Both fencers in large, or all spaces in small.
    if ((await page.locator('.overview').count()) === 0) await inView('.number')
    else await inView('.overview')
    // Names of the figures for those who do not see them.
    expect(await page.locator('.stage > p').textContent()).toMatch(/Distance \d+/)
    await context.close()
  })

  it('what can be pointed at is large enough', async () => {
    const { context, page } = await arrive({ width, height, motion: 'reduce' })
    await page.locator('main .card.lit').first().click()
    const least = width < 900 ? 44 : 24
    const spaces = page.locator('.space.lit')
    await spaces.first().waitFor()
    const boxes = await spaces.evaluateAll(all => all.map(one => one.getBoundingClientRect()).map(box => [box.width, box.height]))
    for (const [across = 0, down = 0] of boxes) {
      expect(across).toBeGreaterThanOrEqual(least)
      expect(down).toBeGreaterThanOrEqual(least)
    }
    await context.close()
  })
})

/** Plays the first lit card to the first space that it leads to; returns the pictures seen on the way, by a clock of our own. */
async function step(page: Page): Promise<Set<string>> {
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  const seen = new Set([await figures(page)])
  const number = await page.locator('[data-number]').getAttribute('data-number')
  await page.locator('main .card.lit').first().click()
  await page.locator('.space.lit:not(.foe)').first().click()
  await expect.poll(() => page.locator('[data-number]').getAttribute('data-number'), { timeout: 20_000 }).not.toBe(number)
  for (let frame = 0; frame < 60; frame++) {
    await page.clock.runFor(35)
    seen.add(await figures(page))
  }
  return seen
}

describe('movement', () => {
  it('the fencers step from where they were to where they are', async () => {
    const { context, page } = await arrive({ width: 1280, height: 800, motion: 'no-preference' })
    const before = await ownPlace(page)
    const seen = await step(page)
    // More pictures than the two ends: they went there.
    expect(seen.size).toBeGreaterThan(4)
    expect(await ownPlace(page)).not.toBe(before)
    // And they have come to rest.
    const rest = await figures(page)
    await page.clock.runFor(500)
    expect(await figures(page)).toBe(rest)
    await context.close()
  })

  it('stands still for those who want nothing to move', async () => {
    const { context, page } = await arrive({ width: 1280, height: 800, motion: 'reduce' })
    const seen = await step(page)
    // At most one picture for each event that came.
    expect(seen.size).toBeLessThanOrEqual(4)
    await context.close()
  })
})

describe('sound', () => {
  it('is not made before the page is touched', async () => {
    const { context, page } = await arrive({ width: 1280, height: 800, motion: 'reduce' })
    expect(await contexts(page)).toBe(0)
    await page.locator('main .card.lit').first().click()
    expect(await contexts(page)).toBe(1)
    await context.close()
  })

  it('is off with one click, and stays off', async () => {
    const { context, page } = await arrive({ width: 1280, height: 800, motion: 'reduce' }, { sound: 'off' })
    await page.locator('main .card.lit').first().click()
    expect(await contexts(page)).toBe(0)
    const button = page.getByRole('button', { name: 'Sound off' })
    await button.click()
    expect(await page.evaluate(() => localStorage['hastilude.settings'] as string)).toContain('"sound":"on"')
    await page.getByRole('button', { name: 'Sound on' }).click()
    expect(await page.evaluate(() => localStorage['hastilude.settings'] as string)).toContain('"sound":"off"')
    await context.close()
  })
})
