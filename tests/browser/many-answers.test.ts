// Where there is more to answer than usual: every answer is wholly in view without scrolling, uncovered, large enough
// to point at, and says all of its words, in every language and at every size.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inView, named, sizesByHand, type Size } from './boxes'
import { house } from './house'
import { crowded, trading, two } from './scenes'
import type { Scene } from './staged'
import { resize } from './steady'

const at = house()

const others = [1, 2, 3, 5, 6]
const held = trading.position.replace('prisoner @4 b3', 'prisoner @4 b1 b3 b6')
const castles = ['k5', 'k6', 'k7a', 'k7b', 'k10']
/** For each castle: any of the foot soldiers. */
const armies = castles.map(castle => `attack ${castle} | 1 4 | f1 f1 f2 f3`).join('\n')
const lines = (...all: string[]) => all.join('\n')

interface Asked {
  what: string
  scene: Scene
  /** The cards of the hand that are pointed at first. */
  cards?: readonly string[]
  /** How many answers decide. */
  decide: number
}

const asked: Asked[] = [
  {
    what: 'five offers',
    scene: {
      ...trading,
      position: trading.position.replace('phase trade h2', lines('phase answer h2', ...others.map((seat, index) => `offer @${seat} ${['f1', 'a3', 'x4', 'ivanhoe', 'h2'][index]}`))),
      moves: lines(...others.map(seat => `accept @${seat}`), 'refuse'),
    },
    decide: 6,
  },
  {
    what: 'three prisoners to be offered',
    scene: { ...trading, position: held.replace('phase trade h2', ''), moves: 'ransom b1\nransom b3\nransom b6\npass' },
    decide: 4,
  },
  {
    what: 'three prisoners to bid',
    scene: { ...trading, position: held.replace('turn @4', 'turn @2').replace('phase trade h2', 'phase ransom @2 b5'), moves: 'bid b1\nbid b3\nbid b6\ndecline', window: 60_000 },
    decide: 4,
  },
  {
    what: 'every castle and three prisoners',
    scene: {
      ...trading,
      position: held.replace('phase trade h2', ''),
      moves: lines(...castles.map(castle => `attack ${castle} f2 a2 a2 h2`), 'ransom b1', 'ransom b3', 'ransom b6', 'pass'),
    },
    // The prisoners are one of them.
    decide: 7,
  },
  {
    what: 'every castle to be chosen first, and three prisoners',
    scene: { ...trading, position: held.replace('phase trade h2', ''), picks: armies, moves: 'ransom b1\nransom b3\nransom b6\npass' },
    decide: 7,
  },
  {
    what: 'every castle for cards that were chosen first',
    scene: { ...trading, position: held.replace('phase trade h2', ''), picks: armies, moves: 'pass' },
    cards: ['f1', 'f2', 'f3'],
    // The army, its cards, and what it can do.
    decide: 6,
  },
  {
    what: 'four aims of Dodge',
    scene: { ...two, moves: [1, 2, 3, 4].map(place => `dodge @2 #${place}`).join('\n') },
    cards: ['dodge'],
    decide: 4,
  },
  {
    what: 'four knights',
    scene: { ...crowded, moves: [2, 3, 4, 5].map(seat => `riposte @${seat}`).join('\n') },
    cards: ['riposte'],
    decide: 4,
  },
  {
    what: 'whose of 48 cards',
    scene: {
      ...crowded,
      position: crowded.position.replace('riposte', 'dodge'),
      moves: [2, 3, 4, 5].flatMap(seat => Array.from({ length: 12 }, (_, place) => `dodge @${seat} #${place + 1}`)).join('\n'),
    },
    cards: ['dodge'],
    decide: 4,
  },
  {
    what: 'twelve cards of one display',
    scene: { ...crowded, position: crowded.position.replace('riposte', 'retreat'), moves: Array.from({ length: 12 }, (_, place) => `retreat #${place + 1}`).join('\n') },
    cards: ['retreat'],
    decide: 12,
  },
]

/** What is wrong with the answers as they stand: where they lie, how large they are, what they say. */
function wrong(page: Page, least: number): Promise<string[]> {
  return page.evaluate(least => {
    const buttons = [...document.querySelectorAll<HTMLElement>('.ask .answers .button')]
    const hand = document.querySelector('main > .hand')?.getBoundingClientRect()
    const clips = ['.ask .answers', '.ask', '.question', 'main'].map(one => document.querySelector(one)!.getBoundingClientRect())
    const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    const within = (box: DOMRect, room: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>) =>
      box.left >= room.left - 1 && box.top >= room.top - 1 && box.right <= room.right + 1 && box.bottom <= room.bottom + 1
    const meet = (a: DOMRect, b: DOMRect) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    const round = (box: DOMRect) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')
    return buttons.flatMap((button, index) => {
      const box = button.getBoundingClientRect()
      const says = `${button.innerText.replaceAll('\n', ' / ')} (${round(box)})`
      const found: string[] = []
      if (![view, ...clips].every(room => within(box, room))) found.push('out of view')
      if (box.width < least - 0.5 || box.height < least - 0.5) found.push(`only ${Math.round(box.width)} × ${Math.round(box.height)}`)
      if (hand && meet(box, hand)) found.push('over the hand')
      if (buttons.some((other, place) => place < index && meet(box, other.getBoundingClientRect()))) found.push('over another answer')
      const points = [0.1, 0.5, 0.9].flatMap(x => [0.1, 0.5, 0.9].map(y => [box.left + box.width * x, box.top + box.height * y] as const))
      if (!points.every(([x, y]) => button.contains(document.elementFromPoint(x, y)))) found.push('covered')
      const words = document.createRange()
      words.selectNodeContents(button)
      const drawn = [...words.getClientRects(), ...[...button.querySelectorAll('svg')].map(one => one.getBoundingClientRect())]
      if (drawn.some(one => one.width > 0 && !within(one, box))) found.push('cut')
      const key = button.querySelector('kbd')?.getBoundingClientRect()
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const word of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
          words.setStart(text, word.index)
          words.setEnd(text, word.index + word[0].length)
          const said = [...words.getClientRects()]
          if (new Set(said.map(one => Math.round(one.top))).size > 1) found.push(`broken: ${word[0]}`)
          if (key && key.width > 0 && !text.parentElement!.closest('kbd') && said.some(one => meet(one, key))) found.push('under its key')
        }
      }
      if (parseFloat(getComputedStyle(button).fontSize) < 12) found.push('too small to read')
      return found.map(one => `${says}: ${one}`)
    })
  }, least)
}

function leastOf(hand: 'touch' | 'mouse', { width }: Size): number {
  // At 200 % one has a mouse.
  return hand === 'mouse' || width === 640 ? 24 : 44
}

for (const locale of ['en-GB', 'fr-FR', 'it-IT']) {
  for (const [hand, held] of sizesByHand) {
    it.each(asked)(`$what: all answers are in view, ${locale}, by ${hand}`, async ({ scene, cards = [], decide }) => {
      const staged = await at.stage({ ...held[0]!, scheme: 'light', motion: 'reduce', locale }, { ...scene, asked: [...scene.asked] })
      const { page } = staged
      for (const card of cards) await page.locator(`main > .hand [data-face="${card}"]`).first().click({ position: { x: 8, y: 12 } })
      await expect.poll(() => page.locator('.ask .answers [data-choice]').count()).toBe(decide)
      for (const size of held) {
        await resize(page, size)
        await inView(page, ['.ask .words'], named(size))
        await expect.poll(() => wrong(page, leastOf(hand, size)), { message: named(size) }).toEqual([])
      }
      expect(staged.complaints).toEqual([])
      await staged.leave()
    })
  }
}

it('what is one answer of several leads to them, and back', async () => {
  const dodge = asked.find(one => one.what === 'whose of 48 cards')!
  for (const [hand, held] of sizesByHand) {
    const staged = await at.stage({ ...held[0]!, scheme: 'light', motion: 'reduce' }, { ...dodge.scene, asked: [...dodge.scene.asked] })
    const { page } = staged
    const answers = page.locator('.answers [data-choice]')
    await page.locator('main > .hand [data-face="dodge"]').click({ position: { x: 8, y: 12 } })
    await answers.filter({ hasText: 'Isolde Marsh' }).click()
    await expect.poll(() => answers.count()).toBe(12)
    // Those of everybody are lit all the same.
    await expect.poll(() => page.locator('main > .board .lit').count()).toBe(48)
    for (const size of held) {
      await resize(page, size)
      await expect.poll(() => wrong(page, leastOf(hand, size)), { message: named(size) }).toEqual([])
    }
    await page.keyboard.press('Escape')
    await expect.poll(() => answers.count()).toBe(4)
    await answers.filter({ hasText: 'Isolde Marsh' }).click()
    await page.getByRole('button', { name: /^Dodge: away with Isolde Marsh’s squire 2 \(4th\)/ }).click()
    await expect.poll(() => staged.wished).toEqual(['dodge @3 #4'])
    expect(staged.complaints).toEqual([])
    await staged.leave()
  }
})
