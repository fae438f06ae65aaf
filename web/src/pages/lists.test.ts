// What stands first among one's own tables.
import { expect, it } from 'vitest'
import type { Listed } from '../wire/types'
import { urgency } from './lists.svelte'

const listed = (stage: Listed['stage'], yourTurn: boolean) => ({ stage, your_turn: yourTurn }) as Listed

it('what needs me comes first, then what is played, then what waits', () => {
  const all = [listed('waiting', false), listed('playing', false), listed('sealing', false), listed('playing', true)]
  expect(all.map(urgency)).toEqual([2, 1, 1, 0])
})
