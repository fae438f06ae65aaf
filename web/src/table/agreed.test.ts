import { expect, it } from 'vitest'
import { snapshot } from '../../tests/messages'
import { playedAs } from './agreed'

const { info } = snapshot({})

it('says what each option is about, not its value alone', () => {
  const options = { first: 'right', purple: 'token', track: '4', unheard: 'of' }
  expect(playedAs({ ...info, options })).toBe('First to open: right of the dealer · No purple after: a purple token · Spaces to the oubliette: 4')
})

it('says which clock runs', () => {
  expect(playedAs({ ...info, options: {}, clock: { total: 300_000, increment: 5000 } })).toMatch(/5 min/)
})
