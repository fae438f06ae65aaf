// Compares what the engine comes to in Node with the files of tests/; and looks at its size, compressed as it is sent.
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { checkModule, expectations, startOf } from './engine.mjs'

const most = 700_000
let failures = 0

function expect(what, isRight) {
  console.log(`${isRight ? 'ok    ' : 'FAILED'} ${what}`)
  if (!isRight) failures++
}

const engine = startOf(new WebAssembly.Module(checkModule()))
for (const { what, call, of, comes } of expectations()) expect(what, (comes !== '' || of.length === 0) && engine.text(call, ...of) === comes)

const module = readFileSync(new URL('../../build/engine/hastilude.wasm', import.meta.url))
const size = brotliCompressSync(module).length
expect(`hastilude.wasm: ${module.length} bytes, ${size} compressed, at most ${most}`, size <= most)
const wanted = new Set(WebAssembly.Module.imports(new WebAssembly.Module(module)).map(one => one.module))
expect('asks for nothing but the browser and a system that is not there', [...wanted].every(from => ['browser', 'wasi_snapshot_preview1'].includes(from)))
process.exit(failures === 0 ? 0 : 1)
