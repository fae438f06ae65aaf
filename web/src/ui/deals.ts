// What this browser keeps of deals, and whether a finished one is what was promised (docs/fairness.md).
import { device, type Verified } from '../engine/device'
import { api } from '../wire/api'
import { contradiction, toldIn, type Contradiction, type DealWorld, type KeptDeal } from '../wire/dealing'

const prefix = 'hastilude.deal.'
/** So many deals are kept; the oldest go first. */
const most = 300

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter(key => key.startsWith(prefix))
  } catch {
    return []
  }
}

function read(table: string): KeptDeal | null {
  try {
    return JSON.parse(localStorage.getItem(prefix + table) ?? 'null') as KeptDeal | null
  } catch {
    return null
  }
}

function makeRoom(): void {
  const old = keys()
    .map(key => ({ key, time: read(key.slice(prefix.length))?.time ?? 0 }))
    .sort((one, other) => one.time - other.time)
  for (const { key } of old.slice(0, Math.max(0, old.length - most))) localStorage.removeItem(key)
}

export const dealWorld: DealWorld = {
  read,
  write(table, deal) {
    try {
      localStorage.setItem(prefix + table, JSON.stringify(deal))
      makeRoom()
    } catch {
      // A browser that keeps nothing still contributes; it can only not compare later.
    }
  },
  random: () => Array.from(crypto.getRandomValues(new Uint8Array(32)), byte => byte.toString(16).padStart(2, '0')).join(''),
  clock: () => Date.now(),
}

/** How many deals this browser took part in, and to how many of them it contributed. */
export function ownDeals(): { deals: number; contributed: number } {
  const kept = keys().flatMap(key => read(key.slice(prefix.length)) ?? [])
  return { deals: kept.length, contributed: kept.filter(deal => deal.contributions?.[deal.seat] === deal.contribution).length }
}

/** What was found, and what it was compared with: null where this browser was not there. */
export interface Check {
  found: Verified
  kept: KeptDeal | null
  against: Contradiction | null
}

export async function checkRecord(record: string): Promise<Check> {
  const found = await device.verify(record)
  const kept = found.table === '' ? null : read(found.table)
  const told = toldIn(record)
  return { found, kept, against: kept && told ? contradiction(kept, told) : null }
}

export async function checkTable(table: string): Promise<Check> {
  return checkRecord(await (device.has(table) ? device.record(table) : api.record(table)))
}
