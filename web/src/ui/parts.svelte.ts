// Much that is to be shown comes in parts, as many in a task as take a moment: all of it in one would keep a finger
// waiting on a slow machine.
import { flushSync } from 'svelte'

// A frame of a quick screen.
const moment = 8

class Parts {
  private waiting: (() => void)[] = []
  private bell: MessageChannel | undefined
  /** How many are still to come. */
  missing = $state(0)

  /** Calls `come` when it is its turn; gives what takes that back. */
  queue(come: () => void): () => void {
    if (this.waiting.length === 0) this.ring()
    this.waiting.push(come)
    this.missing = this.waiting.length
    return () => {
      const place = this.waiting.indexOf(come)
      if (place >= 0) this.waiting.splice(place, 1)
      this.missing = this.waiting.length
    }
  }

  /** All that is waited for, at once: for a printer. */
  hurry(): void {
    flushSync()
    while (this.waiting.length > 0) this.next()
  }

  // A message, since timers that follow each other are held back for milliseconds each.
  private ring(): void {
    if (!this.bell) {
      this.bell = new MessageChannel()
      this.bell.port1.onmessage = () => this.come()
    }
    this.bell.port2.postMessage(null)
  }

  private come(): void {
    const begun = performance.now()
    while (this.waiting.length > 0 && performance.now() - begun < moment) this.next()
    if (this.waiting.length > 0) this.ring()
  }

  private next(): void {
    const come = this.waiting.shift()!
    flushSync(come)
    this.missing = this.waiting.length
  }
}

export const parts = new Parts()
