// What came of a move, as far as its line does not say it: who holds a castle now, what changed hands.
import { t } from '../../texts/texts'
import { plain } from '../common'
import type { Names, Says } from '../../table/face'
import type { View } from './view'

export function effects(before: View, after: View, _lines: unknown, names: Names): Says[] {
  return after.castles.flatMap((castle, index) => {
    const held = before.castles[index]?.control ?? null
    if (castle.control === held) return []
    const { key, control } = castle
    const name = () => t(`castles-castle-${key}`)
    if (control === null) return [() => plain(t('castles-effect-lost', { castle: name() }))]
    return [() => plain(t('castles-effect-holds', { ...names.subject(control), castle: name() }))]
  })
}
