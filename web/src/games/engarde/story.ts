// The rounds of a match in order, each for whoever won it.
import type { Deed, Names } from '../../table/face'
import { t } from '../../texts/texts'
import { seatOf } from '../../wire/terms'
import type { Statement } from '../../wire/types'

export function story(lines: readonly Statement[], names: Names): Deed[] {
  const rounds = lines.filter(line => line.kind === 'round')
  return rounds.map((line): Deed => {
    const seat = seatOf(line.args[0]) ?? null
    if (seat === null) return { seat, tincture: 'argent', text: t('engarde-log-round-drawn') }
    return { seat, tincture: seat === 1 ? 'azure' : 'gules', text: t('engarde-log-round', names.subject(seat)) }
  })
}
