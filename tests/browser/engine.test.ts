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

it('has the signatures, perft numbers and playthroughs of the program', async () => {
  const page = await browser.newPage()
  const module = checkModule().toString('base64')
  const wanted = expectations()
  const came = await page.evaluate(
    async ({ module, calls }) => {
      const bytes = Uint8Array.from(atob(module), letter => letter.charCodeAt(0))
      const compiled = await WebAssembly.compile(bytes)
      const imports: Record<string, Record<string, () => number>> = {}
      for (const { module: from, name } of WebAssembly.Module.imports(compiled)) (imports[from] ??= {})[name] = () => 52
      const { exports } = await WebAssembly.instantiate(compiled, imports)
      const call = exports as unknown as Record<string, (...values: number[]) => number>
      call['_initialize']!()
      const memory = () => (exports['memory'] as WebAssembly.Memory).buffer
      return calls.map(({ call: name, of }) => {
        const handed = of.map(text => {
          const encoded = new TextEncoder().encode(text)
          const room = call['room']!(encoded.length)
          new Uint8Array(memory()).set(encoded, call['text_of']!(room))
          return room
        })
        const at = call[name]!(...handed)
        const [begin = 0, length = 0] = new Uint32Array(memory(), at, 2)
        return new TextDecoder().decode(new Uint8Array(memory(), begin, length))
      })
    },
    { module, calls: wanted.map(({ call, of }) => ({ call, of })) },
  )
  expect(came).toHaveLength(wanted.length)
  wanted.forEach(({ what, comes }, index) => expect(came[index] === comes, what).toBe(true))
  expect(wanted.length).toBeGreaterThan(10)
})
