// The real program, on a port of its own with data of its own.
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const binary = process.env['HASTILUDE_PROGRAM'] ?? new URL('../../build/release/bin/hastilude', import.meta.url).pathname

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

export class Program {
  private child: ChildProcess | undefined
  private errors = ''

  private constructor(
    private readonly port: number,
    private readonly data: string,
  ) {}

  static async start(): Promise<Program> {
    const program = new Program(await freePort(), mkdtempSync(join(tmpdir(), 'hastilude-browser-')))
    await program.run()
    return program
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async run(): Promise<void> {
    this.errors = ''
    const child = spawn(binary, ['serve', '--port', String(this.port), '--data', this.data, '--log', 'warning'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    child.on('error', error => (this.errors += error.message))
    child.stderr!.on('data', text => (this.errors += String(text)))
    this.child = child
    for (let i = 0; i < 200; i++) {
      const answer = await fetch(`${this.address}/healthz`).catch(() => undefined)
      if (answer?.ok) return
      if (child.exitCode !== null || child.pid === undefined) break
      await new Promise(resolve => setTimeout(resolve, 50))
    }
    await this.end()
    throw new Error(`${binary} serve does not answer: ${this.errors}`)
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
