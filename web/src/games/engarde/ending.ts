// Why a round ended, told from what was said and from what lay there before.
import { list, t } from '../../texts/texts'
import { cardsOf, seatOf } from '../../wire/terms'
import type { Statement } from '../../wire/types'
import type { Ending, Names } from '../../table/face'
import { landing, spaces, valueOf, type View } from './view'

export type Reason = 'touch' | 'hands' | 'places' | 'stuck'

export interface Ended {
  reason: Reason
  /** The seat that won, or null in a drawn round. */
  winner: number | null
  strip: [number, number]
  distance: number
  /** The cards of the attack that touched. */
  value: string
  count: number
  /** All that was played for it, the card of an advance too. */
  played: string[]
  /** Hands that were shown, by seat; null for one that was not. */
  shown: [string[] | null, string[] | null]
}

function stripAfter(before: View, lines: readonly Statement[]): [number, number] {
  let strip = before.strip
  for (const { seat, kind, args } of lines) {
    if (seat === undefined) continue
    const step = valueOf(args[0]) ?? 0
    const steps = kind === 'forward' || kind === 'advance' ? step : kind === 'back' || kind === 'retreat' ? -step : 0
    const place = landing({ ...before, strip }, seat, steps)
    strip = seat === 1 ? [place, strip[1]] : [strip[0], place]
  }
  return strip
}

function shownBy(lines: readonly Statement[], seat: number): string[] | null {
  const line = lines.find(one => one.kind === 'reveal' && seatOf(one.args[0]) === seat)
  return line ? cardsOf(line.args).flatMap(card => card ?? []) : null
}

export function ended(lines: readonly Statement[], before: View): Ended | null {
  const round = lines.find(line => line.kind === 'round')
  if (!round) return null
  const told = lines.slice(0, lines.indexOf(round))
  const last = told.findLast(line => line.seat !== undefined)
  const winner = seatOf(round.args[0]) ?? null
  const strip = stripAfter(before, told)
  const shown: [string[] | null, string[] | null] = [shownBy(told, 1), shownBy(told, 2)]
  const attack = last?.kind === 'attack' ? last.args[0] : last?.kind === 'advance' ? last.args.at(-1) : undefined
  const cards = attack && 'card' in attack ? attack : undefined
  const drawn = told.filter(line => line.kind === 'draw').reduce((sum, line) => sum + cardsOf(line.args).length, 0)
  const emptied = before.pile - drawn <= 0
  const reason: Reason = shown[0] || shown[1] ? 'hands' : cards && last?.seat === winner ? 'touch' : emptied ? 'places' : 'stuck'
  const struck = Array<string>(cards?.times ?? 1).fill(cards?.card ?? '')
  const step = last?.kind === 'advance' ? valueOf(last.args[0]) : undefined
  const played = reason !== 'touch' ? [] : step === undefined ? struck : [String(step), ...struck]
  return { reason, winner, strip, distance: strip[1] - strip[0], value: cards?.card ?? '', count: cards?.times ?? 1, played, shown }
}

/** What is left of a hand without these. */
export function without<T>(hand: readonly T[], played: readonly T[]): T[] {
  const left = [...hand]
  for (const card of played) {
    const index = left.indexOf(card)
    if (index >= 0) left.splice(index, 1)
  }
  return left
}

/** How far a fencer has come from his own end. */
export function come(strip: readonly [number, number], seat: number): number {
  return seat === 1 ? strip[0] - 1 : spaces - strip[1]
}

/** No card reaches further. */
const farthest = 5

export function matching({ shown, distance }: Ended, seat: number): number {
  return (shown[seat - 1] ?? []).filter(card => Number(card) === distance).length
}

/** E9: who has come further from his own end. */
function further({ strip }: Ended, names: Names): string {
  if (come(strip, 1) === come(strip, 2)) return t('engarde-end-equal', { count: come(strip, 1) })
  const counts = [1, 2].map(seat => t('engarde-end-steps', { ...names.subject(seat), count: come(strip, seat) }))
  return t('engarde-end-further', { counts: list(counts) })
}

/** E12: how many cards equal to the distance each shows. */
function compared(end: Ended, names: Names): string {
  if (end.distance > farthest) return t('engarde-end-beyond', { distance: end.distance })
  const counts = [1, 2].map(seat => t('engarde-end-count', { ...names.subject(seat), count: matching(end, seat), card: end.distance }))
  return t('engarde-end-compared', { distance: end.distance, counts: list(counts) })
}

function reasons(end: Ended, names: Names): string[] {
  switch (end.reason) {
    case 'touch':
      return [t('engarde-end-hit', { ...names.subject(end.winner ?? 1), value: end.value, count: end.count })]
    case 'hands':
      return matching(end, 1) === matching(end, 2)
        ? [compared(end, names), ...(end.distance > farthest ? [] : [t('engarde-end-level')]), further(end, names)]
        : [compared(end, names)]
    case 'places':
      return [t('engarde-end-pile'), further(end, names)]
    case 'stuck':
      return [t('engarde-end-stuck')]
  }
}

/** For the page, which holds the last picture. */
export function ending(lines: readonly Statement[], before: View, names: Names): Ending | null {
  const end = ended(lines, before)
  if (!end) return null
  const title = end.winner === null ? t('engarde-log-round-drawn') : t(end.reason === 'touch' ? 'engarde-end-title-touch' : 'engarde-log-round', names.subject(end.winner))
  return { title, reasons: reasons(end, names) }
}
