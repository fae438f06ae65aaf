// Which of the new lines is an event for the whole table.
import { blazonOf, nameOf, seatOf } from '../../wire/terms'
import type { Statement } from '../../wire/types'
import type { View } from './view'

export interface News {
  what: 'attack' | 'holds' | 'advance' | 'capture' | 'home' | 'ransom'
  /** Who did it. */
  seat: number
  /** Whose pennant is shown. */
  lord: number
  /** Where it happened; null: not at a castle. */
  castle: string | null
  /** Whose pennant comes down for it. */
  from: number | null
}

/** The castle that was attacked last, in these lines or before them. */
function besieged(lines: readonly Statement[], before: View): string | null {
  const line = lines.findLast(one => one.kind === 'attack' && one.seat !== undefined)
  return nameOf(line?.args[0]) ?? before.attacked ?? null
}

function capture(line: Statement, lines: readonly Statement[], before: View): News | null {
  const seat = seatOf(line.args[0])
  const lord = blazonOf(line.args[1]) ?? null
  if (seat === undefined || lord === null) return null
  return { what: seat === lord ? 'home' : 'capture', seat, lord, castle: besieged(lines, before), from: null }
}

function ransom(lines: readonly Statement[], before: View): News | null {
  const sold = lines.findLast(line => line.kind === 'accept' && line.seat !== undefined)
  if (!sold || !before.ransom) return null
  return { what: 'ransom', seat: sold.seat!, lord: before.ransom.blazon, castle: null, from: null }
}

function newHolder(before: View, after: View): News | null {
  const index = after.castles.findIndex((one, place) => one.control !== null && one.control !== before.castles[place]?.control)
  const castle = after.castles[index]
  if (!castle) return null
  return { what: 'holds', seat: castle.control!, lord: castle.control!, castle: castle.key, from: before.castles[index]?.control ?? null }
}

function attack(lines: readonly Statement[]): News | null {
  const line = lines.findLast(one => one.kind === 'attack' && one.seat !== undefined)
  if (!line) return null
  return { what: 'attack', seat: line.seat!, lord: line.seat!, castle: nameOf(line.args[0]) ?? null, from: null }
}

/** The blazons of a castle move on, and nobody falls. */
function advance(lines: readonly Statement[], before: View): News | null {
  const line = lines.findLast(one => one.kind === 'advance' && one.seat !== undefined)
  const castle = besieged(lines, before)
  if (!line || castle === null) return null
  return { what: 'advance', seat: line.seat!, lord: line.seat!, castle, from: null }
}

/** The greatest of what these lines brought about. */
export function newsOf(lines: readonly Statement[], before: View, after: View): News | null {
  const fallen = lines.findLast(line => line.kind === 'capture')
  return (fallen && capture(fallen, lines, before)) ?? ransom(lines, before) ?? newHolder(before, after) ?? advance(lines, before) ?? attack(lines)
}
