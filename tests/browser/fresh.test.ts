// A finger or a key on its way chooses nothing that it did not see; what cannot be taken back is asked about once more.
// And what is asked for last is what counts.
import type { Page, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { house } from './house'
import { announced, duel, trading, two } from './scenes'
import type { Look, Scene } from './staged'

const at = house()
const usual: Look = { width: 1280, height: 800, scheme: 'light', motion: 'reduce' }
/** As people have it, but so long that no machine is too slow to see it. */
const slow: Look = { ...usual, wishes: { fresh: 600_000, ending: 0 } }

const isFresh = (page: Page) => page.locator('[data-fresh="true"] .answers.fresh').waitFor()

it('a second card of somebody else is not let pass by the click that let the first one pass', async () => {
  const staged = await at.stage(slow, announced)
  const { page } = staged
  const pass = page.getByRole('button', { name: 'Let it pass' }).first()
  await pass.dblclick()
  await expect.poll(() => staged.wished).toEqual(['pass'])
  await staged.plays('@1 pass\n@3 charge', announced)
  await isFresh(page)
  await pass.click()
  await page.getByRole('button', { name: 'Let all pass this game' }).click()
  await page.keyboard.press((await pass.getAttribute('data-key'))!)
  expect(staged.wished).toEqual(['pass'])
  await staged.leave()
})

it('an end is not skipped by what brought it about, whether by click or by key', async () => {
  const staged = await at.stage({ ...usual, wishes: { fresh: 600_000, ending: 600_000 } }, { ...duel, moves: '', asked: [2] })
  const { page } = staged
  await page.clock.install()
  const next = { position: duel.position.replace('strip 8 12', 'strip 1 23'), facts: 'distance 22\npile 15', moves: 'forward 1' }
  await staged.plays('@2 attack 4\nround @2\ndeal @1 1 2 3 4 5', next)
  const goOn = page.getByRole('button', { name: 'Go on' })
  await isFresh(page)
  await goOn.click()
  await page.keyboard.press('Escape')
  await page.getByText('A touch for').first().waitFor()
  await page.clock.fastForward(600_000)
  await page.locator('[data-choice]').first().waitFor()
  await staged.leave()
})

it('at the end of a game what comes next is not chosen by what ended it, links among it', async () => {
  const staged = await at.stage(slow, two)
  const { page } = staged
  await staged.plays('@1 play B4', { moves: '', asked: [], winners: [1] })
  await isFresh(page)
  const before = page.url()
  for (const name of ['Play again', 'Look back']) await page.locator('.answers').getByText(name).click()
  expect(page.url()).toBe(before)
  await staged.leave()
})

it('to claim the win asks once more, and can be left', async () => {
  const absent: Scene = { ...duel, moves: '', asked: [2], absent: 2 }
  const staged = await at.stage(usual, absent)
  const { page } = staged
  const claim = page.getByRole('button', { name: 'Claim the win' })
  await claim.click()
  await page.getByText('“Claim the win” cannot be taken back.').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Keep waiting' }).waitFor()
  expect(staged.wished).toEqual([])
  await claim.click()
  await page.getByText('cannot be taken back').waitFor()
  await claim.click()
  await expect.poll(() => staged.wished).toEqual(['vote claim @2'])
  await staged.leave()

  const bold = await at.stage({ ...usual, wishes: { confirm: 'never' } }, absent)
  await bold.page.getByRole('button', { name: 'Claim the win' }).click()
  await expect.poll(() => bold.wished).toEqual(['vote claim @2'])
  await bold.leave()
})

it('an answer keeps the focus when there are many of them, and few again', async () => {
  const prisoners = (...all: string[]): Partial<Scene> => ({
    position: trading.position.replace('prisoner @4 b3', `prisoner @4 ${all.join(' ')}`).replace('phase trade h2', ''),
    moves: ['pass', ...all.map(one => `ransom ${one}`)].join('\n'),
  })
  const staged = await at.stage(usual, { ...trading, ...prisoners('b1', 'b3') })
  const { page } = staged
  const pass = page.getByRole('button', { name: 'Pass', exact: true })
  await pass.focus()
  for (const all of [['b1', 'b2', 'b3', 'b5', 'b6'], ['b1']]) {
    await staged.plays('@2 pass', prisoners(...all))
    await expect.poll(() => page.locator('.answers [data-choice]').count()).toBe(all.length > 4 ? 6 : 2)
    expect(await pass.evaluate(one => one === document.activeElement), `${all.length} prisoners`).toBe(true)
  }
  await staged.leave()
})

it('of two languages the one that was asked for last is spoken and kept, whichever comes first', async () => {
  const staged = await at.stage(usual, duel)
  const { page } = staged
  await page.getByRole('navigation').getByRole('button', { name: 'Settings' }).click()
  const held: Route[] = []
  let holds = true
  await page.route('**/assets/*.js', route => (holds ? void held.push(route) : route.continue()))
  await page.getByRole('radio', { name: 'Français' }).check()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  holds = false
  await page.getByRole('radio', { name: 'Italiano' }).check()
  await page.getByRole('heading', { name: 'Impostazioni' }).waitFor()
  const italian = () => page.evaluate(() => [localStorage['hastilude.language'], document.querySelector<HTMLInputElement>('.way[lang="it"] input')?.checked])
  expect(await italian()).toEqual(['it', true])
  const answered = held.map(route => page.waitForResponse(answer => answer.url() === route.request().url()))
  for (const route of held) await route.continue()
  await Promise.all(answered)
  // Long enough for what has come to be taken in.
  for (let times = 0; times < 5; times++) await staged.painted()
  expect(await italian()).toEqual(['it', true])
  await page.getByRole('heading', { name: 'Impostazioni' }).waitFor()
  await staged.leave()
})

it('that one is told of one’s turn is kept once the browser has allowed it, and shown meanwhile', async () => {
  const staged = await at.stage(usual, duel)
  const { page } = staged
  await page.evaluate(() => {
    const asked = window as unknown as { allow: (answer: string) => void }
    Object.assign(Notification, { requestPermission: () => new Promise(resolve => (asked.allow = resolve)) })
  })
  const answer = (said: string) => page.evaluate(said => (window as unknown as { allow: (answer: string) => void }).allow(said), said)
  const kept = () => page.evaluate(() => (JSON.parse(localStorage['hastilude.settings'] as string) as { notify?: string }).notify ?? 'off')
  await page.getByRole('navigation').getByRole('button', { name: 'Settings' }).click()
  const [on, off] = await page.evaluate(() => {
    const group = [...document.querySelectorAll('[role="radiogroup"]')].at(-1)!
    return [...group.querySelectorAll('input')].map((one, index) => ((one.id = `notify-${index}`), `#notify-${index}`)).reverse()
  })
  await page.locator(on!).check()
  expect([await kept(), await page.locator(on!).isChecked()]).toEqual(['off', true])
  await answer('denied')
  await expect.poll(() => page.locator(off!).isChecked()).toBe(true)
  expect(await kept()).toBe('off')
  await page.locator(on!).check()
  await answer('granted')
  await expect.poll(kept).toBe('on')
  await staged.leave()
})
