// The engine in Chromium comes to what the program comes to; Node is asked the same in the suite `engine`.
import { execFileSync } from 'node:child_process'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkModule, expectations } from '../wasm/engine.mjs'
import { launch } from './people'

let browser: Browser

beforeAll(async () => {
  execFileSync(new URL('../../scripts/build-engine', import.meta.url).pathname, ['check'], { stdio: 'inherit' })
  browser = await launch()
})
afterAll(() => browser?.close())

/** In a worker, as the tables of a page are. */
const work = `onmessage = async ({ data: { module, calls } }) => {
  const bytes = Uint8Array.from(atob(module), letter => letter.charCodeAt(0))
  const compiled = await WebAssembly.compile(bytes)
  const imports = {}
  for (const { module: from, name } of WebAssembly.Module.imports(compiled)) (imports[from] ??= {})[name] = () => 52
  const { exports } = await WebAssembly.instantiate(compiled, imports)
  exports._initialize()
  const hand = text => {
    const encoded = new TextEncoder().encode(text)
    const room = exports.room(encoded.length)
    new Uint8Array(exports.memory.buffer).set(encoded, exports.text_of(room))
    return room
  }
  postMessage(calls.map(({ call, of }) => {
    const at = exports[call](...of.map(hand))
    const [begin, length] = new Uint32Array(exports.memory.buffer, at, 2)
    return new TextDecoder().decode(new Uint8Array(exports.memory.buffer, begin, length))
  }))
}`

it('has the signatures, perft numbers, playthroughs, contracts and secrets of the program', async () => {
  const page = await browser.newPage()
  const module = checkModule().toString('base64')
  const wanted = expectations()
  const came = await page.evaluate(
    ({ module, calls, work }) =>
      new Promise<string[]>((resolve, reject) => {
        const worker = new Worker(URL.createObjectURL(new Blob([work])))
        worker.onmessage = event => resolve(event.data as string[])
        worker.onerror = event => reject(new Error(event.message))
        worker.postMessage({ module, calls })
      }),
    { module, calls: wanted.map(({ call, of }) => ({ call, of })), work },
  )
  expect(came).toHaveLength(wanted.length)
  wanted.forEach(({ what, comes }, index) => expect(came[index] === comes, what).toBe(true))
  expect(wanted.length).toBeGreaterThan(10)
})
