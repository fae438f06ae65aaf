// En Garde's table as it looks: what is needed to decide lies in view at every size, the fencers go where the table
// has them, those who want nothing to move see nothing move, and nothing sounds unasked.
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { lowest, named, sizes, sizesByHand } from './boxes'
import { patience } from './people'
import { house } from './house'
import { duel, hidden } from './scenes'
import { apart as halfway, begins, lunge } from './screenshots/moments'
import type { Noted, Scene } from './staged'
import { resize } from './steady'

const here = house()

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
  const context = await here.browser.newContext({
    viewport: { width: look.width, height: look.height },
    reducedMotion: look.motion,
    hasTouch: look.width < 900,
    serviceWorkers: 'block',
  })
  await context.addInitScript(countContexts)
  await context.addInitScript(said => {
    localStorage['hastilude.settings'] = JSON.stringify(said)
  }, { fresh: 0, ending: 0, confirm: 'never', tips: 'off', ...wishes })
  context.setDefaultTimeout(patience)
  const page = await context.newPage()
  await page.clock.install()
  const post = async <T>(path: string, body: unknown): Promise<T> => {
    const answer = await context.request.post(`${here.address}/api/${path}`, { data: body, headers: { Origin: here.address } })
    return (await answer.json()) as T
  }
  await post('me', {})
  const windows = { reaction: 0, offer: 0, ransom: 0, pace: 0 }
  const made = await post<Made>('tables', { game: 'engarde', players: 2, seats: ['me', 'random'], options: { level: 'advanced' }, windows })
  await page.goto(`${here.address}/#/table/${made.table}`)
  await page.locator('main .card.lit').first().waitFor()
  return { context, page }
}

const contexts = (page: Page) => page.evaluate(() => (window as unknown as { contexts: number }).contexts)
const figures = (page: Page) => page.locator('.fencer').evaluateAll(all => all.map(one => one.outerHTML).join())
const ownPlace = (page: Page) => page.locator('.stage > p').evaluate(said => /Space (\d+): Guest/.exec(said.textContent ?? '')?.[1] ?? '')

/** What of these lies out of view: to the side of its middle, or above or below at all. */
function outOfView(page: Page, wanted: readonly string[]): Promise<string[]> {
  return page.evaluate(
    selectors =>
      selectors.flatMap(what => {
        const boxes = Array.from(document.querySelectorAll(what), one => one.getBoundingClientRect())
        if (boxes.length === 0) return [`${what}: there is none`]
        return boxes
          .filter(box => (box.x + box.right) / 2 <= 0 || (box.x + box.right) / 2 >= innerWidth || box.y < -1 || box.bottom > innerHeight + 1)
          .map(box => `${what}: ${[box.x, box.y, box.right, box.bottom].map(Math.round).join(' ')}`)
      }),
    wanted,
  )
}

/** Spaces that can be pointed at but are smaller than this. */
function tooSmall(page: Page, least: number): Promise<string[]> {
  return page.locator('.space.lit').evaluateAll((all, wanted) => {
    const boxes = all.map(one => one.getBoundingClientRect())
    return boxes.length === 0 ? ['there is none'] : boxes.filter(box => box.width < wanted || box.height < wanted).map(box => `${box.width}×${box.height}`)
  }, least)
}

describe.each(sizesByHand)('by %s', (hand, sizes) => {
  it('own fencer, distance, pile, discards, touches and hand lie in view, and what can be pointed at is large enough', async () => {
    const { context, page } = await arrive({ ...sizes[0]!, motion: 'reduce' })
    for (const size of sizes) {
      await resize(page, size)
      // Both fencers in large, or all spaces in small.
      const needed = async () => ['.measure .distance', '.hand .card', '.stack', '.discards .cards', '.lamps', '.name', (await page.locator('.overview').count()) === 0 ? '.number' : '.overview']
      await expect.poll(async () => outOfView(page, await needed()), { message: named(size) }).toEqual([])
    }
    // Names of the figures for those who do not see them.
    expect(await page.locator('.stage > p').textContent()).toMatch(/Distance \d+/)
    await page.locator('main .card.lit').first().click()
    for (const size of sizes) {
      await resize(page, size)
      await expect.poll(() => tooSmall(page, hand === 'touch' ? 44 : 24), { message: named(size) }).toEqual([])
    }
    await context.close()
  })
})

/** Where the fencers stand, where the number of the measure ends and where the points of their blades begin. */
function drawn(page: Page) {
  return page.evaluate(() => {
    const of = (what: string) => [...document.querySelectorAll(what)].map(one => one.getBoundingClientRect())
    const [stage] = of('.stage')
    const fencers = of('.fencer')
    const [number] = of('.measure .distance')
    return {
      cut: fencers.filter(box => box.left < stage!.left - 1 || box.right > stage!.right + 1).map(box => `${Math.round(box.left)} to ${Math.round(box.right)}`),
      // The box of a figure ends below its ink.
      number: number!.bottom - number!.height * 0.28,
      points: Math.min(...of('.fencer .blade').map(box => box.top)),
      above: [...document.querySelectorAll('.fencer, .measure')].at(-1)!.matches('.measure'),
    }
  })
}

it.each(sizes)('at $width × $height nobody is cut off at the ends of the piste, and no blade crosses the distance', async size => {
  const held = `hand @1 1 3 4 4 5\nhand @2 ${hidden(5)}\nscore 2 3`
  const at = (near: number, far: number, more = '') => ({ ...duel, position: `strip ${near} ${far}\nturn @1\n${held}\n${more}`, facts: `distance ${far - near}\npile 9`, moves: '', asked: [2] })
  const staged = await here.stage({ ...size, scheme: 'light', motion: 'reduce' }, at(1, 23))
  const cut = async () => (await drawn(staged.page)).cut
  await expect.poll(cut).toEqual([])
  // Back to the wall, and yet he lunges.
  await staged.restage(at(18, 23, 'attack 5x1'))
  await expect.poll(cut, { message: 'lunging from 23' }).toEqual([])
  for (const [near, far] of [[2, 3], [2, 4], [11, 12], [11, 13], [21, 23]] as const) {
    await staged.restage(at(near, far))
    // Above their points, or where it is too low for that before them, with a rim that clears it.
    const crossed = async () => {
      const { number, points, above } = await drawn(staged.page)
      return { above, lower: size.height > 400 && number > points + 4 }
    }
    await expect.poll(crossed, { message: `${near} and ${far}` }).toEqual({ above: true, lower: false })
  }
  await staged.leave()
})

/** Cards that lie on the number of a space or on a foot, and discards that are cut off by the edge of the board. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const box = (one: Element) => one.getBoundingClientRect()
    // Figures stand on their line, and are so high.
    const numbers = [...document.querySelectorAll<SVGTextElement>('.stage .number')].map(one => {
      const { left, right, top, height } = box(one)
      const ink = one.getBBox()
      const foot = top + (-ink.y / ink.height) * height
      return { name: one.textContent ?? '', left, right, top: foot - Number.parseFloat(getComputedStyle(one).fontSize) * 0.66 }
    })
    const cards = [...document.querySelectorAll('.chip .paper')].map(box)
    const upon = cards.flatMap(card => numbers.filter(one => one.left < card.right && card.left < one.right && one.top < card.bottom).map(one => `a card on ${one.name}`))
    const board = box(document.querySelector('.duel')!)
    const cut = [...document.querySelectorAll('.discards .under, .discards .card')].map(box).filter(one => one.right > board.right - 2 || one.left < board.left)
    return [...upon, ...(cards.length === 0 ? ['no card'] : []), ...cut.map(one => `a discard at ${Math.round(one.left)} to ${Math.round(one.right)}`)]
  })
}

it('cards lie before the numbers of their spaces, and the discards whole on the floor', async () => {
  const staged = await here.stage({ ...sizes[0]!, scheme: 'light', motion: 'reduce' }, duel)
  for (const size of sizes) {
    await resize(staged.page, size)
    await expect.poll(() => covered(staged.page), { message: named(size) }).toEqual([])
  }
  await staged.leave()
})

it('of two attacks the stronger one is shown as what is meant', async () => {
  const staged = await here.stage({ ...sizes[0]!, scheme: 'light', motion: 'reduce' }, duel)
  await expect.poll(() => staged.page.locator('.answers .strong').allTextContents()).toHaveLength(1)
  expect(await staged.page.locator('.answers .strong').textContent()).toMatch(/2.×.4/)
  await staged.leave()
})

/** A table at which they stand so far apart, and it is the first one's turn. */
function apart(distance: number, more = ''): Scene {
  const near = Math.max(1, Math.floor((24 - distance) / 2))
  const position = `strip ${near} ${near + distance}\nturn @1\nhand @1 1 3 4 4 5\nhand @2 ${hidden(5)}\nscore 2 3\n${more}`
  return { ...duel, position, facts: `distance ${distance}\npile 9`, moves: '', asked: [2] }
}

/** How far the points of the blades are apart (below zero they cross), and what of whom is out of view. */
function measured(page: Page) {
  return page.evaluate(() => {
    const boxes = (what: string) => [...document.querySelectorAll(what)].map(one => one.getBoundingClientRect()).sort((a, b) => a.left + a.right - b.left - b.right)
    const [left, right] = boxes('.fencer .blade')
    const [area] = boxes('.stage')
    const out = boxes('.fencer').map(box => box.left < area!.left - 1 || box.right > area!.right + 1 || box.top < area!.top - 1)
    return { points: right!.left - left!.right, out }
  })
}

it.each(sizes)('at $width × $height the blades tell whether a card can reach, and both fencers are seen whole', async size => {
  const staged = await here.stage({ ...size, scheme: 'light', motion: 'reduce' }, apart(1))
  for (let distance = 1; distance <= 22; distance++) {
    await staged.restage(apart(distance))
    const seen = async () => {
      const { points, out } = await measured(staged.page)
      return { out, points: points < -5 ? 'crossed' : points > 15 ? 'apart' : points }
    }
    await expect.poll(seen, { message: `${distance} apart` }).toEqual({ out: [false, false], points: distance <= 5 ? 'crossed' : 'apart' })
  }
  await staged.leave()
})

/** What cannot be read of the piste: numbers and cards that lie upon each other, are cut off or too small. */
function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = (what: string) => [...document.querySelectorAll(what)].map(one => ({ name: `${what} ${one.textContent?.trim()}`, box: one.getBoundingClientRect(), font: Number.parseFloat(getComputedStyle(one).fontSize) }))
    const [stage] = all('.stage').map(one => one.box)
    const [numbers, cards] = [all('.stage .number'), all('.chip .paper')]
    const meet = (those: typeof numbers) => those.flatMap((one, index) => those.slice(index + 1).filter(({ box }) => box.left < one.box.right - 1 && one.box.left < box.right - 1).map(other => `${one.name} on ${other.name}`))
    const cut = [...all('.stage .number.stood'), ...cards].filter(({ box }) => box.left < stage!.left - 1 || box.right > stage!.right + 1).map(one => `${one.name} cut off`)
    const small = [...numbers.filter(one => one.font < 12 || one.box.height < 12), ...cards.filter(({ box }) => box.width < 10 || box.height < 14)].map(one => `${one.name} small`)
    const all23 = [...numbers.filter(({ box }) => box.left > stage!.left && box.right < stage!.right)].length < 11 ? ['few numbers'] : []
    return [...meet(numbers), ...meet(cards), ...cut, ...small, ...all23]
  })
}

it.each([...sizes, lowest])('at $width × $height fencers are large and the piste can be read, however far apart they are', async size => {
  const staged = await here.stage({ ...size, scheme: 'light', motion: 'reduce' }, begins)
  for (const scene of [begins, halfway, duel]) {
    await staged.restage(scene)
    await expect.poll(() => unreadable(staged.page), { message: scene.facts }).toEqual([])
    const large = () => staged.page.locator('.fencer').evaluateAll(all => all.map(one => one.getBoundingClientRect().height > 90))
    await expect.poll(large, { message: scene.facts }).toEqual([true, true])
  }
  await staged.leave()
})

/** How the layers of the scene are turned. */
const turns = (page: Page) => page.locator('.layers > svg').evaluateAll(all => all.map(one => getComputedStyle(one).transform))

it('when they part the eye goes back with them, and for those who want nothing to move it is there at once', async () => {
  const parts = { ...begins, lines: '' }
  for (const motion of ['no-preference', 'reduce'] as const) {
    const staged = await here.stage({ ...sizes[2]!, scheme: 'light', motion }, duel)
    const { page } = staged
    await page.locator('.measure').waitFor()
    // Nothing of it moves any more.
    await staged.settled()
    const near = await turns(page)
    expect(near).toHaveLength(4)
    await page.evaluate(() => {
      const layers = [...document.querySelectorAll('.layers > svg')]
      // Each layer once, however often what is drawn has been measured meanwhile.
      const moved = new Set<string>()
      Object.assign(window, { moved })
      document.addEventListener('transitionrun', event => {
        const layer = layers.indexOf(event.target as Element)
        if (layer >= 0) moved.add(`${layer} ${event.propertyName}`)
      })
    })
    await staged.plays('deal @1 1 3 4 4 5\ndeal @2 ? ? ? ? ?', parts)
    await expect.poll(() => turns(page)).not.toEqual(near)
    await staged.settled()
    await expect.poll(() => unreadable(page)).toEqual([])
    await expect.poll(async () => (await measured(page)).out).toEqual([false, false])
    const moved = await page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved].sort())
    expect(moved).toEqual(motion === 'reduce' ? [] : [0, 1, 2, 3].map(layer => `${layer} transform`))
    await staged.leave()
  }
})

const touching = {
  played: '@1 attack 4x2\nround @1\ndeal @1 1 1 2 3 5\ndeal @2 ? ? ? ? ?',
  change: { position: 'strip 1 23\nturn @2\nhand @1 1 1 2 3 5\nhand @2 ? ? ? ? ?\nscore 3 3', facts: 'distance 22\npile 15', moves: '', asked: [2] },
}

/** What of a touch is to be seen. */
async function partsOf(page: Page): Promise<string[]> {
  const there = await page.evaluate(() => {
    const shows = (what: string) => document.querySelector(what) !== null
    const lamps = [...document.querySelectorAll('.lamps')].map(one => one.querySelectorAll('.burning').length)
    const words = shows('.ask .heading') && getComputedStyle(document.querySelector('.ask .words p')!).opacity === '1'
    return { cards: document.querySelectorAll('[data-zone="blade"]').length === 2 && shows('.times'), star: shows('.touch'), lamp: lamps[0] === 3, ribbon: shows('.verdict'), words: words && shows('.strength') }
  })
  return Object.entries(there).flatMap(([name, seen]) => (seen ? [name] : []))
}

/** Where the blades are, a point every two or three pixels. */
function bladePoints(page: Page): Promise<{ x: number; y: number }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<SVGPathElement>('.fencer .blade')].flatMap(blade => {
      // The scene as a whole is seen larger or smaller.
      const svg = blade.ownerSVGElement!
      const scene = svg.getBoundingClientRect()
      const size = scene.width / svg.width.baseVal.value
      const turned = blade.getCTM()!
      const length = blade.getTotalLength()
      return Array.from({ length: 120 }, (_, index) => blade.getPointAtLength((length * index) / 120).matrixTransform(turned)).map(({ x, y }) => ({ x: scene.left + x * size, y: scene.top + y * size }))
    }),
  )
}

/** What is wrong with the two cards on a blade: what of them is crossed by it, and what is said above them. */
async function badlyThreaded(page: Page): Promise<string[]> {
  const points = await bladePoints(page)
  const { number } = await drawn(page)
  return page.evaluate(
    ({ points, number }) => {
      const cards = [...document.querySelectorAll('.card-on-blade')].map(one => one.getBoundingClientRect())
      const [times, measure] = ['.times', '.measure'].map(one => document.querySelector(one)!)
      const said = times!.getBoundingClientRect()
      const crossed = points.filter(({ x, y }) => cards.some(({ left, right, top, height }) => x > left + 4 && x < right - 4 && y > top && y < top + height * 0.8))
      const found = {
        'no blade': points.length === 0,
        [`${cards.length} cards`]: cards.length !== 2,
        'crossed by a blade': crossed.length > 0,
        'how many they are is not above them': said.bottom >= Math.min(...cards.map(({ top }) => top)) + 4,
        // It stands above that, and never makes way.
        'the distance is not told': getComputedStyle(measure!).opacity !== '1',
        'the distance is in the way': number >= said.top + said.height * 0.3,
      }
      return Object.entries(found).flatMap(([fault, isSo]) => (isSo ? [fault] : []))
    },
    { points, number },
  )
}

it('cards on a blade are threaded at their foot: number and swords are to be read, and how many they are above them', async () => {
  const staged = await here.stage({ ...sizes[0]!, scheme: 'light', motion: 'reduce' }, lunge)
  for (const size of sizes) {
    await resize(staged.page, size)
    await expect.poll(() => badlyThreaded(staged.page), { message: named(size) }).toEqual([])
  }
  await staged.leave()
})

/** How many points of the blades lie on the number of the distance. */
async function crossing(page: Page): Promise<number> {
  const number = await page.evaluate(() => {
    const number = document.querySelector<SVGTextElement>('.measure .distance')!
    if (getComputedStyle(number.closest('.measure')!).opacity === '0') return null
    const { left, right, top, height } = number.getBoundingClientRect()
    // Its figure stands on its line and is so high, however large it is seen.
    const ink = number.getBBox()
    const size = height / ink.height
    const foot = top + (Number(number.getAttribute('y')) - ink.y) * size
    return { left, right, top: foot - Number.parseFloat(getComputedStyle(number).fontSize) * size * 0.66, foot }
  })
  if (!number) return 0
  return (await bladePoints(page)).filter(({ x, y }) => x > number.left && x < number.right && y > number.top && y < number.foot).length
}

/** Points of the blades that lie on the bracket of the measure. */
async function onBracket(page: Page): Promise<string[]> {
  const boxes = await page.evaluate(() => [...document.querySelectorAll('.measure :is(.bracket, .arrow)')].map(one => one.getBoundingClientRect()).map(({ left, right, top, bottom }) => ({ left, right, top, bottom })))
  const met = (await bladePoints(page)).filter(({ x, y }) => boxes.some(box => x > box.left - 1 && x < box.right + 1 && y > box.top - 1 && y < box.bottom + 1))
  return [...(boxes.length === 0 ? ['no bracket'] : []), ...met.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)]
}

it('a blade that is drawn up against an attack stands beside the measure', async () => {
  const staged = await here.stage({ ...sizes[0]!, scheme: 'light', motion: 'reduce' }, lunge)
  for (const distance of [2, 3, 4, 5]) {
    const attack = lunge.position.replace('strip 14 18', `strip 9 ${9 + distance}`).replace('attack 4x2', `attack ${distance}x2`)
    await staged.restage({ ...lunge, position: attack, facts: `distance ${distance}\npile 1` })
    for (const size of sizes) {
      await resize(staged.page, size)
      await expect.poll(() => onBracket(staged.page), { message: `${named(size)}, ${distance} apart` }).toEqual([])
      await expect.poll(() => crossing(staged.page), { message: `${named(size)}, ${distance} apart` }).toBe(0)
    }
  }
  await staged.leave()
})

it('a parry leaves the distance to be read: no blade crosses it', async () => {
  const parried: Scene = { ...lunge, position: lunge.position.replace('hand @1 1 2 3 3 4', 'hand @1 1 2 3 4 4'), moves: 'parry 4x2\nretreat 1' }
  const change = { position: parried.position.replace(/attack.*/, '').replace('hand @1 1 2 3 4 4', 'hand @1 1 2 3').replace('? 4', '? 4 4 4'), moves: 'forward 1' }
  for (const size of sizes) {
    const staged = await here.stage({ ...size, scheme: 'light', motion: 'no-preference' }, parried)
    const { page } = staged
    await page.locator('.fencer').first().waitFor()
    await page.clock.install()
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    staged.send('@1 parry 4x2', change)
    await page.locator('.strength').waitFor({ state: 'detached' })
    let stars = 0
    for (let frame = 0; frame < 20; frame++) {
      await page.clock.runFor(35)
      stars += await page.locator('.touch').count()
      expect(await crossing(page), `${named(size)}, picture ${frame}`).toBe(0)
    }
    expect(stars, named(size)).toBeGreaterThan(0)
    await page.clock.runFor(2000)
    expect(await page.locator('.measure.away').count(), named(size)).toBe(0)
    await staged.leave()
  }
})

it('while they go the distance stays as large as it was and will be', async () => {
  const before: Scene = { ...lunge, position: lunge.position.replace(/attack.*/, '').replace('strip 14 18', 'strip 14 22').replace('turn @1', 'turn @2'), facts: 'distance 8\npile 4', moves: '', asked: [2] }
  for (const size of sizes) {
    const staged = await here.stage({ ...size, scheme: 'light', motion: 'no-preference' }, before)
    const { page } = staged
    await page.locator('.fencer').first().waitFor()
    const high = () => page.locator('.measure .distance').evaluate(one => one.getBoundingClientRect().height)
    await page.clock.install()
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    const seen = [await high()]
    staged.send('@2 advance 4 attack 4x2\ndraw @2 ? ? ?', { position: lunge.position, facts: lunge.facts, moves: lunge.moves, asked: [1] })
    await page.locator('.times').waitFor()
    for (let frame = 0; frame < 40; frame++) {
      await page.clock.runFor(35)
      seen.push(await high())
    }
    expect(await page.locator('.measure .distance').textContent(), named(size)).toBe('4')
    expect(Math.min(...seen), named(size)).toBeGreaterThan(Math.min(seen[0]!, seen.at(-1)!) - 1)
    expect(Math.max(...seen), named(size)).toBeLessThan(Math.max(seen[0]!, seen.at(-1)!) + 1)
    await staged.leave()
  }
})

describe('a touch', () => {
  it('is told in its order: cards to the blade, the point, the lamp, the ribbon and the words', async () => {
    const staged = await here.stage({ ...sizes[0]!, scheme: 'light', motion: 'no-preference', wishes: { ending: 60_000 } }, duel)
    const { page } = staged
    await page.locator('.fencer').first().waitFor()
    await page.clock.install()
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    expect(await partsOf(page)).toEqual([])
    const hand = page.locator('.hand .card')
    await expect.poll(() => hand.count()).toBe(5)
    staged.send(touching.played, touching.change)
    await page.locator('.times').waitFor()
    expect(await page.locator('.times').textContent()).toBe('2 × 4')
    // They have left the hand for the blade.
    await expect.poll(() => hand.count()).toBe(3)
    const seen: string[][] = [await partsOf(page)]
    for (let frame = 0; frame < 40; frame++) {
      await page.clock.runFor(35)
      const now = await partsOf(page)
      if (now.join() !== seen.at(-1)!.join()) seen.push(now)
    }
    expect(seen).toEqual([['cards'], ['cards', 'star'], ['cards', 'star', 'lamp', 'ribbon', 'words']])
    const noted = await page.evaluate(() => (window as unknown as { noted: Noted[] }).noted)
    expect(noted.filter(one => one.zone === 'blade' && one.face === '4').length).toBe(2)
    // What is heard while it is held plays it no second time.
    const places = () => page.locator('.fencer').evaluateAll(all => all.map(one => Math.round(one.getBoundingClientRect().x)))
    const stand = await places()
    staged.send('@2 forward 3', { ...touching.change, position: touching.change.position.replace('strip 1 23', 'strip 1 20') })
    for (let frame = 0; frame < 20; frame++) {
      await page.clock.runFor(35)
      expect(await partsOf(page)).toEqual(['cards', 'star', 'lamp', 'ribbon', 'words'])
    }
    expect(await places()).toEqual(stand)
    await staged.leave()
  })

  it('is told on a ribbon that hides neither names nor feet, and says once what it says', async () => {
    const staged = await here.stage({ ...sizes[0]!, scheme: 'light', motion: 'reduce', wishes: { ending: 60_000 } }, duel)
    const { page } = staged
    staged.send(touching.played, touching.change)
    await page.locator('.verdict').waitFor()
    expect(await page.locator('.measure').count()).toBe(0)
    expect((await page.locator('.verdict').innerText()).trim()).not.toMatch(/hits|parried/)
    expect(await page.locator('.ask .heading').evaluate(one => getComputedStyle(one).clipPath)).toBe('inset(50%)')
    for (const size of sizes) {
      await resize(page, size)
      const hidden = () =>
        page.evaluate(() => {
          const ribbon = document.querySelector('.verdict .ribbon')!.getBoundingClientRect()
          return ['.side .name', '.apron', '.fencer .boot', 'main > .hand'].filter(what =>
            [...document.querySelectorAll(what)].some(one => {
              const box = one.getBoundingClientRect()
              return box.width > 0 && box.left < ribbon.right && box.right > ribbon.left && box.top < ribbon.bottom && box.bottom > ribbon.top
            }),
          )
        })
      await expect.poll(hidden, { message: named(size) }).toEqual([])
    }
    await staged.leave()
  })

  it('simply stands there for those who want nothing to move', async () => {
    const staged = await here.stage({ ...sizes[0]!, scheme: 'light', motion: 'reduce', wishes: { ending: 60_000 } }, duel)
    staged.send(touching.played, touching.change)
    await expect.poll(() => partsOf(staged.page)).toEqual(['cards', 'star', 'lamp', 'ribbon', 'words'])
    await staged.leave()
  })
})

/** Plays the first lit card to the first space that it leads to; returns the pictures seen on the way, by a clock of our own. */
async function step(page: Page): Promise<Set<string>> {
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  const seen = new Set([await figures(page)])
  const number = await page.locator('[data-number]').getAttribute('data-number')
  await page.locator('main .card.lit').first().click()
  await page.locator('.space.lit:not(.foe)').first().click()
  await expect.poll(() => page.locator('[data-number]').getAttribute('data-number')).not.toBe(number)
  const goOn = async () => {
    await page.clock.runFor(35)
    seen.add(await figures(page))
  }
  // The other one answers when it pleases the machine.
  await expect
    .poll(async () => {
      await goOn()
      return page.locator('main .card.lit').count()
    })
    .toBeGreaterThan(0)
  for (let frame = 0; frame < 60; frame++) await goOn()
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
    await expect.poll(() => contexts(page)).toBe(1)
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
