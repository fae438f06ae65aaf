import { expect, test } from 'vitest'
import { readRemarks } from './remarks.svelte'

const read = (kept: string | null, lines: number) => readRemarks(kept, lines).map(({ at, says }) => ({ at, sentence: says() }))

const said = (at: number) => ({ at, sentence: { text: `after ${at}`, weight: 'quiet' } })

test('remarks are taken up again as far as the game has come', () => {
  const kept = JSON.stringify([said(2), said(5), said(9)])
  expect(read(kept, 5)).toEqual([said(2), said(5)])
})

test('what cannot be used is left out', () => {
  expect(read(null, 5)).toEqual([])
  expect(read('{', 5)).toEqual([])
  expect(read('{"at": 1}', 5)).toEqual([])
  expect(read(JSON.stringify([said(1), { at: 1 }, { at: '1', sentence: { text: 'x' } }, null]), 5)).toEqual([said(1)])
})
