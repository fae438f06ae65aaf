// Whether this browser can run the engine, which is built with WebAssembly's SIMD (cmake/engine/CMakeLists.txt).

/** The smallest module with an instruction of SIMD in it: a function that makes sixteen equal bytes and counts their bits. */
// prettier-ignore
const sample = new Uint8Array([
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, // "\0asm", version 1
  1, 5, 1, 0x60, 0, 1, 0x7b,       // types: one function without parameters that gives a v128
  3, 2, 1, 0,                      // functions: one of that type
  10, 10, 1, 8, 0,                 // code: one body of eight bytes without locals
  0x41, 0, 0xfd, 0x0f, 0xfd, 0x62, 0x0b, // i32.const 0, i8x16.splat, i8x16.popcnt, end
])

export function canRunEngine(): boolean {
  // Some browsers have no WebAssembly at all: switched off, as in Apple's lockdown mode.
  if (!('Worker' in globalThis) || !('WebAssembly' in globalThis)) return false
  return WebAssembly.validate(sample)
}
