import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Route } from './route.svelte'

describe('addresses', () => {
  let readRoute: (hash: string) => Route

  // The router looks at the window it is in as soon as it is there.
  beforeAll(async () => {
    vi.stubGlobal('location', { hash: '' })
    vi.stubGlobal('addEventListener', () => {})
    readRoute = (await import('./route.svelte')).readRoute
  })

  it.each([
    ['', { page: 'start' }],
    ['#/', { page: 'start' }],
    ['#/table/Ab-1_', { page: 'table', table: 'Ab-1_' }],
    ['#/join/xyz', { page: 'join', invitation: 'xyz' }],
    ['#/rules/ivanhoe', { page: 'rules', game: 'ivanhoe', rule: null }],
    ['#/rules/ivanhoe/I25', { page: 'rules', game: 'ivanhoe', rule: 'I25' }],
    ['#/lessons/castles', { page: 'learn', way: 'lessons', game: 'castles', name: '' }],
    ['#/lesson/castles/trade', { page: 'learn', way: 'lesson', game: 'castles', name: 'trade' }],
    ['#/play/ivanhoe/squire', { page: 'learn', way: 'play', game: 'ivanhoe', name: 'squire' }],
    ['#/try/ivanhoe/dodge', { page: 'learn', way: 'try', game: 'ivanhoe', name: 'dodge' }],
    ['#/credits', { page: 'credits' }],
    ['#/replay', { page: 'replay', table: null, word: null, line: null }],
    ['#/game/Ab-1/42', { page: 'replay', table: 'Ab-1', word: null, line: 42 }],
    ['#/game/Ab-1/x', { page: 'replay', table: 'Ab-1', word: null, line: null }],
    ['#/shared/Ab-1/w_1', { page: 'shared', table: 'Ab-1', word: 'w_1' }],
    ['#/shared/Ab-1/w_1/7', { page: 'replay', table: 'Ab-1', word: 'w_1', line: 7 }],
    ['#/table/', { page: 'start' }],
    ['#/table/%', { page: 'start' }],
    ['#/elsewhere/x', { page: 'start' }],
  ])('%s', (hash, route) => {
    expect(readRoute(hash)).toEqual(route)
  })
})
