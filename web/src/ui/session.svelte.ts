// Who we are and the one line to the server, for all pages.
import { api } from '../wire/api'
import { browserWorld } from '../wire/browser'
import { Connection, type Status } from '../wire/connection'

class Session {
  status = $state<Status>('connecting')
  name = $state('')
  readonly line = new Connection(browserWorld, status => (this.status = status))

  constructor() {
    // Coming back from sleep or from a lost network, nobody should wait for the next try.
    addEventListener('online', () => this.line.open())
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.line.open()
    })
  }

  async meet(): Promise<void> {
    this.name = (await api.me()).name ?? ''
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.me(name)).name ?? ''
  }
}

export const session = new Session()
