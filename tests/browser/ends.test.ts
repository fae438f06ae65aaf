// What an end says while it is held lies whole in view, at every size.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { named, outOfView, sizes } from './boxes'
import { house } from './house'
import { announced, duel, hidden, trading } from './scenes'
import { resize } from './steady'
import type { Look, Scene } from './staged'

const at = house()
const held: Look = { width: 1280, height: 800, scheme: 'light', motion: 'reduce', wishes: { ending: 600_000 } }

/** What of the words is cut off by what they stand in. */
function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = document.querySelector('.ask .words')!
    const range = document.createRange()
    range.selectNodeContents(words)
    const rooms = ['.ask .words', '.ask', '.question', 'main'].map(one => [one, document.querySelector(one)!.getBoundingClientRect()] as const)
    const said = [...range.getClientRects()].filter(box => box.width > 2 && box.height > 2)
    if (said.length === 0) return ['nothing is said']
    return rooms.flatMap(([name, room]) => (said.every(box => box.top >= room.top - 2 && box.bottom <= room.bottom + 2 && box.right <= room.right + 2) ? [] : [`cut by ${name}`]))
  })
}

const tournament: Scene = {
  ...announced,
  players: 5,
  position: announced.position.replace(/due.*/, '').replace('display @2 P5 S2', '').replace('display @5 M6 P3', '').replace('out @4', 'out @4\nout @2\nout @5').replace('turn @3', 'turn @1'),
  facts: 'deck 62\nneed 4\ntotal @1 10\ntotal @3 14',
  lines: '@4 withdraw\n@2 withdraw\n@5 withdraw',
  moves: 'withdraw',
  asked: [1],
  window: null,
}

const ends: [game: string, scene: Scene, played: string, then: Partial<Scene>, says: RegExp, shown: string[]][] = [
  [
    'ivanhoe',
    tournament,
    '@1 withdraw\nwin @3 purple',
    { position: `color -\nhand @1 P4 R3\n${[2, 3, 4, 5].map(seat => `hand @${seat} ${hidden(8)}`).join('\n')}\ntokens @3 purple\nturn @3`, facts: 'deck 62\nneed 4', moves: '', asked: [3] },
    /You withdrew at 10; .* with 14\./,
    [],
  ],
  [
    'castles',
    trading,
    '@4 discard\nscore 6 17 9 21 0 12\nresult @4',
    { position: trading.position.replace('phase trade h2', ''), moves: '', asked: [], winners: [4] },
    /The score: 21 for Ann, 17 for .* and 0 for/,
    [],
  ],
  [
    'engarde',
    { ...duel, facts: 'distance 4\npile 1', position: duel.position.replace('turn @1', 'turn @2'), moves: '', asked: [2] },
    '@2 forward 1\ndraw @2 ?\nreveal @1 1 3 4 4 5\nreveal @2 2 2 3 5 5\nround @1\ndeal @1 1 1 2 3 5\ndeal @2 ? ? ? ? ?',
    { position: 'strip 1 23\nturn @2\nhand @1 1 1 2 3 5\nhand @2 ? ? ? ? ?\nscore 3 3', facts: 'distance 22\npile 15', moves: '', asked: [2] },
    /distance 3, you have one 3 and .* has one 3/,
    // E12: both hands.
    ['main > .hand [data-face]', '.shown .open'],
  ],
]

it.each(ends)('%s: why it ended is in view, and what shows it', async (_, scene, played, then, says, shown) => {
  const staged = await at.stage(held, { ...scene, asked: [...scene.asked] })
  const { page } = staged
  await staged.plays(played, { ...then })
  await expect.poll(() => page.locator('.ask .words').innerText()).toMatch(says)
  for (const one of shown) expect(await page.locator(one).count(), one).toBe(5)
  for (const size of sizes) {
    await resize(page, size)
    await expect.poll(async () => [...(await cut(page)), ...(await outOfView(page, ['.ask .words', ...shown]))], { message: named(size) }).toEqual([])
  }
  expect(staged.complaints).toEqual([])
  await staged.leave()
})
