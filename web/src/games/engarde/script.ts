// What the fencers do, from what was told: a row of frames, each a pose and a place for both. A frame
// is reached in its time; the last one is held.
import { seatOf } from '../../wire/terms'
import type { Statement } from '../../wire/types'
import type { PoseName } from './poses'
import { valueOf } from './view'

export type Pair<T> = [T, T]

export interface Frame {
  milliseconds: number
  poses: Pair<PoseName>
  spaces: Pair<number>
  /** The seat that is touched when it is reached. */
  touched?: number
  /** The blades meet when it is reached, that of this seat beating the other's away. */
  beaten?: number
  /** The spaces go with their feet, all the way. */
  paces?: true
  /** What it came to may be told when it is reached: the lamp is lit, the ribbon unrolled. */
  tells?: true
}

export interface Position {
  spaces: Pair<number>
  poses: Pair<PoseName>
}

const ends: Pair<number> = [1, 23]
const hop = 105

function withSeat<T>(pair: Pair<T>, seat: number, value: T): Pair<T> {
  return seat === 1 ? [value, pair[1]] : [pair[0], value]
}

function other(seat: number): number {
  return 3 - seat
}

/** Steps of at most two spaces each: a foot out, then on guard again. */
function walk(from: Position, seat: number, steps: number): Frame[] {
  const start = from.spaces[seat - 1]!
  const towards = (seat === 1 ? 1 : -1) * Math.sign(steps)
  const hops = Math.ceil(Math.abs(steps) / 2)
  const length = Math.abs(steps) / hops
  const pose: PoseName = steps > 0 ? 'step' : 'retreat'
  const guard: Pair<PoseName> = ['guard', 'guard']
  return Array.from({ length: hops }, (_, index) => [
    { milliseconds: hop, poses: withSeat(guard, seat, pose), spaces: withSeat(from.spaces, seat, start + towards * length * (index + 0.4)) },
    { milliseconds: hop, poses: guard, spaces: withSeat(from.spaces, seat, start + towards * length * (index + 1)) },
  ]).flat()
}

/** While the cards come to the blade he gathers himself, then he thrusts; the other draws his blade up. */
function thrust(from: Position, seat: number): Frame[] {
  const wards: Pair<PoseName> = ['ward', 'ward']
  return [
    { milliseconds: 240, poses: withSeat(wards, seat, 'coil'), spaces: from.spaces },
    { milliseconds: 150, poses: withSeat(wards, seat, 'thrust'), spaces: from.spaces },
  ]
}

/** The other's blade is beaten up, and both stand on guard again. */
function parry(from: Position, seat: number): Frame[] {
  const poses = withSeat<PoseName>(['turned', 'turned'], seat, 'parry')
  return [
    { milliseconds: 130, poses: withSeat(from.poses, seat, 'parry'), spaces: from.spaces, beaten: seat },
    { milliseconds: 110, poses, spaces: from.spaces },
    { milliseconds: 120, poses, spaces: from.spaces },
    { milliseconds: 170, poses: ['guard', 'guard'], spaces: from.spaces },
  ]
}

function framesOf(from: Position, line: Statement): Frame[] {
  const seat = line.seat ?? 1
  const steps = valueOf(line.args[0]) ?? 0
  switch (line.kind) {
    case 'forward':
      return walk(from, seat, steps)
    case 'back':
    case 'retreat':
      return walk(from, seat, -steps)
    case 'attack':
      return thrust(from, seat)
    case 'advance': {
      const walked = walk(from, seat, steps)
      return [...walked, ...thrust(walked.at(-1) ?? from, seat)]
    }
    case 'parry':
      return parry(from, seat)
    default:
      return []
  }
}

function moves(from: Position, lines: readonly Statement[]): Frame[] {
  const frames: Frame[] = []
  let at = from
  for (const line of lines) {
    if (line.seat === undefined) continue
    const next = framesOf(at, line)
    frames.push(...next)
    at = next.at(-1) ?? at
  }
  return frames
}

/** From where they stand to where the table has them now. */
export function playOn(from: Position, lines: readonly Statement[], to: Position): Frame[] {
  const begins = lines.some(line => line.kind === 'deal')
  if (begins) {
    return [
      // From a lunge they stand up where they are, and only then walk back.
      ...(from.poses.every(pose => pose === 'guard') ? [] : [{ milliseconds: 110, poses: ['guard', 'guard'] as Pair<PoseName>, spaces: from.spaces }]),
      { milliseconds: 300, poses: ['retreat', 'retreat'], spaces: ends, paces: true },
      { milliseconds: 220, poses: ['salute', 'salute'], spaces: ends },
      { milliseconds: 160, poses: ['salute', 'salute'], spaces: ends },
      { milliseconds: 200, ...to },
    ]
  }
  return [...moves(from, lines), { milliseconds: 140, ...to }]
}

/** The end of a round: the touch that one sees, or the two standing to be judged. */
export function playEnd(from: Position, lines: readonly Statement[]): Frame[] {
  const frames = moves(from, lines)
  const spaces = frames.at(-1)?.spaces ?? from.spaces
  const last = lines.findLast(line => line.seat !== undefined)
  const winner = seatOf(lines.findLast(line => line.kind === 'round')?.args[0])
  const struck = (last?.kind === 'attack' || last?.kind === 'advance') && last.seat === winner
  if (struck && winner) return [...frames, ...touch(spaces, winner)]
  const poses: Pair<PoseName> = winner ? withSeat<PoseName>(['bow', 'bow'], winner, 'triumph') : ['salute', 'salute']
  return [...frames, { milliseconds: 150, poses: ['guard', 'guard'], spaces }, { milliseconds: 350, poses, spaces, tells: true }]
}

/** The point arrives, whoever is touched reels, and only then it is told. */
function touch(spaces: Pair<number>, winner: number): Frame[] {
  const struck = withSeat<PoseName>(['ward', 'ward'], winner, 'touch')
  const reels = withSeat<PoseName>(['hit', 'hit'], winner, 'follow')
  return [
    { milliseconds: 90, poses: struck, spaces, touched: other(winner) },
    { milliseconds: 60, poses: struck, spaces },
    { milliseconds: 190, poses: reels, spaces },
    { milliseconds: 220, poses: reels, spaces, tells: true },
  ]
}

/** Whose blade is out, and how far. */
export function thrustBy(attacker: number, far: 'thrust' | 'follow'): Pair<PoseName> {
  return withSeat<PoseName>(['ward', 'ward'], attacker, far)
}

/** How they stand when nothing is told: after a page was opened anew. */
export function standing(strip: Pair<number>, attacker: number | null, winners: readonly number[] | null): Position {
  if (winners && winners.length > 0) {
    return { spaces: strip, poses: [winners.includes(1) ? 'triumph' : 'bow', winners.includes(2) ? 'triumph' : 'bow'] }
  }
  return { spaces: strip, poses: attacker === null ? ['guard', 'guard'] : thrustBy(attacker, 'thrust') }
}
