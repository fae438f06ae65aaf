// Cards as objects: what is written on them is whole, nothing lies over the one that is held up, and keys are shown to
// those who have keys.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { lowest, named, overlaps, sizes, sizesByHand } from './boxes'
import { house } from './house'
import { announced, crowded, duel, trading, two } from './scenes'
import type { Look, Scene } from './staged'
import { resize } from './steady'

const at = house()

const usual: Look = { width: 1280, height: 800, scheme: 'light', motion: 'reduce' }
const phone: Look = { ...usual, width: 390, height: 844 }

const pointed: Scene = { ...announced, position: announced.position.replace('unhorse red', 'dodge @2 #2') }

it.each(['en-GB', 'fr-FR'])('nothing lies over the card that is held up, nor over its words: %s', async locale => {
  const staged = await at.stage({ ...usual, locale }, announced)
  const { page } = staged
  const covered = async () => {
    const pairs = ['.held .card', '.stage .beside'].flatMap(one => ['.piles', '.own .total', '.own .fan', '.banner .words'].map(other => [one, other] as const))
    const found = await Promise.all(pairs.map(([one, other]) => overlaps(page, one, other)))
    return pairs.filter((_, index) => found[index]).map(pair => pair.join(' and '))
  }
  for (const scene of [announced, pointed]) {
    await staged.restage(scene)
    for (const size of [...sizes, lowest]) {
      await resize(page, size)
      await expect.poll(covered, { message: named(size) }).toEqual([])
    }
  }
  await staged.leave()
})

/** Names on cards of the hand that another card lies upon. */
function cutNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll('main > .hand .card')]
    return cards.flatMap((card, index) =>
      [...card.querySelectorAll('.name, text')].flatMap(name => {
        const box = name.getBoundingClientRect()
        // Nothing is drawn of a strip that lies below the card.
        if (box.width < 1 || box.height < 1 || box.top >= card.getBoundingClientRect().bottom - 1) return []
        const isUnder = cards.slice(index + 1).some(other => {
          const over = other.getBoundingClientRect()
          return over.left < box.right - 1 && over.right > box.left + 1 && over.top < box.bottom - 1 && over.bottom > box.top + 1
        })
        return isUnder ? [card.getAttribute('aria-label') ?? ''] : []
      }),
    )
  })
}

it.each([crowded, trading])('no name of a card is read in part: $game', async scene => {
  const staged = await at.stage(phone, scene)
  for (const size of sizesByHand[1]![1]) {
    await resize(staged.page, size)
    await expect.poll(() => cutNames(staged.page), { message: named(size) }).toEqual([])
  }
  await staged.leave()
})

it('five cards of the duel lie beside each other, none upon another: their blades are counted', async () => {
  const staged = await at.stage(phone, duel)
  for (const size of sizesByHand[1]![1]) {
    await resize(staged.page, size)
    const rooms = () =>
      staged.page.locator('main > .hand [role=group] .card').evaluateAll(all => {
        const boxes = all.map(one => one.getBoundingClientRect())
        return boxes.slice(1).map((box, index) => box.left >= boxes[index]!.right)
      })
    await expect.poll(rooms, { message: named(size) }).toEqual([true, true, true, true])
  }
  await staged.leave()
})

it('a key on a card is whole where there is no room below it', async () => {
  const staged = await at.stage(phone, duel)
  await staged.page.keyboard.press('q')
  for (const size of sizesByHand[1]![1]) {
    await resize(staged.page, size)
    const within = () =>
      staged.page.locator('main > .hand .card:has(kbd)').evaluateAll(all => all.map(card => card.querySelector('kbd')!.getBoundingClientRect().bottom <= card.getBoundingClientRect().bottom))
    await expect.poll(within, { message: named(size) }).toEqual([true, true, true, true, true])
  }
  await staged.leave()
})

it('names are on the cards where there is room for them', async () => {
  const staged = await at.stage(usual, { ...trading, position: trading.position.replace(/hand @4.*/, 'hand @4 f1 x2 h4') })
  const widths = await staged.page.locator('main > .hand .card text').evaluateAll(all => all.map(one => one.getBoundingClientRect().width))
  expect(widths.length).toBe(3)
  expect(Math.min(...widths)).toBeGreaterThan(20)
  await staged.leave()
})

it('keys hang from the lower edge of cards, and only for those who have keys', async () => {
  const staged = await at.stage(usual, two)
  const keys = staged.page.locator('main > .hand kbd')
  const places = await keys.evaluateAll(all =>
    all.map(key => {
      const [cap, card] = [key, key.closest('.card')!].map(one => one.getBoundingClientRect())
      return { down: (cap!.top - card!.top) / card!.height, seen: cap!.height > 0 && cap!.bottom <= innerHeight }
    }),
  )
  expect(places.length).toBe(3)
  for (const place of places) {
    expect(place.seen).toBe(true)
    expect(place.down).toBeGreaterThan(0.85)
  }
  await staged.leave()

  const touched = await at.stage(phone, two)
  const caps = touched.page.locator('main > .hand kbd')
  await expect.poll(() => caps.count()).toBe(3)
  expect(await caps.first().isVisible()).toBe(false)
  await touched.page.keyboard.press('q')
  await caps.first().waitFor({ state: 'visible' })
  await touched.leave()
})
