// The tables one has and the open ones of others, looked up again while the page is in sight.
import { api } from '../wire/api'
import type { Listed } from '../wire/types'

const lookEvery = 10_000

export class Lists {
  mine = $state.raw<Listed[]>([])
  private all = $state.raw<Listed[]>([])
  readonly others = $derived(this.all.filter(table => !this.mine.some(own => own.table === table.table)))

  async look(): Promise<void> {
    if (document.hidden) return
    const [own, open] = await Promise.allSettled([api.mine(), api.tables()])
    if (own.status === 'fulfilled') this.mine = own.value
    if (open.status === 'fulfilled') this.all = open.value
  }

  /** Looks now and then; returns how to stop it. */
  run(): () => void {
    this.look()
    const timer = setInterval(() => this.look(), lookEvery)
    return () => clearInterval(timer)
  }
}
