// Ivanhoe's figures and words stand clear of what lies about them, at every size.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { named, sizes } from './boxes'
import { house } from './house'
import { announced, crowded, two } from './scenes'
import type { Look, Scene } from './staged'

const at = house()
const usual: Look = { width: 1280, height: 800, scheme: 'light', motion: 'reduce' }
/** Somebody who has nothing before him yet is to lose a card. */
const knocked: Scene = {
  ...announced,
  position: announced.position.replace(/display @2.*\n/, '').replace(/front @2.*\n/, '').replace(/due.*/, 'due reaction @3 knock-down @2'),
}

/** Pairs of these that are nearer to each other than that. */
function meeting(page: Page, ones: string, others: string, apart = 0): Promise<string[]> {
  return page.evaluate(
    ({ ones, others, apart }) => {
      const drawn = (what: string) => [...document.querySelectorAll(what)].map(one => [one, one.getBoundingClientRect()] as const).filter(([, box]) => box.width > 0)
      return drawn(ones).flatMap(([one, a]) =>
        drawn(others)
          .filter(([, b]) => a.left < b.right + apart && b.left < a.right + apart && a.top < b.bottom + apart && b.top < a.bottom + apart)
          .map(([other]) => `${one.textContent} at ${other.getAttribute('class') ?? other.tagName}`),
      )
    },
    { ones, others, apart },
  )
}

it('one’s own total is as large as any, crowns and counts are on nothing else', async () => {
  const staged = await at.stage(usual, crowded)
  const { page } = staged
  for (const size of sizes) {
    await page.setViewportSize(size)
    const smaller = () =>
      page.evaluate(() => {
        const large = (one: Element) => parseFloat(getComputedStyle(one).fontSize)
        const own = large(document.querySelector('.own .total b')!)
        return [...document.querySelectorAll('.total b')].map(large).filter(other => other > own + 0.5)
      })
    await expect.poll(smaller, { message: named(size) }).toEqual([])
    // A line of figures is some pixels taller than they are.
    await expect.poll(() => meeting(page, '.count', '.crown, .total b', -5), { message: named(size) }).toEqual([])
    await expect.poll(() => meeting(page, '.seat .name bdi', '.total b', 4), { message: named(size) }).toEqual([])
    const bare = await page.locator('.count').evaluateAll(all => all.filter(one => getComputedStyle(one).backgroundColor.startsWith('rgba(0, 0, 0, 0')).length)
    expect(bare, named(size)).toBe(0)
  }
  await staged.leave()
})

it('what a card will do is told below the barrier, and its arrow ends at whom it is aimed at', async () => {
  const staged = await at.stage(usual, knocked)
  const { page } = staged
  for (const size of sizes) {
    await page.setViewportSize(size)
    const higher = () =>
      page.evaluate(() => {
        // Its cloth; the posts that hold it are narrower.
        const cloth = [...document.querySelectorAll('.scenery .tilt path')].map(one => one.getBoundingClientRect()).filter(box => box.width > 20)
        const words = document.querySelector('.beside')!.getBoundingClientRect()
        return words.height === 0 ? 0 : Math.max(0, ...cloth.map(box => box.bottom - words.top))
      })
    await expect.poll(higher, { message: named(size) }).toBeLessThan(2)
    await expect.poll(async () => (await meeting(page, '.aim .head', '[data-seat="2"] .ring', 6)).length, { message: named(size) }).toBe(1)
    await expect.poll(() => meeting(page, '.aim .head', '.seat .count, .seat .none'), { message: named(size) }).toEqual([])
  }
  await staged.leave()
})

it('of the hand that holds up a card only the ends of its fingers lie on it', async () => {
  const staged = await at.stage(usual, announced)
  const { page } = staged
  for (const size of sizes) {
    await page.setViewportSize(size)
    const over = () =>
      page.evaluate(() => {
        const card = document.querySelector('.held .face')!.getBoundingClientRect()
        const fingers = [...document.querySelectorAll('.held .said ~ .arm path')].map(one => one.getBoundingClientRect().right)
        return (Math.max(...fingers) - card.left) / card.width
      })
    await expect.poll(over, { message: named(size) }).toBeLessThan(0.17)
  }
  await staged.leave()
})

it('a card that was held up flies to the discards with its name', async () => {
  const staged = await at.stage({ ...usual, motion: 'no-preference' }, announced)
  const gone = { position: announced.position.replace(/due.*/, '').replace('charge', 'charge unhorse').replace('color purple', 'color red'), window: null, moves: '', asked: [3] }
  await staged.plays('@5 pass', gone)
  expect(await staged.page.locator('.piles .flown text').textContent()).toBe('UNHORSE')
  await staged.leave()

  const still = await at.stage(usual, announced)
  await still.plays('@5 pass', gone)
  expect(await still.page.locator('.piles [data-face="unhorse"]').count()).toBe(1)
  expect(await still.page.locator('.piles .flown').count()).toBe(0)
  await still.leave()
})

it('no ribbon covers a token or its place', async () => {
  const staged = await at.stage(usual, announced)
  for (const scene of [announced, crowded, two]) {
    await staged.restage(scene)
    for (const size of sizes) {
      await staged.page.setViewportSize(size)
      // In its own arrangement, or at a neighbour's: what is drawn of a ribbon is some pixels less than its box.
      await expect.poll(() => meeting(staged.page, '.seat .ribbon .front', '.seat .token', -2), { message: named(size) }).toEqual([])
    }
  }
  await staged.leave()
})

it('a name lies within its ribbon', async () => {
  const staged = await at.stage(usual, announced)
  for (const scene of [announced, crowded]) {
    await staged.restage(scene)
    for (const size of sizes) {
      await staged.page.setViewportSize(size)
      const beyond = () =>
        staged.page.evaluate(() =>
          [...document.querySelectorAll('.seat > .name')].flatMap(name => {
            const [words, ribbon] = [name.querySelector('bdi')!, name.querySelector('.ribbon')!].map(one => one.getBoundingClientRect())
            return words!.top < ribbon!.top - 1 || words!.bottom > ribbon!.bottom + 1 ? [name.textContent?.trim()] : []
          }),
        )
      await expect.poll(beyond, { message: named(size) }).toEqual([])
    }
  }
  await staged.leave()
})

it('the totals of the others are larger than their names', async () => {
  const staged = await at.stage(usual, announced)
  for (const scene of [announced, crowded, two]) {
    await staged.restage(scene)
    for (const size of sizes) {
      await staged.page.setViewportSize(size)
      const small = () => staged.page.locator('.total b').evaluateAll(all => all.map(one => parseFloat(getComputedStyle(one).fontSize)).filter(height => height < 27.5))
      await expect.poll(small, { message: named(size) }).toEqual([])
    }
  }
  await staged.leave()
})

it.each([1, 2, 3, 5])('the arm that holds up a card grows from the place of who plays it: seat %i', async seat => {
  const staged = await at.stage(usual, { ...announced, you: 1, position: announced.position.replace('turn @3', `turn @${seat}`) })
  for (const size of sizes) {
    await staged.page.setViewportSize(size)
    const wrong = () =>
      staged.page.evaluate(seat => {
        const [ring, card, hand] = [`[data-seat="${seat}"] .ring`, '.held', '.held .arm'].map(one => document.querySelector(one)!.getBoundingClientRect())
        const sleeve = document.querySelector<SVGPathElement>('.reach path')
        if (!sleeve) return ['no sleeve']
        const own = sleeve.ownerSVGElement!.getBoundingClientRect()
        const begins = sleeve.getPointAtLength(0)
        const middle = (box: DOMRect) => box.left + box.width / 2
        const far = Math.hypot(own.left + begins.x - middle(ring!), own.top + begins.y - ring!.top - ring!.height / 2)
        const found = []
        if (far > ring!.width * 0.6) found.push(`begins ${far} away`)
        if (middle(ring!) < middle(card!) !== middle(hand!) < middle(card!)) found.push('holds it from the other side')
        return found
      }, seat)
    await expect.poll(wrong, { message: named(size) }).toEqual([])
  }
  await staged.leave()
})
