// A key that is held down answers what stood there when it went down, and nothing that comes after.
import { afterEach, expect, it, vi } from 'vitest'
import { keys } from './keys'
import type { TableUi } from './ui.svelte'

vi.mock('../ui/route.svelte', () => ({ router: {} }))
afterEach(() => vi.unstubAllGlobals())

it('answers once', () => {
  const clicked: string[] = []
  const button = { dataset: { key: 'w' }, disabled: false, click: () => clicked.push('w') }
  vi.stubGlobal('Element', class {})
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelectorAll: () => [button] })
  const pressed = (key: string, repeat: boolean) => {
    const prevented = vi.fn()
    keys({ key, repeat, target: null, preventDefault: prevented } as unknown as KeyboardEvent, {} as TableUi)
    return prevented.mock.calls.length
  }
  expect(pressed('w', false)).toBe(1)
  pressed('w', true)
  expect(clicked).toEqual(['w'])
  expect(pressed('Enter', true)).toBe(1)
  expect(pressed('Tab', true)).toBe(0)
})
