import { expect, test } from 'vitest'
import { readRemarks } from './remarks.svelte'

const said = (at: number) => ({ at, sentence: { text: `after ${at}`, weight: 'quiet' } })

test('remarks are taken up again as far as the game has come', () => {
  const kept = JSON.stringify([said(2), said(5), said(9)])
  expect(readRemarks(kept, 5)).toEqual([said(2), said(5)])
})

test('what cannot be used is left out', () => {
  expect(readRemarks(null, 5)).toEqual([])
  expect(readRemarks('{', 5)).toEqual([])
  expect(readRemarks('{"at": 1}', 5)).toEqual([])
  expect(readRemarks(JSON.stringify([said(1), { at: 1 }, { at: '1', sentence: { text: 'x' } }, null]), 5)).toEqual([said(1)])
})
