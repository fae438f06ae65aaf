// What is to be heard when something was told.
import type { Sound } from '../art/sound'
import type { TableState } from '../wire/stream'
import type { Face } from './face'

/** The sounds of the last event: what the game says of its lines, else cards and the horn of a new chapter. */
export function soundsOf(state: TableState, face: Pick<Face, 'sounds'>): Sound[] {
  const { fresh, last, now } = state
  if (last === null || last === 'undone') return []
  const heard = new Set(face.sounds?.(fresh) ?? [])
  if (heard.size === 0 && fresh.some(line => line.seat !== undefined || line.kind === 'draw')) heard.add('card')
  if (last === 'begun') heard.add('horn')
  if (last === 'over' || (now.stage === 'over' && fresh.some(line => line.kind === 'result'))) heard.add('end')
  return [...heard]
}

/** Whether it has just become the reader's turn. */
export function isCalled(before: TableState, after: TableState): boolean {
  const asked = (state: TableState) => state.now.stage === 'playing' && (state.now.choices?.must ?? false)
  return asked(after) && !asked(before)
}
