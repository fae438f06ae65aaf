// What can be answered and chosen shows it: what is most often meant, what strikes, what cannot be played now.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { named, sizes } from './boxes'
import { house } from './house'
import { announced, duel, trading, two } from './scenes'
import type { Look, Scene } from './staged'
import { resize } from './steady'

const at = house()
const usual: Look = { width: 1280, height: 800, scheme: 'light', motion: 'reduce' }
const phone: Look = { ...usual, ...sizes[3]! }

/** The answers that decide; those that are most often meant are underlined here by asterisks. */
function answers(page: Page): Promise<string[]> {
  return page.locator('.answers [data-choice]').evaluateAll(all => all.map(one => (one.matches('.strong') ? `*${one.childNodes[0]!.textContent}*` : (one.childNodes[0]!.textContent ?? ''))))
}

const asked: [string, Scene, string[]][] = [
  ['a card of somebody else', announced, ['*Let it pass*']],
  ['nothing but to withdraw in words', two, ['Withdraw']],
  ['a highest total', { ...two, moves: 'play B4\nstay\nwithdraw' }, ['*Stay*', 'Withdraw']],
  ['a card to be given up or not', trading, ['*Offer it to all*', 'Give it up']],
  ['two ways to strike', duel, ['Attack with one 4', '*Attack with 2\u00A0×\u00A04*']],
  ['one way to strike', { ...duel, moves: 'forward 1\nback 1\nattack 4' }, ['*Attack with one 4*']],
  ['nothing within reach', { ...duel, moves: 'forward 1\nback 1' }, []],
]

it('what is most often meant is dressed for it, and what strikes is said in words', async () => {
  for (const [what, scene, said] of asked) {
    const staged = await at.stage(phone, scene)
    await expect.poll(() => answers(staged.page), { message: what }).toEqual(said)
    // A thumb finds it without aiming.
    const low = () => staged.page.locator('.answers [data-choice]').evaluateAll(all => all.map(one => one.getBoundingClientRect().height).filter(height => height < 48))
    await expect.poll(low, { message: what }).toEqual([])
    await staged.leave()
  }
})

it('to let one card pass is larger than to let all pass, and what is asked is as high as the hand', async () => {
  const staged = await at.stage(phone, announced)
  for (const size of sizes.filter(({ width, height }) => width >= 900 || height > width)) {
    await resize(staged.page, size)
    const widths = () => staged.page.locator('.answers .button').evaluateAll(all => all.map(one => one.getBoundingClientRect().width))
    const compared = async () => {
      const [first = 0, ...others] = await widths()
      return { wide: first >= 180, others: others.length, larger: first > Math.max(...others) * 1.4 }
    }
    await expect.poll(compared, { message: named(size) }).toEqual({ wide: true, others: 2, larger: true })
    if (size.width < 900) continue
    const apart = () =>
      staged.page.evaluate(() => {
        const [ask, hand] = ['.ask', 'main > .hand'].map(one => document.querySelector(one)!.getBoundingClientRect())
        return [hand!.bottom - ask!.bottom, ask!.top - hand!.top].filter(far => far >= 16)
      })
    await expect.poll(apart, { message: named(size) }).toEqual([])
  }
  await staged.leave()
})

it('what can be done instead of playing a card is small beside the words, and what is usual is as large as there is room for', async () => {
  const staged = await at.stage(phone, two)
  for (const size of sizes.filter(({ width, height }) => width >= 900 || height > width)) {
    await resize(staged.page, size)
    /** How much of the width it has, and how high it is. */
    const button = () =>
      staged.page.evaluate(() => {
        const [ask, button] = ['.ask', '.answers .button'].map(one => document.querySelector(one)!.getBoundingClientRect())
        const share = button!.width / ask!.width
        return { width: share < 0.45 ? 'small' : share > 0.8 ? 'large' : share, isHigh: button!.height >= 44 }
      })
    await staged.restage(two)
    await expect.poll(button, { message: named(size) }).toEqual({ width: 'small', isHigh: true })
    await staged.restage({ ...two, moves: 'stay' })
    await expect.poll(button, { message: named(size) }).toEqual({ width: 'large', isHigh: true })
  }
  await staged.leave()
})

it('the place of answers is as high as they are: nothing lies empty under or over them', async () => {
  for (const scene of [announced, trading, { ...two, moves: 'play B4\nstay\nwithdraw' }, duel] as Scene[]) {
    const staged = await at.stage(phone, scene)
    for (const size of sizes.filter(({ width, height }) => width >= 900 || height > width)) {
      await resize(staged.page, size)
      const what = `${scene.game} ${named(size)}`
      const empty = () =>
        staged.page.evaluate(isDesk => {
          const room = document.querySelector('.ask')!.getBoundingClientRect()
          const boxes = [...document.querySelectorAll('.ask .words, .answers .button')].map(one => one.getBoundingClientRect())
          const over = Math.min(...boxes.map(({ top }) => top)) - room.top
          const under = room.bottom - Math.max(...boxes.map(({ bottom }) => bottom))
          // On a plaque they stand in the middle of it.
          if (isDesk) return Math.abs(over - under) < 16 ? [] : [`${over} over, ${under} under`]
          return [...(room.height <= 168 ? [] : [`${room.height} high`]), ...(under < 26 ? [] : [`${under} under`])]
        }, size.width >= 900)
      await expect.poll(empty, { message: what }).toEqual([])
    }
    await staged.leave()
  }
})

it('whoever holds nothing that answers an action is told so, and nobody else', async () => {
  const staged = await at.stage(usual, announced)
  const words = staged.page.locator('.ask .words')
  await words.getByText('You hold nothing that answers it.').waitFor()
  await staged.restage({ ...announced, moves: 'pass\nriposte @3' })
  await expect.poll(() => words.innerText()).toMatch(/Let it pass\?$/)
  await staged.leave()
})

it('an attack is struck by the key of its words, or as before by its card and the fencer', async () => {
  const staged = await at.stage(usual, duel)
  await staged.page.getByRole('button', { name: 'Attack with 2 × 4' }).click()
  await expect.poll(() => staged.wished).toEqual(['attack 4x2'])
  await staged.leave()
})

it('En Garde says when no card reaches the other, and when one does', async () => {
  const staged = await at.stage(usual, duel)
  await staged.page.locator('.ask').getByText('step or strike').waitFor()
  await staged.restage({ ...duel, moves: 'forward 1\nback 1' })
  await staged.page.locator('.ask').getByText('you hold no 4 to strike with').waitFor()
  await staged.restage({ ...duel, facts: 'distance 9\npile 9', moves: 'forward 1\nback 1' })
  await staged.page.locator('.ask').getByText('too far to strike').waitFor()
  await staged.leave()
})

it('En Garde asks for no parry where there is none, and for no retreat', async () => {
  const attacked: Scene = { ...duel, position: `${duel.position}\n    attack 2x1 advanced`, moves: 'parry\nretreat 1' }
  const staged = await at.stage(usual, attacked)
  await staged.page.locator('.ask').getByText(': parry or retreat.').waitFor()
  await staged.restage({ ...attacked, moves: 'retreat 1\nretreat 3' })
  await staged.page.locator('.ask').getByText('and cannot parry: retreat.').waitFor()
  await staged.restage({ ...attacked, moves: 'parry' })
  await staged.page.locator('.ask').getByText('with one 2: parry.').waitFor()
  await staged.leave()
})

/** Which cards of the hand stand back. */
function dimmed(page: Page): Promise<string[]> {
  return page.locator('main > .hand .card').evaluateAll(all => all.filter(one => getComputedStyle(one, '::after').content !== 'none').map(one => (one as HTMLElement).dataset['face'] ?? ''))
}

it('cards that cannot be played now stand back, while others can be', async () => {
  const staged = await at.stage(usual, two)
  await expect.poll(() => dimmed(staged.page)).toEqual(['R3'])
  await staged.restage({ ...two, moves: '', asked: [2] })
  await expect.poll(() => dimmed(staged.page)).toEqual([])
  await staged.leave()
})

it('a space of the piste, a fencer, a card on the table and a colour say why they are dim', async () => {
  const staged = await at.stage(usual, { ...duel, moves: 'forward 1\nback 1' })
  const { page } = staged
  const piste = page.getByRole('group', { name: 'The strip' })
  const space = (number: number) => piste.locator(`[aria-label="Go to ${number}"]`)
  const asked = async (click: () => Promise<void>) => {
    const before = staged.doubted.length
    // A touch right after a change was meant for something else, and asks nothing.
    await expect.poll(async () => (staged.doubted.length === before && (await click()), staged.doubted.slice(before))).toHaveLength(1)
    return staged.doubted.at(-1)
  }
  expect(await asked(() => space(11).click({ force: true }))).toBe('forward 3')
  expect(await asked(() => piste.locator('.foe').click({ force: true }))).toBe('attack 4')
  expect(await space(2).count()).toBe(0)
  await staged.leave()

  const knights = await at.stage(usual, { ...two, moves: `${two.moves}\nopen red S2\nopen blue S2` })
  const notice = knights.page.locator('.ask [role="alert"]')
  const other = knights.page.locator('[data-zone="display:2"]').first()
  await expect.poll(async () => (await other.click({ position: { x: 8, y: 12 } }), notice.innerText({ timeout: 300 }).catch(() => ''))).toBe('First choose: Dodge.')
  await knights.leave()
})
