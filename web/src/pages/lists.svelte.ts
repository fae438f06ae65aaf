// The tables one has and the open ones of others, looked up again while the page is in sight.
import { device } from '../engine/device'
import { api } from '../wire/api'
import type { Listed } from '../wire/types'

const lookEvery = 10_000

/** What needs me first, then what is played, then what waits. */
export function urgency(table: Listed): number {
  if (table.your_turn) return 0
  return table.stage === 'playing' ? 1 : 2
}

export class Lists {
  mine = $state.raw<Listed[]>([])
  /** How many of mine cannot be read any more. */
  broken = $state(0)
  private all = $state.raw<Listed[]>([])
  readonly running = $derived(
    this.mine.filter(table => table.stage === 'waiting' || table.stage === 'playing').sort((one, other) => urgency(one) - urgency(other)),
  )
  readonly over = $derived(this.mine.filter(table => table.stage === 'over'))
  readonly others = $derived(this.all.filter(table => !this.mine.some(own => own.table === table.table)))

  async look(): Promise<void> {
    if (document.hidden) return
    const [own, open, here] = await Promise.allSettled([api.mine(), api.tables(), device.mine()])
    const told = (answer: PromiseSettledResult<Listed[]>) => (answer.status === 'fulfilled' ? answer.value : undefined)
    const before = (onDevice: boolean) => this.mine.filter(table => device.has(table.table) === onDevice)
    this.mine = [...(told(own) ?? before(false)), ...(told(here) ?? before(true))]
    if (open.status === 'fulfilled') this.all = open.value
  }

  /** Looks now and then; returns how to stop it. */
  run(): () => void {
    this.look()
    api.broken().then(
      answer => (this.broken = answer.tables.length),
      () => {}, // It is asked again with the next visit of the page.
    )
    const timer = setInterval(() => this.look(), lookEvery)
    return () => clearInterval(timer)
  }
}
