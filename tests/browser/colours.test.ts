// Nobody needs to see colour: wherever one means something it bears its hatching, each its own.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { house } from './house'
import { announced, trading } from './scenes'

const at = house()
const usual = { width: 1280, height: 800, scheme: 'light', motion: 'reduce' } as const

/** The hatchings that are used within each of these, by what it shows. */
function hatched(page: Page, what: string): Promise<[string, string[]][]> {
  return page.locator(what).evaluateAll(all =>
    all.map(one => {
      const drawn = [one, ...one.querySelectorAll('*')].flatMap(part => {
        const used = part.getAttribute('href')
        return used?.startsWith('#') ? [part, ...(document.querySelector(used)?.querySelectorAll('*') ?? [])] : [part]
      })
      const found = drawn.flatMap(part => /#hatch-(\w+)/.exec(part.getAttribute('fill') ?? '')?.[1] ?? [])
      const name = (one as HTMLElement).dataset['face'] ?? one.getAttribute('aria-label') ?? ''
      return [name, [...new Set(found)]] as [string, string[]]
    }),
  )
}

it('Ivanhoe: the cards, tokens and the banner of each colour', async () => {
  const hand = 'P3 R3 B2 Y2 G1 S2 M6'
  const scene = { ...announced, position: announced.position.replace(/hand @1.*/, `hand @1 ${hand}`).replace('tokens @5 purple blue green', 'tokens @5 purple red blue yellow green') }
  const staged = await at.stage(usual, { ...scene, asked: [...scene.asked] })
  const { page } = staged
  const cards = Object.fromEntries(await hatched(page, '[data-zone="hand:1"]'))
  const wanted = { P3: 'purpure', R3: 'gules', B2: 'azure', Y2: 'or', G1: 'vert' }
  for (const [card, tincture] of Object.entries(wanted)) expect(cards[card], card).toContain(tincture)
  const tokens = Object.fromEntries(await hatched(page, '[data-zone="token:5"]'))
  for (const [color, tincture] of [['purple', 'purpure'], ['red', 'gules'], ['blue', 'azure'], ['yellow', 'or'], ['green', 'vert']] as const) expect(tokens[color], color).toContain(tincture)
  expect((await hatched(page, '.banner')).flatMap(([, found]) => found)).toContain('purpure')
  await staged.leave()
})

it('the castles: the pennants of the lords', async () => {
  const staged = await at.stage(usual, { ...trading, asked: [...trading.asked] })
  const lords = await hatched(staged.page, '.lord')
  // The sixth is argent, which is plain.
  expect(lords.map(([, found]) => found[0] ?? 'argent').sort()).toEqual(['argent', 'azure', 'gules', 'or', 'purpure', 'vert'])
  await staged.leave()
})
