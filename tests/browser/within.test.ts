// A card in flight is seen outside the board, and nothing else of the board is; the scene of an end is entered over
// nothing that still flies or stands.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { named, sizes } from './boxes'
import { house } from './house'
import { duel, two } from './scenes'
import { lunge, siege, touched, unhorse, won } from './screenshots/moments'
import type { Look, Scene } from './staged'
import { resize } from './steady'

const at = house()
const calm: Look = { width: 1280, height: 800, scheme: 'light', motion: 'reduce' }

/** How much of what is outside of the board looks different, and where. */
async function changedOutside(page: Page, blank: Page, change: () => Promise<unknown>): Promise<string> {
  const shot = async () => (await page.screenshot()).toString('base64')
  const before = await shot()
  await change()
  const after = await shot()
  const box = (await page.locator('.board').boundingBox())!
  return blank.evaluate(
    async ([before, after, box]) => {
      const points = async (png: string) => {
        const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
        const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!
        canvas.drawImage(picture, 0, 0)
        return canvas.getImageData(0, 0, picture.width, picture.height)
      }
      const [one, other] = [await points(before), await points(after)]
      const differs = (x: number, y: number) => [0, 1, 2].some(part => Math.abs(one.data[(y * one.width + x) * 4 + part]! - other.data[(y * one.width + x) * 4 + part]!) > 8)
      // What lies at its edge may reach over that by a hair.
      const hair = 3
      const outside = (x: number, y: number) => x < box.x - hair || x >= box.x + box.width + hair || y < box.y - hair || y >= box.y + box.height + hair
      // Edges of turned cards are smoothed anew whenever something is painted: what counts are patches.
      const patch = [-1, 0, 1].flatMap(right => [-1, 0, 1].map(down => [right, down] as const))
      const changed: string[] = []
      for (let y = 1; y < one.height - 1; y++) {
        for (let x = 1; x < one.width - 1; x++) {
          if (outside(x, y) && differs(x, y) && patch.every(([right, down]) => differs(x + right, y + down))) changed.push(`${x} ${y}`)
        }
      }
      return changed.length === 0 ? 'nothing' : `${changed.length} points, from ${changed[0]} to ${changed.at(-1)}`
    },
    [before, after, box] as const,
  )
}

const boards: readonly (readonly [string, Scene])[] = [
  ['En Garde', duel],
  ['an attack in En Garde', lunge],
  ['Ivanhoe', { ...unhorse, window: null }],
  ['Ivanhoe of two', two],
  ['the castles', siege],
]

it.each(boards)('of %s nothing is painted outside the board but cards in flight', async (_, scene) => {
  const staged = await at.stage(calm, scene)
  const { page } = staged
  const blank = await (await at.browser.newContext()).newPage()
  for (const size of sizes) {
    await resize(page, size)
    // As while a card flies, without one.
    const lifted = () => page.locator('.board').evaluate(board => board.classList.add('raised'))
    expect(await changedOutside(page, blank, lifted), named(size)).toBe('nothing')
    expect(await page.locator('.board').evaluate(board => getComputedStyle(board).clipPath)).not.toBe('inset(0px)')
    await page.locator('.board').evaluate(board => board.classList.remove('raised'))
  }
  await blank.context().close()
  await staged.leave()
})

const ends: readonly (readonly [string, Scene, string, Partial<Scene>])[] = [
  ['En Garde', lunge, '@1 retreat 1\nround @1\nresult @1', touched],
  ['Ivanhoe', { ...unhorse, position: unhorse.position.replace(/due.*/, ''), moves: '', asked: [3], window: null }, '@2 play G1\n@5 withdraw\nwin @2 green\nresult @2', won],
  ['the castles', siege, '@4 advance\nresult @5', { moves: '', asked: [], winners: [5] }],
]

it.each(ends)('the end of %s has a ground of its own at once, and nothing of the table is seen behind it', async (_, scene, played, change) => {
  const staged = await at.stage({ ...calm, motion: 'no-preference' }, scene)
  const { page } = staged
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  // Whatever begins to move stays where it begins.
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.00001 })
  await staged.plays(played, change)
  await page.locator('section.end').waitFor()
  const stands = await page.evaluate(() => {
    const [board, end] = [document.querySelector('.board')!, document.querySelector('section.end')!]
    const { backgroundColor, opacity } = getComputedStyle(end)
    const box = (one: Element) => (({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round))(one.getBoundingClientRect())
    const others = [...board.querySelectorAll<HTMLElement>('[data-zone], button, .stage, .fencer')].filter(one => !end.contains(one) && one.checkVisibility({ visibilityProperty: true }))
    const flights = document.getAnimations().filter(one => ((one.effect as KeyframeEffect).target as Element | null)?.hasAttribute('data-zone'))
    return { covers: box(end).join() === box(board).join(), opaque: opacity === '1' && !/rgba|transparent/.test(backgroundColor), others: others.map(one => one.className), flights: flights.length, raised: board.matches('.raised') }
  })
  expect(stands).toEqual({ covers: true, opaque: true, others: [], flights: 0, raised: false })
  await page.getByRole('button', { name: 'Look at the table' }).click()
  await expect.poll(() => page.locator('.board [data-zone]').first().evaluate(one => one.checkVisibility({ visibilityProperty: true }))).toBe(true)
  await staged.leave()
})
