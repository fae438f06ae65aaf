// A first game on a telephone: what is explained is explained once and keeps nobody from answering; names can be read.
import { describe, expect, it } from 'vitest'
import { named, sizes } from './boxes'
import { house } from './house'
import { changes, duel, two } from './scenes'
import type { Look, Scene } from './staged'

const at = house()
const upright = sizes.filter(({ width, height }) => width < height)
const locales = ['en-GB', 'fr-FR', 'it-IT']
const explained: Look = { width: 390, height: 844, scheme: 'light', motion: 'reduce', wishes: { tips: 'on', confirm: 'never' } }

const [, castles] = changes
const attack: Scene = { ...castles![1], ...castles![3] }

it('a thing is explained once: when its question has been answered, not again', async () => {
  const staged = await at.stage(explained, { ...two, asked: [1] })
  const tip = staged.page.locator('.tip p')
  const first = await tip.innerText()
  await staged.page.getByRole('button', { name: 'Withdraw' }).click()
  await expect.poll(() => staged.wished).toEqual(['withdraw'])
  await staged.plays('@1 withdraw', { position: two.position.replace('turn @1', 'turn @2'), moves: '', asked: [2] })
  await staged.plays('@2 stay', {})
  await expect.poll(() => tip.innerText()).not.toBe(first)
  await staged.leave()
})

it('where something is being chosen, or is asked once more, the explanation gives way and comes back', async () => {
  const staged = await at.stage({ ...explained, wishes: { tips: 'on' } }, { ...two, asked: [1] })
  const tip = staged.page.locator('.tip')
  await tip.waitFor()
  await staged.page.getByRole('button', { name: 'Withdraw' }).click()
  await staged.page.getByText('cannot be taken back').waitFor()
  expect(await tip.count()).toBe(0)
  await staged.page.getByRole('button', { name: 'Cancel' }).click()
  await tip.waitFor()
  await staged.leave()
})

describe.each(locales)('in %s', locale => {
  it.each(upright)('what is explained and a row of answers are in view at $width × $height', async size => {
    for (const scene of [two, attack, duel]) {
      const staged = await at.stage({ ...explained, ...size, locale }, { ...scene, asked: [...scene.asked] })
      await staged.page.locator('.tip').waitFor()
      await staged.settled()
      const seen = await staged.page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
        const [answers, tip, words] = [box('.answers'), box('.tip'), box('.ask .words')]
        const first = box('.answers button')
        return { tip: tip?.bottom, top: tip?.top, first: first?.bottom, answers: answers?.bottom, words: words?.top, high: innerHeight }
      })
      const where = `${scene.game}, ${named(size)}: ${JSON.stringify(seen)}`
      expect(seen.tip, where).toBeLessThanOrEqual(seen.high)
      if (seen.first !== undefined) expect(seen.first, where).toBeLessThanOrEqual(seen.top!)
      await staged.leave()
    }
  })

  it.each(upright)('both fencers’ names are whole and apart at $width × $height', async size => {
    for (const bot of ['groom', 'page', 'squire', 'champion']) {
      const staged = await at.stage({ ...explained, ...size, locale }, { ...duel, name: 'Invité 3801', bot, asked: [1] })
      const seen = await staged.page.locator('.side bdi').evaluateAll(all =>
        all.map(one => {
          const range = document.createRange()
          range.selectNodeContents(one)
          const { left, right, top, bottom } = range.getBoundingClientRect()
          return { text: one.textContent, cut: one.scrollWidth > one.clientWidth + 1, left, right, top, bottom }
        }),
      )
      const [mine, theirs] = seen as [(typeof seen)[0], (typeof seen)[0]]
      const where = `${named(size)}: ${JSON.stringify(seen)}`
      expect(seen.map(one => one.cut), where).toEqual([false, false])
      expect(mine.right, where).toBeLessThan(theirs.left)
      const menu = await staged.page.locator('.corner').boundingBox()
      expect(theirs.right, where).toBeLessThan(menu!.x)
      await staged.leave()
    }
  })
})
