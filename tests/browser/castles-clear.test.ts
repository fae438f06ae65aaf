// The castles' table on telephones: what tells something lies clear of everything else that does, and soldiers can be
// told apart.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { lowest, named, sizes } from './boxes'
import { house } from './house'
import { answered, offered } from './scenes'
import { siege } from './screenshots/moments'
import type { Look, Scene } from './staged'
import { resize } from './steady'

const here = house()
const usual: Look = { width: 1280, height: 800, scheme: 'light', motion: 'reduce' }
const held = [...sizes.filter(size => size.width < 1000), lowest]
const upright = held.filter(size => size.width < size.height)

/** Which boxes of these lie upon each other. */
function meeting(page: Page, what: string): Promise<string[]> {
  return page.evaluate(what => {
    const all = [...document.querySelectorAll(what)].map(one => ({ one, box: one.getBoundingClientRect() }))
    const told = (one: Element) => `${one.getAttribute('class')} ${(one.textContent ?? '').trim().slice(0, 24)} of ${one.closest('[aria-label]')?.getAttribute('aria-label')}`
    const meet = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
    return all.flatMap((one, index) => all.slice(index + 1).filter(other => meet(one.box, other.box)).map(other => `${told(one.one)} / ${told(other.one)}`))
  }, what)
}

describe('on a telephone', () => {
  it('hills begin below the scores', async () => {
    const staged = await here.stage(usual, siege)
    for (const size of held) {
      await resize(staged.page, size)
      const above = () =>
        staged.page.evaluate(() => {
          const land = document.querySelector('.land')!.getBoundingClientRect()
          return Math.max(...[...document.querySelectorAll('.lord')].map(one => one.getBoundingClientRect().bottom)) - land.top
        })
      await expect.poll(above, { message: named(size) }).toBeLessThanOrEqual(1)
    }
    await staged.leave()
  })

  it.each(['en', 'fr', 'it'])('names, banners and what a castle takes lie clear of each other: %s', async locale => {
    const staged = await here.stage({ ...usual, locale }, siege)
    const taken = siege.facts.replace('missing k6 1', 'missing k6 0')
    for (const [what, scene] of Object.entries({ lacking: siege, ready: { ...siege, facts: taken }, watched: { ...siege, facts: siege.facts.replaceAll(/missing .*/g, '') } })) {
      await staged.restage({ ...scene, asked: [] })
      for (const size of held) {
        await resize(staged.page, size)
        await expect.poll(() => meeting(staged.page, '.castle .plate, .castle .tag, .castle .raised, .stand'), { message: `${what} at ${named(size)}` }).toEqual([])
      }
    }
    await staged.leave()
  })

  it('the last to answer has board at his right', async () => {
    const staged = await here.stage(usual, answered)
    for (const [what, scene] of Object.entries({ answered, offered })) {
      await staged.restage({ ...scene, asked: [...scene.asked] })
      for (const size of upright) {
        await resize(staged.page, size)
        const room = () => staged.page.evaluate(() => document.querySelector('.stand')!.getBoundingClientRect().right - document.querySelector('.market .answers > li:last-child .given')!.getBoundingClientRect().right)
        await expect.poll(room, { message: `${what} at ${named(size)}` }).toBeGreaterThanOrEqual(6)
      }
    }
    await staged.leave()
  })

  it('how many cards lie in the pile and out of the game stands beneath them, side by side', async () => {
    const staged = await here.stage(usual, siege)
    for (const [what, scene] of Object.entries({ siege, offered, answered })) {
      await staged.restage({ ...scene, asked: [...scene.asked], facts: `${scene.facts.replace(/pile \d+/, '')}\npile 42` })
      for (const size of held) {
        await resize(staged.page, size)
        await expect.poll(() => staged.page.locator('.stack .figures').textContent()).toBe('42')
        const where = `${what} at ${named(size)}`
        await expect.poll(() => meeting(staged.page, '.stack .figures, .heap .figures'), { message: where }).toEqual([])
        const beneath = () =>
          staged.page.evaluate(() => {
            const box = (part: string) => document.querySelector(part)!.getBoundingClientRect()
            return Math.min(box('.stack .figures').top - box('.pile').bottom, box('.heap .figures').top - box('.heap .top').bottom)
          })
        await expect.poll(beneath, { message: where }).toBeGreaterThanOrEqual(-1)
      }
    }
    await staged.leave()
  })

  it('the leader has his points in gold, on no ground of their own, and a crown on his pennant, clear of every letter and figure', async () => {
    const staged = await here.stage(usual, siege)
    for (const scheme of ['light', 'dark'] as const) {
      await staged.page.emulateMedia({ colorScheme: scheme })
      for (const [leader, points] of [[1, 11], [5, 10], [6, 12]] as const) {
        await staged.restage({ ...siege, asked: [leader], facts: siege.facts.replace(new RegExp(`points @${leader} \\d+`), `points @${leader} ${points}`) })
        for (const size of [...sizes, lowest]) {
          await resize(staged.page, size)
          const leads = () =>
            staged.page.locator('.lord').evaluateAll(all => {
              const meet = (one: DOMRect, other: DOMRect) =>
                Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5
              // As letters take them, not the lines that they stand on.
              const words = all.flatMap(one =>
                [...one.querySelectorAll('.name, .figures')].map(word => {
                  const { left, top, width, height } = word.getBoundingClientRect()
                  return { text: word.textContent, box: new DOMRect(left, top + height * 0.12, width, height * 0.76) }
                }),
              )
              return all.flatMap(one => {
                const crown = one.querySelector('.crown')?.getBoundingClientRect()
                if (!crown) return []
                const figures = one.querySelector('.points b')!
                const { backgroundColor, borderTopWidth } = getComputedStyle(figures)
                const pennant = one.querySelector('.pennant')!.getBoundingClientRect()
                const on = Math.abs((crown.left + crown.right - pennant.left - pennant.right) / 2) < 1 && crown.top < pennant.top && crown.bottom > pennant.top
                return [{ points: figures.textContent, ground: backgroundColor, ring: borderTopWidth, on, strikes: words.filter(word => meet(crown, word.box)).map(word => word.text) }]
              })
            })
          await expect.poll(leads, { message: `${leader} leads at ${named(size)}, ${scheme}` }).toEqual([{ points: `${points}`, ground: 'rgba(0, 0, 0, 0)', ring: '0px', on: true, strikes: [] }])
        }
      }
    }
    await staged.leave()
  })

  it('the sign at the name of who is to act covers no figure of anybody', async () => {
    const staged = await here.stage(usual, siege)
    for (const seat of [1, 2, 3, 4, 5, 6]) {
      await staged.restage({ ...siege, asked: [seat], facts: siege.facts.replaceAll(/points @(\d) \d+/g, 'points @$1 11') })
      for (const size of [...sizes, lowest]) {
        await resize(staged.page, size)
        const covered = () =>
          staged.page.evaluate(() => {
            const sign = document.querySelector('.lord.acts .player')!.getBoundingClientRect()
            return [...document.querySelectorAll('.lord .figures')].flatMap(one => {
              const { left, right, top, height } = one.getBoundingClientRect()
              const meets = Math.min(right, sign.right) - Math.max(left, sign.left) > 1 && Math.min(top + height * 0.9, sign.bottom) - Math.max(top + height * 0.14, sign.top) > 1
              return meets ? [`${one.textContent}: ${Math.round(sign.bottom)} below ${Math.round(top + height * 0.14)}`] : []
            })
          })
        await expect.poll(covered, { message: `${seat} at ${named(size)}` }).toEqual([])
      }
    }
    await staged.leave()
  })

  it('every name is as large, however many prisoners stand beside it', async () => {
    const staged = await here.stage(usual, siege)
    await staged.restage({ ...siege, asked: [], position: `${siege.position}\n    prisoner @2 b3 b4\n    prisoner @4 b1` })
    for (const size of [...sizes, lowest]) {
      await resize(staged.page, size)
      await expect.poll(() => staged.page.locator('.prison').count()).toBe(2)
      const letters = () => staged.page.locator('.lord:not(.own) .name').evaluateAll(all => [...new Set(all.map(one => getComputedStyle(one).fontSize))])
      await expect.poll(letters, { message: named(size) }).toHaveLength(1)
    }
    await staged.leave()
  })

  it('a card names itself beside the key that plays it', async () => {
    const offers: Scene = { ...siege, position: siege.position.replace('phase advance k7a', 'phase answer h2'), moves: 'offer f1\noffer f2\noffer a2\noffer x3\ndecline', asked: [1, 2] }
    for (const size of [...upright, sizes.at(-1)!]) {
      const ann = await here.stage({ ...usual, ...size }, offers)
      await ann.page.evaluate(() => (document.documentElement.dataset['keys'] = ''))
      const marked = () =>
        ann.page.locator('.hand .card:has(kbd)').evaluateAll(all =>
          all.map(card => {
            const [key, name, mark] = ['kbd', '.band', 'circle'].map(part => card.querySelector(part)!.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect]
            const shown = name.top + name.height * 0.4 < card.getBoundingClientRect().bottom
            return (shown && key.bottom > name.top + 1 && key.top < name.bottom - 1) || key.top < mark.bottom ? `covers ${card.getAttribute('aria-label')}` : 'clear'
          }),
        )
      await expect.poll(async () => (await marked()).length, { message: named(size) }).toBeGreaterThan(2)
      await expect.poll(async () => [...new Set(await marked())], { message: named(size) }).toEqual(['clear'])
      await ann.leave()
    }
  })

  it('what happened before is told in whole lines, in one column', async () => {
    const staged = await here.stage(usual, siege)
    const placed = siege.position.replace('track k7a b3 b4 b6', 'track k7a b4 b3 -').replace('phase advance k7a', 'phase draw\nprisoner @4 b6')
    await staged.plays('@4 advance k7a\ncapture @4 b6\n@4 place k7a', { position: placed })
    for (const size of [...held, { width: 390, height: 700 }, { width: 375, height: 667 }]) {
      await resize(staged.page, size)
      const cut = () =>
        staged.page.evaluate(() => {
          const frame = document.querySelector('.ask .earlier')!
          const box = frame.getBoundingClientRect()
          const ask = document.querySelector('.ask')!.getBoundingClientRect()
          return [...frame.querySelectorAll('p')].flatMap(one => {
            const { left, right, top, bottom } = one.getBoundingClientRect()
            const whole = left >= box.left - 1 && right <= box.right + 1 && top >= box.top - 1 && bottom <= Math.min(box.bottom, ask.bottom) + 1
            const away = left >= box.right - 1 || top >= box.bottom
            return whole || away ? [] : [`${one.textContent}: ${[left, right, top, bottom].map(Math.round).join(' ')} in ${[box.left, box.right, box.top, box.bottom].map(Math.round).join(' ')}`]
          })
        })
      await expect.poll(() => staged.page.locator('.earlier p').count(), { message: named(size) }).toBeGreaterThan(1)
      await expect.poll(cut, { message: named(size) }).toEqual([])
    }
    await staged.leave()
  })

  it('each of four soldiers shows 20 px of himself', async () => {
    const staged = await here.stage(usual, answered)
    for (const size of upright) {
      await resize(staged.page, size)
      const shows = () =>
        staged.page.locator('.garrison').evaluateAll(all =>
          all.flatMap(one => {
            const boxes = [...one.querySelectorAll('.sentry svg')].map(sentry => sentry.getBoundingClientRect())
            return boxes.map((box, index) => Math.min(box.width, (boxes[index + 1]?.left ?? Infinity) - box.left) >= 20)
          }),
        )
      await expect.poll(shows, { message: named(size) }).toEqual(Array(16).fill(true))
    }
    await staged.leave()
  })
})
