// Ivanhoe's table as it looks: everything needed to decide can be seen at every size, what moves lands where it
// belongs, and those who want nothing to move see nothing move.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { named, sizesByHand } from './boxes'
import { house } from './house'
import { barriers } from './people'
import { announced, crowded, hidden, two } from './scenes'
import type { Look, Noted, Scene, Staged } from './staged'
import { resize } from './steady'

const at = house()

const usual: Look = { width: 1280, height: 800, scheme: 'light', motion: 'reduce' }

/** What of these is cut off by the window or covered by something else where a person would look for it. */
function unseen(page: Page, what: string, across: number, down: number): Promise<string[]> {
  return page.locator(what).evaluateAll(
    (all, at) =>
      all.flatMap(element => {
        const box = element.getBoundingClientRect()
        const name = `${element.className} ${element.textContent?.trim() ?? ''} ${(element as HTMLElement).dataset['zone'] ?? ''}`
        if (box.width === 0) return [`${name}: not drawn`]
        const [x, y] = [box.left + box.width * at.across, box.top + box.height * at.down]
        if (box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1) return [`${name}: cut off`]
        const top = document.elementFromPoint(x, y)
        return top && (element.contains(top) || top.contains(element)) ? [] : [`${name}: under ${top?.className}`]
      }),
    { across, down },
  )
}

describe.each(sizesByHand)('by %s', (_, sizes) => {
  it('all is in view: a card is announced, twelve cards lie before each, two play', async () => {
    const staged = await at.stage({ ...usual, ...sizes[0]! }, announced)
    const { page } = staged
    const missed = async () => [
      ...(await unseen(page, '.total b', 0.5, 0.5)),
      // The index of a card is at its upper left.
      ...(await unseen(page, '[data-zone^="display:"]', 0.12, 0.16)),
      ...(await unseen(page, '[data-zone^="front:"]', 0.5, 0.3)),
      ...(await unseen(page, '.seat .name bdi', 0.2, 0.5)),
      ...(await unseen(page, '.banner h2, .held, .piles .label', 0.5, 0.5)),
    ]
    for (const [scene, totals] of [[announced, 4], [crowded, 5], [two, 2]] as const) {
      await staged.restage(scene)
      for (const size of sizes) {
        await resize(page, size)
        const where = `${totals} totals at ${named(size)}`
        await expect.poll(() => page.locator('.total b').count(), { message: where }).toBe(totals)
        await expect.poll(missed, { message: where }).toEqual([])
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: where }).toBeLessThanOrEqual(0)
      }
    }
    expect(staged.complaints).toEqual([])
    await staged.leave()
  })
})

it.each([
  { width: 1280, height: 800, scheme: 'light' },
  { width: 390, height: 844, scheme: 'dark' },
] as const)('axe finds no barriers at $width × $height, by $scheme', async look => {
  const staged = await at.stage({ ...usual, ...look }, announced)
  for (const scene of [announced, crowded, two]) {
    await staged.restage(scene)
    expect(await barriers(staged.page)).toEqual([])
  }
  // The last of them in the other light, too.
  await staged.page.emulateMedia({ colorScheme: look.scheme === 'light' ? 'dark' : 'light' })
  await staged.settled()
  expect(await barriers(staged.page)).toEqual([])
  await staged.leave()
})

function notedIn(staged: Staged): Promise<Noted[]> {
  return staged.page.evaluate(() => (window as unknown as { noted: Noted[] }).noted)
}

/** Where each thing that was set moving lies, and which properties of it moved. */
async function moving(staged: Staged): Promise<{ zones: string[]; properties: string[] }> {
  await staged.painted()
  return staged.page.evaluate(() => {
    const { noted } = window as unknown as { noted: { zone: string; properties: string[] }[] }
    const still = ['offset', 'computedOffset', 'easing', 'composite']
    return {
      zones: noted.map(one => one.zone).filter(zone => zone !== ''),
      properties: [...new Set(noted.flatMap(one => one.properties))].filter(name => !still.includes(name)),
    }
  })
}

describe('what happens is seen', () => {
  const moved: Look = { ...usual, motion: 'no-preference' }
  const struck: Partial<Scene> = {
    position: announced.position
      .replace('display @2 P5 S2', 'display @2 P5')
      .replace('discard R3 R3 Y2 charge', 'discard R3 R3 Y2 S2 dodge charge')
      .replace(/due.*/, ''),
    window: null,
    moves: '',
    asked: [3],
  }

  it('a card struck out flies to the discards, by transform and opacity alone', async () => {
    const scene = { ...announced, position: announced.position.replace('unhorse red', 'dodge @2 #2') }
    const staged = await at.stage(moved, scene)
    expect(await staged.page.locator('.card.marked').getAttribute('data-zone')).toBe('display:2')
    await staged.page.locator('.aim').waitFor()
    await staged.plays('@5 pass', struck)
    const seen = await moving(staged)
    expect(seen.zones.filter(zone => zone === 'discard').length).toBe(2)
    expect(seen.properties.filter(name => name !== 'transform' && name !== 'opacity')).toEqual([])
    await expect.poll(() => staged.page.locator('.held').count()).toBe(0)
    await staged.leave()
  })

  it('a card knocked out of a hand crosses the table into one’s own', async () => {
    const scene = { ...two, position: two.position.replace('dodge', 'knock-down') }
    const staged = await at.stage(moved, scene)
    const theirs = await staged.page.locator('[data-zone="hand:2"]').last().boundingBox()
    await staged.plays('@1 knock-down @2\nsteal @1 @2 B5', {
      position: scene.position.replace('S2 knock-down', 'S2 B5').replace(`hand @2 ${hidden(8)}`, `hand @2 ${hidden(7)}`).replace('discard R3', 'discard R3 knock-down'),
      moves: 'play B5\nwithdraw',
    })
    await staged.painted()
    const came = await staged.page.evaluate(() => {
      const { noted } = window as unknown as { noted: { zone: string; x: number; y: number }[] }
      return noted.filter(one => one.zone === 'hand:1').map(({ x, y }) => ({ x, y }))
    })
    const near = came.filter(one => Math.hypot(one.x - theirs!.x, one.y - theirs!.y) < 60)
    expect(near.length, JSON.stringify({ came, theirs })).toBe(1)
    await staged.leave()
  })

  it('the banner turns and the colour floods the field', async () => {
    const staged = await at.stage(moved, announced)
    await staged.plays('@5 pass', { ...struck, position: struck.position!.replace('color purple', 'color red') })
    expect((await moving(staged)).properties).toContain('transform')
    await staged.page.locator('.banner[data-tincture="gules"]').waitFor()
    await expect.poll(() => staged.page.locator('.banner h2').textContent()).toBe('Red')
    // All that is painted has the new colour, and the cloth that swept over the field has gone.
    await expect.poll(() => staged.page.locator('.heaven, .track').evaluateAll(all => all.map(one => one.className.includes('gules')))).toEqual([true, true])
    await staged.page.locator('.sweep').waitFor({ state: 'detached' })
    await staged.leave()
  })

  it('a won token flies to its ring out of the laurels, when they have been seen', async () => {
    const staged = await at.stage(moved, { ...two, window: 60_000 })
    await staged.plays('@1 withdraw\nwin @2 blue', {
      position: `hand @1 B4 R3 S2 dodge\nhand @2 ${hidden(8)}\ntokens @2 green blue\nturn @2\ndiscard R3 B3 B5 B5 S2 B4 M6`,
      facts: 'deck 60\nneed 5',
      moves: '',
      asked: [2],
      window: 60_000,
    })
    expect((await moving(staged)).zones).toContain('token:2')
    const [token] = (await notedIn(staged)).filter(one => one.zone === 'token:2' && one.face === 'blue')
    expect(token!.waits).toBeGreaterThanOrEqual(300)
    const board = (await staged.page.locator('.board').boundingBox())!
    expect(Math.abs(token!.x + token!.width / 2 - (board.x + board.width / 2))).toBeLessThan(3)
    await expect.poll(() => staged.page.locator('[data-zone="token:2"]').count()).toBe(2)
    // The moment passes by itself.
    await staged.page.locator('.moment').waitFor({ state: 'detached' })
    await staged.leave()
  })

  it('nothing lies upon the scene at the end of a game', async () => {
    const staged = await at.stage(moved, two)
    await staged.plays('@1 withdraw\nwin @2 blue\nresult @2', { position: `color -\nhand @1 B4 R3 S2 dodge\nhand @2 ${hidden(8)}\ntokens @2 green blue\nover @2`, facts: 'deck 60\nneed 5', moves: '', asked: [], winners: [2] })
    await staged.page.locator('.end').waitFor()
    await expect.poll(() => staged.page.locator('.moment').count()).toBe(0)
    // Nor does the table show through it: its ground is there at once, and what comes comes on that (within.test.ts).
    const ways = await staged.page.locator('.end').evaluate(end => {
      const ground = [end, ...end.children].map(one => ({ name: getComputedStyle(one).animationName, clear: getComputedStyle(one).opacity }))
      return { ground, moves: [...end.querySelectorAll('*')].some(one => getComputedStyle(one).animationName !== 'none') }
    })
    expect(ways.ground).toEqual(ways.ground.map(() => ({ name: 'none', clear: '1' })))
    expect(ways.moves).toBe(true)
    await staged.leave()
  })

  it('Ivanhoe’s blow is seen, and stops nothing', async () => {
    const staged = await at.stage(moved, announced)
    // Looked at when it comes: it is soon gone.
    await staged.page.evaluate(() => {
      const blow = new Promise<string>(resolve => {
        const comes = new MutationObserver(() => {
          const found = document.querySelector('.moment.blow')
          if (found) resolve(getComputedStyle(found).pointerEvents)
        })
        comes.observe(document, { childList: true, subtree: true })
      })
      Object.assign(window, { blow })
    })
    const position = announced.position.replace('Y2 charge', 'Y2 unhorse ivanhoe charge').replace(/due.*/, '')
    await staged.plays('@5 ivanhoe', { ...struck, position, asked: [1], moves: 'play P4\nwithdraw' })
    await staged.painted()
    // What it falls on is still there.
    const flown = (await notedIn(staged)).filter(one => one.zone === 'discard')
    expect(flown.filter(one => one.waits >= 200).map(one => one.face)).toContain('unhorse')
    expect(await staged.page.evaluate(() => (window as unknown as { blow: Promise<string> }).blow)).toBe('none')
    await staged.page.locator('.moment').waitFor({ state: 'detached' })
    await staged.leave()
  })

  it('nothing moves for those who want it so', async () => {
    const staged = await at.stage(usual, announced)
    await staged.plays('@5 ivanhoe', { ...struck, position: struck.position!.replace('color purple', 'color red') })
    expect((await moving(staged)).zones).toEqual([])
    expect(await staged.page.locator('.moment').count()).toBe(0)
    await staged.leave()
  })
})

it('two knights have a pavilion each, on either side of the field', async () => {
  const staged = await at.stage(usual, two)
  for (const size of [{ width: 1280, height: 800 }, { width: 1366, height: 650 }]) {
    await resize(staged.page, size)
    const stand = () =>
      staged.page.evaluate(() => {
        const [theirs, own, field] = ['.p1 .canvas', '.own .canvas', '.lists'].map(one => document.querySelector(one)!.getBoundingClientRect())
        const middle = field!.width / 2
        return { left: theirs!.right < middle, right: own!.left > middle, alike: Math.abs(own!.height - theirs!.height) < 0.5 && Math.abs(own!.top - theirs!.top) < 0.5 }
      })
    await expect.poll(stand, { message: named(size) }).toEqual({ left: true, right: true, alike: true })
  }
  await staged.leave()
})

it('two knights ride at each other: who leads is ahead, who withdraws rides off', async () => {
  const staged = await at.stage(usual, two)
  const ahead = () => staged.page.locator('.way').evaluateAll(all => all.map(one => one.classList.contains('ahead')))
  // The other one leads.
  await expect.poll(ahead).toEqual([true, false])
  await staged.restage({ ...two, facts: 'deck 60\nneed 5\ntotal @1 18\ntotal @2 17\nlead @1 0\nlead @2 2' })
  await expect.poll(ahead).toEqual([false, true])
  await staged.restage({ ...two, position: `${two.position}\nout @2` })
  await expect.poll(() => staged.page.locator('.way').first().evaluate(one => getComputedStyle(one).opacity)).toBe('0')
  await staged.restage(announced)
  await expect.poll(() => staged.page.locator('.way').count()).toBe(0)
  await staged.leave()
})

/** Keys that lie on the words of their answers. */
function keysOnWords(page: Page): Promise<string[]> {
  return page.locator('.answers kbd').evaluateAll(all =>
    all.flatMap(key => {
      const words = document.createRange()
      words.selectNodeContents(key.parentElement!)
      words.setEndBefore(key)
      const box = key.getBoundingClientRect()
      const meets = [...words.getClientRects()].some(one => one.left < box.right - 1 && box.left < one.right - 1 && one.top < box.bottom - 2 && box.top < one.bottom - 2)
      return meets ? [key.parentElement!.textContent ?? ''] : []
    }),
  )
}

it.each(['en-GB', 'fr-FR', 'it-IT'])('in %s no key lies on the words of its answer', async locale => {
  const staged = await at.stage({ ...usual, locale }, announced)
  for (const scene of [announced, two]) {
    await staged.restage(scene)
    await staged.page.locator('.answers kbd').first().waitFor()
    await expect.poll(() => keysOnWords(staged.page)).toEqual([])
  }
  await staged.leave()
})

describe('looking closer', () => {
  it('what a card would take is struck out before it is played, and when it is announced', async () => {
    const facts = `${two.facts}\ntakes charge @2 #1 #3\ntakes charge @1 #1`
    const held = { ...two, position: two.position.replace('dodge', 'charge'), facts, moves: 'charge\nwithdraw' }
    const struck = async (page: Page) =>
      page.locator('.card.marked').evaluateAll(all => all.map(one => `${(one as HTMLElement).dataset['zone']} ${(one as HTMLElement).dataset['face']}`))
    const staged = await at.stage(usual, held)
    const { page } = staged
    expect(await struck(page)).toEqual([])
    await page.locator('[data-zone="hand:1"][data-face="charge"]').click({ position: { x: 12, y: 16 } })
    await expect.poll(() => struck(page)).toEqual(['display:2 B5', 'display:2 B4', 'display:1 B3'])
    await page.keyboard.press('Escape')
    await expect.poll(() => struck(page)).toEqual([])
    await staged.plays('@2 charge', { position: `${two.position.replace('turn @1', 'turn @2')}\ndue reaction @1 charge`, facts, moves: 'pass', window: 60_000 })
    await expect.poll(() => struck(page)).toEqual(['display:2 B5', 'display:2 B4', 'display:1 B3'])
    await staged.leave()
  })

  it('who leads wears the crown, and what one needs is said to oneself alone', async () => {
    const staged = await at.stage(usual, announced)
    const { page } = staged
    await expect.poll(() => page.locator('.seat:has(.crown)').getAttribute('data-seat')).toBe('3')
    await expect.poll(() => page.locator('.lead').allTextContents()).toEqual(['5 more leads'])
    await staged.leave()
  })

  it('all discards can be looked through by keyboard, each with its rule', async () => {
    const staged = await at.stage(usual, announced)
    const { page } = staged
    await page.getByRole('button', { name: /Look through the discards: 4 discards/ }).focus()
    await page.keyboard.press('Enter')
    const list = page.getByRole('dialog').getByRole('listitem')
    await expect.poll(() => list.count()).toBe(3)
    await page.getByRole('button', { name: 'red 3, 2 times' }).waitFor()
    await page.getByRole('button', { name: 'Charge', exact: true }).click()
    await page.getByRole('heading', { name: 'Charge' }).waitFor()
    await staged.leave()
  })

  it('a card under a resting mouse is shown large with its rule', async () => {
    const staged = await at.stage(usual, announced)
    const { page } = staged
    await page.locator('[data-zone="hand:1"][data-face="riposte"]').hover()
    await page.locator('.preview').waitFor()
    expect(await page.locator('.preview .large').evaluate(element => element.getBoundingClientRect().width)).toBeGreaterThan(280)
    expect(await page.locator('.preview').textContent()).toContain('goes on top of yours')
    await staged.leave()
  })

  it('a card of a display is chosen by pointing at its index', async () => {
    const staged = await at.stage(usual, two)
    const { page } = staged
    await page.locator('[data-zone="hand:1"][data-face="dodge"]').click({ position: { x: 12, y: 16 } })
    await page.locator('[data-zone="display:2"].lit').nth(1).click({ position: { x: 12, y: 16 } })
    await expect.poll(() => staged.wished).toEqual(['dodge @2 #2'])
    await staged.leave()
  })
})

it('the face and its pictures are at most 200 kB, and come when needed', async () => {
  const staged = await at.stage(usual, announced)
  const later = await staged.page.evaluate(() => {
    const first = Array.from(document.querySelectorAll('script[src], link[href]'), one => one.getAttribute('src') ?? one.getAttribute('href') ?? '')
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return loaded
      .filter(one => /\.(js|css)$/.test(one.name) && !first.some(path => path !== '' && one.name.endsWith(path.replace(/^\./, ''))))
      .map(one => one.encodedBodySize)
  })
  expect(later.length).toBeGreaterThan(0)
  expect(later.reduce((sum, size) => sum + size, 0)).toBeLessThan(200_000)
  await staged.leave()
})
