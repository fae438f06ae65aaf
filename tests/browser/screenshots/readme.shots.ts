// Not a test: makes the pictures of the README (scripts/screenshots FOLDER readme).
import { writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { it } from 'vitest'
import { Person } from '../people'
import { house } from '../house'
import type { Look, Scene } from '../staged'
import { lunge, sally, siege, unhorse, won } from './moments'

const folder = process.env['SCREENSHOTS'] ?? ''
const here = house()

/** As WebP: a third of the size of a PNG. */
async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(400)
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 88 })
  writeFileSync(`${folder}/${name}.webp`, Buffer.from(data, 'base64'))
}

const desk: Look = { width: 1280, height: 800, scheme: 'light', motion: 'reduce' }
const phone: Look = { ...desk, width: 390, height: 844 }

const staged: [string, Scene, Look][] = [
  ['ivanhoe', unhorse, desk],
  ['engarde', lunge, desk],
  ['castles-night', siege, { ...desk, scheme: 'dark' }],
  ['ivanhoe-won', won, desk],
  ['castles-phone', sally, phone],
]

it('readme', { timeout: 600_000 }, async () => {
  const ann = await Person.arrive(here.browser, here.address, 1280)
  await ann.open('#/')
  await ann.page.locator('.play:enabled').first().waitFor()
  await picture(ann.page, 'start')
  await ann.leave()
  for (const [name, scene, look] of staged) {
    const table = await here.stage(look, scene)
    await picture(table.page, name)
    await table.leave()
  }
})
