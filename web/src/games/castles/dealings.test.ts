import { expect, it } from 'vitest'
import { statement } from '../../../tests/notation'
import { lastDealing } from './dealings'

const after = (...texts: string[]) => lastDealing(texts.map(text => statement('castles', text)))
const drawn = ['draw @4 f1 h2', '@4 keep f1']

it('nothing has been dealt in', () => {
  expect(after()).toBeNull()
  expect(after('starter @4', ...drawn)).toBeNull()
})

it('a card was given up', () => {
  expect(after(...drawn, '@4 discard')).toEqual({ seat: 4, card: 'h2', came: 'given-up', other: null, given: null })
})

it('the card that was not kept, of two that are alike', () => {
  expect(after('draw @4 f1 f1', '@4 keep f1', '@4 discard')?.card).toBe('f1')
})

it('nobody offered anything, or nothing that was wanted', () => {
  const refused = { seat: 4, card: 'h2', came: 'refused', other: null, given: null }
  expect(after(...drawn, '@4 trade', '@1 decline', '@2 decline', '@4 pass')).toEqual(refused)
  expect(after(...drawn, '@4 trade', '@1 offer ?', '@2 decline', '@4 refuse', '@4 pass')).toEqual(refused)
})

it('it was traded for what the other gave, as far as the reader may know it', () => {
  const traded = { seat: 4, card: 'h2', came: 'traded', other: 2, given: null }
  expect(after(...drawn, '@4 trade', '@1 offer ?', '@2 offer ?', '@4 accept @2', '@4 pass')).toEqual(traded)
  expect(after(...drawn, '@4 trade', '@1 offer ?', '@2 offer x3', '@4 accept @2')).toEqual({ ...traded, given: 'x3' })
})

it('a ransom is none', () => {
  const lines = [...drawn, '@4 trade', '@1 decline', '@2 decline', '@4 ransom b3', '@1 bid ?', '@4 accept @1']
  expect(after(...lines)).toMatchObject({ came: 'refused', other: null })
})

it('a chronicle that begins later does not know the card', () => {
  expect(after('@4 trade', '@1 decline')).toEqual({ seat: 4, card: null, came: 'refused', other: null, given: null })
})
