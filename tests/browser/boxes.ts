// Where things lie on a page, measured: whether they are in view, uncovered, and large enough to point at.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export interface Size {
  width: number
  height: number
}

/** The sizes that every screen must work at; the last is a desktop at 200 %. */
export const sizes: readonly Size[] = [
  { width: 1280, height: 800 },
  { width: 1366, height: 650 },
  { width: 390, height: 844 },
  { width: 360, height: 740 },
  { width: 844, height: 390 },
  { width: 640, height: 400 },
]

/** A small telephone held sideways: nothing is lower. */
export const lowest: Size = { width: 740, height: 360 }

/** Those that are held in a hand, and those that are not. */
export const sizesByHand: readonly (readonly [hand: 'touch' | 'mouse', sizes: readonly Size[]])[] = [
  ['mouse', sizes.filter(size => size.width >= 900)],
  ['touch', sizes.filter(size => size.width < 900)],
]

export function named(size: Size): string {
  return `${size.width}×${size.height}`
}

/** What of these is not wholly within the window. */
export function outOfView(page: Page, selectors: readonly string[]): Promise<string[]> {
  return page.evaluate(wanted => {
    const slack = 1
    return wanted.flatMap(selector => {
      const found = [...document.querySelectorAll(selector)].filter(one => one.getClientRects().length > 0)
      if (found.length === 0) return [`${selector}: there is none`]
      return found.flatMap((one, index) => {
        const box = one.getBoundingClientRect()
        const fits =
          box.left >= -slack && box.top >= -slack && box.right <= innerWidth + slack && box.bottom <= innerHeight + slack && box.width > 0 && box.height > 0
        return fits ? [] : [`${selector} ${index}: ${[box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')}`]
      })
    })
  }, selectors)
}

export async function inView(page: Page, selectors: readonly string[], screen: string): Promise<void> {
  // What is still being moved to its place is waited for.
  await expect.poll(() => outOfView(page, selectors), { message: screen }).toEqual([])
}

/** What can be pressed but shows less than this of itself in some direction, by asking what lies at its points. */
export function tooSmall(page: Page, least: number): Promise<string[]> {
  return page.evaluate(wanted => {
    // As far as a line of points through the middle of what shows belongs to it.
    const shows = (button: Element, box: DOMRect, x: number, y: number) => {
      const top = document.elementFromPoint(x, y)
      return x >= box.left && x < box.right && y >= box.top && y < box.bottom && top !== null && (button === top || button.contains(top))
    }
    return [...document.querySelectorAll<HTMLElement>('main > .hand .lit, main .answers [data-choice], .corner')].flatMap(button => {
      const box = button.getBoundingClientRect()
      if (box.width === 0) return []
      const y = box.top + Math.min(box.height / 2, 20)
      let across = 0
      for (let x = Math.max(0, box.left); x < Math.min(innerWidth, box.right); x++) if (shows(button, box, x, y)) across++
      const x = box.left + Math.min(12, across / 2)
      let down = 0
      for (let at = Math.max(0, box.top); at < Math.min(innerHeight, box.bottom); at++) if (shows(button, box, x, at)) down++
      const label = button.getAttribute('aria-label') ?? button.innerText
      return across >= wanted - 1 && down >= wanted - 1 ? [] : [`${label}: ${across} × ${down}`]
    })
  }, least)
}

/** What of these meets a finger on less than this along the lines through its middle, however small it is drawn. */
export function hardToMeet(page: Page, selector: string, least: number): Promise<string[]> {
  return page.evaluate(
    ([wanted, selector]) => {
      const all = [...document.querySelectorAll<HTMLElement>(selector)]
      if (all.length === 0) return ['there is none']
      return all.flatMap(button => {
        const box = button.getBoundingClientRect()
        const meets = (x: number, y: number) => button.contains(document.elementFromPoint(x, y))
        const reach = [...Array(400).keys()].map(at => at - 200)
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
        const [across, down] = [reach.filter(at => meets(x + at, y)).length, reach.filter(at => meets(x, y + at)).length]
        return across >= wanted - 1 && down >= wanted - 1 ? [] : [`${button.getAttribute('aria-label') ?? button.innerText}: ${across} × ${down}`]
      })
    },
    [least, selector] as const,
  )
}

/** Nothing that is drawn covers what is asked and what can be answered. */
export function overlaps(page: Page, one: string, other: string): Promise<boolean> {
  return page.evaluate(
    ([first, second]) => {
      const [a, b] = [first!, second!].map(selector => document.querySelector(selector)?.getBoundingClientRect())
      if (!a || !b) return false
      return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    },
    [one, other],
  )
}
