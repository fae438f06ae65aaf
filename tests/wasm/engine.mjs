// The engine's module as tests run it. What it asks of a system it is denied: it must not need one.
import { readdirSync, readFileSync } from 'node:fs'

const notThere = 52

export function startOf(module) {
  const imports = {}
  for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = () => notThere
  const { exports } = new WebAssembly.Instance(module, imports)
  exports._initialize()
  const hand = text => {
    const bytes = new TextEncoder().encode(text)
    const handed = exports.room(bytes.length)
    new Uint8Array(exports.memory.buffer).set(bytes, exports.text_of(handed))
    return handed
  }
  return {
    exports,
    text(name, ...texts) {
      const at = exports[name](...texts.map(hand))
      const [begin, length] = new Uint32Array(exports.memory.buffer, at, 2)
      return new TextDecoder().decode(new Uint8Array(exports.memory.buffer, begin, length))
    },
  }
}

const read = path => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const files = folder => readdirSync(new URL(`../../${folder}/`, import.meta.url)).map(name => `${folder}/${name}`)

/** What the engine must come to, as the files of tests/ say it: which function, of what, what comes out. */
export function expectations() {
  const claims = text => text.replace(/^(?!; perft ).*\n/gm, '')
  return [
    { what: 'random numbers below bounds of 32 bits', call: 'numbers', of: [], comes: '' },
    { what: 'the contract of every game', call: 'contract', of: [], comes: '' },
    { what: 'two desks that differ in what is hidden', call: 'two_desks', of: [], comes: '' },
    { what: 'tests/bench.txt', call: 'signatures', of: [], comes: read('tests/bench.txt') },
    ...files('tests/perft').map(file => ({ what: file, call: 'perft', of: [read(file)], comes: claims(read(file)) })),
    ...files('tests/playthroughs').map(file => ({ what: file, call: 'playthrough', of: [read(file)], comes: read(file) })),
  ]
}

const built = name => readFileSync(new URL(`../../build/engine/${name}.wasm`, import.meta.url))
export const checkModule = () => built('check')
export const speedModule = () => built('speed')
