// The castles' table: everything in its place and in view at every size with six lords, an army put
// together either way, great events seen, lost cards looked through.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { lowest, named, sizes, type Size } from './boxes'
import { barriers, Dice, Person } from './people'
import { house } from './house'
import { offered, trading } from './scenes'
import { conquered, sally, siege } from './screenshots/moments'
import type { Look, Noted, Scene } from './staged'
import { resize } from './steady'

const here = house()

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

/** Plays until this can be seen, or for so many decisions; the cards are the same every time. */
async function playUntil(person: Person, seen: string, most: number): Promise<boolean> {
  const dice = new Dice(7)
  for (let i = 0; i < most; i++) {
    const now = await person.isAskedOrOver()
    if (await person.page.locator(seen).count()) return true
    if (now === 'over') return false
    await person.decideByKeyboard(dice)
  }
  return false
}

/** What of the table lies out of its board, is not there, or lies over what tells something. */
function amiss(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = ['.castle .plate', '.castle .wall', '.castle .tag', '.lord', '.lord .points', '.market .stack', '.market .heap']
    const named = (one: Element) => `${one.getAttribute('class')} ${(one.textContent ?? '').trim().slice(0, 20)}`
    const board = document.querySelector('.board')!.getBoundingClientRect()
    const isOut = (box: DOMRect) => box.left < board.left - 1 || box.top < board.top - 1 || box.right > board.right + 1 || box.bottom > board.bottom + 1
    const outside = parts.flatMap(part => {
      const found = [...document.querySelectorAll(part)]
      const wanted = part.startsWith('.castle') ? 5 : part.startsWith('.lord') ? 6 : 1
      const count = found.length === wanted ? [] : [`${part}: ${found.length}`]
      return [...count, ...found.filter(one => isOut(one.getBoundingClientRect())).map(one => `${named(one)} is out of the board`)]
    })
    // Where blazons stand is hidden by nothing else that tells something.
    const told = [...document.querySelectorAll('.castle .wall, .castle .plate, .stand')]
    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
    const covered = told.flatMap((one, index) =>
      told.slice(index + 1).filter(other => overlap(one.getBoundingClientRect(), other.getBoundingClientRect())).map(other => `${named(one)} over ${named(other)}`),
    )
    // Nobody stands before what a castle is called and worth, and no lord's prisoners lie on another's figures.
    const shows = (one: Element) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const met = document.elementFromPoint(left + width / 2, top + height / 2)
      return met?.closest('.plate, .keep')?.contains(one) ?? false
    }
    const hidden = [...document.querySelectorAll('.plate .worth, .plate .name')].filter(one => !shows(one)).map(one => `${named(one)} is hidden`)
    const lords = [...document.querySelectorAll('.lord')].flatMap(lord => [...lord.querySelectorAll('.figures, .prison')].map(part => ({ lord, part })))
    const strewn = lords.flatMap(({ lord, part }) =>
      lords.filter(other => other.lord !== lord && overlap(part.getBoundingClientRect(), other.part.getBoundingClientRect())).map(() => `${named(part)} on another lord's`),
    )
    // No castle runs off the country, and nobody's head is behind what his castle is called.
    const cut = [...document.querySelectorAll('.castle .art use:not(.rays)')].flatMap(one => {
      const { left, right } = one.getBoundingClientRect()
      return left < board.left - 1 || right > board.right + 1 ? [`${one.getAttribute('href')} runs off the country`] : []
    })
    const heads = [...document.querySelectorAll('.castle')].flatMap(castle => {
      const plate = castle.querySelector('.plate')!.getBoundingClientRect()
      return [...castle.querySelectorAll('.sentry')].flatMap(one => {
        const { left, width, top, height } = one.getBoundingClientRect()
        return overlap(plate, new DOMRect(left, top + height * 0.3, width, height * 0.4)) ? [`${one.getAttribute('aria-label')} behind a name`] : []
      })
    })
    // What is dealt in stands whole on the market.
    const goods = [...document.querySelectorAll('.market .goods [data-zone], .market .given')].filter(one => isOut(one.getBoundingClientRect())).map(one => `${named(one)} is cut off`)
    return [...outside, ...covered, ...hidden, ...strewn, ...cut, ...heads, ...goods]
  })
}

const usual: Look = { width: 1280, height: 800, scheme: 'light', motion: 'reduce' }
const open = (look: Look) => here.stage(look, { ...trading, asked: [...trading.asked] })

describe('six lords', () => {
  it('have all that they need in view at every size, and no barriers', async () => {
    const staged = await open(usual)
    for (const [what, scene] of [['offered', offered], ['drawn', trading]] as const) {
      await staged.restage(scene)
      for (const size of [...sizes, lowest]) {
        await resize(staged.page, size)
        await expect.poll(() => amiss(staged.page), { message: `${what} at ${named(size)}` }).toEqual([])
        expect(await staged.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), named(size)).toBeLessThanOrEqual(0)
      }
    }
    for (const colorScheme of ['dark', 'light'] as const) {
      await staged.page.emulateMedia({ colorScheme })
      await staged.settled()
      expect(await barriers(staged.page), colorScheme).toEqual([])
    }
    expect(staged.complaints).toEqual([])
    await staged.leave()
  })
})

describe('who is to act', () => {
  /** The seats before whose names there is a point; of a signpost, which is a ground of its own, or alone. */
  const pointed = (page: Page, what: 'signpost' | 'alone') =>
    page.locator('.lord').evaluateAll((all, what) => {
      const grounds = all.map(one => getComputedStyle(one.querySelector('.player')!).backgroundColor)
      const points = all.map(one => getComputedStyle(one.querySelector('.player')!, '::before').clipPath)
      return grounds.flatMap((ground, index) => ((ground !== 'rgba(0, 0, 0, 0)') === (what === 'signpost') && points[index]!.startsWith('polygon') ? [index + 1] : []))
    }, what)
  const signed = (page: Page) => pointed(page, 'signpost')
  /** Where the names stand: a sign moves nothing. */
  const stand = (page: Page) => page.locator('.lord .name').evaluateAll(all => all.map(one => Math.round(one.getBoundingClientRect().x)))

  it('has a signpost at his name, each seat in its turn, and whoever answers him its point alone, at every size and by night', async () => {
    const staged = await here.stage(usual, { ...siege, asked: [] })
    for (const scheme of ['light', 'dark'] as const) {
      await staged.page.emulateMedia({ colorScheme: scheme })
      for (const size of sizes) {
        await resize(staged.page, size)
        await staged.restage({ ...siege, asked: [] })
        await expect.poll(() => signed(staged.page), { message: `${named(size)}, ${scheme}, nobody` }).toEqual([])
        const before = await stand(staged.page)
        for (const asked of [[1], [2], [3], [4], [5], [6], [1, 4, 6]]) {
          await staged.restage({ ...siege, asked })
          // It is the fourth’s turn.
          const acting = asked.length > 1 ? [4] : asked
          await expect.poll(() => signed(staged.page), { message: `${named(size)}, ${scheme}` }).toEqual(acting)
          expect(await pointed(staged.page, 'alone'), `${named(size)}, ${scheme}`).toEqual(asked.filter(seat => !acting.includes(seat)))
          expect(await stand(staged.page), `${named(size)}, ${scheme}`).toEqual(before)
        }
      }
    }
    await staged.leave()
  })
})

describe('a castle', () => {
  it('is larger than its wall and its garrison on a telephone, and the greatest is the largest', async () => {
    for (const size of sizes.filter(size => size.width < size.height)) {
      const staged = await here.stage({ ...usual, ...size }, siege)
      const drawn = await staged.page.locator('.castle').evaluateAll(all =>
        all.map(one => {
          const area = (part: string) => {
            const { width, height } = one.querySelector(part)!.getBoundingClientRect()
            return width * height
          }
          return { worth: Number.parseInt(one.querySelector('.worth')!.textContent!), castle: area('.art'), stands: area('.wall') + area('.garrison') }
        }),
      )
      expect(drawn.length).toBe(5)
      for (const { castle, stands } of drawn) expect(castle / stands, named(size)).toBeGreaterThan(1.2)
      const largest = drawn.toSorted((one, other) => other.castle - one.castle)
      expect(largest[0]!.worth, named(size)).toBe(10)
      await staged.leave()
    }
  })
})

describe('what a castle takes', () => {
  it('is said in words where there is room, in gold where one has it', async () => {
    const facts = siege.facts.replace('missing k6 1', 'missing k6 0').replace('missing k7a 2', 'missing k7a 1')
    const staged = await here.stage(usual, { ...siege, facts })
    const said = () => staged.page.locator('.castle .tag').evaluateAll(all => all.map(one => (one as HTMLElement).innerText.split('\n').at(-1)!.trim()))
    await expect.poll(said).toEqual(['1 more', 'ready with 4', '1 more', '1 more', '1 more'])
    const gold = await staged.page.locator('.castle .tag').evaluateAll(all => all.map(one => getComputedStyle(one, '::before').backgroundColor))
    expect(new Set(gold).size).toBe(2)
    expect(gold.filter(one => one === gold[1])).toHaveLength(1)
    await staged.leave()
  })
})

describe('a table that waits', () => {
  it('has its name within the braid of its banner in every language, and a picture on a telephone', async () => {
    for (const locale of ['en', 'fr', 'it']) {
      const ann = await Person.arrive(here.browser, here.address, 1280, 'light', locale)
      const made = await ann.ask<Made>('tables', { game: 'castles', players: 4, seats: ['me', 'open', 'random', 'open'], private: true, windows })
      await ann.table(made.table)
      await ann.page.evaluate(() => document.fonts.ready)
      const within = () =>
        ann.page.evaluate(() => {
          const [word, braid] = ['.roll text', '.roll .braid'].map(one => document.querySelector(one)!.getBoundingClientRect())
          return word!.left > braid!.left && word!.right < braid!.right
        })
      await expect.poll(within, { message: locale }).toBe(true)
      await resize(ann.page, sizes[2]!)
      await expect.poll(() => ann.page.locator('.beside .picture').isVisible()).toBe(true)
      await ann.leave()
    }
  })
})

describe('on a desk', () => {
  it('the country is the largest part of the page, and a plaque is no higher than what it says', async () => {
    for (const [size, least] of [[sizes[0]!, 560], [sizes[1]!, 430]] as const) {
      const staged = await here.stage({ ...usual, ...size }, siege)
      const height = (what: string) => staged.page.locator(what).evaluate(one => one.getBoundingClientRect().height)
      expect(await height('.land'), named(size)).toBeGreaterThan(least)
      const waiting = await height('.question > .ask')
      const stands = () => staged.page.locator('.hand .card, .lord .points, .castle .plate').evaluateAll(all => all.map(one => Math.round(one.getBoundingClientRect().y)))
      const before = await stands()
      await staged.restage({ ...siege, asked: [1], moves: 'advance k7a' })
      await expect.poll(() => staged.page.locator('.answers .button').count()).toBe(1)
      expect(waiting, named(size)).toBeLessThan((await height('.question > .ask')) * 0.75)
      // Nothing jumps when answers come.
      expect(await stands(), named(size)).toEqual(before)
      await staged.leave()
    }
  })
})

describe('the end', () => {
  it('shows the winner on horseback clear of his castle and of his people', async () => {
    const staged = await here.stage(usual, conquered)
    for (const size of sizes) {
      await resize(staged.page, size)
      const met = await staged.page.evaluate(() => {
        const rider = document.querySelector('.rider')!.getBoundingClientRect()
        const meets = (box: DOMRect) => Math.min(box.right, rider.right) - Math.max(box.left, rider.left) > 1 && Math.min(box.bottom, rider.bottom) - Math.max(box.top, rider.top) > 1
        const castles = [...document.querySelectorAll('.stronghold')].map(one => one.getBoundingClientRect())
        const largest = castles.toSorted((one, other) => other.width * other.height - one.width * one.height)[0]!
        const before = (largest.right - rider.left) / largest.width
        return { people: [...document.querySelectorAll('.people > g > g')].filter(one => meets(one.getBoundingClientRect())).length, before: Math.max(0, before - 0.1) }
      })
      expect(met, named(size)).toEqual({ people: 0, before: 0 })
    }
    await staged.leave()
  })
})

describe('a garrison', () => {
  /** Whose heads are hidden by what their castle is called. */
  const hooded = (page: Page) =>
    page.locator('.sentry').evaluateAll(all =>
      all.flatMap(one => {
        const { left, top, width, height } = one.getBoundingClientRect()
        const met = document.elementFromPoint(left + width / 2, top + height * 0.35)
        return met?.closest('.plate') ? [`${one.getAttribute('aria-label')} behind ${met.closest('.plate')!.textContent}`] : []
      }),
    )

  it('shows its faces under the longest names on a telephone', async () => {
    for (const size of sizes.filter(size => size.width < size.height)) {
      const staged = await here.stage({ ...usual, ...size, locale: 'it' }, sally)
      await expect.poll(() => hooded(staged.page), { message: named(size) }).toEqual([])
      await staged.leave()
    }
  })
})

describe('the market', () => {
  it('shows what was dealt in last while nothing is, and nothing of it while something is', async () => {
    const staged = await here.stage(usual, siege)
    const said = staged.page.locator('.market .heading')
    const last = staged.page.locator('.market .dealt .side')
    await expect.poll(() => said.textContent()).toBe('Nobody got this card from Hugh Lacy')
    expect(await last.count()).toBe(1)
    await staged.restage({ ...siege, lines: 'draw @4 f1 f3\n@4 keep f1\n@4 trade\n@2 offer ?\n@4 accept @2' })
    await expect.poll(() => said.textContent()).toBe('Hugh Lacy traded this card with Oswin Grey')
    expect(await last.count()).toBe(2)
    await staged.restage({ ...siege, position: siege.position.replace('phase advance k7a', 'phase trade f3') })
    await expect.poll(() => said.textContent()).toBe('Hugh Lacy drew')
    expect(await last.count()).toBe(0)
    await staged.leave()
  })
})

describe('an army', () => {
  it('is put together cards first: the castles that they are enough for stay lit', async () => {
    const ann = await Person.arrive(here.browser, here.address, 1280)
    await sitDown(ann, 2)
    expect(await playUntil(ann, '.castle .keep.lit', 40)).toBe(true)
    const before = await ann.page.locator('[data-number]').getAttribute('data-number')
    await ann.page.locator('.hand .card.lit').first().click()
    await ann.page.locator('.castle .keep.lit').first().click()
    await ann.page.waitForFunction(was => document.querySelector('[data-number]')!.getAttribute('data-number') !== was, before)
    await ann.leave()
  })

  it('is put together castle first', async () => {
    const ann = await Person.arrive(here.browser, here.address, 390, 'dark')
    await sitDown(ann, 2)
    expect(await playUntil(ann, '.castle .keep.lit', 40)).toBe(true)
    const before = await ann.page.locator('[data-number]').getAttribute('data-number')
    await ann.page.locator('.castle .keep.lit').first().click()
    await expect.poll(() => ann.page.locator('.castle .keep.taken').count()).toBe(1)
    const play = ann.page.locator('.answers .strong')
    for (let picked = 0; (await play.isDisabled()) && picked < 8; picked++) await ann.page.locator('.hand .card.lit').first().click()
    await play.click()
    await ann.page.waitForFunction(was => document.querySelector('[data-number]')!.getAttribute('data-number') !== was, before)
    await ann.leave()
  })
})

it('soldiers step out of their cards hardly larger than they will stand on the wall', async () => {
  const staged = await here.stage({ ...sizes[0]!, scheme: 'light', motion: 'no-preference' }, sally)
  const position = sally.position.replace('hand @1 f2 a2 a2 x3 h2', 'hand @1 x3').replace('garrison k6 a1 x1 h1', 'garrison k6 f2 a2 a2 h2')
  await staged.plays('@1 attack k6 f2 a2 a2 h2', { position, moves: 'advance k6' })
  const march = () => staged.page.evaluate(() => (window as unknown as { noted: Noted[] }).noted.filter(one => one.zone === 'garrison:k6').map(one => one.width))
  await expect.poll(async () => (await march()).length).toBe(4)
  const marched = await march()
  const stands = await staged.page.locator('[data-zone="garrison:k6"]').evaluateAll(all => all.map(one => (one as HTMLElement).offsetWidth))
  expect(Math.max(...marched) / Math.max(...stands)).toBeLessThan(2)
  expect(staged.complaints).toEqual([])
  await staged.leave()
})

describe('what changes its place', () => {
  const moving: Look = { ...usual, motion: 'no-preference' }
  const turned = (scene: Scene, from: string, to: string) => ({ ...scene, position: scene.position.replace(from, to) })
  const keeping = turned(siege, 'phase advance k7a', 'phase keep f3 h2')
  const placing = turned(turned(siege, 'track k7a b3 b4 b6', 'track k7a - b3 b6'), 'phase advance', 'phase place')

  /** How far from there this set out, in pixels. */
  async function setsOut(scene: Scene, played: string, after: Scene, what: string, there: string): Promise<number> {
    const staged = await here.stage(moving, scene)
    const from = (await staged.page.locator(`[data-zone="${there}"]`).first().boundingBox())!
    await staged.plays(played, { position: after.position })
    await staged.painted()
    const noted = () => staged.page.evaluate(zone => (window as unknown as { noted: Noted[] }).noted.find(one => one.zone === zone) ?? null, what)
    await expect.poll(noted).not.toBeNull()
    const { x, y } = (await noted())!
    await staged.leave()
    return Math.hypot(x - from.x, y - from.y)
  }

  it('cards come from the pile though somebody else has just acted, and go to who keeps them; blazons come from the reserve', async () => {
    const passing = turned(turned(siege, 'turn @4', 'turn @3'), 'phase advance k7a', 'phase attack')
    expect(await setsOut(passing, '@3 pass\ndraw @4 f3 h2', keeping, 'drawn', 'pile')).toBeLessThan(30)
    const kept = turned(turned(siege, 'hand @4 ? ? ? ?', 'hand @4 ? ? ? ? ?'), 'phase advance k7a', 'phase trade h2')
    expect(await setsOut(keeping, '@4 keep f3', kept, 'takes:4', 'drawn')).toBeLessThan(30)
    const placed = turned(turned(placing, 'track k7a - b3 b6', 'track k7a b4 b3 b6'), 'phase place k7a', 'phase attack')
    expect(await setsOut(placing, '@4 place', placed, 'track:k7a', 'reserve:4')).toBeLessThan(30)
  })
})

describe('cards', () => {
  it('carry a whole name that can be read, or no empty strip for one', async () => {
    const staged = await open(usual)
    for (const size of sizes) {
      await resize(staged.page, size)
      const amiss = () =>
        staged.page.locator('.hand .card').evaluateAll(all =>
          all.flatMap((card, index) => {
            const strip = card.querySelector('.band')!.getBoundingClientRect()
            const name = card.querySelector('text')!
            const { left, right, width } = name.getBoundingClientRect()
            const within = card.getBoundingClientRect()
            // The strip is out of the picture: nothing of it is to be seen.
            if (strip.top + strip.height * 0.4 > within.bottom) return []
            const next = all[index + 1]?.getBoundingClientRect()
            const letters = (15 * within.width) / 112
            const hidden = next !== undefined && next.left < right - 1 && next.top < strip.bottom
            return width > 0 && left >= within.left && letters >= 8.5 && !hidden ? [] : [`${name.textContent}, ${letters.toFixed(1)} px`]
          }),
        )
      await expect.poll(amiss, { message: named(size) }).toEqual([])
    }
    await staged.leave()
  })

  it('carry no number that reads as a strength', async () => {
    const ann = await Person.arrive(here.browser, here.address, 1280)
    await sitDown(ann, 2)
    const faces = await ann.page.locator('.hand .card svg').allTextContents()
    expect(faces.length).toBeGreaterThanOrEqual(2)
    for (const face of faces) expect(face.trim()).toMatch(/^[A-Z][a-z]+$/)
    await ann.leave()
  })

  it('that are lost can all be looked through', async () => {
    const ann = await Person.arrive(here.browser, here.address, 390)
    await sitDown(ann, 2)
    expect(await playUntil(ann, '.heap:not(:disabled)', 60)).toBe(true)
    const count = Number(await ann.page.locator('.heap .figures').textContent())
    await ann.page.locator('.heap').click()
    await expect.poll(() => ann.page.locator('dialog .card').count()).toBe(count)
    await ann.page.keyboard.press('Escape')
    await expect.poll(() => ann.page.locator('dialog[open]').count()).toBe(0)
    await ann.leave()
  })
})

describe('a captured blazon', () => {
  it('falls behind the bars, both within the arch, and the gate stands before the garrison', async () => {
    const placed = siege.position.replace('track k7a b3 b4 b6', 'track k7a b4 b3 -').replace('phase advance k7a', 'phase draw\nprisoner @4 b6')
    for (const size of [sizes[0]!, sizes[2]!]) {
      const staged = await here.stage({ ...usual, ...size, motion: 'no-preference' }, siege)
      await staged.page.evaluate(() => {
        const seen: string[] = []
        Object.assign(window, { seen })
        new MutationObserver(() => {
          const gate = document.querySelector('.k7a .dungeon')
          if (!gate || seen.length > 0) return
          const parts = [...gate.querySelectorAll('[clip-path] > g')].map(one => one.getAttribute('class')!.split(' ')[0]!)
          const height = (part: string) => Number(getComputedStyle(document.querySelector(`.k7a ${part}`)!).zIndex) || 0
          seen.push(...parts, height('.walk') > Math.max(height('.posted'), height('.garrison')) ? 'before the garrison' : 'behind the garrison')
        }).observe(document, { childList: true, subtree: true })
      })
      await staged.plays('@4 advance k7a\ncapture @4 b6\n@4 place k7a', { position: placed })
      await expect.poll(() => staged.page.evaluate(() => (window as unknown as { seen: string[] }).seen), { message: named(size) }).toEqual(['falls', 'bars', 'before the garrison'])
      await staged.leave()
    }
  })
})

describe('the herald', () => {
  it('hangs the ribbon where no word is read in part, and leaves the castle its name', async () => {
    const placed = siege.position.replace('track k7a b3 b4 b6', 'track k7a b4 b3 -').replace('phase advance k7a', 'phase draw\nprisoner @4 b6')
    for (const size of sizes) {
      const staged = await here.stage({ ...usual, ...size, motion: 'no-preference' }, siege)
      await staged.page.evaluate(() => {
        const covered: string[] = []
        Object.assign(window, { covered })
        new MutationObserver(() => {
          const ribbon = document.querySelector('.herald .told')?.getBoundingClientRect()
          if (!ribbon || covered.length > 0) return
          const words = [...document.querySelectorAll('.market .heading, .market .dealt, .market .figures, .castle .name, .castle .tag, .lord .name, .lord .figures')].filter(one => {
            const box = one.getBoundingClientRect()
            const meet = Math.min(box.right, ribbon.right) > Math.max(box.left, ribbon.left) && Math.min(box.bottom, ribbon.bottom) > Math.max(box.top, ribbon.top)
            return meet && getComputedStyle(one).opacity !== '0'
          })
          const plate = document.querySelector('.k7a .plate')!
          const walk = document.querySelector('.k7a .walk')!
          const first = Number(getComputedStyle(plate).zIndex) > (Number(getComputedStyle(walk).zIndex) || 0) ? 'its name first' : 'its name behind'
          covered.push(first, ...words.map(one => (one.textContent ?? '').trim() || 'cards'))
        }).observe(document, { childList: true, subtree: true })
      })
      await staged.plays('@4 advance k7a\ncapture @4 b6\n@4 place k7a', { position: placed })
      await expect.poll(() => staged.page.evaluate(() => (window as unknown as { covered: string[] }).covered), { message: named(size) }).toEqual(['its name first'])
      await staged.leave()
    }
  })
})

describe('a taken castle', () => {
  const taken: Partial<Scene> = { facts: 'control k5 @2', position: trading.position.replace('garrison k5 a3 a3 a3', 'garrison k5 h3 h3 h3 h3').replace('phase trade h2', 'phase attack') }

  interface Seen {
    heralds: number
    /** Which castles rose for it, and what said so within the board. */
    risen: string[]
    told: string[]
    /** Castles drawn once more before the others. */
    copies: number
  }

  /** What is seen when a castle is taken. */
  async function seen(look: Partial<Look>): Promise<Seen> {
    const staged = await open({ ...usual, ...look })
    const { page } = staged
    await page.evaluate(() => {
      const seen: Seen = { heralds: 0, risen: [], told: [], copies: 0 }
      Object.assign(window, { seen })
      const board = document.querySelector('.board')!.getBoundingClientRect()
      // No castle's name, wall or garrison is hidden by it.
      const shown = [...document.querySelectorAll('.castle .plate, .castle .wall, .castle .sentry')].map(one => one.getBoundingClientRect())
      const inBoard = (one: Element) => {
        const box = one.getBoundingClientRect()
        // On a telephone it lies on a veil that leaves nothing to be read.
        const alone = Number(getComputedStyle(document.querySelector('.veil')!).opacity) > 0.9
        const clear = alone || shown.every(other => box.top >= other.bottom - 1)
        return clear && box.width > 0 && box.left >= board.left - 1 && box.right <= board.right + 1 && box.bottom <= board.bottom + 1
      }
      const watch = new MutationObserver(changes => {
        const come = changes.flatMap(change => [...change.addedNodes]).filter(node => node instanceof Element && node.matches('.herald'))
        if (come.length === 0) return
        seen.heralds += come.length
        seen.risen.push(...[...document.querySelectorAll('.castle.hailed')].map(one => one.getAttribute('aria-label') ?? ''))
        seen.told.push(...[...document.querySelectorAll('.herald .told')].filter(inBoard).map(one => (one.textContent ?? '').trim()))
        seen.copies += document.querySelectorAll('.herald svg').length
      })
      watch.observe(document, { childList: true, subtree: true })
    })
    await staged.plays('@2 attack k5 h3 h3 h3 h3', taken)
    await expect.poll(() => page.locator('.k5 .sentry').count()).toBe(4)
    const found = () => page.evaluate(() => (window as unknown as { seen: Seen }).seen)
    if (look.motion !== 'reduce') await expect.poll(async () => (await found()).heralds).toBeGreaterThan(0)
    // It is gone by itself, and was never in the way.
    await page.waitForFunction(() => document.querySelector('.herald, .hailed') === null)
    await staged.settled()
    const all = await found()
    await staged.leave()
    return all
  }

  it('rises itself, and says who holds it, on a desk and on a telephone', async () => {
    const wanted: Seen = { heralds: 1, risen: ['Thornmere'], told: ['Oswin Grey holds Thornmere'], copies: 0 }
    expect(await seen({ motion: 'no-preference' })).toEqual(wanted)
    expect(await seen({ motion: 'no-preference', width: 360, height: 740 })).toEqual(wanted)
  })

  /** How much larger what moves in it is at the height of the moment, and where its middle is then. */
  async function grown(size: Size, played: string, change: Partial<Scene>, what: string): Promise<{ times: number; middle: number; out: boolean; meets: number }> {
    const staged = await here.stage({ ...usual, ...size, motion: 'no-preference' }, siege)
    const before = (await staged.page.locator(what).boundingBox())!
    await staged.page.evaluate(what => {
      new MutationObserver((_, watch) => {
        if (!document.querySelector('.hailed')) return
        watch.disconnect()
        const board = document.querySelector('.board')!.getBoundingClientRect()
        for (const one of document.getAnimations()) {
          one.pause()
          one.currentTime = 500
        }
        const box = document.querySelector(what)!.getBoundingClientRect()
        const ribbon = document.querySelector('.herald .ribbon')!.getBoundingClientRect()
        const parts = [...document.querySelectorAll(`${what} .plate, ${what} .wall, ${what} .tag`)].map(one => one.getBoundingClientRect())
        const out = parts.some(one => one.left < board.left - 1 || one.right > board.right + 1 || one.top < board.top - 1)
        const meets = Math.max(0, Math.min(box.bottom, ribbon.bottom) - Math.max(box.top, ribbon.top))
        Object.assign(window, { grown: { width: box.width, middle: (box.left + box.right) / 2 - (board.left + board.right) / 2, out, meets } })
        for (const one of document.getAnimations()) one.play()
      }).observe(document, { childList: true, subtree: true, attributes: true })
    }, what)
    await staged.plays(played, change)
    const seen = () => staged.page.evaluate(() => (window as unknown as { grown?: { width: number; middle: number; out: boolean; meets: number } }).grown ?? null)
    await expect.poll(seen).not.toBeNull()
    const { width, middle, out, meets } = (await seen())!
    await staged.leave()
    return { times: width / before.width, middle, out, meets }
  }

  it('is the largest thing of a telephone for its moment, in the middle, above its ribbon', async () => {
    for (const size of sizes.filter(size => size.width < size.height))
      for (const [key, least] of [['k5', 1.8], ['k6', 1.8], ['k7a', 1.8], ['k7b', 1.8], ['k10', 1.1]] as const) {
        const facts = siege.facts.replace(new RegExp(`control ${key} @\\d`), `control ${key} @4`)
        const { times, middle, out, meets } = await grown(size, `@4 attack ${key} f1`, { facts }, `.castle.${key}`)
        const where = `${key} at ${named(size)}`
        expect(times, where).toBeGreaterThan(least)
        expect(Math.abs(middle), where).toBeLessThan(20)
        expect(out, where).toBe(false)
        expect(meets, where).toBeLessThan(1)
      }
  })

  it('a wall on which they advance grows by no more than a tenth', async () => {
    const position = siege.position.replace('track k7a b3 b4 b6', 'track k7a - b3 b4').replace('phase advance k7a', 'phase place k7a')
    for (const size of [sizes[0]!, sizes[2]!]) {
      const { times } = await grown(size, '@4 advance', { position }, '.castle.k7a .walk')
      expect(times, named(size)).toBeGreaterThan(1.02)
      expect(times, named(size)).toBeLessThanOrEqual(1.101)
    }
  })

  it('simply stands there where nothing shall move', async () => {
    expect(await seen({ motion: 'reduce' })).toEqual({ heralds: 0, risen: [], told: [], copies: 0 })
  })
})
