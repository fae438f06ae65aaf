// What the page costs: nothing on it shifts by itself; and with HASTILUDE_LONG=1, on a machine that does nothing else,
// a long game costs no more an event than a short one, and no task is one that a slow telephone would feel.
import type { CDPSession, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { named, sizes } from './boxes'
import { house } from './house'
import { Person } from './people'
import { announced, changes, crowded, two } from './scenes'
import type { Look, Staged } from './staged'
import { between, traced, type Slice } from './traced'

const at = house()
const usual: Look = { width: 1280, height: 800, scheme: 'light', motion: 'reduce' }

interface Spent {
  /** Processor time of the page, in milliseconds. */
  busy: number
  layouts: number
  nodes: number
  listeners: number
  /** Bytes, after the garbage is gone. */
  heap: number
}

/** Processor time, not time that passes: other programs make nothing dearer. */
async function meter(page: Page): Promise<() => Promise<Spent>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('HeapProfiler.enable')
  return async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const found = new Map(metrics.map(({ name, value }) => [name, value]))
    const busy = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'].reduce((sum, name) => sum + (found.get(name) ?? 0), 0)
    return {
      busy: busy * 1000,
      layouts: found.get('LayoutCount') ?? 0,
      nodes: found.get('Nodes') ?? 0,
      listeners: found.get('JSEventListeners') ?? 0,
      heap: found.get('JSHeapUsedSize') ?? 0,
    }
  }
}

// On a machine that has other things to do as well this takes too long for every day.
const isLong = process.env['HASTILUDE_LONG'] !== undefined
const events = 3000
const part = events / 6

/** Two knights who play and stay by turns, without end. */
function turns(staged: Staged, count: number): void {
  for (let turn = 0; turn < count; turn++) {
    const seat = (turn % 2) + 1
    const display = seat === 1 ? 'display @1 B3 B5 S2' : 'display @1 B3 B5'
    staged.send(`draw @${seat} ${seat === 1 ? 'B4' : '?'}\n@${seat} play S2\n@${seat} stay`, {
      position: two.position.replace('display @1 B3 B5', display),
      facts: two.facts.replace('total @1 8', `total @1 ${seat === 1 ? 10 : 8}`),
    })
  }
}

it.runIf(isLong)(`event ${events} costs what an early one costs, and leaves nothing behind but its lines`, async () => {
  const staged = await at.stage(usual, two)
  const spent = await meter(staged.page)
  // The first ones fill the chronicle as far as it is shown.
  const parts: Spent[] = []
  for (let sent = 0; sent < events; sent += part) {
    const before = await spent()
    turns(staged, part)
    await staged.caughtUp()
    const after = await spent()
    parts.push({ ...after, busy: after.busy - before.busy, layouts: after.layouts - before.layouts })
  }
  const [early, late] = [parts[1]!, parts.at(-1)!]
  console.log(parts.map(one => `${(one.busy / part).toFixed(2)} ms, ${(one.layouts / part).toFixed(2)} layouts an event; ${one.nodes} nodes, ${(one.heap / 1e6).toFixed(1)} MB`).join('\n'))
  // If each were told with all before it, it would be six times as dear by now.
  expect(late.busy).toBeLessThan(early.busy * 4)
  // No more than the browser makes anyway when it shows a frame.
  expect(late.layouts / part).toBeLessThan(2)
  expect(late.nodes).toBeLessThan(early.nodes * 1.1)
  expect(late.listeners).toBeLessThan(early.listeners * 1.1)
  // Three lines an event, which the record needs; a table as it stood is many times as large.
  expect((late.heap - early.heap) / (part * (parts.length - 2))).toBeLessThan(8000)
  expect(staged.complaints).toEqual([])
  await staged.leave()
})

/** What has shifted without anybody's touch, and is nothing that lies on the table and goes elsewhere. */
function shifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>(resolve => {
        const found: string[] = []
        const told = new PerformanceObserver(list => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] })[]) {
            // Words that are said instead of others begin where they like.
            const elements = entry.sources.flatMap(({ node }) => (node instanceof Element ? node : []))
            const frame = elements.filter(one => !one.closest('main > .board, main > .hand'))
            if (!entry.hadRecentInput) found.push(...frame.map(one => `${entry.value.toFixed(4)} ${one.tagName.toLowerCase()}.${one.className}`))
          }
        })
        told.observe({ type: 'layout-shift', buffered: true })
        // Two frames later all that has happened so far is told.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(found))))
      }),
  )
}

/** Whether the page had its letters when it was first painted: a machine may be too slow for that. */
function hadLetters(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const fonts = performance.getEntriesByType('resource').filter(one => one.name.endsWith('.woff2')) as PerformanceResourceTiming[]
    return fonts.length > 0 && fonts.every(one => one.responseEnd <= painted)
  })
}

describe.each([sizes[0]!, sizes[2]!])('at $width × $height', size => {
  it('the start page stands still while it loads', async () => {
    const ann = await Person.arrive(at.browser, at.address, size.width as 390 | 1280)
    await ann.open('#/')
    await ann.page.locator('.play:enabled').first().waitFor()
    if (await hadLetters(ann.page)) expect(await shifts(ann.page), named(size)).toEqual([])
    await ann.leave()
  })

  it.each(changes)('%s: the table’s frame stands still while it loads, and whatever happens', async (_, scene, played, change) => {
    const staged = await at.stage({ ...usual, ...size }, { ...scene, asked: [...scene.asked] })
    await staged.plays(played, change)
    expect(await shifts(staged.page), named(size)).toEqual([])
    await staged.leave()
  })
})

/** From now on: who asks where something lies in the very task that has changed the table, so that all is laid out at once. */
async function noteHaste(page: Page): Promise<() => Promise<{ hasty: number; drawn: number }>> {
  await page.evaluate(() => {
    const noted = { hasty: 0, drawn: 0 }
    Object.assign(window, { haste: noted })
    // Each once, though it came in the midst of something that was added too.
    const drawn = new Set<Element>()
    const count = (records: MutationRecord[]) => {
      for (const record of records)
        for (const node of record.addedNodes)
          if (node instanceof Element) for (const path of [node, ...node.querySelectorAll('path')]) if (path.tagName === 'path') drawn.add(path)
      noted.drawn = drawn.size
      return records.length
    }
    // What has changed in this task was told to nobody yet.
    const changes = new MutationObserver(count)
    changes.observe(document.querySelector('main')!, { subtree: true, childList: true, attributes: true })
    const ask = Element.prototype.getBoundingClientRect
    Element.prototype.getBoundingClientRect = function () {
      if (count(changes.takeRecords()) > 0) noted.hasty++
      return ask.call(this)
    }
  })
  return () =>
    page.evaluate(
      () =>
        new Promise<{ hasty: number; drawn: number }>(resolve =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve((window as unknown as { haste: { hasty: number; drawn: number } }).haste)))),
        ),
    )
}

it.each(changes)('%s: an event lays nothing out by itself, and draws no more than what changed', async (_, scene, played, change) => {
  const staged = await at.stage({ ...usual, motion: 'no-preference', notes: 'nothing' }, { ...scene, asked: [...scene.asked] })
  const noted = await noteHaste(staged.page)
  await staged.plays(played, change)
  const { hasty, drawn } = await noted()
  console.log(`${hasty} hasty, ${drawn} paths drawn`)
  expect(hasty).toBe(0)
  // A castle alone has more than a hundred, a pavilion about forty.
  expect(drawn).toBeLessThan(150)
  await staged.leave()
})

/** Of how many elements the style was looked for, each time. */
const stylings = (slices: readonly Slice[], from: string, to: string) =>
  between(slices, from, to).flatMap(one => (one.name === 'UpdateLayoutTree' ? [one.args?.elementCount ?? 0] : []))

it.each(changes)('%s: to let a card be seen outside the board is nothing to the rest of it', async (_, scene) => {
  const staged = await at.stage({ ...usual, motion: 'no-preference', notes: 'nothing' }, { ...scene, asked: [...scene.asked] })
  const raise = (up: boolean) =>
    staged.page.evaluate(up => {
      performance.mark(up ? 'raised' : 'lowered')
      const board = document.querySelector('[data-layer]')!
      board.classList.toggle('raised', up)
      // What may scroll or not is laid out again when that changes, with all that is in it.
      return [board, ...board.querySelectorAll('*')].map(one => getComputedStyle(one).overflow).join()
    }, up)
  const overflows: string[] = []
  const slices = await traced(at.browser, async () => {
    overflows.push(await raise(true))
    await staged.painted()
    overflows.push(await raise(false))
    await staged.painted()
    await staged.page.evaluate(() => performance.mark('done'))
  })
  expect(overflows[0]).toBe(overflows[1])
  const styled = stylings(slices, 'raised', 'done')
  // Chromium looks at each element whose style may be another: the board, and what moves anyway.
  expect(styled.length).toBeGreaterThan(0)
  expect(Math.max(...styled)).toBeLessThan(100)
  await staged.leave()
})

it.each(changes)('%s: what can be chosen is lit without styling what is drawn in it', async (_, scene) => {
  const staged = await at.stage({ ...usual, motion: 'reduce', notes: 'nothing' }, { ...scene, asked: [...scene.asked] })
  const light = () =>
    staged.page.evaluate(() => {
      performance.mark('lit')
      const all = document.querySelectorAll('.card, .target')
      for (const one of all) one.classList.toggle('lit')
      return all.length
    })
  let lit = 0
  const slices = await traced(at.browser, async () => {
    lit = await light()
    await staged.painted()
    await staged.page.evaluate(() => performance.mark('done'))
  })
  const styled = stylings(slices, 'lit', 'done')
  expect(lit).toBeGreaterThan(5)
  expect(styled.length).toBeGreaterThan(0)
  // The cards and castles themselves and what lies in them, but no drawing path by path.
  expect(Math.max(...styled)).toBeLessThan(6 * lit)
  await staged.leave()
})

/** What lies on the table in the midst of each game, and what may happen there without much ado. */
const quiet = [
  ['ivanhoe, crowded', crowded, '@2 stay', {}],
  ['ivanhoe, announced', announced, '@5 pass', {}],
  changes[2]!,
] as typeof changes

it.each(quiet)('%s: what looks as it did is neither drawn anew nor moved to another place', async (_, scene, played, change) => {
  const staged = await at.stage({ ...usual, motion: 'no-preference' }, { ...scene, asked: [...scene.asked] })
  await staged.page.evaluate(() => {
    const anew: string[] = []
    Object.assign(window, { anew })
    const drawn = (nodes: NodeList) => [...nodes].flatMap(node => (node instanceof Element ? node.outerHTML : []))
    new MutationObserver(records => {
      const at = new Map<Node, { gone: string[]; come: string[] }>()
      for (const { target, removedNodes, addedNodes } of records) {
        const seen = at.get(target) ?? { gone: [], come: [] }
        seen.gone.push(...drawn(removedNodes))
        seen.come.push(...drawn(addedNodes))
        at.set(target, seen)
      }
      for (const { gone, come } of at.values()) anew.push(...come.filter(one => gone.includes(one)).map(one => one.slice(0, 120)))
    }).observe(document.querySelector('main')!, { subtree: true, childList: true })
  })
  await staged.plays(played, change)
  // What flies has arrived.
  await staged.settled()
  expect(await staged.page.evaluate(() => (window as unknown as { anew: string[] }).anew)).toEqual([])
  await staged.leave()
})

it('a card that is played leaves the others as they are, and the focus at its place', async () => {
  const staged = await at.stage(usual, crowded)
  const hand = staged.page.locator('main > .hand button.card')
  await hand.evaluateAll(all => all.forEach((one, index) => one.setAttribute('data-was', String(index))))
  const place = await hand.evaluateAll(all => all.findIndex(one => one.getAttribute('data-face') === 'R5'))
  await hand.nth(place).focus()
  await staged.plays('@1 play R5', { position: crowded.position.replace('P7 R3 R5 B2', 'P7 R3 B2') })
  await expect.poll(() => hand.evaluateAll(all => all.map(one => one.getAttribute('data-was')))).toEqual(Array.from({ length: 15 }, (_, index) => String(index)).filter(one => one !== String(place)))
  await expect.poll(() => hand.nth(place).evaluate(one => one === document.activeElement)).toBe(true)
  await staged.leave()
})

it.each(changes)('%s: what an event changes on the table, and what the chronicle tells of it, are tasks of their own', async (_, scene, played, change) => {
  const staged = await at.stage(usual, { ...scene, asked: [...scene.asked] })
  await staged.page.evaluate(() => {
    const together: string[] = []
    const seen = { table: 0, chronicle: 0 }
    Object.assign(window, { together, seen })
    // What is told at once has happened in one task.
    new MutationObserver(records => {
      const at = records.map(({ target }) => (target instanceof Element ? target : target.parentElement))
      const chronicle = at.some(one => one?.closest('.log'))
      const table = at.some(one => one?.closest('main'))
      if (chronicle) seen.chronicle++
      if (table) seen.table++
      if (chronicle && table) together.push('both')
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  })
  await staged.plays(played, change)
  const seen = () => staged.page.evaluate(() => (window as unknown as { seen: { table: number; chronicle: number } }).seen)
  await expect.poll(async () => Object.values(await seen()).every(times => times > 0)).toBe(true)
  expect(await staged.page.evaluate(() => (window as unknown as { together: string[] }).together)).toEqual([])
  await staged.leave()
})

it.each(changes)('%s: a table is made in parts, none of which is half of it', async (_, scene) => {
  const staged = await at.stage({ ...usual, notes: 'nothing' }, { ...scene, asked: [...scene.asked] })
  await staged.page.addInitScript(() => {
    const made: number[] = []
    Object.assign(window, { made })
    // Each once, though it came in the midst of something that was added too. What is told at once has come in one task.
    const seen = new WeakSet<Node>()
    new MutationObserver(records => {
      const added = records.flatMap(record => [...record.addedNodes]).flatMap(node => (node instanceof Element ? [node, ...node.querySelectorAll('*')] : []))
      const fresh = added.filter(one => !seen.has(one))
      for (const one of fresh) seen.add(one)
      made.push(new Set(fresh).size)
    }).observe(document, { subtree: true, childList: true })
  })
  // How much comes at once is a matter of time: what a quick machine makes in a moment must not count.
  const session = await staged.page.context().newCDPSession(staged.page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 20 })
  // And the brake takes hold by chance, so that two parts can come at once: the best of three counts. What is made in one
  // piece is so each time.
  const most: number[] = []
  for (let i = 0; i < 3; i++) {
    await staged.page.reload()
    await staged.page.locator('[data-stage="playing"]').waitFor()
    const made = await staged.page.evaluate(() => (window as unknown as { made: number[] }).made)
    const all = made.reduce((sum, one) => sum + one, 0)
    console.log(`${all} elements, at most ${Math.max(...made)} at once`)
    most.push(Math.max(...made) / all)
    if (most.at(-1)! < 0.5) break
  }
  expect(Math.min(...most)).toBeLessThan(0.5)
  expect(staged.complaints).toEqual([])
  await staged.leave()
})

it('a castle that is lit, or no more, is not drawn anew', async () => {
  const [, scene, played, change] = changes[1]!
  const staged = await at.stage(usual, { ...scene, asked: [...scene.asked] })
  const art = await staged.page.locator('.castle.k5 .art:not(.beams)').elementHandle()
  const isThere = () => art!.evaluate(one => one.isConnected)
  await staged.plays(played, change)
  await expect.poll(() => staged.page.locator('.castle.k5 .lit').count()).toBe(1)
  expect(await isThere()).toBe(true)
  await staged.plays(played, {})
  await expect.poll(() => staged.page.locator('.castle.k5 .lit').count()).toBe(0)
  expect(await isThere()).toBe(true)
  await staged.leave()
})

async function slowly(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() => {
    const long: number[] = []
    Object.assign(window, { long })
    new PerformanceObserver(list => long.push(...list.getEntries().map(one => Math.round(one.duration)))).observe({ type: 'longtask' })
  })
  return session
}

describe.runIf(isLong)('on a processor slowed four times', () => {
  it.each([...changes, ['ivanhoe, crowded', crowded, '@2 stay', {}], ['ivanhoe, announced', announced, '@5 pass', { window: null }]] as typeof changes)('%s: no task takes 50 ms', async (_, scene, played, change) => {
    const staged = await at.stage({ ...usual, motion: 'no-preference' }, { ...scene, asked: [...scene.asked] })
    await slowly(staged.page)
    for (let turn = 0; turn < 12; turn++) {
      await staged.plays(played, turn % 2 === 0 ? change : {})
      await staged.page.waitForTimeout(1200)
    }
    const long = await staged.page.evaluate(() => (window as unknown as { long: number[] }).long)
    expect(long.filter(one => one > 50)).toEqual([])
    await staged.leave()
  })
})
