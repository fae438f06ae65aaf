// The engine as scripts/build-engine made it, for whoever imports 'virtual:engine': where it lies and what it must be.
// Built without one, a page has none, and says so.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const name = 'virtual:engine'
const file = fileURLToPath(new URL('../build/engine/hastilude.wasm', import.meta.url))

export function engine(): Plugin {
  return {
    name: 'hastilude-engine',
    resolveId: id => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined
      if (!existsSync(file)) return 'export const engine = null'
      const integrity = `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`
      return `import url from ${JSON.stringify(`${file}?url`)}\nexport const engine = { url, integrity: ${JSON.stringify(integrity)} }`
    },
  }
}
