// How far a table in a list has come, in a few words; how one that is over ended, its row says itself.
import { t } from '../texts/texts'
import type { Listed } from '../wire/types'

export function stageWords({ stage, seats, you, your_turn: yours }: Listed): string {
  if (yours) return t('table-your-turn')
  if (stage === 'waiting') return t('table-waiting-for', { free: seats.filter(seat => seat.who === 'empty').length })
  if (stage === 'over') return t('table-over')
  // Who has no seat there is not one of those who wait, and while cards are sealed nobody is to move.
  return t(stage === 'playing' && you !== undefined ? 'table-running' : 'table-playing')
}
