// Ivanhoe's knights have the room that there is: cards of a long display, tents, one's own figures; and what one is to see is
// held up where it can be seen.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { named, sizes } from './boxes'
import { house } from './house'
import { announced, crowded, hidden, two } from './scenes'
import { unhorse, won } from './screenshots/moments'
import type { Look } from './staged'
import { resize } from './steady'

const at = house()
const usual: Look = { width: 1280, height: 800, scheme: 'light', motion: 'reduce' }
const moved: Look = { ...usual, motion: 'no-preference' }
const upright = sizes.filter(size => size.width < size.height)
const desks = sizes.filter(size => size.width >= 900)

/** How large the cards of displays are, by seat: "own" or "other". */
function cards(page: Page, whose: string): Promise<number[]> {
  return page.locator(`${whose} [data-zone^="display:"]`).evaluateAll(all => all.map(one => (one as HTMLElement).offsetWidth))
}

it('on a telephone a long display has the whole width of its place, and of every card enough shows', async () => {
  const staged = await at.stage(usual, crowded)
  for (const size of upright) {
    await resize(staged.page, size)
    const cramped = () =>
      staged.page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.place:not(.own)')].flatMap(place => {
          const boxes = [...place.querySelectorAll('[data-zone^="display:"], [data-zone^="front:"]')].map(one => one.getBoundingClientRect())
          const wide = (Math.max(...boxes.map(one => one.right)) - Math.min(...boxes.map(one => one.left))) / place.clientWidth
          const steps = boxes.slice(1).map((one, index) => one.left - boxes[index]!.left)
          const name = place.querySelector('.name')!.textContent?.trim()
          return [...(wide < 0.76 ? [`${name}: ${Math.round(wide * 100)} % of the place`] : []), ...steps.flatMap(step => (step < 10 ? [`${name}: ${step} px of a card`] : []))]
        }),
      )
    await expect.poll(cramped, { message: named(size) }).toEqual([])
  }
  await staged.leave()
})

it('on a telephone the tents are large, with arms and tokens inside', async () => {
  const staged = await at.stage({ ...usual, width: 390, height: 844 }, announced)
  const tents = await staged.page.locator('.place:not(.own)').evaluateAll(all =>
    all.map(place => {
      const [tent, ring] = ['.canvas', '.ring'].map(one => place.querySelector(one)!.getBoundingClientRect()) as [DOMRect, DOMRect]
      return { wide: tent.width, inside: ring.left > tent.left && ring.right < tent.right && ring.top > tent.top && ring.bottom < tent.bottom + 4 }
    }),
  )
  expect(tents).toHaveLength(4)
  for (const { wide, inside } of tents) {
    expect(wide).toBeGreaterThanOrEqual(70)
    expect(inside).toBe(true)
  }
  await staged.leave()
})

it('what changes the colour points at the banner on a telephone too', async () => {
  const staged = await at.stage(usual, announced)
  for (const size of upright) {
    await resize(staged.page, size)
    const apart = () =>
      staged.page.evaluate(() => {
        const [head, banner] = ['.aim .head', '.banner'].map(one => document.querySelector(one)?.getBoundingClientRect())
        return head && banner ? head.top - banner.bottom : Infinity
      })
    await expect.poll(apart, { message: named(size) }).toBeLessThan(6)
  }
  await staged.leave()
})

it('on a desk one’s own cards and total are larger than anybody’s', async () => {
  const staged = await at.stage(usual, unhorse)
  const { page } = staged
  for (const size of desks) {
    await resize(page, size)
    const larger = async () => Math.min(...(await cards(page, '.own'))) / Math.max(...(await cards(page, '.place:not(.own)')))
    await expect.poll(larger, { message: named(size) }).toBeGreaterThan(1.3)
    const figures = () => page.locator('.total b').evaluateAll(all => all.map(one => ({ own: one.closest('.own') !== null, high: parseFloat(getComputedStyle(one).fontSize) })))
    const own = async () => (await figures()).find(one => one.own)!.high
    const others = async () => Math.max(...(await figures()).filter(one => !one.own).map(one => one.high))
    await expect.poll(own, { message: named(size) }).toBeGreaterThanOrEqual(size.height < 700 ? 76 : 95)
    await expect.poll(others, { message: named(size) }).toBeLessThanOrEqual(64)
  }
  await staged.leave()
})

it('on a desk rack and piles stand on the sand, clear of the crowd and of the barrier’s cloth', async () => {
  const staged = await at.stage(usual, { ...unhorse, position: unhorse.position.replace(/due.*/, ''), window: null, moves: '', asked: [3] })
  for (const size of desks) {
    await resize(staged.page, size)
    const higher = () =>
      staged.page.evaluate(() => {
        const cloth = [...document.querySelectorAll('.scenery .tilt path')].map(one => one.getBoundingClientRect()).filter(box => box.width > 20)
        const bottom = Math.max(...cloth.map(box => box.bottom))
        const end = document.querySelector('.track')!.getBoundingClientRect().bottom
        return [...document.querySelectorAll('.rack path, .piles .layer:first-child, .piles .label')].map(one => one.getBoundingClientRect()).flatMap(box => (box.top < bottom - 4 || box.bottom > end + 4 ? [`${box.top} to ${box.bottom}, sand ${bottom} to ${end}`] : []))
      })
    await expect.poll(higher, { message: named(size) }).toEqual([])
  }
  await staged.leave()
})

const knocking = { ...two, position: two.position.replace('dodge', 'knock-down') }
const knocked = {
  position: knocking.position.replace('S2 knock-down', 'S2 B5').replace(`hand @2 ${hidden(8)}`, `hand @2 ${hidden(7)}`).replace('discard R3', 'discard R3 knock-down'),
  moves: 'play B5\nwithdraw',
}

it('a card that nobody can answer is held up before it is laid down, stops nothing, and is gone when one acts', async () => {
  const staged = await at.stage(moved, knocking)
  const { page } = staged
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 1000))
  const large = page.locator('.moment.shown .played')
  const lies = page.locator('.piles [data-face="knock-down"]')
  await staged.plays('@1 knock-down @2\nsteal @1 @2 B5', knocked)
  await large.waitFor()
  expect(await large.evaluate(one => one.clientWidth)).toBeGreaterThanOrEqual(130)
  expect(await large.evaluate(one => getComputedStyle(one).pointerEvents)).toBe('none')
  expect(await page.locator('.moment.shown .title').textContent()).toBe('KNOCK DOWN')
  expect(await lies.evaluate(one => getComputedStyle(one).opacity)).toBe('0')
  // At least half a second after it has come.
  await page.clock.runFor(850)
  expect(await large.count()).toBe(1)
  await page.keyboard.press('Shift')
  await large.waitFor({ state: 'detached' })
  expect(await lies.evaluate(one => getComputedStyle(one).opacity)).toBe('1')
  await staged.leave()
})

it('left alone, it is laid on the discards by transform alone', async () => {
  const staged = await at.stage(moved, knocking)
  // How it goes is told by its style.
  await staged.page.evaluate(() => {
    const gone: string[] = []
    Object.assign(window, { gone })
    document.addEventListener('transitionend', event => (event.target as Element).matches('.moment.shown .played') && gone.push(event.propertyName))
  })
  await staged.plays('@1 knock-down @2\nsteal @1 @2 B5', knocked)
  await staged.page.locator('.moment.shown').waitFor()
  await staged.page.locator('.moment.shown').waitFor({ state: 'detached' })
  expect(await staged.page.locator('.piles [data-zone="discard"][data-face="knock-down"]').evaluate(one => getComputedStyle(one).opacity)).toBe('1')
  const noted = await staged.page.evaluate(() => (window as unknown as { noted: { zone: string; properties: string[] }[] }).noted)
  const flown = noted.filter(one => one.zone === 'shown:1')
  // It comes, and it goes.
  expect(flown.length).toBeGreaterThanOrEqual(1)
  expect(await staged.page.evaluate(() => (window as unknown as { gone: string[] }).gone)).toEqual(['transform'])
  const still = ['offset', 'computedOffset', 'easing', 'composite']
  expect([...new Set(flown.flatMap(one => one.properties))].filter(name => !still.includes(name))).toEqual(['transform'])
  await staged.leave()
})

it('who wants nothing to move sees the card at once where it lies', async () => {
  const staged = await at.stage(usual, knocking)
  await staged.plays('@1 knock-down @2\nsteal @1 @2 B5', knocked)
  expect(await staged.page.locator('.moment').count()).toBe(0)
  expect(await staged.page.locator('.piles [data-face="knock-down"]').evaluate(one => getComputedStyle(one).opacity)).toBe('1')
  await staged.leave()
})

it('Ivanhoe’s blow cuts the card in two where it was held up, and covers no word of the banner', async () => {
  const staged = await at.stage(moved, unhorse)
  const { page } = staged
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 1000))
  const held = (await page.locator('.held').boundingBox())!
  await staged.plays('@5 ivanhoe', { position: unhorse.position.replace(/due.*/, '').replace('Y2 dodge', 'Y2 dodge unhorse ivanhoe'), moves: '', asked: [3], window: null })
  await page.locator('.moment.blow').waitFor()
  const found = await page.evaluate(() => {
    const blow = document.querySelector('.moment.blow')!
    // As it is when the blade has fallen.
    for (const one of document.getAnimations()) if (blow.contains((one.effect as KeyframeEffect).target)) [one.pause(), (one.currentTime = 420)]
    const words = [...document.querySelectorAll('.banner h2, .banner .kind')].map(one => one.getBoundingClientRect())
    const drawn = [...blow.querySelectorAll('svg path')].map(one => one.getBoundingClientRect()).filter(box => box.width > 0)
    return {
      titles: [...blow.querySelectorAll('.half .title')].map(one => one.textContent),
      clips: [...blow.querySelectorAll('.half')].map(one => getComputedStyle(one).clipPath.startsWith('polygon')),
      over: drawn.filter(a => words.some(b => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)).length,
      left: blow.getBoundingClientRect().left,
    }
  })
  expect(found.titles).toEqual(['UNHORSE', 'UNHORSE'])
  expect(found.clips).toEqual([true, true])
  expect(found.over).toBe(0)
  expect(Math.abs(found.left - held.x)).toBeLessThan(12)
  await staged.leave()
})

it('who is beaten has a place in the picture of the end, and who has won has the whole of it', async () => {
  const staged = await at.stage(usual, won)
  await staged.page.locator('.end .standard').waitFor()
  await staged.restage({ ...won, winners: [1], position: won.position.replace('over @2', 'over @1') })
  await expect.poll(() => staged.page.locator('.end .standard').count()).toBe(0)
  // Nor have those who only watch lost anything.
  await staged.restage({ ...won, you: null, position: won.position.replace(/hand @1.*/, `hand @1 ${hidden(8)}`) })
  await expect.poll(() => staged.page.locator('.end .standard').count()).toBe(0)
  await staged.leave()
})

it('a card that cannot be played keeps its colour: the veil lies beside its band', async () => {
  const staged = await at.stage(usual, crowded)
  for (const size of sizes) {
    await resize(staged.page, size)
    const veiled = () =>
      staged.page.locator('main > .hand .card:not(.lit)').evaluateAll(all =>
        all.flatMap(card => {
          const veil = getComputedStyle(card, '::after')
          const from = parseFloat(veil.left) / card.clientWidth
          return veil.content !== 'none' && from > 0.27 && from < 0.4 && Number(veil.opacity) >= 0.4 ? [] : [`${card.getAttribute('data-face')}: ${veil.left}`]
        }),
      )
    expect(await staged.page.locator('main > .hand .card:not(.lit)').count()).toBeGreaterThan(5)
    await expect.poll(veiled, { message: named(size) }).toEqual([])
  }
  await staged.leave()
})
