// What is told of a game: in the chronicle, in the line above the answers of a telephone, to who does not see it, and
// over the lists when it is over.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { house } from './house'
import { duel, hidden, two } from './scenes'
import type { Look, Scene } from './staged'

const at = house()
const usual: Look = { width: 1280, height: 800, scheme: 'light', motion: 'reduce' }

/** A card is announced that takes the reader's last one; what came of it when it was let pass. */
const announced: Scene = { ...two, position: `${two.position.replace('turn @1', 'turn @2')}\n due reaction @1 outmaneuver`, moves: 'pass', window: 60_000 }
const struck: Partial<Scene> = {
  position: two.position.replace('display @1 B3 B5', 'display @1 B3').replace('turn @1', 'turn @2'),
  facts: two.facts.replace('total @1 8', 'total @1 3'),
  moves: '',
  asked: [2],
  window: null,
}

function told(page: Page): Promise<string[]> {
  return page.locator('.log p').evaluateAll(all => all.map(one => (one as HTMLElement).innerText.replace(/\s+/g, ' ').trim()))
}

it('a line has the number of its rule, which leads to the rule, and small pictures of its cards', async () => {
  const staged = await at.stage(usual, { ...two, lines: '@1 open blue B3\n@2 play B5\n@2 outmaneuver' })
  const { page } = staged
  await expect.poll(() => page.locator('.log .minis').evaluateAll(all => all.map(one => one.children.length))).toEqual([1, 1, 1])
  await page.locator('.log').getByRole('button', { name: 'I18' }).click()
  await page.getByRole('dialog').getByRole('heading', { name: 'The last card of a display' }).waitFor()
  await page.keyboard.press('Escape')
  await staged.leave()

  const fencers = await at.stage(usual, { ...duel, lines: '@1 advance 3 attack 5\n@2 retreat 1' })
  await fencers.page.locator('.log').getByRole('button', { name: 'E14' }).click()
  await fencers.page.getByRole('dialog').getByRole('heading', { name: 'Retreat' }).waitFor()
  await fencers.leave()
})

it('what came of a play stands under it and is said; what is taken back is gone, and that it was is told', async () => {
  const staged = await at.stage(usual, { ...announced, lines: '@2 outmaneuver' })
  const { page } = staged
  await staged.plays('@1 pass', struck)
  await expect.poll(() => told(page)).toContain('You lose blue 5.')
  await expect.poll(() => page.getByRole('log').innerText()).toBe('You let it pass. You lose blue 5. You now have 3.')
  await staged.takesBack(1)
  await expect.poll(() => told(page)).toContain('You take your move back.')
  expect(await told(page)).not.toContain('You lose blue 5.')
  await staged.leave()
})

it('who does not see the table is told what happened, and then what is asked', async () => {
  const staged = await at.stage(usual, two)
  const said = () => staged.page.getByRole('log').innerText()
  await staged.plays('@2 play B5', { moves: 'play B4\nwithdraw' })
  await expect.poll(said).toBe('Oswin Grey plays blue 5. Your turn. Play cards until your display is the highest, or withdraw.')
  await staged.plays('@2 outmaneuver', announced)
  await expect.poll(said).toMatch(/^Oswin Grey plays Out\u00AD?maneuver\. .*You are asked\. Oswin Grey plays Out\u00AD?maneuver.*\. Let it pass\? You hold nothing that answers it\.$/)
  // Who is not asked is told what happened alone.
  await staged.plays('@1 pass', { ...struck, asked: [2] })
  await expect.poll(said).toBe('You let it pass. You lose blue 5. You now have 3.')
  await staged.leave()
})

it('what several lose by Countercharge is told of each of them', async () => {
  const charged: Scene = { ...two, players: 3, position: `hand @1 B4\nhand @2 ${hidden(8)}\nhand @3 ${hidden(8)}\ndisplay @1 B3 B5\ndisplay @2 B5 S2 B4\ndisplay @3 B2 B5\ncolor blue\nturn @2\ndue reaction @1 countercharge`, facts: 'deck 60\nneed 5\ntotal @1 8\ntotal @2 11\ntotal @3 7', moves: 'pass', asked: [1], window: 60_000, lines: '@2 countercharge' }
  const staged = await at.stage(usual, charged)
  await staged.plays('@1 pass', {
    position: `hand @1 B4\nhand @2 ${hidden(8)}\nhand @3 ${hidden(8)}\ndisplay @1 B3\ndisplay @2 S2 B4\ndisplay @3 B2\ncolor blue\nturn @2\ndiscard countercharge B5 B5 B5`,
    facts: 'deck 60\nneed 5\ntotal @1 3\ntotal @2 6\ntotal @3 2', moves: '', asked: [2], window: null,
  })
  await expect.poll(async () => (await told(staged.page)).filter(line => / (lose|loses) /.test(line))).toEqual(['You lose blue 5.', 'Oswin Grey loses blue 5.', 'Isolde Marsh loses blue 5.'])
  await staged.leave()
})

it('what is played otherwise than usual, and the clock, stand where one looks for them during a game', async () => {
  const staged = await at.stage({ ...usual, width: 390, height: 844 }, { ...two, options: { purple: 'token' }, clock: { total: 300_000, increment: 5000 } })
  await staged.page.locator('.corner').click()
  const agreed = staged.page.locator('.side').getByText('5 min, 5 s more a move')
  await agreed.waitFor()
  expect(await agreed.innerText()).toMatch(/No purple after.*a purple token · 5 min, 5 s more a move/)
  await staged.leave()
})

it('on a telephone the last event is told above what is asked', async () => {
  const staged = await at.stage({ ...usual, width: 390, height: 844 }, two)
  const last = staged.page.locator('.ask .last')
  await staged.plays('@2 play B5', { moves: 'play B4\nwithdraw' })
  await expect.poll(() => last.innerText()).toMatch(/plays blue 5\.$/)
  const lies = () =>
    staged.page.evaluate(() => {
      const [line, words] = ['.ask .last', '.ask .words'].map(one => document.querySelector(one)!.getBoundingClientRect())
      return { isSeen: line!.height > 10, isAbove: line!.bottom <= words!.top + 1 }
    })
  await expect.poll(lies).toEqual({ isSeen: true, isAbove: true })
  await staged.leave()
})

it('of a long game earlier turns are told when they are asked for', async () => {
  const lines = Array.from({ length: 200 }, (_, index) => `@${(index % 2) + 1} forward ${1 + (index % 3)}`).join('\n')
  const staged = await at.stage({ ...usual, wishes: {} }, { ...duel, lines, options: { discards: 'all' } })
  const count = async () => (await told(staged.page)).length
  await expect.poll(count).toBe(150)
  await staged.page.getByRole('button', { name: 'Earlier turns' }).click()
  await expect.poll(count).toBe(200)
  await staged.page.getByRole('button', { name: 'Earlier turns' }).waitFor({ state: 'detached' })
  await staged.leave()
})

it('Ivanhoe: over the table of a game that is over no tournament is to be opened', async () => {
  const position = `color -\nhand @1 B4 R3\nhand @2 ${hidden(8)}\ntokens @2 red blue yellow green purple\nlast purple\nover @2`
  const won: Scene = { ...two, position, facts: 'deck 60\nneed 5', moves: '', asked: [], winners: [2] }
  for (const look of [usual, { ...usual, width: 390, height: 844 }]) {
    const staged = await at.stage(look, won)
    await staged.page.getByRole('button', { name: 'Look at the table' }).click()
    await expect.poll(() => staged.page.locator('.banner .words').innerText()).toBe('The game is over')
    await staged.leave()
  }
})
