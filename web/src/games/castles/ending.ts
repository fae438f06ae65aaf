// How a game of the castles ended.
import { list, t } from '../../texts/texts'
import { numberOf, seatOf } from '../../wire/terms'
import type { Statement } from '../../wire/types'
import { commonWords } from '../common'
import type { Ending, Names } from '../../table/face'
import type { View } from './view'

export function ending(lines: readonly Statement[], _before: View, names: Names): Ending | null {
  const score = lines.find(line => line.kind === 'score')
  const result = lines.find(line => line.kind === 'result')
  if (!score || !result) return null
  const winners = result.args.flatMap(term => seatOf(term) ?? [])
  const points = score.args.map((term, index) => ({ seat: index + 1, points: numberOf(term) ?? 0 }))
  points.sort((one, other) => other.points - one.points)
  const said = points.map(one => t('castles-log-points', { who: names.of(one.seat), points: one.points }))
  const title = commonWords(result, names)?.text ?? ''
  return winners.length === 0 ? null : { title, reasons: [t('castles-log-score', { points: list(said) })] }
}
