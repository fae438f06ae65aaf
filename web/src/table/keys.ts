// The keyboard at a table: 1 to 9 choose what the panel lists, Escape goes back, ? explains what has
// the focus. Keys typed into a field, or with a modifier, are left alone.
import type { TableUi } from './ui.svelte'

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null
}

function chooseNumber(number: number): boolean {
  const button = document.querySelector<HTMLButtonElement>(`[data-choice="${number}"]`)
  if (!button || button.disabled) return false
  button.click()
  return true
}

export function keys(event: KeyboardEvent, ui: TableUi): void {
  if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
  if (/^[1-9]$/.test(event.key)) {
    if (chooseNumber(Number(event.key))) event.preventDefault()
  } else if (event.key === 'Escape') {
    if (ui.taken.length > 0) ui.back()
  } else if (event.key === '?') {
    const focused = document.activeElement?.closest<HTMLElement>('[data-help]')
    ui.explain(focused?.dataset['help'] ?? '')
    event.preventDefault()
  }
}
