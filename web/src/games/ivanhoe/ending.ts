// What came of a play, and how a tournament ended: what lay there before, compared with what lies there now.
import { list, t } from '../../texts/texts'
import { nameOf, seatOf } from '../../wire/terms'
import type { Statement } from '../../wire/types'
import type { Ending, Names, Past, Says } from '../../table/face'
import { isAction, look } from './cards'
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

function named(cards: readonly string[]): string {
  return list(cards.map(card => look(card).name))
}

function lies({ display, front }: Player): string[] {
  return [...display, ...front]
}

/** The action card that takes effect with these lines, if it is one. */
function takesEffect(before: View, lines: readonly Statement[]): { card: string; by: number } | null {
  const line = lines.findLast(({ seat, kind }) => seat !== undefined && isAction(kind) && kind !== 'ivanhoe')
  return line?.seat === undefined ? before.announced : { card: line.kind, by: line.seat }
}

/** What goes out of a display: into the hand by Retreat, to the other by Outwit, which is told of both together. */
function gone(cards: readonly string[], seat: number, played: string | undefined, names: Names): (() => string)[] {
  if (cards.length === 0 || played === 'outwit') return []
  const id = played === 'retreat' ? 'ivanhoe-effect-back' : 'ivanhoe-effect-lost'
  return [() => t(id, { ...names.subject(seat), cards: named(cards) })]
}

function changes(before: Player, after: Player, played: string | undefined, names: Names): (() => string)[] {
  // I18: nobody who is in loses the last card but by winning, and 0 is no news.
  if (after.display.length === 0 && !after.out) return []
  const { seat, total } = after
  const said = gone(missing(before.display, after.display), seat, played, names)
  if (before.total !== total && total !== null && !after.out) {
    said.push(() => t('ivanhoe-effect-total', { ...names.subject(seat), total }))
  }
  return said
}

/** I21: what Outwit exchanged, once: what the reader gave, if he is one of the two, else who played it. */
function exchanged(before: View, after: View, by: number, names: Names): (() => string)[] {
  const sides = after.players.flatMap((player, index) => {
    const [had, has] = [lies(before.players[index] ?? player), lies(player)]
    const [gave, got] = [missing(had, has), missing(has, had)]
    return gave.length > 0 && got.length > 0 ? [{ seat: player.seat, gave, got }] : []
  })
  const told = sides.find(one => names.is(one.seat)) ?? sides.find(one => one.seat === by)
  if (!told) return []
  return [() => t('ivanhoe-effect-exchange', { ...names.subject(told.seat), gave: named(told.gave), got: named(told.got) })]
}

export function effects(before: View, after: View, lines: readonly Statement[], names: Names): Says[] {
  // A tournament that is over has swept the table: that is told as its end.
  if (lines.some(line => line.kind === 'win' || line.kind === 'result')) return []
  const played = takesEffect(before, lines)
  const said = after.players.flatMap((player, index) => changes(before.players[index] ?? player, player, played?.card, names))
  if (played?.card === 'outwit') said.unshift(...exchanged(before, after, played.by, names))
  const { color } = after
  if (before.color !== null && color !== null && before.color !== color) {
    said.unshift(() => t('ivanhoe-effect-color', { color: t(`ivanhoe-color-${color}`) }))
  }
  return said.map(says => () => ({ text: says(), weight: 'quiet' }))
}

/** I13: who withdraws with a maiden returns a token first, if he has one. */
function owesToken(seat: number | undefined, before: View): boolean {
  const player = before.players.find(one => one.seat === seat)
  return player !== undefined && player.display.includes('M6') && player.tokens.length > 0
}

/** Who is left when somebody has withdrawn, if it is only one: he has won, whatever token he then chooses. */
function leftAlone(lines: readonly Statement[], before: View): number | undefined {
  const gone = lines.filter(line => line.kind === 'withdraw').map(line => line.seat)
  const left = before.players.filter(player => !player.out && !gone.includes(player.seat))
  const returned = lines.some(line => line.kind === 'return')
  // Told once: where a token is owed, when it has been returned.
  const settled = returned || (gone.length > 0 && !gone.some(seat => owesToken(seat, before)))
  return settled && left.length === 1 ? left[0]!.seat : undefined
}

function titleOf(win: Statement | undefined, winner: number, names: Names): string {
  if (!win) return t('ivanhoe-end-won', names.subject(winner))
  const color = nameOf(win.args[1])
  if (color === undefined) return t('ivanhoe-log-win-nothing', names.subject(winner))
  return t('ivanhoe-log-win', { ...names.subject(winner), color: t(`ivanhoe-color-${color}`) })
}

/** The total with which somebody withdraws. */
export function worth({ kind, seat }: Statement, before: View): number | undefined {
  if (kind !== 'withdraw') return undefined
  return before.players.find(player => player.seat === seat)?.total ?? undefined
}

/** Who had withdrawn before the last one; nobody, if the reader has not seen all of them go. */
function earlier(withdrawals: readonly Statement[], past: Past, names: Names): string[] {
  const told = withdrawals.flatMap(line => {
    const total = past.worth(line)
    return line.seat === undefined || total === undefined ? [] : [t('ivanhoe-end-at', { ...names.subject(line.seat), total })]
  })
  return told.length > 0 && told.length === withdrawals.length ? [t('ivanhoe-end-before', { withdrawals: list(told) })] : []
}

/** All lines of the tournament that ends, the last of them these. */
function tournament(lines: readonly Statement[], past: Past): Statement[] {
  const known = past.lines()
  return [...known.slice(known.findLastIndex(line => line.kind === 'win') + 1), ...lines]
}

export function ending(lines: readonly Statement[], before: View, names: Names, past: Past): Ending | null {
  // A token that is chosen comes after a tournament whose end was seen.
  if (lines.some(line => line.kind === 'take')) return null
  const win = lines.find(line => line.kind === 'win')
  const winner = seatOf(win?.args[0]) ?? leftAlone(lines, before)
  if (winner === undefined) return null
  const title = titleOf(win, winner, names)
  const withdrawals = tournament(lines, past).filter(line => line.kind === 'withdraw')
  const last = withdrawals.pop()
  const stays = before.players.find(player => player.seat === winner)
  if (last?.seat === undefined || !stays) return { title, reasons: [] }
  const total = past.worth(last) ?? worth(last, before) ?? 0
  const reason = t('ivanhoe-end-withdrew', { ...names.subject(last.seat), ...names.target(winner), total, best: stays.total ?? 0 })
  return { title, reasons: [reason, ...earlier(withdrawals, past, names)] }
}
