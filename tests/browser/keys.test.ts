// By keys alone: from the start page through a game to the next.
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { house } from './house'
import { Dice, Person } from './people'

const at = house()

/** Goes on from stop to stop until this one has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor()
  for (let stops = 0; stops < 60; stops++) {
    if (await wanted.evaluate(one => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no stop of the Tab key: ${String(wanted)}`)
}

it('a game is begun, played to its end and followed by another without a mouse', async () => {
  const ann = await Person.arrive(at.browser, at.address, 1280)
  const { page } = ann
  await ann.open('#/')
  await page.locator('.play:enabled').first().waitFor()
  await tabTo(page, page.getByRole('button', { name: 'More choices for En Garde' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Rounds to win'))
  await page.keyboard.press('Control+A')
  await page.keyboard.type('1')
  await tabTo(page, page.getByRole('radiogroup', { name: 'Bots play' }).getByRole('radio', { checked: true }))
  while (!(await page.getByRole('radio', { name: 'at once', exact: true }).isChecked())) await page.keyboard.press('ArrowLeft')
  await tabTo(page, page.getByRole('button', { name: 'Play', exact: true }))
  await page.keyboard.press('Enter')
  await page.locator('[data-stage="playing"]').waitFor()
  const first = page.url()
  const dice = new Dice(5)
  while ((await ann.isAskedOrOver()) === 'asked') await ann.decideByKeyboard(dice)
  await tabTo(page, page.getByRole('button', { name: 'Play again' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Go to the next game' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(url => url.href !== first)
  await page.locator('[data-stage="playing"]').waitFor()
  expect(new URL(page.url()).hash).toMatch(/^#\/table\//)
  await ann.leave()
})
