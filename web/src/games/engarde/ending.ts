// Why a round of En Garde is over, from the lines that ended it and what was seen before them.
import { list, t } from '../../texts/texts'
import { cardsOf, numberOf, seatOf } from '../../wire/terms'
import type { Statement } from '../../wire/types'
import type { Ending, Names } from '../../table/face'
import { landing, spaces, type View } from './view'

/** The fencers' spaces after this decision. */
function stripAfter(view: View, line: Statement | undefined): [number, number] {
  const seat = line?.seat
  const card = numberOf(line?.args[0]) ?? 0
  if (seat === undefined || !line || line.kind === 'attack' || line.kind === 'parry') return view.strip
  const forward = line.kind === 'forward' || line.kind === 'advance'
  const to = landing(view, seat, forward ? card : -card)
  return seat === 1 ? [to, view.strip[1]] : [view.strip[0], to]
}

/** E12: how many cards equal to the distance each shows. */
function compared(lines: readonly Statement[], distance: number, names: Names): string[] {
  const shown = lines.filter(line => line.kind === 'reveal')
  if (shown.length < 2) return []
  const counts = shown.map(line => {
    const count = cardsOf(line.args.slice(1)).filter(card => card === String(distance)).length
    return t('engarde-end-count', { ...names.subject(seatOf(line.args[0]) ?? 0), count, card: distance })
  })
  return [t('engarde-end-compared', { distance, counts: list(counts) })]
}

/** E9: who has come further from his own end. */
function further([first, second]: [number, number], names: Names): string {
  const steps = [first - 1, spaces - second]
  const counts = steps.map((count, index) => t('engarde-end-steps', { ...names.subject(index + 1), count }))
  return t('engarde-end-further', { counts: list(counts) })
}

function isLevel(lines: readonly Statement[], distance: number): boolean {
  const shown = lines.filter(line => line.kind === 'reveal')
  const [one, other] = shown.map(line => cardsOf(line.args.slice(1)).filter(card => card === String(distance)).length)
  return one === other
}

function reasons(lines: readonly Statement[], view: View, names: Names): string[] {
  const last = lines.findLast(line => line.seat !== undefined)
  const strip = stripAfter(view, last)
  const distance = strip[1] - strip[0]
  const hands = compared(lines, distance, names)
  if (hands.length > 0) return isLevel(lines, distance) ? [...hands, t('engarde-end-level'), further(strip, names)] : hands
  if (last?.kind === 'attack' || last?.kind === 'advance') {
    const cards = last.args.at(-1)
    const known = cards && 'card' in cards ? cards : { card: '', times: 1 }
    return [t('engarde-end-hit', { ...names.subject(last.seat!), value: known.card ?? '', count: known.times ?? 1 })]
  }
  const drawn = lines.filter(line => line.kind === 'draw').flatMap(line => cardsOf(line.args.slice(1))).length
  return view.pile - drawn <= 0 ? [t('engarde-end-pile'), further(strip, names)] : [t('engarde-end-stuck')]
}

export function ending(lines: readonly Statement[], before: View, names: Names): Ending | null {
  const end = lines.findIndex(line => line.kind === 'round')
  if (end < 0) return null
  const winner = seatOf(lines[end]!.args[0])
  const title = winner === undefined ? t('engarde-log-round-drawn') : t('engarde-log-round', names.subject(winner))
  return { title, reasons: reasons(lines.slice(0, end), before, names) }
}
