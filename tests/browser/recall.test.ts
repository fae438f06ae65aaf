// Where only the top discard may be looked at, a telephone tells no more of what was played than that lets one know.
import { expect, it } from 'vitest'
import { house } from './house'
import { duel } from './scenes'
import type { Look, Scene } from './staged'
import { resize } from './steady'

const at = house()
const phone: Look = { width: 390, height: 844, scheme: 'light', motion: 'reduce' }
/** There is room for it on a telephone that is held sideways. */
const sideways = { width: 844, height: 390 }
const played = `
  round @2
  deal @1 1 3 4 4 5
  deal @2 ? ? ? ? ?
  @1 forward 2
  draw @1 3
  @2 back 5
  draw @2 ?
  @1 forward 1
  draw @1 4`
/** The reader has moved, and the other is to. */
const waiting: Scene = { ...duel, options: { discards: 'top' }, lines: played, facts: `${duel.facts}\nrecall turn`, moves: '', asked: [2] }

/** What may not be told any more: the turns of this round that came before the last one. */
const forgotten = /goes? (2 forward|5 back)/

it('while the other is to move, nothing that is to be forgotten is told above, below, or in the chronicle, which says why', async () => {
  const staged = await at.stage(phone, waiting)
  const { page } = staged
  const earlier = page.locator('.ask .earlier')
  // Where there is no room for it, it is there all the same.
  await expect.poll(() => earlier.textContent()).toMatch(/You go 1 forward\./)
  expect(await page.locator('.ask').textContent()).not.toMatch(forgotten)
  await resize(page, sideways)
  await earlier.getByText('You go 1 forward.').waitFor()
  expect(await page.locator('.ask').innerText()).not.toMatch(forgotten)
  await resize(page, phone)
  await page.locator('.corner').click()
  const log = page.locator('.log')
  await log.locator('.why').waitFor()
  expect(await log.locator('.why').innerText()).toMatch(/^Of this round only the last turn is told: .*E4$/)
  const told = await log.locator('ol').innerText()
  expect(told).toMatch(/You go 1 forward\./)
  expect(told).not.toMatch(forgotten)
  // Rounds that are over may be remembered whole.
  expect(told).toMatch(/wins the round/)
  await staged.leave()
})

it('where all discards may be looked at, all is told', async () => {
  const staged = await at.stage({ ...phone, ...sideways }, { ...waiting, options: { discards: 'all' }, facts: duel.facts })
  await staged.page.locator('.ask .earlier').getByText(forgotten).first().waitFor()
  await staged.page.locator('.corner').click()
  await expect.poll(() => staged.page.locator('.log ol').innerText()).toMatch(forgotten)
  expect(await staged.page.locator('.log .why').count()).toBe(0)
  await staged.leave()
})
