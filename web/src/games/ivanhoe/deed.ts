// What an announced card will do, in words.
import { t } from '../../texts/texts'
import type { Names } from '../../table/face'
import { look } from './cards'
import type { Announced, View } from './view'

export function deed(announced: Announced, view: View, names: Names): string {
  const { card, by, targets, mark, color } = announced
  const target = targets[0]
  const marked = mark ? view.players.find(player => player.seat === mark.seat)?.display[mark.place - 1] : undefined
  return t(`ivanhoe-deed-${card}`, {
    ...names.subject(by),
    ...names.target(target ?? 0),
    color: color ? t(`ivanhoe-color-${color}`) : '',
    card: marked ? look(marked).name : '',
  })
}
