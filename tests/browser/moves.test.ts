// Whatever moves on a table does so by what the browser can draw beside the page's own thread: where it lies, how it is
// turned and how large, and how clear; never by what lays the page out again.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { house } from './house'
import { announced, changes, duel, hidden, trading, two } from './scenes'
import type { Look, Scene } from './staged'

const at = house()
const moved: Look = { width: 1280, height: 800, scheme: 'light', motion: 'no-preference', notes: 'nothing' }

/** From now on: what moves, by what of it does; written down with every frame. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const still = ['offset', 'computedOffset', 'easing', 'composite']
    const look = () => {
      for (const one of document.getAnimations()) {
        const effect = one.effect as KeyframeEffect
        for (const name of effect.getKeyframes().flatMap(step => Object.keys(step))) if (!still.includes(name)) seen.add(name)
      }
      requestAnimationFrame(look)
    }
    look()
  })
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen].sort())
}

const hands = [2, 3, 4, 5].map(seat => `hand @${seat} ${hidden(8)}`).join('\n')
const ends: [string, Scene, string, Partial<Scene>][] = [
  ['ivanhoe, a tournament', two, '@1 withdraw\nwin @2 blue', { position: `hand @1 B4 R3 S2 dodge\nhand @2 ${hidden(8)}\ntokens @2 green blue\nturn @2\ndiscard R3 B3 B5 B5 S2 B4 M6`, facts: 'deck 60\nneed 5', moves: '', asked: [2] }],
  ['ivanhoe, Ivanhoe', announced, '@5 ivanhoe', { position: announced.position.replace('Y2 charge', 'Y2 unhorse ivanhoe charge').replace(/due.*/, ''), moves: 'play P4\nwithdraw', asked: [1], window: null }],
  ['ivanhoe, a game', { ...announced, moves: '' }, '@1 withdraw\nwin @5 red\nresult @5', { position: `color -\nhand @1 P4\n${hands}\ntokens @5 purple blue green red yellow\nover @5`, facts: 'deck 62\nneed 4', asked: [], winners: [5], window: null }],
  ['castles, a castle', trading, '@2 attack k5 h3 h3 h3 h3', { facts: 'control k5 @2', position: trading.position.replace('garrison k5 a3 a3 a3', 'garrison k5 h3 h3 h3 h3').replace('phase trade h2', 'phase attack') }],
  ['castles, a game', trading, '@4 discard\nscore 6 17 9 21 0 12\nresult @4', { position: trading.position.replace('phase trade h2', ''), moves: '', asked: [], winners: [4] }],
  ['engarde, a touch', duel, '@1 attack 4x2\nround @1\ndeal @1 1 1 2 3 5\ndeal @2 ? ? ? ? ?', { position: 'strip 1 23\nturn @2\nhand @1 1 1 2 3 5\nhand @2 ? ? ? ? ?\nscore 3 3', facts: 'distance 22\npile 15', moves: '', asked: [2] }],
  ['engarde, a game', duel, '@1 attack 4x2\nround @1\nresult @1', { position: 'strip 8 12\nhand @1 1 3 5\nhand @2 ? ? ? ? ?\nscore 5 3', facts: 'distance 4\npile 9', moves: '', asked: [], winners: [1] }],
]

const beside = ['transform', 'translate', 'rotate', 'scale', 'opacity']

// A card of the castles that is given up moves nothing.
it.each([...changes.filter(([game]) => game !== 'castles'), ...ends])('%s: nothing moves but by transform and opacity', async (_, scene, played, change) => {
  const staged = await at.stage(moved, { ...scene, asked: [...scene.asked] })
  const seen = await watch(staged.page)
  await staged.plays(played, change)
  await expect.poll(seen).not.toEqual([])
  await staged.settled()
  expect((await seen()).filter(name => !beside.includes(name))).toEqual([])
  await staged.leave()
})
