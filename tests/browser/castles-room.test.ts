// The castles' table on telephones: what one decides on is as large as a finger, a castle is the largest of what is its
// own, and nothing that comes or goes moves a castle.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { named, sizes, type Size } from './boxes'
import { house } from './house'
import { answered, offered, trading } from './scenes'
import { siege } from './screenshots/moments'
import type { Look, Scene } from './staged'
import { resize, steady } from './steady'

const here = house()
const usual: Look = { width: 1280, height: 800, scheme: 'light', motion: 'reduce' }
const upright = sizes.filter(size => size.width < size.height)
const sideways: Size = { width: 844, height: 390 }
const held: readonly Size[] = [...upright, sideways]
/** Touched: no key needs room there. */
const phone: Look = { ...usual, ...upright[0]! }

/** How wide each of these shows, in whole pixels. */
const widths = (page: Page, what: string) => page.locator(what).evaluateAll(all => all.map(one => Math.round(one.getBoundingClientRect().width)))

interface Place {
  castle: string
  /** The drawing itself, without the room around it. */
  drawn: DOMRect
  plate: DOMRect
  wall: DOMRect
}

const places = (page: Page): Promise<Place[]> =>
  page.locator('.castle').evaluateAll(all =>
    all.map(one => {
      const box = (part: string) => one.querySelector(part)!.getBoundingClientRect().toJSON() as DOMRect
      const parts = [...one.querySelectorAll('.art:not(.beams) use')].map(part => part.getBoundingClientRect())
      const [left, top] = [Math.min(...parts.map(part => part.left)), Math.min(...parts.map(part => part.top))]
      const [right, bottom] = [Math.max(...parts.map(part => part.right)), Math.max(...parts.map(part => part.bottom))]
      const drawn = new DOMRect(left, top, right - left, bottom - top).toJSON() as DOMRect
      return { castle: one.getAttribute('aria-label')!, drawn, plate: box('.plate'), wall: box('.wall') }
    }),
  )

describe('what one decides on', () => {
  it('is 48 px wide on a telephone held upright, with six lords and fifteen cards', async () => {
    const staged = await here.stage(phone, answered)
    for (const size of upright) {
      await resize(staged.page, size)
      const market = async () => [...(await widths(staged.page, '.market .goods > .card')), ...(await widths(staged.page, '.market .given .one'))]
      const hand = () => widths(staged.page, '.hand .card')
      // Six in the market and fifteen in the hand: none is too narrow.
      const narrow = async () => [(await market()).map(width => width < 48), (await hand()).map(width => width < 48)]
      await expect.poll(narrow, { message: named(size) }).toEqual([Array(6).fill(false), Array(15).fill(false)])
    }
    expect(staged.complaints).toEqual([])
    await staged.leave()
  })

  it('is as wide as a finger held sideways, and stands above the right half of the hand', async () => {
    const staged = await here.stage(phone, answered)
    await resize(staged.page, sideways)
    const cards = () => widths(staged.page, '.market .goods > .card, .market .given .one, .hand .card')
    await expect.poll(async () => (await cards()).map(width => width < 43)).toEqual(Array(21).fill(false))
    const stands = () =>
      staged.page.evaluate(() => {
        const [market, hand] = ['.stand', 'main > .hand'].map(one => document.querySelector(one)!.getBoundingClientRect())
        return { right: market!.left > hand!.left + hand!.width / 2, above: Math.abs(market!.bottom - hand!.top) < 2 }
      })
    await expect.poll(stands).toEqual({ right: true, above: true })
    await staged.leave()
  })

  it('lies whole in its market, which shows nothing twice', async () => {
    const staged = await here.stage(phone, answered)
    for (const [what, scene] of Object.entries({ answered, offered, trading, siege })) {
      await staged.restage({ ...scene, asked: [...scene.asked] })
      for (const size of held) {
        await resize(staged.page, size)
        const out = () =>
          staged.page.evaluate(() => {
            const stand = document.querySelector('.stand')!.getBoundingClientRect()
            return [...document.querySelectorAll('.market .goods > .card, .market .given, .market .dealt .one, .market .stack, .market .heap')].flatMap(one => {
              const { left, top, right, bottom } = one.getBoundingClientRect()
              const within = left >= stand.left - 1 && top >= stand.top - 1 && right <= stand.right + 1 && bottom <= stand.bottom + 1
              return within ? [] : [`${one.getAttribute('class')} ${[left, top, right, bottom].map(Math.round).join(' ')}`]
            })
          })
        await expect.poll(out, { message: `${what} at ${named(size)}` }).toEqual([])
      }
    }
    await staged.leave()
  })
})

describe('a castle on a telephone', () => {
  it('is larger than its wall, which stands before its corner, and has its name at its foot', async () => {
    const staged = await here.stage(phone, siege)
    for (const size of held) {
      await resize(staged.page, size)
      const amiss = async () => {
        const all = await places(staged.page)
        const faults = all.flatMap(({ castle, drawn, plate, wall }) => {
          const across = Math.max(0, Math.min(drawn.right, wall.right) - Math.max(drawn.left, wall.left))
          const down = Math.max(0, Math.min(drawn.bottom, wall.bottom) - Math.max(drawn.top, wall.top))
          const middle = drawn.left + drawn.width / 2
          const found = {
            'no larger than its wall': drawn.width * drawn.height <= wall.width * wall.height * 1.15,
            'behind its wall': (across * down) / (drawn.width * drawn.height) >= 0.2,
            'away from its name': Math.abs(plate.top - drawn.bottom) >= plate.height || plate.left >= middle || plate.right <= middle,
          }
          return Object.entries(found).flatMap(([fault, isSo]) => (isSo ? [`${castle}: ${fault}`] : []))
        })
        return [...(all.length === 5 ? [] : [`${all.length} castles`]), ...faults]
      }
      await expect.poll(amiss, { message: named(size) }).toEqual([])
    }
    await staged.leave()
  })

  it('has its name and what it takes whole and apart, on a small one too', async () => {
    const staged = await here.stage(phone, siege)
    for (const size of [...held, { width: 375, height: 667 }]) {
      await resize(staged.page, size)
      const amiss = () => staged.page.locator('.castle').evaluateAll(all => {
        const board = document.querySelector('.board')!.getBoundingClientRect()
        if (all.length !== 5) return [`${all.length} castles`]
        return all.flatMap(one => {
          const [plate, tag] = ['.plate', '.tag'].map(part => one.querySelector(part)!.getBoundingClientRect()) as [DOMRect, DOMRect]
          const apart = plate.right <= tag.left + 8 || plate.bottom <= tag.top || tag.bottom <= plate.top
          const within = [plate, tag].every(box => box.left >= board.left - 1 && box.right <= board.right + 1 && box.bottom <= board.bottom + 1)
          return apart && within ? [] : [`${one.getAttribute('aria-label')}: ${Math.round(plate.right)} ${Math.round(tag.left)} to ${Math.round(tag.right)}`]
        })
      })
      await expect.poll(amiss, { message: named(size) }).toEqual([])
    }
    await staged.leave()
  })

  it('stands where it stood when prisoners are taken, at every size', async () => {
    const staged = await here.stage(usual, siege)
    const taken: Scene = { ...siege, position: `${siege.position}\n    prisoner @1 b3\n    prisoner @2 b3 b4 b5\n    prisoner @4 b1 b2 b3\n    prisoner @6 b1 b2` }
    for (const size of sizes) {
      await resize(staged.page, size)
      await staged.restage({ ...siege, asked: [] })
      await expect.poll(() => staged.page.locator('.prison').count(), { message: named(size) }).toBe(0)
      const tops = async () => (await places(staged.page)).map(({ wall }) => Math.round(wall.top))
      const before = await steady(tops)
      expect(before).toHaveLength(5)
      await staged.restage({ ...taken, asked: [] })
      await expect.poll(() => staged.page.locator('.prison').count(), { message: named(size) }).toBe(4)
      expect(await steady(tops), named(size)).toEqual(before)
    }
    await staged.leave()
  })
})

it('whoever is to act has the whole of his signpost within the board', async () => {
  const staged = await here.stage(usual, siege)
  for (const size of sizes) {
    await resize(staged.page, size)
    await staged.restage({ ...siege, asked: [4] })
    await expect.poll(() => staged.page.locator('.lord.acts').count(), { message: named(size) }).toBe(1)
    const reach = () => staged.page.evaluate(() => {
      const board = document.querySelector('.board')!.getBoundingClientRect()
      // The point lies before the name, as far as its margin is negative.
      return [...document.querySelectorAll('.lord')].map(one => {
        const player = one.querySelector('.player')!
        const point = getComputedStyle(player, '::before')
        return player.getBoundingClientRect().left + (point.marginLeft.startsWith('-') ? Number.parseFloat(point.marginLeft) : 0) >= board.left
      })
    })
    await expect.poll(reach, { message: named(size) }).toEqual(Array(6).fill(true))
  }
  await staged.leave()
})
