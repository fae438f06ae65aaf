// The engine as scripts/build-engine made it, and what its bots have learnt (policies/), for whoever imports
// 'virtual:engine': where it lies and what it must be. Built without one, a page has none, and says so.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const name = 'virtual:engine'
const file = fileURLToPath(new URL('../build/engine/hastilude.wasm', import.meta.url))

const policies = fileURLToPath(new URL('../policies/', import.meta.url))

function integrityOf(path: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(path)).digest('base64')}`
}

/** By name: nets, and of the books, which are large, those that have a smaller form for browsers. */
function policyFiles(): [name: string, path: string][] {
  const smaller = (name: string) => `${policies}browser/${name}`
  return readdirSync(policies)
    .filter(name => name.endsWith('.net') || existsSync(smaller(name)))
    .sort()
    .map(name => [name, name.endsWith('.net') ? policies + name : smaller(name)])
}

export function engine(): Plugin {
  return {
    name: 'hastilude-engine',
    resolveId: id => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined
      if (!existsSync(file)) return 'export const engine = null'
      const files = policyFiles()
      return [
        `import url from ${JSON.stringify(`${file}?url`)}`,
        ...files.map(([, path], at) => `import policy${at} from ${JSON.stringify(`${path}?url`)}`),
        `export const engine = { url, integrity: ${JSON.stringify(integrityOf(file))}, policies: {`,
        ...files.map(([name, path], at) => `${JSON.stringify(name)}: { url: policy${at}, integrity: ${JSON.stringify(integrityOf(path))} },`),
        '} }',
      ].join('\n')
    },
  }
}
