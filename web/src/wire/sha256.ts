// SHA-256 of a text. crypto.subtle is missing on plain HTTP in a local network, where people play too.

const constants = Uint32Array.from(
  `428a2f98 71374491 b5c0fbcf e9b5dba5 3956c25b 59f111f1 923f82a4 ab1c5ed5 d807aa98 12835b01 243185be 550c7dc3 72be5d74
  80deb1fe 9bdc06a7 c19bf174 e49b69c1 efbe4786 0fc19dc6 240ca1cc 2de92c6f 4a7484aa 5cb0a9dc 76f988da 983e5152 a831c66d
  b00327c8 bf597fc7 c6e00bf3 d5a79147 06ca6351 14292967 27b70a85 2e1b2138 4d2c6dfc 53380d13 650a7354 766a0abb 81c2c92e
  92722c85 a2bfe8a1 a81a664b c24b8b70 c76c51a3 d192e819 d6990624 f40e3585 106aa070 19a4c116 1e376c08 2748774c 34b0bcb5
  391c0cb3 4ed8aa4a 5b9cca4f 682e6ff3 748f82ee 78a5636f 84c87814 8cc70208 90befffa a4506ceb bef9a3f7 c67178f2`
    .split(/\s+/)
    .map(word => parseInt(word, 16)),
)
const start = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19]

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** The text, a 1 bit, zeros, and its length in bits at the end of the last block. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text)
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  whole.set(bytes)
  whole[bytes.length] = 0x80
  const view = new DataView(whole.buffer)
  view.setUint32(whole.length - 4, bytes.length * 8)
  return view
}

function schedule(view: DataView, block: number): Uint32Array {
  const words = new Uint32Array(64)
  for (let i = 0; i < 16; i++) words[i] = view.getUint32(block + 4 * i)
  for (let i = 16; i < 64; i++) {
    const early = words[i - 15]!
    const late = words[i - 2]!
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    words[i] = words[i - 16]! + first + words[i - 7]! + second
  }
  return words
}

/** 64 digits, the letters small. */
export function sha256(text: string): string {
  const view = padded(text)
  const state = Uint32Array.from(start)
  for (let block = 0; block < view.byteLength; block += 64) {
    const words = schedule(view, block)
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i++) {
      const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + constants[i]! + words[i]!) | 0
      const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i]! += word
  }
  return Array.from(state, word => word.toString(16).padStart(8, '0')).join('')
}
