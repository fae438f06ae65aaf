// Where the page's own thread spends its time when something happens at a table, and when a table is opened, with motion
// and without. What it prints are milliseconds that the thread worked, times four: as on a CPU slowed down four times. It
// asserts nothing of time: run it with HASTILUDE_LONG=1 scripts/test-browser event-cost on a machine that does nothing
// else; docs/performance.md has what came out.
import { expect, it } from 'vitest'
import { house } from './house'
import { announced, changes, crowded } from './scenes'
import type { Look } from './staged'
import { ofPage, traced, type Slice } from './traced'

const at = house()
const desk: Omit<Look, 'motion'> = { width: 1280, height: 800, scheme: 'light', notes: 'nothing' }
const rounds = 8
const slower = 4

/** What the browser calls the parts of its work. */
const parts: Record<string, string> = {
  FunctionCall: 'script',
  EvaluateScript: 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  'v8.compile': 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  MajorGC: 'garbage',
  MinorGC: 'garbage',
}

const milliseconds = (tdur: number) => (tdur / 1000) * slower

type Spent = Record<string, number>

/** Of each task: how long it worked, by parts, without what lies within them. */
function tasks(slices: readonly Slice[]): Spent[] {
  const found: Spent[] = []
  const open: { part: string; ends: number }[] = []
  for (const { name, ts, dur, tdur } of slices) {
    while (open.length > 0 && open.at(-1)!.ends <= ts) open.pop()
    const part = name.endsWith('RunTask') ? 'else' : parts[name]
    if (part === undefined || (part === 'else' && open.length > 0)) continue
    if (part === 'else') found.push({ all: milliseconds(tdur) })
    const spent = found.at(-1)
    if (!spent) continue
    spent[part] = (spent[part] ?? 0) + milliseconds(tdur)
    const outer = open.at(-1)
    if (outer) spent[outer.part]! -= milliseconds(tdur)
    open.push({ part, ends: ts + dur })
  }
  return found
}

const order = ['all', 'script', 'style', 'layout', 'paint', 'garbage', 'else']
function told(spent: Spent): string {
  return order.flatMap(part => (spent[part]! >= 0.05 ? `${part} ${spent[part]!.toFixed(1)}` : [])).join(', ')
}

function sum(all: readonly Spent[]): Spent {
  return Object.fromEntries(order.map(part => [part, all.reduce((total, one) => total + (one[part] ?? 0), 0)]))
}

const longest = (all: readonly Spent[]) => all.reduce((one, other) => (other['all']! > one['all']! ? other : one))
/** Of all tasks, the most that one of them spends on script. */
const longestScript = (all: readonly Spent[]) => Math.max(...all.map(one => one['script'] ?? 0)).toFixed(1)

const scenes = [...changes, ['ivanhoe, crowded', crowded, '@2 stay', {}], ['ivanhoe, announced', announced, '@5 pass', { window: null }]] as typeof changes
const motions: [string, Look['motion']][] = [
  ['with motion', 'no-preference'],
  ['without motion', 'reduce'],
]
const runs = motions.flatMap(([how, motion]) => scenes.map(([name, ...rest]) => [`${name}, ${how}`, motion, ...rest] as const))

it.runIf(process.env['HASTILUDE_LONG']).each(runs)('%s', async (name, motion, scene, played, change) => {
  const look = { ...desk, motion }
  let staged = await at.stage(look, { ...scene, asked: [...scene.asked] })
  // A second one: the first has come before the browser was warm.
  await staged.leave()
  const opening = await traced(at.browser, async () => {
    staged = await at.stage(look, { ...scene, asked: [...scene.asked] })
    await staged.page.waitForTimeout(1500)
  })
  const seen: Spent[][] = []
  for (let turn = 0; turn < rounds; turn++) {
    const slices = await traced(at.browser, async () => {
      staged.send(played, turn % 2 === 0 ? change : {})
      await staged.page.waitForTimeout(1300)
    })
    seen.push(tasks(ofPage(slices)))
  }
  const later = seen.slice(2)
  const mean = Object.fromEntries(Object.entries(sum(later.flat())).map(([part, time]) => [part, time / later.length]))
  console.log(
    [
      `${name}, four times the milliseconds of the thread's own time:`,
      `  opened: the longest task ${told(longest(tasks(ofPage(opening))))}`,
      `  first event: ${told(sum(seen[0]!))}; its longest task ${told(longest(seen[0]!))}; the longest script ${longestScript(seen[0]!)}`,
      `  later ones: ${told(mean)}; the longest task ${told(longest(later.flat()))}; the longest script ${longestScript(later.flat())}`,
    ].join('\n'),
  )
  expect(staged.complaints).toEqual([])
  await staged.leave()
})
