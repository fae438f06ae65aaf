// The castles' table: everything in its place and in view at every size with six lords, an army put
// together either way, great events seen, lost cards looked through.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Dice, launch, Person } from './people'
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

interface Made {
  table: string
}

const windows = { reaction: 0, offer: 0, ransom: 0, pace: 0 }

async function sitDown(person: Person, players: number): Promise<void> {
  const seats = ['me', ...Array<string>(players - 1).fill('random')]
  const made = await person.ask<Made>('tables', { game: 'castles', players, seats, private: true, windows })
  await person.table(made.table)
  await person.page.locator('[data-stage="playing"]').waitFor()
}

/** Plays until this can be seen, or for so many decisions. */
async function playUntil(person: Person, seen: string, most: number): Promise<boolean> {
  const dice = new Dice(7)
  for (let i = 0; i < most; i++) {
    await person.page.waitForFunction(() => document.querySelector('[data-choice]:not(:disabled), [data-stage="over"]') !== null)
    if (await person.page.locator(seen).count()) return true
    if ((await person.stage) === 'over') return false
    await person.decideByKeyboard(dice)
  }
  return false
}

interface Box {
  what: string
  left: number
  top: number
  right: number
  bottom: number
}

function boxes(page: Page, selector: string): Promise<Box[]> {
  return page.locator(selector).evaluateAll(all =>
    all.map(one => {
      const { left, top, right, bottom } = one.getBoundingClientRect()
      return { what: `${one.getAttribute('class')} ${(one.textContent ?? '').trim().slice(0, 20)}`, left, top, right, bottom }
    }),
  )
}

function overlap(one: Box, other: Box): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return across > 1 && down > 1
}

const sizes = [
  [1280, 800],
  [1366, 650],
  [390, 844],
  [360, 740],
  [844, 390],
  [640, 400],
] as const

describe('six lords', () => {
  it('have all that they need in view at every size, and no barriers', async () => {
    const ann = await Person.arrive(browser, program.address, 1280)
    await sitDown(ann, 6)
    await playUntil(ann, '.never', 12)
    for (const [width, height] of sizes) {
      await ann.page.setViewportSize({ width, height })
      const [board] = await boxes(ann.page, '.board')
      const parts = ['.castle .plate', '.castle .wall', '.castle .tag', '.lord', '.lord .points', '.market .stack', '.market .heap']
      for (const part of parts) {
        const found = await boxes(ann.page, part)
        const wanted = part.startsWith('.castle') ? 5 : part.startsWith('.lord') ? 6 : 1
        expect(found.length, part).toBe(wanted)
        for (const box of found) {
          const where = `${box.what} at ${width}×${height}`
          expect(box.left, where).toBeGreaterThanOrEqual(board!.left - 1)
          expect(box.top, where).toBeGreaterThanOrEqual(board!.top - 1)
          expect(box.right, where).toBeLessThanOrEqual(board!.right + 1)
          expect(box.bottom, where).toBeLessThanOrEqual(board!.bottom + 1)
        }
      }
      // Where blazons stand is hidden by nothing else that tells something.
      const told = await boxes(ann.page, '.castle .wall, .castle .plate, .stand')
      told.forEach((one, index) => {
        for (const other of told.slice(index + 1)) expect(overlap(one, other), `${one.what} over ${other.what} at ${width}×${height}`).toBe(false)
      })
      await ann.fitsItsWidth(`castles at ${width}`)
    }
    await ann.hasNoBarriers('castles with six lords')
    await ann.leave()
  })
})

describe('an army', () => {
  it('is put together cards first: the castles that they are enough for stay lit', async () => {
    const ann = await Person.arrive(browser, program.address, 1280)
    await sitDown(ann, 2)
    expect(await playUntil(ann, '.castle .keep.lit', 40)).toBe(true)
    const before = await ann.page.locator('[data-number]').getAttribute('data-number')
    await ann.page.locator('.hand .card.lit').first().click()
    await ann.page.locator('.castle .keep.lit').first().click()
    await ann.page.waitForFunction(was => document.querySelector('[data-number]')!.getAttribute('data-number') !== was, before)
    await ann.leave()
  })

  it('is put together castle first', async () => {
    const ann = await Person.arrive(browser, program.address, 390, 'dark')
    await sitDown(ann, 2)
    expect(await playUntil(ann, '.castle .keep.lit', 40)).toBe(true)
    const before = await ann.page.locator('[data-number]').getAttribute('data-number')
    await ann.page.locator('.castle .keep.lit').first().click()
    expect(await ann.page.locator('.castle .keep.taken').count()).toBe(1)
    const play = ann.page.locator('.answers .strong')
    for (let picked = 0; (await play.isDisabled()) && picked < 8; picked++) await ann.page.locator('.hand .card.lit').first().click()
    await play.click()
    await ann.page.waitForFunction(was => document.querySelector('[data-number]')!.getAttribute('data-number') !== was, before)
    await ann.leave()
  })
})

describe('cards', () => {
  it('carry no number that reads as a strength', async () => {
    const ann = await Person.arrive(browser, program.address, 1280)
    await sitDown(ann, 2)
    const faces = await ann.page.locator('.hand .card svg').allTextContents()
    expect(faces.length).toBeGreaterThanOrEqual(2)
    for (const face of faces) expect(face.trim()).toMatch(/^[A-Z][a-z]+$/)
    await ann.leave()
  })

  it('that are lost can all be looked through', async () => {
    const ann = await Person.arrive(browser, program.address, 390)
    await sitDown(ann, 2)
    expect(await playUntil(ann, '.heap:not(:disabled)', 60)).toBe(true)
    const count = Number(await ann.page.locator('.heap .figures').textContent())
    await ann.page.locator('.heap').click()
    expect(await ann.page.locator('dialog .card').count()).toBe(count)
    await ann.page.keyboard.press('Escape')
    expect(await ann.page.locator('dialog[open]').count()).toBe(0)
    await ann.leave()
  })
})

describe('a taken castle', () => {
  /** Counts how often the herald has come since the page was opened. */
  async function heralds(motion: 'system' | 'off'): Promise<number> {
    const ann = await Person.arrive(browser, program.address, 1280)
    await ann.page.emulateMedia({ reducedMotion: motion === 'off' ? 'reduce' : 'no-preference' })
    await ann.page.addInitScript(() => {
      const seen = new MutationObserver(changes => {
        for (const change of changes)
          for (const node of change.addedNodes) if (node instanceof Element && node.matches('.herald')) document.documentElement.dataset['heralds'] = String(Number(document.documentElement.dataset['heralds'] ?? 0) + 1)
      })
      seen.observe(document, { childList: true, subtree: true })
    })
    await sitDown(ann, 2)
    await playUntil(ann, '.never', 9)
    const garrisons = await ann.page.locator('.sentry').count()
    expect(garrisons).toBeGreaterThan(0)
    // It is gone by itself, and was never in the way.
    await ann.page.waitForFunction(() => document.querySelector('.herald') === null)
    const count = await ann.page.evaluate(() => Number(document.documentElement.dataset['heralds'] ?? 0))
    await ann.leave()
    return count
  }

  it('is seen by all, and simply stands there where nothing shall move', async () => {
    expect(await heralds('system')).toBeGreaterThan(0)
    expect(await heralds('off')).toBe(0)
  })
})
