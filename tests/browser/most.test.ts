// Tables with as much on them as the rules allow, at every size: every card of the hand and every answer can be seen
// and pointed at, by a finger where there is one.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hardToMeet, inView, named, overlaps, sizes, sizesByHand, tooSmall, type Size } from './boxes'
import { house } from './house'
import { announced, crowded, duel, trading, two } from './scenes'
import { sally } from './screenshots/moments'
import type { Scene } from './staged'
import { resize } from './steady'

const at = house()

/** Cards of one's own hand whose upper left corner, where it says what they are, is covered. */
function covered(page: Page): Promise<string[]> {
  return page.locator('main > .hand button.card').evaluateAll(all =>
    all.flatMap(card => {
      const box = card.getBoundingClientRect()
      const top = document.elementFromPoint(box.left + Math.min(8, box.width / 5), box.top + Math.min(12, box.height / 5))
      return top && card.contains(top) ? [] : [`${(card as HTMLElement).dataset['face']}: under ${top?.className ?? 'nothing'}`]
    }),
  )
}

const games = [
  ['Ivanhoe', crowded, 15],
  ['the castles', trading, 15],
  ['En Garde', duel, 5],
] as const

/** What a finger needs; 200 % has a mouse. */
function least(hand: 'touch' | 'mouse', { width }: Size): number {
  return hand === 'mouse' || width === 640 ? 24 : 44
}

for (const [hand, held] of sizesByHand) {
  it.each(games)(`%s, by ${hand}: the whole hand, the question and all answers`, async (game, scene, cards) => {
    const staged = await at.stage({ ...held[0]!, scheme: 'light', motion: 'reduce' }, { ...scene, asked: [...scene.asked] })
    const { page } = staged
    for (const size of held) {
      await resize(page, size)
      const where = `${game} at ${named(size)}`
      await inView(page, ['main > .board', 'main > .hand button.card', '.ask', '.ask .words'], where)
      await expect.poll(() => page.locator('main > .hand [role=group] button.card').count(), { message: where }).toBe(cards)
      await expect.poll(() => covered(page), { message: where }).toEqual([])
      for (const part of ['main > .board', 'main > .hand']) await expect.poll(() => overlaps(page, part, '.ask'), { message: `${where}: the question over ${part}` }).toBe(false)
      await expect.poll(() => tooSmall(page, least(hand, size)), { message: where }).toEqual([])
      const scrolls = () => page.evaluate(() => [scrollX, scrollY, document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth].filter(one => one > 1))
      await expect.poll(scrolls, { message: where }).toEqual([])
    }
    expect(staged.complaints).toEqual([])
    await staged.leave()
  })
}

/** What is lit on the board, what opens it, and whether more lies there than a finger can tell apart. */
const onBoard: [what: string, scene: Scene, card: string, lies: 'apart' | 'close'][] = [
  ['cards to keep', { ...trading, position: trading.position.replace('phase trade h2', 'phase keep h2 f1'), moves: 'keep h2\nkeep f1' }, '', 'apart'],
  [
    'offers',
    { ...trading, position: trading.position.replace('phase trade h2', 'phase answer h2\n' + [1, 2, 3, 5, 6].map(seat => `offer @${seat} f1`).join('\n')), moves: [1, 2, 3, 5, 6].map(seat => `accept @${seat}`).join('\n') + '\nrefuse' },
    '',
    'apart',
  ],
  ['names', { ...crowded, position: crowded.position.replace('riposte', 'knock-down'), moves: [2, 3, 4, 5].map(seat => `knock-down @${seat}`).join('\n') }, 'knock-down', 'apart'],
  ['prisoners', { ...trading, position: trading.position.replace('phase trade h2', '').replace('prisoner @4 b3', 'prisoner @4 b3 b5'), moves: 'ransom b3\nransom b5\npass' }, '', 'close'],
  [
    'tokens',
    { ...announced, position: announced.position.replace(/due.*/, 'due return @1').replace('tokens @1 purple red', 'tokens @1 purple red blue'), moves: 'return purple\nreturn red\nreturn blue', asked: [1], window: null },
    '',
    'close',
  ],
  ['cards of a display', { ...two, moves: 'dodge @2 #1\ndodge @2 #2' }, 'dodge', 'close'],
]

it('what is lit on the board is as large as a finger needs; what lies closer stands among the answers too', async () => {
  const held = sizesByHand[1]![1].filter(size => size.width !== 640)
  const lit = 'main > .board .lit'
  for (const [what, scene, card, lies] of onBoard) {
    const staged = await at.stage({ ...held[0]!, scheme: 'light', motion: 'reduce' }, { ...scene, asked: [...scene.asked] })
    const { page } = staged
    if (card) await page.locator(`main > .hand [data-face="${card}"]`).click({ position: { x: 8, y: 12 } })
    await page.locator(lit).first().waitFor()
    const answers = await page.locator('.answers [data-choice]').count()
    expect(answers, what).toBeGreaterThanOrEqual(await page.locator(lit).count())
    for (const size of held) {
      await resize(page, size)
      const small = () => (lies === 'apart' ? hardToMeet(page, lit, 44) : tooSmall(page, 44))
      await expect.poll(small, { message: `${what} at ${named(size)}` }).toEqual([])
    }
    await staged.leave()
  }
})

it('what can be said to an explanation is as large as a finger needs', async () => {
  const staged = await at.stage({ ...sizes[2]!, scheme: 'light', motion: 'reduce', wishes: { tips: 'on' } }, two)
  await expect.poll(() => staged.page.locator('.tip .link').count()).toBeGreaterThan(0)
  for (const size of sizes.slice(2, 5)) {
    await resize(staged.page, size)
    const links = staged.page.locator('.tip .link')
    for (let index = 0; index < (await links.count()); index++) await links.nth(index).scrollIntoViewIfNeeded()
    await expect.poll(() => hardToMeet(staged.page, '.tip .link', 44), { message: named(size) }).toEqual([])
  }
  await staged.leave()
})

/** Answers that are only seen whole when one scrolls to them. */
function below(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { bottom } = document.querySelector('.answers')!.getBoundingClientRect()
    return [...document.querySelectorAll<HTMLElement>('.answers button')].filter(one => one.getBoundingClientRect().bottom > bottom + 1).map(one => one.innerText)
  })
}

/** Names of players that are cut. */
function cut(page: Page): Promise<string[]> {
  return page.locator('main > .board bdi').evaluateAll(all => all.filter(one => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1).map(one => one.textContent ?? ''))
}

it('the name that a guest is given is whole', async () => {
  for (const scene of [crowded, trading, duel]) {
    const staged = await at.stage({ ...sizes[0]!, scheme: 'light', motion: 'reduce' }, { ...scene, asked: [...scene.asked], name: 'Guest 8888' })
    for (const size of sizes) {
      await resize(staged.page, size)
      await expect.poll(() => cut(staged.page), { message: `${scene.game} at ${named(size)}` }).toEqual([])
    }
    await staged.leave()
  }
})

/** Names of players on which prisoners stand. */
function underneath(page: Page): Promise<string[]> {
  return page.locator('main > .board bdi').evaluateAll(all =>
    all.flatMap(name => {
      const words = document.createRange()
      words.selectNodeContents(name)
      return [...words.getClientRects()].flatMap(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].flatMap(part => {
          const found = document.elementFromPoint(left + width * part, top + height / 2)
          return found?.closest('.prison') ? [`${name.textContent}, at ${part}`] : []
        }),
      )
    }),
  )
}

it('no prisoner stands before a name, however many prisoners its owner has', async () => {
  const held = trading.position.replace('prisoner @4 b3', 'prisoner @4 b3 b5').replace('prisoner @2 b4 b5', 'prisoner @2 b4 b5 b6')
  const staged = await at.stage({ ...sizes[0]!, scheme: 'light', motion: 'reduce' }, { ...trading, position: held })
  for (const size of sizes) {
    await resize(staged.page, size)
    await expect.poll(() => underneath(staged.page), { message: named(size) }).toEqual([])
    await expect.poll(() => cut(staged.page), { message: named(size) }).toEqual([])
  }
  await staged.leave()
})

it.each(['en-GB', 'fr-FR', 'it-IT'])('in %s names are whole, and so are the answers that let one card pass, or all', async locale => {
  for (const scene of [announced, trading]) {
    const staged = await at.stage({ ...sizes[0]!, scheme: 'light', motion: 'reduce', locale }, { ...scene, asked: [...scene.asked] })
    for (const size of sizes) {
      await resize(staged.page, size)
      await expect.poll(() => cut(staged.page), { message: `${scene.game} at ${named(size)}` }).toEqual([])
      if (scene === announced) await expect.poll(() => below(staged.page), { message: `answers at ${named(size)}` }).toEqual([])
    }
    await staged.leave()
  }
})

it('an army is shown by its soldiers, and read by their names: all castles that it can take are in view', async () => {
  const staged = await at.stage({ ...sizes[2]!, scheme: 'light', motion: 'reduce' }, sally)
  const { page } = staged
  const attacks = page.locator('.answers [data-choice]').filter({ hasText: 'Attack' })
  await expect.poll(() => attacks.evaluateAll(all => all.map(one => [one.getAttribute('aria-label'), one.querySelectorAll('.mini-card').length]))).toEqual(
    ['Ashby', 'Coningsby', 'Templestowe'].map(castle => [`Attack ${castle} with a foot soldier of the griffin, an archer of the griffin, an archer of the griffin and a horseman of the griffin`, 4]),
  )
  for (const size of sizes) {
    await resize(page, size)
    await expect.poll(() => below(page), { message: named(size) }).toEqual([])
    await inView(page, ['.answers [data-choice]'], named(size))
  }
  await staged.leave()
})

it.each(['en-GB', 'fr-FR', 'it-IT'])('six answers with armies are all in view on a phone held upright: %s', async locale => {
  const moves = ['k5', 'k6', 'k7a', 'k7b', 'k10'].map(castle => `attack ${castle} f2 a2 a2 h2`)
  const staged = await at.stage({ ...sizes[2]!, scheme: 'light', motion: 'reduce', locale }, { ...sally, moves: [...moves, 'pass'].join('\n') })
  const { page } = staged
  await page.locator('.answers .pictured').nth(4).waitFor()
  for (const size of sizes.slice(2, 4)) {
    await resize(page, size)
    await expect.poll(() => below(page), { message: named(size) }).toEqual([])
    await inView(page, ['.answers [data-choice]'], named(size))
    await expect.poll(() => tooSmall(page, 44), { message: named(size) }).toEqual([])
  }
  await staged.leave()
})

it('where nothing is to be answered in words, the arms of whoever is to act stand there', async () => {
  const waits = { ...duel, moves: '', asked: [2] }
  const staged = await at.stage({ ...sizes[2]!, scheme: 'light', motion: 'reduce' }, waits)
  const arms = () => staged.page.locator('.actors svg').count()
  await expect.poll(arms).toBe(1)
  await staged.restage(duel)
  await expect.poll(arms).toBe(0)
  await staged.restage({ ...announced, moves: '', asked: [2, 5] })
  await expect.poll(arms).toBe(2)
  // Beside the words, wherever there is room for both.
  const apart = () =>
    staged.page.evaluate(() => {
      const words = document.createRange()
      words.selectNodeContents(document.querySelector('.ask .words')!)
      const [said, shields] = [words.getBoundingClientRect(), document.querySelector('.actors')!.getBoundingClientRect()]
      return said.left >= shields.right && said.top < shields.bottom && shields.top < said.bottom
    })
  for (const size of sizes.filter(size => size.height > 400)) {
    await resize(staged.page, size)
    await expect.poll(apart, { message: named(size) }).toBe(true)
  }
  await staged.leave()
})

/** Names on which a fencer or the measure lies. */
function stoodBefore(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The box of a figure begins a quarter of its height above its ink.
    const inked = ({ left, top, width, height }: DOMRect) => new DOMRect(left, top + height / 4, width, height * 0.75)
    const drawn = [
      ...[...document.querySelectorAll('.fencer, .measure .bracket')].map(one => one.getBoundingClientRect()),
      ...[...document.querySelectorAll('.measure text')].map(one => inked(one.getBoundingClientRect())),
    ]
    const meets = (one: DOMRect, other: DOMRect) => one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1
    return [...document.querySelectorAll('.side bdi, .side .backs')].filter(one => drawn.some(box => meets(one.getBoundingClientRect(), box))).map(one => one.textContent ?? '')
  })
}

it('no fencer and no measure stands before a name, wherever they fence', async () => {
  const staged = await at.stage({ ...sizes[0]!, scheme: 'light', motion: 'reduce' }, duel)
  for (const strip of ['1 23', '1 4', '19 23', '8 12']) {
    const [near, far] = strip.split(' ').map(Number)
    await staged.restage({ ...duel, position: duel.position.replace('strip 8 12', `strip ${strip}`), facts: `distance ${far! - near!}\npile 9`, moves: '', asked: [2] })
    for (const size of sizes) {
      await resize(staged.page, size)
      await expect.poll(() => stoodBefore(staged.page), { message: `${strip} at ${named(size)}` }).toEqual([])
    }
  }
  await staged.leave()
})
