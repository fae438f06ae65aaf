// The tokens in the order in which they were won.
import type { Tincture } from '../../art/tinctures'
import type { Deed, Names } from '../../table/face'
import { t } from '../../texts/texts'
import { nameOf, seatOf } from '../../wire/terms'
import type { Statement } from '../../wire/types'

const tinctures: Record<string, Tincture> = { purple: 'purpure', red: 'gules', blue: 'azure', yellow: 'or', green: 'vert' }

export function story(lines: readonly Statement[], names: Names): Deed[] {
  return lines.flatMap((line): Deed[] => {
    const seat = line.kind === 'win' ? seatOf(line.args[0]) : undefined
    const color = nameOf(line.args[1])
    const tincture = color === undefined ? undefined : tinctures[color]
    if (seat === undefined || color === undefined || !tincture) return []
    return [{ seat, tincture, text: t('ivanhoe-log-win', { ...names.subject(seat), color: t(`ivanhoe-color-${color}`) }) }]
  })
}
