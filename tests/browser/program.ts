// The server, on a port of its own with data of its own: with cards that are the same every time, or the program as
// people run it.
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export const binary = process.env['HASTILUDE_PROGRAM'] ?? new URL('../../build/release/bin/hastilude', import.meta.url).pathname
/** Beside it, and built of the same parts: what it deals follows from a seed. */
const dealing = join(dirname(binary), 'dealt_server')

export const seed = Number(process.env['HASTILUDE_SEED'] ?? 1)

export class Program {
  private child: ChildProcess | undefined
  /** Chosen by the system when it is first run, and kept. */
  private port = 0

  private constructor(
    private readonly data: string,
    private readonly cards: 'dealt' | 'true',
  ) {}

  static async start(cards: 'dealt' | 'true' = 'dealt'): Promise<Program> {
    const program = new Program(mkdtempSync(join(tmpdir(), 'hastilude-browser-')), cards)
    await program.run()
    return program
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async run(): Promise<void> {
    const port = String(this.port)
    const [file, words] =
      this.cards === 'true' ? [binary, ['serve', '--port', port, '--data', this.data, '--log', 'warning']] : [dealing, [String(seed), port, this.data]]
    const child = spawn(file, words, { stdio: ['ignore', 'pipe', 'pipe'] })
    this.child = child
    let said = ''
    const address = await new Promise<string | undefined>(resolve => {
      child.on('error', error => resolve(void (said += error.message)))
      child.on('exit', () => resolve(undefined))
      child.stderr.on('data', text => (said += String(text)))
      child.stdout.on('data', text => {
        said += String(text)
        // It listens once it says where.
        const found = /http:\/\/[^/]*:(\d+)\//.exec(said)
        if (found) resolve(found[1])
      })
    })
    if (address !== undefined) return void (this.port = Number(address))
    await this.end()
    throw new Error(`${file} does not listen: ${said}`)
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    const child = this.child
    if (!child) return
    this.child = undefined
    if (child.exitCode !== null || child.pid === undefined) return
    const ended = new Promise(resolve => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }

  async end(): Promise<void> {
    await this.kill()
    rmSync(this.data, { recursive: true, force: true })
  }
}
