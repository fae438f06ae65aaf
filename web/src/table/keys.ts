// The keyboard at a table: a digit or letter chooses what shows it, Escape goes back a step, arrows go through
// everything that can be asked about, ? explains what has the focus or shows the keys. Keys typed into a
// field, or with a modifier, are left alone.
import type { TableUi } from './ui.svelte'

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null
}

function press(key: string): boolean {
  const shown = [...document.querySelectorAll<HTMLButtonElement>('[data-key]')]
  const button = shown.find(one => one.dataset['key'] === key && !one.disabled)
  button?.click()
  return button !== undefined
}

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect()
  return [box.left + box.width / 2, box.top + box.height / 2]
}

/** Not what stands behind the scene of an end. */
function isSeen(element: Element): boolean {
  return element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true })
}

// The nearest that way; what lies aside counts as farther.
function neighbour(from: Element, [x, y]: [number, number]): HTMLElement | undefined {
  const [fromX, fromY] = middle(from)
  let best: { element: HTMLElement; far: number } | undefined
  for (const element of document.querySelectorAll<HTMLElement>('main button')) {
    const [toX, toY] = middle(element)
    const ahead = (toX - fromX) * x + (toY - fromY) * y
    if (element === from || ahead <= 1 || !isSeen(element)) continue
    const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x)
    const far = ahead + 2 * aside
    if (!best || far < best.far) best = { element, far }
  }
  return best?.element
}

function move(direction: [number, number]): boolean {
  const from = document.activeElement?.closest('main button')
  const to = from ? neighbour(from, direction) : [...document.querySelectorAll<HTMLElement>('main .lit, main [data-help]')].find(isSeen)
  to?.focus()
  return to !== undefined
}

export function keys(event: KeyboardEvent, ui: TableUi): void {
  if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
  const direction = arrows[event.key]
  if (direction) {
    if (move(direction)) event.preventDefault()
  } else if (event.repeat) {
    // A key that is held down was meant for what stood there when it went down.
    if (event.key === 'Enter') event.preventDefault()
  } else if (event.key === 'Escape') {
    if (ui.ending) ui.heed(() => ui.goOn())
    else ui.cancel()
  } else if (event.key === '?') {
    const focused = document.activeElement?.closest<HTMLElement>('[data-help]')
    if (focused) ui.explain(focused.dataset['help'] ?? '')
    else ui.dialog = 'keys'
    event.preventDefault()
  } else if (/^[a-z0-9]$/i.test(event.key)) {
    // Who has used one has a keyboard: every key is shown from now on.
    document.documentElement.dataset['keys'] = 'used'
    if (press(event.key.toLowerCase())) event.preventDefault()
  }
}
