// A finger meets everything that can be pressed on 44 px, however small it is drawn.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { house } from './house'
import { announced, duel, hidden, two } from './scenes'
import type { Look, Scene } from './staged'

const at = house()
const phone: Look = { width: 390, height: 844, scheme: 'light', motion: 'reduce' }

/** What meets a finger on less than 44 px along the lines through its middle; all of it is brought into view first. */
function small(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wanted = 44
    // What lies under a dialog or a drawer cannot be pressed.
    const above = document.querySelector('dialog[open]') ?? document.querySelector('.side.drawer.open')
    const all = [...(above ?? document).querySelectorAll<HTMLElement>('button, a, select, input, summary')]
    const isShown = (one: HTMLElement) =>
      one.checkVisibility({ opacityProperty: false, visibilityProperty: true }) && !one.matches(':disabled') && !one.closest('.hidden-visually, [aria-hidden="true"], [inert]')
    const shown = all.filter(isShown)
    if (shown.length === 0) return ['nothing can be pressed']
    return shown.flatMap(one => {
      one.scrollIntoView({ block: 'center', inline: 'center' })
      // Of a link over two lines the longer one.
      const box = [...one.getClientRects()].sort((a, b) => b.width - a.width)[0]
      if (!box || box.width === 0) return []
      const meets = (x: number, y: number) => {
        const met = document.elementFromPoint(x, y)
        return met !== null && (one.contains(met) || (met.closest('label')?.contains(one) ?? false))
      }
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const reach = (far: (by: number) => boolean) => {
        let count = far(0) ? 1 : 0
        for (const way of [1, -1]) for (let by = way; count > 0 && count < wanted && far(by); by += way) count++
        return count
      }
      const [across, down] = [reach(by => meets(x + by, y)), reach(by => meets(x, y + by))]
      const says = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)
      // Pixels are whole, and lines of text need not be.
      return Math.min(across, down) >= wanted - 1 ? [] : [`${one.tagName.toLowerCase()}.${one.className} ${says}: ${across} × ${down}`]
    })
  })
}

async function isLargeEnough(page: Page, screen: string): Promise<void> {
  // What rises into its place is waited for.
  await expect.poll(() => small(page), { message: screen, timeout: 5000 }).toEqual([])
}

it('on the start page, in its forms, the settings, and at a table that waits', async () => {
  const context = await at.browser.newContext({ viewport: phone, hasTouch: true, reducedMotion: 'reduce', locale: 'en-GB', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(`${at.address}/#/`)
  await page.locator('.play:enabled').first().waitFor()
  await isLargeEnough(page, 'the start page')
  await page.getByRole('button', { name: 'Settings' }).first().click()
  await page.getByRole('dialog').waitFor()
  await isLargeEnough(page, 'the settings')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'En Garde with friends' }).click()
  await page.getByRole('dialog').waitFor()
  await isLargeEnough(page, 'a new table')
  await page.getByRole('button', { name: 'Make the table' }).click()
  await page.locator('.waiting .invitation').waitFor()
  await page.locator('summary').click()
  await isLargeEnough(page, 'a table that waits')
  await context.close()
})

it('in the drawer with its chronicle, and of what stands there why it tells no more', async () => {
  const lines = 'round @2\ndeal @1 1 3 4 4 5\ndeal @2 ? ? ? ? ?\n@2 attack 3\n@1 parry'
  const staged = await at.stage(phone, { ...duel, lines, options: { discards: 'top' }, facts: `${duel.facts}\nrecall turn` })
  await staged.page.locator('.corner').click()
  await staged.page.locator('.log .why').waitFor()
  await isLargeEnough(staged.page, 'the drawer of En Garde')
  await staged.leave()

  const turns = Array.from({ length: 200 }, (_, index) => `@${(index % 2) + 1} play S2\n@${(index % 2) + 1} withdraw`).join('\n')
  const long = await at.stage(phone, { ...two, lines: turns })
  await long.page.locator('.corner').click()
  await long.page.getByRole('button', { name: 'Earlier turns' }).waitFor()
  await isLargeEnough(long.page, 'a long chronicle')
  await long.leave()
})

it('where something is asked, and refused', async () => {
  const staged = await at.stage(phone, announced)
  const { page } = staged
  staged.refusedBy = 'I18'
  await page.getByRole('button', { name: 'Let it pass' }).first().click()
  await page.locator('.ask [role="alert"] .link').waitFor()
  await expect.poll(() => small(page).then(found => found.filter(one => /^button\.(link|button)/.test(one)))).toEqual([])
  await staged.leave()
})

it('in the scene of an end', async () => {
  const won: Scene = { ...two, position: `color -\nhand @1 B4 R3\nhand @2 ${hidden(8)}\ntokens @2 red blue yellow green purple\nlast purple\nover @2`, facts: 'deck 60\nneed 5', moves: '', asked: [], winners: [2] }
  const staged = await at.stage(phone, won)
  await staged.page.getByRole('button', { name: 'Look at the table' }).waitFor()
  await isLargeEnough(staged.page, 'the end')
  await staged.leave()
})
