// The engine's WebAssembly module (src/wasm/door.cpp) as functions on texts. Runs in workers; tests run it in Node.

/** What an export takes and gives: numbers, and handles of texts, which are numbers too. */
type Exported = (...values: number[]) => number

export interface Row {
  sequence: number
  format: number
  payload: string
}

/** What the engine asks of whoever runs it. */
export interface Surroundings {
  now(): number
  send(message: string): void
  answer(request: number, status: number, body: string): void
  keep(table: string, rows: Row[]): void
  fetch(table: string): void
  list(table: string, listed: string): void
  think(table: string, question: number, seat: number, problem: Uint8Array): void
  weigh(table: string, id: string, depth: number, problem: Uint8Array): void
}

const notThere = 52

/** There is no system around the engine; it must not need one. */
const wasi = new Proxy(
  {},
  {
    get: (_, name) => () => {
      if (name === 'proc_exit') throw new Error('the engine has ended')
      return notThere
    },
  },
)

export class Engine {
  private exports!: Record<string, Exported> & { memory: WebAssembly.Memory }
  private rows: Row[] = []

  /** Compiles what lies there, if it is what it must be. */
  static async compile(where: { url: string; integrity: string }): Promise<WebAssembly.Module> {
    const answer = await fetch(where.url, { integrity: where.integrity })
    if (!answer.ok) throw new Error(`the engine could not be fetched: ${answer.status}`)
    return WebAssembly.compile(await answer.arrayBuffer())
  }

  static async start(module: WebAssembly.Module, around: Surroundings): Promise<Engine> {
    const engine = new Engine()
    const wanted = WebAssembly.Module.imports(module)
    const given: WebAssembly.ModuleImports = engine.imports(around)
    const system = wasi as WebAssembly.ModuleImports
    const imports: WebAssembly.Imports = {}
    for (const { module: from, name } of wanted)
      (imports[from] ??= {})[name] = (from === 'browser' ? given[name] : system[name])!
    const instance = await WebAssembly.instantiate(module, imports)
    engine.exports = instance.exports as typeof engine.exports
    engine.exports['_initialize']!()
    return engine
  }

  /** Calls a function of the engine; texts and bytes are handed over. */
  call(name: string, ...values: (number | string | Uint8Array)[]): number {
    return this.exports[name]!(...values.map(value => (typeof value === 'number' ? value : this.hand(value))))
  }

  /** The same, for a function that gives bytes. */
  bytes(name: string, ...values: (number | string | Uint8Array)[]): Uint8Array {
    const at = this.call(name, ...values)
    const [begin = 0, length = 0] = new Uint32Array(this.exports.memory.buffer, at, 2)
    return new Uint8Array(this.exports.memory.buffer, begin, length).slice()
  }

  text(name: string, ...values: (number | string | Uint8Array)[]): string {
    return new TextDecoder().decode(this.bytes(name, ...values))
  }

  private hand(value: string | Uint8Array): number {
    const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value
    const handed = this.exports['room']!(bytes.length)
    new Uint8Array(this.exports.memory.buffer).set(bytes, this.exports['text_of']!(handed))
    return handed
  }

  private slice(begin: number, length: number): Uint8Array {
    return new Uint8Array(this.exports.memory.buffer, begin, length).slice()
  }

  private read(begin: number, length: number): string {
    return new TextDecoder().decode(this.slice(begin, length))
  }

  private imports(around: Surroundings): WebAssembly.ModuleImports {
    const text = (begin: number, length: number) => this.read(begin, length)
    return {
      now: () => around.now(),
      random: () => crypto.getRandomValues(new BigUint64Array(1))[0]!,
      send: (at: number, length: number) => around.send(text(at, length)),
      answer: (request: number, status: number, at: number, length: number) => around.answer(request, status, text(at, length)),
      row: (sequence: number, format: number, at: number, length: number) =>
        void this.rows.push({ sequence, format, payload: text(at, length) }),
      keep: (at: number, length: number) => around.keep(text(at, length), this.rows.splice(0)),
      fetch: (at: number, length: number) => around.fetch(text(at, length)),
      list: (at: number, length: number, listed: number, size: number) => around.list(text(at, length), text(listed, size)),
      think: (at: number, length: number, question: number, seat: number, problem: number, size: number) =>
        around.think(text(at, length), question, seat, this.slice(problem, size)),
      weigh: (at: number, length: number, id: number, idLength: number, depth: number, problem: number, size: number) =>
        around.weigh(text(at, length), text(id, idLength), depth, this.slice(problem, size)),
    }
  }
}
