// Whoever acts does not wait for what still moves, and whoever falls behind sees how it stands now. Movements are
// made endless here, so that nothing but the touch can have ended them.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { house } from './house'
import type { Look, Scene, Staged } from './staged'

const at = house()
const moved: Look = { width: 1280, height: 800, scheme: 'light', motion: 'no-preference' }

const lists: Scene = {
  game: 'ivanhoe',
  players: 2,
  you: 1,
  position: `
    hand @1 B4 R3 S2 dodge
    hand @2 ? ? ? ?
    display @1 B3 B5
    display @2 B5 S2 B4 M6
    color blue
    turn @2
    discard R3`,
  facts: 'deck 60\nneed 5\ntotal @1 8\ntotal @2 17',
  moves: '',
  asked: [2],
  window: null,
}

/** The tournament is won: all displays fly to the discards, and a token to its ring. */
const won: Partial<Scene> = {
  position: 'hand @1 B4 R3 S2 dodge\nhand @2 ? ? ? ?\ntokens @2 blue\nturn @2\ndiscard R3 B3 B5 B5 S2 B4 M6',
  facts: 'deck 60\nneed 5',
}

const piste: Scene = {
  game: 'engarde',
  players: 2,
  you: 1,
  position: `
    strip 3 20
    turn @2
    hand @1 1 2 3 4 5
    hand @2 ? ? ? ? ?
    score 0 0`,
  facts: 'distance 17\npile 13',
  moves: '',
  asked: [2],
  window: null,
}
const stands = (spaces: string, distance: number, turn: number): Partial<Scene> => ({
  position: piste.position.replace('strip 3 20', `strip ${spaces}`).replace('turn @2', `turn @${turn}`),
  facts: `distance ${distance}\npile 13`,
  asked: [turn],
})

/** From now on whatever begins to move does not arrive by itself. */
async function neverArrives(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.00001 })
}

/** How many cards and tokens are on their way. */
function flying(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document.getAnimations().filter(one => {
        const { target } = one.effect as KeyframeEffect
        return one.playState === 'running' && target instanceof Element && target.hasAttribute('data-zone')
      }).length,
  )
}

async function isWon(): Promise<Staged> {
  const staged = await at.stage(moved, lists)
  await neverArrives(staged.page)
  await staged.plays('@1 withdraw\nwin @2 blue', won)
  await staged.page.locator('.moment.win').waitFor()
  await expect.poll(() => flying(staged.page)).toBeGreaterThan(5)
  return staged
}

it('a key brings every card to its place and ends a great moment', async () => {
  const staged = await isWon()
  await staged.page.keyboard.press('Shift')
  // Nothing of it would end by itself before the test does.
  await expect.poll(() => flying(staged.page)).toBe(0)
  await expect.poll(() => staged.page.locator('.moment').count()).toBe(0)
  await staged.leave()
})

it('so does a touch', async () => {
  const staged = await isWon()
  await staged.page.mouse.click(500, 420)
  // Nothing of it would end by itself before the test does.
  await expect.poll(() => flying(staged.page)).toBe(0)
  await expect.poll(() => staged.page.locator('.moment').count()).toBe(0)
  await staged.leave()
})

it('a card that leaves the hand is seen on all of its way, and the table is as before when it lies', async () => {
  const staged = await at.stage(moved, lists)
  const { page } = staged
  await neverArrives(page)
  await staged.plays('@1 play B4', { position: lists.position.replace('hand @1 B4 ', 'hand @1 ').replace('display @1 B3 B5', 'display @1 B3 B5 B4'), facts: lists.facts.replace('@1 8', '@1 12') })
  await expect.poll(() => flying(page)).toBeGreaterThan(0)
  // It sets out at its place in the hand: there it is what one sees.
  const seen = await page.evaluate(() => {
    const hand = document.querySelector('main > .hand')!.getBoundingClientRect()
    const cards = [...document.querySelectorAll('.board .card')].filter(card => card.getBoundingClientRect().bottom > hand.top + 20)
    return cards.map(card => {
      const { left, bottom, width } = card.getBoundingClientRect()
      return card.contains(document.elementFromPoint(left + width / 2, bottom - 12))
    })
  })
  expect(seen).toEqual([true])
  await expect.poll(() => page.locator('.board.raised').count()).toBe(1)
  await page.keyboard.press('Shift')
  await expect.poll(() => page.locator('.board.raised').count()).toBe(0)
  await staged.leave()
})

it('fencers who are still on their way stand where they belong, however much came since', async () => {
  const figures = (page: Page) => page.locator('.fight').evaluate(one => one.innerHTML)
  const there = await at.stage(moved, { ...piste, ...stands('5 18', 13, 2) })
  const wanted = await figures(there.page)
  await there.leave()
  const staged = await at.stage(moved, piste)
  const { page } = staged
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  const before = await figures(page)
  expect(before).not.toBe(wanted)
  await staged.plays('@2 forward 2', stands('3 18', 15, 1))
  await staged.plays('@1 forward 2', stands('5 18', 13, 2))
  await page.keyboard.press('Shift')
  await expect.poll(() => figures(page)).toBe(wanted)
  await staged.leave()
})
