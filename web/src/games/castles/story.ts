// The castles in the order in which they were taken.
import type { Deed, Names } from '../../table/face'
import { t } from '../../texts/texts'
import { nameOf } from '../../wire/terms'
import type { Statement } from '../../wire/types'
import { lordAt } from './lords'

export function story(lines: readonly Statement[], names: Names): Deed[] {
  return lines.flatMap((line): Deed[] => {
    const castle = nameOf(line.args[0])
    if (line.kind !== 'attack' || line.seat === undefined || castle === undefined) return []
    const text = t('castles-story', { ...names.subject(line.seat), castle: t(`castles-castle-${castle}`) })
    return [{ seat: line.seat, tincture: lordAt(line.seat).tincture, text }]
  })
}
