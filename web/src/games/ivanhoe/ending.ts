// What came of a play, and how a tournament ended: what lay there before, compared with what lies there now.
import { list, t } from '../../texts/texts'
import { nameOf, seatOf } from '../../wire/terms'
import type { Statement } from '../../wire/types'
import type { Ending, Names, Says } from '../../table/face'
import { look } from './cards'
import type { Player, View } from './view'

/** The cards of the first that the second has not. */
function missing(before: readonly string[], after: readonly string[]): string[] {
  const left = [...after]
  return before.filter(card => {
    const place = left.indexOf(card)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

function changes(before: Player, after: Player, names: Names): (() => string)[] {
  // I18: nobody who is in loses the last card but by winning, and 0 is no news.
  if (after.display.length === 0 && !after.out) return []
  const named = (cards: string[]) => list(cards.map(card => look(card).name))
  const lost = missing(before.display, after.display)
  const { seat, total } = after
  const said: (() => string)[] = []
  if (lost.length > 0) said.push(() => t('ivanhoe-effect-lost', { ...names.subject(seat), cards: named(lost) }))
  if (before.total !== total && total !== null && !after.out) {
    said.push(() => t('ivanhoe-effect-total', { ...names.subject(seat), total }))
  }
  return said
}

export function effects(before: View, after: View, lines: readonly Statement[], names: Names): Says[] {
  // A tournament that is over has swept the table: that is told as its end.
  if (lines.some(line => line.kind === 'win' || line.kind === 'result')) return []
  const said = after.players.flatMap((player, index) => changes(before.players[index] ?? player, player, names))
  const { color } = after
  if (before.color !== null && color !== null && before.color !== color) {
    said.unshift(() => t('ivanhoe-effect-color', { color: t(`ivanhoe-color-${color}`) }))
  }
  return said.map(says => () => ({ text: says(), weight: 'quiet' }))
}

/** Who is left when somebody has withdrawn, if it is only one: he has won, whatever token he then chooses. */
function leftAlone(lines: readonly Statement[], before: View): number | undefined {
  const gone = lines.filter(line => line.kind === 'withdraw').map(line => line.seat)
  const left = before.players.filter(player => !player.out && !gone.includes(player.seat))
  return gone.length > 0 && left.length === 1 ? left[0]!.seat : undefined
}

function titleOf(win: Statement | undefined, winner: number, names: Names): string {
  if (!win) return t('ivanhoe-end-won', names.subject(winner))
  const color = nameOf(win.args[1])
  if (color === undefined) return t('ivanhoe-log-win-nothing', names.subject(winner))
  return t('ivanhoe-log-win', { ...names.subject(winner), color: t(`ivanhoe-color-${color}`) })
}

export function ending(lines: readonly Statement[], before: View, names: Names): Ending | null {
  // A token that is chosen comes after a tournament whose end was seen.
  if (lines.some(line => line.kind === 'take')) return null
  const win = lines.find(line => line.kind === 'win')
  const winner = seatOf(win?.args[0]) ?? leftAlone(lines, before)
  if (winner === undefined) return null
  const title = titleOf(win, winner, names)
  const last = lines.findLast(line => line.kind === 'withdraw')
  const quits = before.players.find(player => player.seat === last?.seat)
  const stays = before.players.find(player => player.seat === winner)
  if (!last || !quits || !stays) return { title, reasons: [] }
  const reason = t('ivanhoe-end-withdrew', { ...names.subject(quits.seat), ...names.target(winner), total: quits.total ?? 0, best: stays.total ?? 0 })
  return { title, reasons: [reason] }
}
