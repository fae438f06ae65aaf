// Which of the new lines is an event for the whole table.
import { blazonOf, nameOf, seatOf } from '../../wire/terms'
import type { Statement } from '../../wire/types'
import type { View } from './view'

export interface News {
  what: 'attack' | 'capture' | 'home' | 'ransom'
  /** Who did it. */
  seat: number
  /** Whose pennant is shown. */
  lord: number
  castle: string | null
}

function capture(line: Statement): News | null {
  const seat = seatOf(line.args[0])
  const lord = blazonOf(line.args[1]) ?? null
  if (seat === undefined || lord === null) return null
  return { what: seat === lord ? 'home' : 'capture', seat, lord, castle: null }
}

/** `before` is what was seen before these lines; a capture is greater news than what led to it. */
export function newsOf(lines: readonly Statement[], before: View | null): News | null {
  const fallen = lines.findLast(line => line.kind === 'capture')
  if (fallen) return capture(fallen)
  const sold = lines.findLast(line => line.kind === 'accept' && line.seat !== undefined)
  if (sold && before?.ransom) return { what: 'ransom', seat: sold.seat!, lord: before.ransom.blazon, castle: null }
  const attack = lines.findLast(line => line.kind === 'attack' && line.seat !== undefined)
  if (!attack) return null
  return { what: 'attack', seat: attack.seat!, lord: attack.seat!, castle: nameOf(attack.args[0]) ?? null }
}
