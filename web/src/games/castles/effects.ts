// What came of a move, as far as its line does not say it: who holds a castle now, and how many points that makes.
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

export function shows(before: View, after: View, _lines: unknown, names: Names): Says[] {
  return after.players.flatMap(({ seat, points }) => {
    if (points === before.players.find(one => one.seat === seat)?.points) return []
    return [() => plain(t('castles-now', { ...names.subject(seat), points: t('castles-points', { points }) }))]
  })
}
