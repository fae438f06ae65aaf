// What is left of a window, in whole seconds.
import { render } from 'svelte/server'
import { expect, it } from 'vitest'
import Timer from './Timer.svelte'

it('says no more seconds than the window has, and none when it is over', () => {
  const seconds = (left: number, span: number) => /<b[^>]*>(\d+)/.exec(render(Timer, { props: { left, span } }).body)?.[1]
  // The clocks of a browser and a server are never quite the same.
  expect(seconds(8350, 8000)).toBe('8')
  expect(seconds(7999, 8000)).toBe('8')
  expect(seconds(7000, 8000)).toBe('7')
  expect(seconds(1, 8000)).toBe('1')
  expect(seconds(0, 8000)).toBe('0')
})
