// The tables of this device, in IndexedDB: rows as the engine wrote them, and how each table stands in the list.
// Where a browser keeps nothing, they are there for as long as the page is.
import type { Listed } from '../wire/types'
import type { Row } from './module'

interface KeptRow extends Row {
  table: string
}

interface KeptTable {
  table: string
  listed: Listed
  changed: number
}

const name = 'hastilude'
const version = 1

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('rows', { keyPath: ['table', 'sequence'] })
    request.result.createObjectStore('tables', { keyPath: 'table' })
  }
  return asked(request)
}

const ofTable = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity])

export type Outcome = 'done' | 'conflict'

export class Store {
  private database: Promise<IDBDatabase | null> | undefined
  private readonly memory = { rows: new Map<string, Row[]>(), tables: new Map<string, KeptTable>() }

  private opened(): Promise<IDBDatabase | null> {
    return (this.database ??= open().catch(() => null))
  }

  /** All rows or none; a conflict where one of these numbers is taken. */
  async keep(table: string, rows: readonly Row[]): Promise<Outcome> {
    const database = await this.opened()
    const own = this.memory.rows.get(table)
    if (!database || own) {
      this.memory.rows.set(table, [...(own ?? []), ...rows])
      return 'done'
    }
    try {
      const transaction = database.transaction('rows', 'readwrite', { durability: 'strict' })
      for (const row of rows) transaction.objectStore('rows').add({ table, ...row } satisfies KeptRow)
      await done(transaction)
      return 'done'
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === 'ConstraintError') return 'conflict'
      // There is no more room: from here on this table lives in memory.
      this.memory.rows.set(table, [...(await this.rows(table).catch(() => [])), ...rows])
      return 'done'
    }
  }

  async rows(table: string): Promise<Row[]> {
    const own = this.memory.rows.get(table)
    if (own) return own
    const database = await this.opened()
    if (!database) return []
    return asked(database.transaction('rows').objectStore('rows').getAll(ofTable(table)) as IDBRequest<KeptRow[]>)
  }

  async list(listed: Listed): Promise<void> {
    const kept: KeptTable = { table: listed.table, listed, changed: Date.now() }
    const database = await this.opened()
    if (!database || this.memory.rows.has(listed.table)) {
      this.memory.tables.set(listed.table, kept)
      return
    }
    const transaction = database.transaction('tables', 'readwrite')
    transaction.objectStore('tables').put(kept)
    await done(transaction).catch(() => this.memory.tables.set(listed.table, kept))
  }

  /** The latest first. */
  async tables(): Promise<Listed[]> {
    const database = await this.opened()
    const kept = database ? await asked(database.transaction('tables').objectStore('tables').getAll() as IDBRequest<KeptTable[]>) : []
    const all = new Map([...kept.map(one => [one.table, one] as const), ...this.memory.tables])
    return [...all.values()].sort((a, b) => b.changed - a.changed).map(one => one.listed)
  }
}
