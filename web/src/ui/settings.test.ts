import { describe, expect, it } from 'vitest'
import { readWishes } from './settings.svelte'

describe('what a reader has chosen', () => {
  it('is kept', () => {
    expect(readWishes('{"theme":"dark","volume":0.2}')).toMatchObject({ theme: 'dark', volume: 0.2, side: 'right' })
  })

  it.each([null, '', '{', '[]', 'null', '3', '{"theme":7,"volume":"loud"}'])('is as usual if it cannot be read: %s', kept => {
    expect(readWishes(kept)).toEqual(readWishes(null))
  })
})
