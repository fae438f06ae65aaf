// Ivanhoe's figures and words stand clear of what lies about them, at every size.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { named, sizes } from './boxes'
import { house } from './house'
import { announced, crowded, two } from './scenes'
import type { Look, Scene } from './staged'
import { resize } from './steady'

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
    await resize(page, size)
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
    const grounded = () => page.locator('.count').evaluateAll(all => all.length > 0 && all.every(one => !getComputedStyle(one).backgroundColor.startsWith('rgba(0, 0, 0, 0')))
    await expect.poll(grounded, { message: named(size) }).toBe(true)
  }
  await staged.leave()
})

it('what a card will do is told below the barrier, and its arrow ends at whom it is aimed at', async () => {
  const staged = await at.stage(usual, knocked)
  const { page } = staged
  for (const size of sizes) {
    await resize(page, size)
    const higher = () =>
      page.evaluate(() => {
        // Its cloth; the posts that hold it are narrower.
        const cloth = [...document.querySelectorAll('.scenery .tilt path')].map(one => one.getBoundingClientRect()).filter(box => box.width > 20)
        const words = document.querySelector('.beside')!.getBoundingClientRect()
        return words.height === 0 ? 0 : Math.max(0, ...cloth.map(box => box.bottom - words.top))
      })
    await expect.poll(higher, { message: named(size) }).toBeLessThan(2)
    await expect.poll(async () => (await meeting(page, '.aim .head', '[data-seat="2"] .ring, [data-seat="2"] .name .front', 6)).length, { message: named(size) }).toBeGreaterThanOrEqual(1)
    await expect.poll(() => meeting(page, '.aim .head', '.seat .count, .seat .none'), { message: named(size) }).toEqual([])
  }
  await staged.leave()
})

it('of the hand that holds up a card only the ends of its fingers lie on it', async () => {
  const staged = await at.stage(usual, announced)
  const { page } = staged
  for (const size of sizes) {
    await resize(page, size)
    const over = () =>
      page.evaluate(() => {
        const card = document.querySelector('.held .face')!.getBoundingClientRect()
        const fingers = [...document.querySelectorAll('.held .said ~ .arm path')].map(one => one.getBoundingClientRect())
        // By whichever edge it holds it.
        const within = document.querySelector('.held.from-right') ? card.right - Math.min(...fingers.map(one => one.left)) : Math.max(...fingers.map(one => one.right)) - card.left
        return within / card.width
      })
    await expect.poll(over, { message: named(size) }).toBeLessThan(0.17)
  }
  await staged.leave()
})

it('a card that was held up flies to the discards with its name', async () => {
  const staged = await at.stage({ ...usual, motion: 'no-preference' }, announced)
  const gone = { position: announced.position.replace(/due.*/, '').replace('charge', 'charge unhorse').replace('color purple', 'color red'), window: null, moves: '', asked: [3] }
  // Noted as it flies: it may have arrived before one looks.
  await staged.page.evaluate(() => {
    const flown = new Set<string>()
    Object.assign(window, { flown })
    new MutationObserver(() => document.querySelectorAll('.piles .flown text').forEach(one => flown.add(one.textContent ?? ''))).observe(document, { childList: true, subtree: true })
  })
  await staged.plays('@5 pass', gone)
  await expect.poll(() => staged.page.evaluate(() => [...(window as unknown as { flown: Set<string> }).flown])).toEqual(['UNHORSE'])
  await staged.leave()

  const still = await at.stage(usual, announced)
  await still.plays('@5 pass', gone)
  await expect.poll(() => still.page.locator('.piles [data-face="unhorse"]').count()).toBe(1)
  await still.settled()
  expect(await still.page.locator('.piles .flown').count()).toBe(0)
  await still.leave()
})

it('no ribbon covers a token or its place', async () => {
  const staged = await at.stage(usual, announced)
  for (const scene of [announced, crowded, two]) {
    await staged.restage(scene)
    for (const size of sizes) {
      await resize(staged.page, size)
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
      await resize(staged.page, size)
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
      await resize(staged.page, size)
      const small = () => staged.page.locator('.total b').evaluateAll(all => all.map(one => parseFloat(getComputedStyle(one).fontSize)).filter(height => height < 27.5))
      await expect.poll(small, { message: named(size) }).toEqual([])
    }
  }
  await staged.leave()
})

it.each([1, 2, 3, 5])('the arm that holds up a card grows from the place of who plays it, or from the edge where there is little room: seat %i', async seat => {
  const staged = await at.stage(usual, { ...announced, you: 1, position: announced.position.replace('turn @3', `turn @${seat}`) })
  for (const size of sizes) {
    await resize(staged.page, size)
    const wrong = () =>
      staged.page.evaluate(
        ({ seat, small }) => {
          const [ring, card, hand, board] = [`[data-seat="${seat}"] .ring`, '.held', '.held .arm', '.lists'].map(one => document.querySelector(one)!.getBoundingClientRect())
          const sleeve = document.querySelector<SVGPathElement>('.reach path')
          if (!sleeve) return ['no sleeve']
          const own = sleeve.ownerSVGElement!.getBoundingClientRect()
          const begins = sleeve.getPointAtLength(0)
          const middle = (box: DOMRect) => box.left + box.width / 2
          const found = []
          if (small) {
            const drawn = sleeve.getBoundingClientRect()
            if (drawn.left > board!.left && drawn.right < board!.right) found.push('begins in thin air')
            const met = [...document.querySelectorAll('.seat :is(.ring, .total b, .room, .name .front, .none), .stage .beside b')].filter(one => {
              const box = one.getBoundingClientRect()
              return box.width > 1 && box.left < drawn.right && drawn.left < box.right && box.top < drawn.bottom && drawn.top < box.bottom
            })
            return [...found, ...met.map(one => `lies across ${one.textContent || one.className}`)]
          }
          const far = Math.hypot(own.left + begins.x - middle(ring!), own.top + begins.y - ring!.top - ring!.height / 2)
          if (far > ring!.width * 0.6) found.push(`begins ${far} away`)
          if (middle(ring!) < middle(card!) !== middle(hand!) < middle(card!)) found.push('holds it from the other side')
          return found
        },
        { seat, small: size.width < 900 },
      )
    await expect.poll(wrong, { message: named(size) }).toEqual([])
  }
  await staged.leave()
})

it('on a telephone the arrow of an announced card crosses nobody’s place', async () => {
  const staged = await at.stage(usual, announced)
  for (const [by, seat] of [[5, 2], [2, 3], [3, 4], [4, 5]] as const) {
    await staged.restage({ ...announced, position: announced.position.replace('turn @3', `turn @${by}`).replace(/due.*/, `due reaction @${by} knock-down @${seat}`).replace('out @4', 'display @4 P5 P5 P4') })
    for (const size of sizes.filter(one => one.width < 900 && one.height !== 400)) {
      await resize(staged.page, size)
      const crossed = () =>
        staged.page.evaluate(seat => {
          const shaft = document.querySelector<SVGPathElement>('.aim .shaft')
          if (!shaft) return ['no arrow']
          const own = shaft.ownerSVGElement!.getBoundingClientRect()
          const points = [...Array(60).keys()].map(at => shaft.getPointAtLength((shaft.getTotalLength() * at) / 60)).map(({ x, y }) => ({ x: x + own.left, y: y + own.top }))
          const lies = document.querySelectorAll(`.seat .total b, .seat .count, .seat [data-zone^="display:"], .seat:not([data-seat="${seat}"]) :is(.ring, .name .front)`)
          return [...lies].flatMap(one => {
            const box = one.getBoundingClientRect()
            return points.some(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom) ? [one.textContent || one.className] : []
          })
        }, seat)
      await expect.poll(crossed, { message: `${named(size)}, at ${seat}` }).toEqual([])
    }
  }
  await staged.leave()
})

it('tokens and their empty places are large enough to be told apart, and names have room in their ribbons', async () => {
  const staged = await at.stage(usual, announced)
  for (const scene of [announced, crowded]) {
    await staged.restage(scene)
    for (const size of sizes) {
      await resize(staged.page, size)
      const small = () =>
        staged.page.locator('.seat .token').evaluateAll(all => all.map(one => [one, one.getBoundingClientRect()] as const).flatMap(([one, box], index) => {
          const near = all.slice(index + 1).some(other => {
            const { x, y } = other.getBoundingClientRect()
            return other.closest('.seat') === one.closest('.seat') && Math.hypot(x - box.x, y - box.y) < 10
          })
          return box.width < 12 || near ? [`${one.closest('.seat')!.getAttribute('aria-label')}: ${box.width}`] : []
        }))
      await expect.poll(small, { message: named(size) }).toEqual([])
      const tight = () =>
        staged.page.locator('.seat:not(.near) > .name').evaluateAll(all =>
          all.flatMap(name => {
            const [words, ribbon] = ['bdi', '.front'].map(one => name.querySelector(one)!.getBoundingClientRect())
            return words!.left - ribbon!.left < 5 || ribbon!.right - words!.right < 5 ? [name.textContent?.trim()] : []
          }),
        )
      await expect.poll(tight, { message: named(size) }).toEqual([])
    }
  }
  await staged.leave()
})

it('on a telephone an announced card lies in nobody’s row', async () => {
  const staged = await at.stage(usual, announced)
  for (const size of sizes.filter(one => one.width < 900)) {
    await resize(staged.page, size)
    const over = () => staged.page.evaluate(() => Math.max(...[...document.querySelectorAll('.place:not(.own)')].map(one => one.getBoundingClientRect().bottom)) - document.querySelector('.held')!.getBoundingClientRect().top)
    await expect.poll(over, { message: named(size) }).toBeLessThanOrEqual(1)
  }
  await staged.leave()
})

/** What of these lies under the card that is held up, or is drawn over it; it is tilted a little. */
const heldOver = (page: Page, what: string) => meeting(page, '.held', what, -3)

it('a card that is held up is large, and neither it nor its hand hides anything or is cut off', async () => {
  const staged = await at.stage(usual, announced)
  const { page } = staged
  for (const seat of [2, 3, 4, 5]) {
    await staged.restage({ ...announced, position: announced.position.replace('turn @3', `turn @${seat}`).replace('out @4', 'display @4 P5 P5 P4\nfront @4 stunned') })
    for (const size of sizes) {
      await resize(page, size)
      const where = `${named(size)}, held by ${seat}`
      const least = size.height === 400 ? 50 : size.height < 400 || size.height === 650 ? 112 : size.width < 390 ? 118 : 130
      await expect.poll(() => page.locator('.held').evaluate(one => one.clientWidth), { message: where }).toBeGreaterThanOrEqual(least)
      await expect.poll(() => heldOver(page, '.seat [data-zone^="display:"], .seat [data-zone^="front:"], .seat .name .front, .seat .token, .total b, .piles .label'), { message: where }).toEqual([])
      const cut = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('.held .card, .held .arm path')].map(one => one.getBoundingClientRect()).flatMap(box => (box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight ? [`${Math.round(box.left)} to ${Math.round(box.right)}`] : [])),
        )
      await expect.poll(cut, { message: where }).toEqual([])
    }
  }
  await staged.leave()
})

it('names stand in one line, whole, with their arms', async () => {
  const staged = await at.stage(usual, announced)
  for (const scene of [announced, crowded, two]) {
    await staged.restage(scene)
    for (const size of sizes) {
      await resize(staged.page, size)
      const broken = () =>
        staged.page.locator('.seat').evaluateAll(all =>
          all.flatMap(seat => {
            const name = seat.querySelector<HTMLElement>('.name bdi')!
            const lines = Math.round(name.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(name).lineHeight))
            const arms = seat.querySelector('.ring')!.getBoundingClientRect()
            return [...(lines === 1 ? [] : [`${name.textContent} in ${lines} lines`]), ...(name.scrollWidth > name.clientWidth + 1 ? [`${name.textContent} shortened`] : []), ...(arms.width > 16 ? [] : [`${name.textContent} without arms`])]
          }),
        )
      await expect.poll(broken, { message: named(size) }).toEqual([])
    }
  }
  await staged.leave()
})

it('two who have the field to themselves fill it: pavilions at both sides, and they ride', async () => {
  const staged = await at.stage(usual, two)
  for (const size of sizes) {
    await resize(staged.page, size)
    const riders = () => staged.page.locator('.horse').evaluateAll(all => all.map(one => one.getBoundingClientRect()).filter(box => box.width > 60 && box.height > 40 && box.left >= 0 && box.right <= innerWidth).length)
    await expect.poll(riders, { message: named(size) }).toBe(2)
    // On a desk their lances reach before the displays.
    if (size.width < 900) await expect.poll(() => meeting(staged.page, '.horse', '.seat [data-zone^="display:"], .seat .name, .total b, .piles .label', -2), { message: named(size) }).toEqual([])
    if (size.width > size.height) {
      const tents = () => staged.page.locator('.seat .canvas').evaluateAll(all => all.filter(one => one.getBoundingClientRect().height > 90).length)
      await expect.poll(tents, { message: named(size) }).toBe(2)
    }
  }
  await staged.leave()
})
