// Forms: what has few values is chosen among cards that are all in view, by hand, by keyboard and by ear; the link of a
// table comes before its code.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { named, sizes } from './boxes'
import { choose, Person } from './people'
import { house } from './house'
import { resize, settled } from './steady'

const here = house()

const dialog = '#dialog-title'
const games = ['Ivanhoe', 'En Garde', 'The Castles'] as const

async function more(ann: Person, game: string): Promise<void> {
  await ann.open('#/')
  await ann.page.getByRole('button', { name: `More choices for ${game}` }).click()
  await ann.page.locator(dialog).waitFor()
}

/** What can be chosen in a group, and what is. */
const group = async (page: Page, name: string) => {
  const radios = page.getByRole('radiogroup', { name, exact: true }).getByRole('radio')
  const all = await radios.evaluateAll(all => all.map(one => ({ says: (one.parentElement!.textContent ?? '').trim(), checked: (one as HTMLInputElement).checked })))
  return { says: all.map(one => one.says), chosen: all.filter(one => one.checked).map(one => one.says) }
}

describe('a new table', () => {
  it('is chosen among cards; only bots, which are many, are in a list', async () => {
    const ann = await Person.arrive(here.browser, here.address, 1280)
    await more(ann, 'The Castles')
    await expect.poll(() => group(ann.page, 'Players')).toEqual({ says: ['2', '3', '4', '5', '6'], chosen: ['3'] })
    await expect.poll(() => ann.page.locator('dialog select').count()).toBe(2)
    await choose(ann.page, 'Players', '5')
    await expect.poll(() => ann.page.locator('dialog select').count()).toBe(4)
    // Whoever sits there has arms, and a chair that is free has none.
    const coats = () => ann.page.locator('dialog .seat .coat').evaluateAll(all => all.map(one => one.querySelector('svg') !== null))
    await expect.poll(coats).toEqual([true, true, true, true])
    await ann.page.getByLabel('Seat 3').selectOption('open')
    await expect.poll(coats).toEqual([true, false, true, true])
    await ann.hasNoBarriersInBothLights('a new table')
    await ann.leave()
  })

  it('is chosen by arrow keys, says what the choice means, and is remembered', async () => {
    const ann = await Person.arrive(here.browser, here.address, 1280)
    await more(ann, 'En Garde')
    const level = ann.page.getByRole('radiogroup', { name: 'Level' })
    const means = () => level.evaluate(one => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent ?? '')
    await expect.poll(() => group(ann.page, 'Level')).toEqual({ says: ['Standard', 'Basic', 'Advanced'], chosen: ['Standard'] })
    await expect.poll(means).toContain('parried')
    await level.getByRole('radio', { name: 'Standard' }).focus()
    await ann.page.keyboard.press('ArrowRight')
    await expect.poll(() => group(ann.page, 'Level')).toMatchObject({ chosen: ['Basic'] })
    await expect.poll(means).toContain('Every attack hits')
    await ann.page.keyboard.press('ArrowLeft')
    await ann.page.keyboard.press('ArrowLeft')
    await expect.poll(() => group(ann.page, 'Level')).toMatchObject({ chosen: ['Advanced'] })
    // One stop of the Tab key for each group.
    await ann.page.keyboard.press('Tab')
    expect(await level.evaluate(one => one.contains(document.activeElement))).toBe(false)
    await choose(ann.page, 'Bots play', 'at once')
    await ann.page.getByRole('button', { name: 'Play', exact: true }).click()
    await ann.page.locator('[data-stage="playing"]').waitFor()
    await more(ann, 'En Garde')
    await expect.poll(() => group(ann.page, 'Level')).toMatchObject({ chosen: ['Advanced'] })
    await expect.poll(() => group(ann.page, 'Bots play')).toMatchObject({ chosen: ['at once'] })
    await ann.leave()
  })

  it('has cards that a finger meets and whose words are whole, at every size and in every language', async () => {
    for (const [locale, play] of [['en', 'More choices'], ['fr', 'autres choix'], ['it', 'altre scelte']] as const) {
      const ann = await Person.arrive(here.browser, here.address, 1280, 'light', locale)
      await ann.open('#/')
      for (const index of games.keys()) {
        await ann.page.getByRole('button', { name: new RegExp(play) }).nth(index).click()
        await ann.page.locator('dialog .way').first().waitFor()
        for (const size of sizes) {
          await resize(ann.page, size)
          const amiss = () =>
            ann.page.locator('dialog .way').evaluateAll(all =>
              (all.length === 0 ? ['no card'] : []).concat(all.flatMap(one => {
                const box = one.getBoundingClientRect()
                const words = [...one.querySelectorAll('span:not(.hidden-visually)')].map(word => word.getBoundingClientRect())
                const isWhole = words.every(word => word.left >= box.left && word.right <= box.right + 0.5 && word.bottom <= box.bottom)
                return isWhole && box.width >= 43.5 && box.height >= 43.5 ? [] : [`${(one.textContent ?? '').trim()}: ${Math.round(box.width)} × ${Math.round(box.height)}`]
              })),
            )
          await expect.poll(amiss, { message: `${locale}, ${games[index]!}, ${named(size)}` }).toEqual([])
          const below = () => ann.page.locator('dialog button[type="submit"]').evaluate(button => button.getBoundingClientRect().bottom - innerHeight)
          await expect.poll(below, { message: named(size) }).toBeLessThanOrEqual(0)
        }
        await resize(ann.page, sizes[0]!)
        await ann.page.keyboard.press('Escape')
        await ann.page.locator(dialog).waitFor({ state: 'detached' })
      }
      await ann.leave()
    }
  })
})

describe('settings', () => {
  it('are cards too, and hold at once', async () => {
    const ann = await Person.arrive(here.browser, here.address, 390)
    await ann.open('#/')
    await ann.page.getByRole('button', { name: 'Settings' }).click()
    await expect.poll(() => group(ann.page, 'Light or dark')).toMatchObject({ chosen: ['as the system has it'] })
    await settled(ann.page)
    expect(await ann.page.locator('dialog select').count()).toBe(0)
    await choose(ann.page, 'Light or dark', 'dark')
    await expect.poll(() => ann.page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
    await choose(ann.page, 'Language', 'Italiano')
    await expect.poll(() => ann.page.evaluate(() => document.documentElement.lang)).toBe('it')
    await expect.poll(() => group(ann.page, 'Lingua')).toMatchObject({ chosen: ['Italiano'] })
    await ann.hasNoBarriers('the settings')
    await ann.leave()
  })
})

it('the link of a table comes before its code, and neither is wider than the page', async () => {
  const ann = await Person.arrive(here.browser, here.address, 390)
  const made = await ann.ask<{ table: string }>('tables', { game: 'castles', players: 4, seats: ['me', 'open', 'page', 'open'], private: true })
  await ann.table(made.table)
  for (const size of sizes) {
    await resize(ann.page, size)
    const found = () =>
      ann.page.evaluate(() => {
        const [link, code, all] = ['#invitation', '.invitation .code', '.waiting'].map(one => document.querySelector(one)!)
        const [box, page] = [code!.getBoundingClientRect(), all!.getBoundingClientRect()]
        const later = link!.compareDocumentPosition(code!) & Node.DOCUMENT_POSITION_FOLLOWING
        const main = document.querySelector('main')!
        return {
          isAfter: later > 0 && box.top >= link!.closest('.words')!.getBoundingClientRect().top - 1,
          within: box.left >= page.left && box.right <= page.right && box.width > 80,
          over: Math.max(0, main.scrollWidth - main.clientWidth),
        }
      })
    await expect.poll(found, { message: named(size) }).toEqual({ isAfter: true, within: true, over: 0 })
  }
  await ann.leave()
})
