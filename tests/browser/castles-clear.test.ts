// The castles' table on telephones: what tells something lies clear of everything else that does, and soldiers can be
// told apart.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { lowest, named, sizes } from './boxes'
import { house } from './house'
import { answered, offered } from './scenes'
import { siege } from './screenshots/moments'
import type { Look } from './staged'
import { resize } from './steady'

const here = house()
const usual: Look = { width: 1280, height: 800, scheme: 'light', motion: 'reduce' }
const held = [...sizes.filter(size => size.width < 1000), lowest]
const upright = held.filter(size => size.width < size.height)

/** Which boxes of these lie upon each other. */
function meeting(page: Page, what: string): Promise<string[]> {
  return page.evaluate(what => {
    const all = [...document.querySelectorAll(what)].map(one => ({ one, box: one.getBoundingClientRect() }))
    const told = (one: Element) => `${one.getAttribute('class')} ${(one.textContent ?? '').trim().slice(0, 24)} of ${one.closest('[aria-label]')?.getAttribute('aria-label')}`
    const meet = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
    return all.flatMap((one, index) => all.slice(index + 1).filter(other => meet(one.box, other.box)).map(other => `${told(one.one)} / ${told(other.one)}`))
  }, what)
}

describe('on a telephone', () => {
  it('hills begin below the scores', async () => {
    const staged = await here.stage(usual, siege)
    for (const size of held) {
      await resize(staged.page, size)
      const above = () =>
        staged.page.evaluate(() => {
          const land = document.querySelector('.land')!.getBoundingClientRect()
          return Math.max(...[...document.querySelectorAll('.lord')].map(one => one.getBoundingClientRect().bottom)) - land.top
        })
      await expect.poll(above, { message: named(size) }).toBeLessThanOrEqual(1)
    }
    await staged.leave()
  })

  it.each(['en', 'fr', 'it'])('names, banners and what a castle takes lie clear of each other: %s', async locale => {
    const staged = await here.stage({ ...usual, locale }, siege)
    const taken = siege.facts.replace('missing k6 1', 'missing k6 0')
    for (const [what, scene] of Object.entries({ lacking: siege, ready: { ...siege, facts: taken }, watched: { ...siege, facts: siege.facts.replaceAll(/missing .*/g, '') } })) {
      await staged.restage({ ...scene, asked: [] })
      for (const size of held) {
        await resize(staged.page, size)
        await expect.poll(() => meeting(staged.page, '.castle .plate, .castle .tag, .castle .raised, .stand'), { message: `${what} at ${named(size)}` }).toEqual([])
      }
    }
    await staged.leave()
  })

  it('the last to answer has board at his right', async () => {
    const staged = await here.stage(usual, answered)
    for (const [what, scene] of Object.entries({ answered, offered })) {
      await staged.restage({ ...scene, asked: [...scene.asked] })
      for (const size of upright) {
        await resize(staged.page, size)
        const room = () => staged.page.evaluate(() => document.querySelector('.stand')!.getBoundingClientRect().right - document.querySelector('.market .answers > li:last-child .given')!.getBoundingClientRect().right)
        await expect.poll(room, { message: `${what} at ${named(size)}` }).toBeGreaterThanOrEqual(6)
      }
    }
    await staged.leave()
  })

  it('how many cards lie in the pile and out of the game stands beneath them, side by side', async () => {
    const staged = await here.stage(usual, siege)
    for (const [what, scene] of Object.entries({ siege, offered, answered })) {
      await staged.restage({ ...scene, asked: [...scene.asked], facts: `${scene.facts.replace(/pile \d+/, '')}\npile 42` })
      for (const size of held) {
        await resize(staged.page, size)
        await expect.poll(() => staged.page.locator('.stack .figures').textContent()).toBe('42')
        const where = `${what} at ${named(size)}`
        await expect.poll(() => meeting(staged.page, '.stack .figures, .heap .figures'), { message: where }).toEqual([])
        const beneath = () =>
          staged.page.evaluate(() => {
            const box = (part: string) => document.querySelector(part)!.getBoundingClientRect()
            return Math.min(box('.stack .figures').top - box('.pile').bottom, box('.heap .figures').top - box('.heap .top').bottom)
          })
        await expect.poll(beneath, { message: where }).toBeGreaterThanOrEqual(-1)
      }
    }
    await staged.leave()
  })

  it('the leader has his points in gold, on no ground of their own, under a crown', async () => {
    const staged = await here.stage(usual, siege)
    for (const scheme of ['light', 'dark'] as const) {
      await staged.page.emulateMedia({ colorScheme: scheme })
      for (const size of [...sizes, lowest]) {
        await resize(staged.page, size)
        const leads = () => staged.page.locator('.points').evaluateAll(all =>
          all.flatMap(one => {
            const figures = one.querySelector('b')!
            const crown = one.querySelector('.crown')
            if (!crown) return []
            const [above, below] = [crown.getBoundingClientRect(), figures.getBoundingClientRect()]
            const { backgroundColor, borderTopWidth } = getComputedStyle(figures)
            return [{ points: figures.textContent, ground: backgroundColor, ring: borderTopWidth, above: (above.top + above.bottom) / 2 < below.top + below.height * 0.3 }]
          }),
        )
        await expect.poll(leads, { message: `${named(size)}, ${scheme}` }).toEqual([{ points: '10', ground: 'rgba(0, 0, 0, 0)', ring: '0px', above: true }])
      }
    }
    await staged.leave()
  })

  it('each of four soldiers shows 20 px of himself', async () => {
    const staged = await here.stage(usual, answered)
    for (const size of upright) {
      await resize(staged.page, size)
      const shows = () =>
        staged.page.locator('.garrison').evaluateAll(all =>
          all.flatMap(one => {
            const boxes = [...one.querySelectorAll('.sentry svg')].map(sentry => sentry.getBoundingClientRect())
            return boxes.map((box, index) => Math.min(box.width, (boxes[index + 1]?.left ?? Infinity) - box.left) >= 20)
          }),
        )
      await expect.poll(shows, { message: named(size) }).toEqual(Array(16).fill(true))
    }
    await staged.leave()
  })
})
