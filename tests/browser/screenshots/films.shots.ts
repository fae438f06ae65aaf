// Not a test: stills of what moves, for scripts/screenshots FOLDER films. Clocks and movements are stepped by hand, so that a
// still shows its moment however slow the machine.
import type { Page } from 'playwright-core'
import { it } from 'vitest'
import { house } from '../house'
import { announced, duel, hidden, trading, two } from '../scenes'
import type { Look, Scene } from '../staged'
import { lunge, sally, siege, touched, unhorse, won } from './moments'

const folder = process.env['SCREENSHOTS'] ?? ''
const part = process.env['FILMS'] ?? ''
const here = house()

const moved: Look = { width: 1280, height: 800, scheme: 'light', motion: 'no-preference' }
/** An end is held with its reason, as it is for people. */
const holds: Partial<Look> = { wishes: { ending: 6000 } }

interface Film {
  scene: Scene
  played: string
  change: Partial<Scene>
  look?: Partial<Look>
  /** When stills are taken, in milliseconds. */
  at?: readonly number[]
}

const moments = [40, 120, 220, 340, 480, 640, 820, 1000]
/** How a position changes: each pair is a line, or part of it, and what it becomes. */
const turned = (position: string, ...changes: [from: string | RegExp, to: string][]) => changes.reduce((now, [from, to]) => now.replace(from, to), position)

const free: Partial<Scene> = { moves: '', asked: [3], window: null }
const before: Scene = { ...unhorse, ...free, position: turned(unhorse.position, [/due.*/, '']) }
const dodging: Scene = { ...announced, position: announced.position.replace('unhorse red', 'dodge @2 #2') }
const knocking: Scene = { ...two, position: two.position.replace('dodge', 'knock-down') }
const parried: Scene = { ...lunge, position: turned(lunge.position, ['hand @1 1 2 3 3 4', 'hand @1 1 2 3 4 4']), moves: 'parry 4x2\nretreat 1' }
const ransoming: Scene = { ...siege, position: turned(siege.position, ['turn @4', 'turn @1\nprisoner @1 b5'], ['phase advance k7a', 'phase ransom @1 b5\nbid @2 ? ?']) }

const films: Record<string, Film> = {
  'ivanhoe-announce': {
    scene: before,
    played: '@3 unhorse red',
    change: { position: unhorse.position, asked: [1, 2, 5], moves: 'pass', window: 60_000 },
  },
  'ivanhoe-unhorse': { scene: unhorse, played: '@1 pass', change: { ...free, position: turned(unhorse.position, [/due.*/, ''], ['color purple', 'color red'], ['Y2 dodge', 'Y2 dodge unhorse']) } },
  'ivanhoe-dodge': {
    scene: dodging,
    played: '@5 pass',
    change: { ...free, position: turned(dodging.position, ['display @2 P5 S2', 'display @2 P5'], ['Y2 charge', 'Y2 charge S2 dodge'], [/due.*/, '']) },
  },
  'ivanhoe-steal': {
    scene: knocking,
    played: '@1 knock-down @2\nsteal @1 @2 B5',
    change: { position: turned(knocking.position, ['S2 knock-down', 'S2 B5'], [`hand @2 ${hidden(8)}`, `hand @2 ${hidden(7)}`], ['discard R3', 'discard R3 knock-down']), moves: 'play B5\nwithdraw' },
  },
  'ivanhoe-blow': { scene: unhorse, played: '@5 ivanhoe', change: { ...free, position: turned(unhorse.position, [/due.*/, ''], ['Y2 dodge', 'Y2 dodge unhorse ivanhoe'], [`hand @5 ${hidden(7)}`, `hand @5 ${hidden(6)}`]) } },
  'ivanhoe-token': {
    scene: { ...two, moves: 'play B4\nwithdraw' },
    played: '@1 withdraw\nwin @2 blue',
    change: { position: `hand @1 B4 R3 S2 dodge\nhand @2 ${hidden(8)}\ntokens @2 green blue\nturn @2\ndiscard R3 B3 B5 B5 S2 B4 M6`, facts: 'deck 60\nneed 5', moves: '', asked: [2] },
  },
  'ivanhoe-end': { look: holds, scene: { ...before, players: 5 }, played: '@2 play G1\n@5 withdraw\nwin @2 green\nresult @2', change: { ...won }, at: [120, 500, 1000, 2000, 6200, 6400, 6700, 7400] },
  'engarde-lunge': {
    scene: { ...lunge, position: turned(lunge.position, [/attack.*/, ''], ['strip 14 18', 'strip 14 22'], ['turn @1', 'turn @2']), facts: 'distance 8\npile 4', moves: '', asked: [2] },
    played: '@2 advance 4 attack 4x2\ndraw @2 ? ? ?',
    change: { position: lunge.position, facts: lunge.facts, moves: lunge.moves, asked: [1] },
  },
  'engarde-parry': {
    scene: parried,
    played: '@1 parry 4x2',
    change: { position: turned(parried.position, [/attack.*/, ''], ['hand @1 1 2 3 4 4', 'hand @1 1 2 3'], ['? 4', '? 4 4 4']), moves: 'forward 1\nforward 2\nforward 3' },
  },
  'engarde-touch': {
    look: holds,
    scene: duel,
    played: '@1 attack 4x2\nround @1\ndeal @1 1 1 2 3 5\ndeal @2 ? ? ? ? ?',
    change: { position: 'strip 1 23\nturn @2\nhand @1 1 1 2 3 5\nhand @2 ? ? ? ? ?\nscore 3 3', facts: 'distance 22\npile 15', moves: '', asked: [2] },
    at: [60, 160, 260, 380, 520, 800, 1600, 6100, 6350, 6600, 6900, 7300],
  },
  'engarde-deal': {
    scene: duel,
    played: 'deal @1 1 1 2 3 5\ndeal @2 ? ? ? ? ?',
    change: { position: 'strip 1 23\nturn @2\nhand @1 1 1 2 3 5\nhand @2 ? ? ? ? ?\nscore 2 3', facts: 'distance 22\npile 15', moves: '', asked: [2] },
  },
  'engarde-end': { look: holds, scene: lunge, played: '@1 retreat 1\nround @1\nresult @1', change: { ...touched }, at: [120, 300, 600, 1000, 6100, 6300, 6600, 7400] },
  'castles-taken': {
    scene: sally,
    played: '@1 attack k6 f2 a2 a2 h2',
    change: {
      position: turned(sally.position, ['hand @1 f2 a2 a2 x3 h2', 'hand @1 x3'], ['garrison k6 a1 x1 h1', 'garrison k6 f2 a2 a2 h2'], ['h4 h4', 'h4 h4 a1 x1 h1'], ['phase attack', 'phase advance k6']),
      facts: turned(sally.facts, ['control k6 @3', 'control k6 @1'], ['points @1 5', 'points @1 11'], ['points @3 6', 'points @3 0']),
      moves: 'advance k6',
    },
  },
  'castles-capture': {
    scene: siege,
    played: '@4 advance k7a\ncapture @4 b6\n@4 place k7a',
    change: {
      position: turned(siege.position, ['track k7a b3 b4 b6', 'track k7a b4 b3 -'], ['phase advance k7a', 'phase draw\nprisoner @4 b6']),
      facts: turned(siege.facts, ['control k7a @6', 'control k7a @4'], ['reserve @6 2', 'reserve @6 2']),
    },
  },
  'castles-advance': {
    scene: siege,
    played: '@4 advance',
    change: { position: turned(siege.position, ['track k7a b3 b4 b6', 'track k7a - b3 b4'], ['phase advance k7a', 'phase place k7a']) },
  },
  'castles-ransom': {
    scene: ransoming,
    played: '@1 accept @2',
    change: { position: turned(siege.position, ['turn @4', 'turn @1'], ['hand @2 ? ?', 'hand @2 -'], ['hand @1 f1', 'hand @1 f4 h1 f1'], ['phase advance k7a', 'phase attack\nprisoner @2 b5']), asked: [1], moves: 'pass' },
  },
  'castles-trade': {
    scene: trading,
    played: '@4 trade\n@5 offer ?\n@6 decline',
    change: { position: turned(trading.position, ['phase trade h2', 'phase answer h2\noffer @5 ?\noffer @6 -'], ['hand @5 ? ?', 'hand @5 ?']), asked: [1], moves: '' },
  },
}

// The same on a telephone, where there is little room for what is told.
for (const name of ['taken', 'capture', 'advance', 'ransom']) films[`castles-${name}-phone`] = { ...films[`castles-${name}`]!, look: { width: 390, height: 844 } }

/** Whatever moves goes on by so much. */
function goOn(page: Page, milliseconds: number): Promise<void> {
  return page.evaluate(passed => {
    for (const one of document.getAnimations()) {
      const at = Number(one.currentTime ?? 0) + passed
      if (at >= Number(one.effect?.getComputedTiming().endTime ?? 0)) one.finish()
      else one.currentTime = at
    }
  }, milliseconds)
}

it.each(Object.keys(films).filter(name => name.includes(part)))('%s', { timeout: 600_000 }, async name => {
  const { scene, played, change, look, at = moments } = films[name]!
  const staged = await here.stage({ ...moved, ...look }, scene)
  const { page } = staged
  await page.waitForTimeout(700)
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 1000))
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.00001 })
  const still = (number: number) => page.screenshot({ path: `${folder}/film-${name}-${String(number).padStart(2, '0')}.png` })
  await still(0)
  staged.send(played, change)
  await page.waitForTimeout(250)
  let now = 0
  for (const [index, when] of at.entries()) {
    const passes = Math.ceil((when - now) / 40)
    for (let pass = 0; pass < passes; pass++) {
      await page.clock.runFor((when - now) / passes)
      await goOn(page, (when - now) / passes)
    }
    now = when
    await still(index + 1)
  }
  if (staged.complaints.length > 0) console.log(name, staged.complaints)
  await staged.leave()
})
