// Who we are, and the lines to the server and to the tables of this device, for all pages.
import { device, deviceWorld } from '../engine/device'
import { api } from '../wire/api'
import { browserWorld } from '../wire/browser'
import { Connection, type Status } from '../wire/connection'
import { isAlone, placeOf } from '../wire/place'
import type { NewTable } from '../wire/types'

const nameKept = 'hastilude.name'

/** The name of last time, for when there is no server to ask. */
function lastName(): string {
  try {
    return localStorage.getItem(nameKept) ?? ''
  } catch {
    return ''
  }
}

class Session {
  status = $state<Status>('connecting')
  name = $state('')
  readonly line = new Connection(browserWorld, status => (this.status = status))
  private deviceLine: Connection | undefined

  constructor() {
    // Coming back from sleep or from a lost network, nobody should wait for the next try.
    addEventListener('online', () => this.line.wake())
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.line.wake()
    })
  }

  /** The line to where this table is. */
  lineTo(table: string): Connection {
    if (!device.has(table)) return this.line
    device.rename(this.name || lastName())
    return (this.deviceLine ??= new Connection(deviceWorld, () => {}))
  }

  isOnDevice(table: string): boolean {
    return device.has(table)
  }

  /** Makes a table where this one is, and tells its name. */
  async makeBeside(table: string, wanted: NewTable): Promise<string> {
    return (await (device.has(table) ? device.create(wanted) : api.create(wanted))).table
  }

  /** The record of a game that is over. */
  recordOf(table: string): Promise<string> {
    return device.has(table) ? device.record(table) : api.record(table)
  }

  async meet(): Promise<void> {
    try {
      this.callMe((await api.me()).name ?? '')
    } catch (problem) {
      this.callMe(lastName())
      throw problem
    }
  }

  async rename(name: string): Promise<void> {
    this.callMe(isAlone() ? name : ((await api.me(name)).name ?? ''))
  }

  /** Nobody is known here afterwards; the page begins anew, for somebody new. */
  async forget(where: 'here' | 'everywhere'): Promise<void> {
    await api.end(where)
    try {
      localStorage.removeItem(nameKept)
    } catch {
      // A browser that keeps nothing has nothing to forget.
    }
    location.assign(placeOf('.'))
  }

  private callMe(name: string): void {
    this.name = name
    device.rename(name)
    try {
      localStorage.setItem(nameKept, name)
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const session = new Session()
