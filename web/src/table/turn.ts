// One's turn, shown where the page itself is not: in the title, as an icon, and as a notification if wished.
import { settings } from '../ui/settings.svelte'

const usual = 'icon.svg'

function setIcon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (link && link.getAttribute('href') !== href) link.href = href
}

/** Shows it in the tab; returns how to take it away. */
export function showIcon(href: string): () => void {
  setIcon(href)
  return () => setIcon(usual)
}

function notify(title: string, text: string): void {
  if (settings.wishes.notify === 'off' || !document.hidden) return
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const note = new Notification(title, { body: text, icon: usual, tag: location.hash })
  note.onclick = () => {
    window.focus()
    note.close()
  }
}

/** Tells of it; returns how to take it back. */
export function tellTurn(title: string, text: string): () => void {
  document.title = `▶ ${text} · ${title}`
  notify(title, text)
  return () => {
    document.title = title
  }
}
