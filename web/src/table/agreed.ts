// What is played at a table, in a line: level and options that are not as usual, clock, who may join.
import { has, t } from '../texts/texts'
import type { Info } from '../wire/types'

export function playedAs(info: Info): string {
  const options = Object.entries(info.options).flatMap(([key, value]) => {
    // A value alone ("a purple token") says nothing to who did not choose it.
    const named = `option-${key}-${value}`
    return has(`option-${key}`) ? [t('option-value', { option: t(`option-${key}`), value: has(named) ? t(named) : value })] : []
  })
  const { clock } = info
  const time = clock ? [t('start-clock-of', { minutes: clock.total / 60_000, increment: clock.increment / 1000 })] : []
  return [...options, ...time].join(' · ')
}
