// Much that is to be shown comes in parts, as many in a task as take a moment: all of it in one would keep a finger
// waiting on a slow machine.
import { flushSync } from 'svelte'

// A frame of a quick screen.
const moment = 8

class Parts {
  private readonly waiting: (() => void)[] = []
  /** How many of them are within the part that is coming, and so come next. */
  private within: number | undefined
  private bell: MessageChannel | undefined
  private rung = false
  /** How many are still to come. */
  missing = $state(0)

  /** Calls `come` when it is its turn; gives what takes that back. */
  queue(come: () => void): () => void {
    this.waiting.splice(this.within ?? this.waiting.length, 0, come)
    if (this.within !== undefined) this.within++
    this.ring()
    this.missing = this.waiting.length
    return () => this.drop(come)
  }

  private drop(come: () => void): void {
    const place = this.waiting.indexOf(come)
    if (place < 0) return
    this.waiting.splice(place, 1)
    if (this.within !== undefined && place < this.within) this.within--
    this.missing = this.waiting.length
  }

  /** All that is waited for, at once: for a printer. */
  hurry(): void {
    flushSync()
    while (this.waiting.length > 0) this.next()
  }

  // A message, since timers that follow each other are held back for milliseconds each.
  private ring(): void {
    if (this.rung) return
    if (!this.bell) {
      this.bell = new MessageChannel()
      this.bell.port1.onmessage = () => this.come()
    }
    this.rung = true
    this.bell.port2.postMessage(null)
  }

  private come(): void {
    this.rung = false
    const begun = performance.now()
    while (this.waiting.length > 0 && performance.now() - begun < moment) this.next()
    if (this.waiting.length > 0) this.ring()
  }

  private next(): void {
    const come = this.waiting.shift()!
    this.within = 0
    flushSync(come)
    this.within = undefined
    this.missing = this.waiting.length
  }
}

export const parts = new Parts()
