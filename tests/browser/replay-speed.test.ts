// How long a step through a long game takes on a slow machine. It measures and asserts nothing of time: run it with
// HASTILUDE_LONG=1 scripts/test-browser replay-speed; docs/performance.md has what came out.
import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { launch, Person } from './people'
import { binary } from './program'
import { Site } from './site'

const steps = 200
const slowed = 4

/** The longest of some random games; En Garde, played to thirty rounds, has more than a thousand lines. */
function longRecord(game: string, players: number): string {
  const more = game === 'engarde' ? ['--option', 'target=30'] : []
  const record = (seed: number) =>
    execFileSync(binary, ['trace', game, '--players', String(players), '--seed', String(seed), ...more], { encoding: 'utf8' }).replace(/^;.*\n/gm, '')
  const records = Array.from({ length: 20 }, (_, index) => record(index + 1))
  return records.sort((one, other) => other.split('\n').length - one.split('\n').length)[0]!
}

/** In the page: so many steps, half of them back and half on; what each took. */
async function walk(steps: number): Promise<number[]> {
  const shown = () => Number(document.querySelector('[data-lines]')?.getAttribute('data-lines'))
  const drawn = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
  const all: number[] = []
  for (let step = 0; step < steps; step++) {
    const before = shown()
    const start = performance.now()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: step < steps / 2 ? 'ArrowLeft' : 'ArrowRight', bubbles: true }))
    while (shown() === before) await new Promise(resolve => setTimeout(resolve))
    // Until what has changed is laid out; the frame itself comes when the screen wants it.
    document.body.getBoundingClientRect()
    all.push(performance.now() - start)
    await drawn()
  }
  return all.sort((a, b) => a - b)
}

it.runIf(process.env['HASTILUDE_LONG']).each([
  ['engarde', 2],
  ['ivanhoe', 5],
  ['castles', 6],
])('%s: steps through a long game', async (game, players) => {
  const site = await Site.start()
  const browser = await launch()
  const ann = await Person.come(browser, site.address, 1280)
  await ann.open('#/replay')
  await ann.page.getByLabel('Or the record itself').fill(longRecord(game as string, players as number))
  await ann.page.getByRole('button', { name: 'Open', exact: true }).click()
  await ann.page.locator('.replay').waitFor()
  await ann.page.keyboard.press('End')
  const lines = Number(/of ([\d,]+)/.exec(await ann.page.locator('.replay output').innerText())![1]!.replaceAll(',', ''))
  await ann.page.locator(`[data-lines="${lines}"]`).waitFor()
  const cdp = await ann.context.newCDPSession(ann.page)
  // The time that the page's thread has worked, which other load on the machine does not touch.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return metrics.find(one => one.name === 'TaskDuration')!.value * 1000
  }
  const step = (count: number) => ann.page.evaluate(walk, count)
  const before = await worked()
  await step(steps)
  const work = (await worked()) - before
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  const took = await step(steps)
  const at = (share: number) => took[Math.floor((took.length - 1) * share)]!.toFixed(1)
  console.log(`${game}: ${lines} lines; a step at a CPU slowed ${slowed} times: median ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, longest ${at(1)} ms; ${((work / steps) * slowed).toFixed(1)} ms of work`)
  expect(took).toHaveLength(steps)
  await ann.leave()
  await browser.close()
  site.close()
})
