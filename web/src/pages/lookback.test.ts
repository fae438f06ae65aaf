import { expect, it } from 'vitest'
import type { Seat } from '../wire/types'
import { withBots } from './lookback.svelte'

const called = (seat: number, name: string): Seat => ({ seat, who: 'person', name, bot: null, away: false })

it('calls bots as they were called at the table, and people as they call themselves', () => {
  const [ann, bot, mark] = withBots([called(1, 'Ann'), called(2, 'squire'), called(3, 'mark')])
  expect(ann).toEqual(called(1, 'Ann'))
  expect(bot).toEqual({ seat: 2, who: 'bot', name: null, bot: 'squire', away: false })
  expect(mark).toEqual(called(3, 'mark'))
})
