// What tells of a table where one does not look at it, and of a card when one looks closely: title, icon, notification;
// a finger that stays; the arms of whoever did something, in the chronicle.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { house } from './house'
import { two } from './scenes'
import type { Look, Scene } from './staged'

const at = house()
const usual: Look = { width: 1280, height: 800, scheme: 'light', motion: 'reduce' }

const waiting: Scene = { ...two, position: two.position.replace('turn @1', 'turn @2'), moves: '', asked: [2] }
const asked: Partial<Scene> = { position: two.position, moves: two.moves, asked: [1] }

/** Nobody looks at the page from now on; what it tells its reader is noted. */
async function lookAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true })
    const told: string[] = []
    class Told {
      static permission = 'granted'
      constructor(title: string, options: NotificationOptions) {
        told.push(`${title}: ${options.body}`)
      }
    }
    Object.assign(window, { told, Notification: Told })
  })
}
const told = (page: Page) => page.evaluate(() => (window as unknown as { told: string[] }).told)
const icon = async (page: Page) => decodeURIComponent((await page.locator('link[rel="icon"]').getAttribute('href')) ?? '')

it.each([
  ['on', ['Ivanhoe: Your turn']],
  ['off', []],
] as const)('one’s turn shows in the title, on the arms in the tab, and as a notification if that is %s', async (notify, wanted) => {
  const staged = await at.stage({ ...usual, wishes: { notify } }, waiting)
  const { page } = staged
  await lookAway(page)
  expect(await page.title()).toBe('Ivanhoe')
  const arms = await icon(page)
  expect(arms).toMatch(/^data:image\/svg\+xml,<svg /)
  await staged.plays('@2 stay', asked)
  await expect.poll(() => page.title()).toBe('▶ Your turn · Ivanhoe')
  await expect.poll(() => icon(page)).toMatch(/<circle[^>]*><\/svg>$/)
  expect((await icon(page)).replace(/<circle[^>]*><\/svg>$/, '</svg>')).toBe(arms)
  await expect.poll(() => told(page)).toEqual(wanted)
  await staged.plays('@1 stay', waiting)
  await expect.poll(() => page.title()).toBe('Ivanhoe')
  await expect.poll(() => icon(page)).toBe(arms)
  await page.evaluate(() => (location.hash = '#/credits'))
  await expect.poll(() => icon(page)).toMatch(/^\/?icon\.svg$/)
  expect(staged.complaints).toEqual([])
  await staged.leave()
})

it('a finger that stays on a card is shown it large with its rule, and chooses nothing; one that goes again chooses', async () => {
  const staged = await at.stage({ ...usual, width: 390, height: 844 }, two)
  const { page } = staged
  const card = page.locator('[data-zone="hand:1"][data-face="B4"]')
  const box = (await card.boundingBox())!
  const touch = await page.context().newCDPSession(page)
  const at10 = { x: box.x + 10, y: box.y + 10 }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at10] })
  await page.getByRole('dialog').waitFor()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  expect(await page.locator('dialog .large').evaluate(one => one.getBoundingClientRect().width)).toBeGreaterThan(150)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(staged.wished).toEqual([])
  await page.touchscreen.tap(at10.x, at10.y)
  await expect.poll(() => staged.wished).toEqual(['play B4'])
  await staged.leave()
})

it('each turn of the chronicle bears the arms of who took it', async () => {
  const staged = await at.stage(usual, { ...two, lines: '@1 play B3\n@1 stay\n@2 play B5\n@2 stay\nwin @2 green\n@1 play B5\n@1 stay' })
  const { page } = staged
  const borne = await page.locator('.log li .coat use').evaluateAll(all => all.map(one => one.getAttribute('href')))
  expect(borne).toEqual(['#turn-of-1', '#turn-of-2', '#turn-of-1'])
  const drawn = await page.locator('.log .coat').evaluateAll(all => all.map(one => one.getBoundingClientRect().width))
  expect(drawn.every(width => width > 12)).toBe(true)
  for (const seat of [1, 2]) expect(await page.locator(`#turn-of-${seat} path`).count()).toBeGreaterThan(2)
  await staged.leave()
})

it.each([
  ['en-GB', 'cannot store anything'],
  ['fr-FR', 'ne peut rien enregistrer'],
  ['it-IT', 'non può registrare nulla'],
])('a server that can keep nothing is said to be so, until it can again: %s', async (locale, words) => {
  const staged = await at.stage({ ...usual, locale }, { ...waiting, asked: [2] })
  staged.storing(false)
  await staged.page.getByRole('status').filter({ hasText: words }).waitFor()
  staged.storing(true)
  await expect.poll(() => staged.page.getByText(words).count()).toBe(0)
  await staged.leave()
})
