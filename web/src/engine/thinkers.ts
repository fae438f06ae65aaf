// Workers for the bots of this device, so that neither the page nor the tables wait for a knight.
import type { FromThinker, Policy, ToThinker } from './messages'

interface Task {
  problem: Uint8Array
  policies: readonly Policy[]
  resolve(answer: Uint8Array): void
}

/** Where in a problem the bot stands (src/wasm/problem.h); 0 is the simplest one. */
const placeOfBot = 4

export class Thinkers {
  private readonly idle: Worker[] = []
  private readonly waiting: Task[] = []
  /** Which policies each worker has been handed. */
  private readonly handed = new WeakMap<Worker, Set<string>>()
  private started = 0
  private hinting: Worker | undefined
  private hintIsBusy = false

  constructor(
    private readonly module: WebAssembly.Module,
    private readonly most = Math.min(3, Math.max(1, (navigator.hardwareConcurrency || 2) - 1)),
  ) {}

  think(problem: Uint8Array, policies: readonly Policy[] = []): Promise<Uint8Array> {
    return new Promise(resolve => {
      this.waiting.push({ problem, policies, resolve })
      this.next()
    })
  }

  /** For who wants a hint, in a worker of its own: bots do not wait for it, and the latest wish is the one that counts. */
  weigh(problem: Uint8Array, depth: number, policies: readonly Policy[], told: (alternatives: string) => void): void {
    if (this.hintIsBusy) {
      this.hinting?.terminate()
      this.hinting = undefined
    }
    const worker = (this.hinting ??= this.make())
    this.hintIsBusy = true
    worker.onmessage = (event: MessageEvent<FromThinker>) => {
      this.hintIsBusy = false
      if ('alternatives' in event.data) told(event.data.alternatives)
    }
    this.handOver(worker, policies)
    worker.postMessage({ problem, depth } satisfies ToThinker)
  }

  private next(): void {
    const worker = this.idle.pop() ?? (this.waiting.length > 0 && this.started < this.most ? this.start() : undefined)
    const task = worker && this.waiting.shift()
    if (!worker) return
    if (!task) {
      this.idle.push(worker)
      return
    }
    worker.onmessage = (event: MessageEvent<FromThinker>) => {
      this.idle.push(worker)
      if ('answer' in event.data) task.resolve(event.data.answer)
      this.next()
    }
    worker.onerror = () => {
      worker.terminate()
      this.started--
      // A bot that fails must not stop the game: the simplest one answers instead.
      const problem = task.problem.slice()
      new DataView(problem.buffer).setInt32(placeOfBot, 0, true)
      this.waiting.unshift({ problem, policies: [], resolve: task.resolve })
      this.next()
    }
    this.handOver(worker, task.policies)
    worker.postMessage({ problem: task.problem } satisfies ToThinker)
  }

  /** Each once: it stays there. */
  private handOver(worker: Worker, policies: readonly Policy[]): void {
    const handed = this.handed.get(worker)
    for (const policy of policies) {
      if (handed?.has(policy.name)) continue
      handed?.add(policy.name)
      worker.postMessage({ policy } satisfies ToThinker)
    }
  }

  private start(): Worker {
    this.started++
    return this.make()
  }

  private make(): Worker {
    const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' })
    worker.postMessage({ module: this.module } satisfies ToThinker)
    this.handed.set(worker, new Set())
    return worker
  }
}
