// When a page stands still. What a new size or an event leads to comes in steps: the browser tells of the size with its
// next frame, a board that has been measured then is drawn in parts, each in a task of its own. Whoever measures what
// stands there waits until all of them have come.
import type { Page } from 'playwright-core'
import type { Size } from './boxes'

/** In the page: waits for frames in which nothing has changed, with nothing that is still under way. */
function stills(): Promise<string | undefined> {
  return new Promise(resolve => {
    let still = 0
    let last = ''
    const began = Date.now()
    const root = document.documentElement
    const told = new MutationObserver(changes => {
      still = 0
      const { target } = changes.at(-1)!
      last = target instanceof Element ? target.outerHTML.slice(0, 120) : (target.textContent ?? '')
    })
    told.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    const end = (stirs?: string) => {
      told.disconnect()
      resolve(stirs)
    }
    /** What moves for a while, not what moves all the time. */
    const moves = () => document.getAnimations().find(({ playState, effect }) => playState === 'running' && Number(effect!.getComputedTiming().endTime) < 60_000)
    const parts = new MessageChannel()
    parts.port1.onmessage = () => {
      const moving = moves()
      if (moving) still = 0
      else still++
      if (still > 1) return end()
      if (Date.now() - began > 30_000) return end(moving ? 'something moves' : last)
      frame()
    }
    // It is told when a frame has been laid out and measured, also where a test has stopped the clock. The parts of a board are
    // sent for by messages: behind ours there is none that was sent before.
    const frame = () => {
      const seen = new IntersectionObserver(() => {
        seen.disconnect()
        parts.port2.postMessage(null)
      })
      seen.observe(root)
    }
    frame()
  })
}

/** Until nothing changes any more. */
export async function settled(page: Page): Promise<void> {
  const stirs = await page.evaluate(stills)
  if (stirs !== undefined) throw new Error(`the page does not come to rest: ${stirs}`)
}

/** What is read when it is the same as it was a moment before. */
export async function steady<Read>(read: () => Promise<Read>): Promise<Read> {
  for (let before = await read(); ; ) {
    const now = await read()
    if (JSON.stringify(now) === JSON.stringify(before)) return now
    before = now
  }
}

/** Gives the window another size, and waits until all that follows from it is drawn. */
export async function resize(page: Page, { width, height }: Size): Promise<void> {
  await page.setViewportSize({ width, height })
  await settled(page)
}
