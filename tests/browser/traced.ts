// What Chromium says that its threads do.
import type { Browser, CDPSession } from 'playwright-core'

/** Something that a thread did, with the time that it worked for it, in microseconds. */
export interface Slice {
  name: string
  pid: number
  tid: number
  ts: number
  dur: number
  tdur: number
  args?: { name?: string; data?: { url?: string }; elementCount?: number }
}

/** All that the browser did meanwhile. */
export async function traced(browser: Browser, what: () => Promise<void>): Promise<Slice[]> {
  const cdp: CDPSession = await browser.newBrowserCDPSession()
  const slices: Slice[] = []
  cdp.on('Tracing.dataCollected', ({ value }) => slices.push(...(value as unknown as Slice[])))
  const ended = new Promise(resolve => cdp.on('Tracing.tracingComplete', resolve))
  const includedCategories = ['toplevel', 'blink.user_timing', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8']
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories, excludedCategories: ['*'] } })
  await what()
  await cdp.send('Tracing.end')
  await ended
  await cdp.detach()
  return slices
}

/** What a thread did between two marks that the page made on it (performance.mark). */
export function between(slices: readonly Slice[], from: string, to: string): Slice[] {
  const [begin, end] = [from, to].map(name => slices.find(one => one.name === name))
  if (!begin || !end) throw new Error(`no mark ${begin ? to : from}`)
  return slices.filter(one => one.pid === begin.pid && one.tid === begin.tid && one.ts >= begin.ts && one.ts <= end.ts)
}

/** What the thread of the page did, in order; what lies within something else comes after it. */
export function ofPage(slices: readonly Slice[]): Slice[] {
  const isOurs = ({ args }: Slice) => args?.data?.url?.includes('/assets/') ?? false
  const { pid } = slices.find(isOurs)!
  const { tid } = slices.find(one => one.pid === pid && one.name === 'thread_name' && one.args?.name === 'CrRendererMain')!
  return slices.filter(one => one.pid === pid && one.tid === tid && one.tdur > 0).sort((a, b) => a.ts - b.ts || b.dur - a.dur)
}
