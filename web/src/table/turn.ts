// One's turn, shown where the page itself is not: in the title, as an icon, and as a notification if wished.
import { settings } from '../ui/settings.svelte'

const calm = 'icon.svg'
const waiting = 'icon-turn.svg'

function setIcon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (link && link.getAttribute('href') !== href) link.href = href
}

function notify(title: string, text: string): void {
  if (settings.wishes.notify === 'off' || !document.hidden) return
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const note = new Notification(title, { body: text, icon: calm, tag: location.hash })
  note.onclick = () => {
    window.focus()
    note.close()
  }
}

/** Tells of it; returns how to take it back. */
export function tellTurn(title: string, text: string): () => void {
  document.title = `▶ ${text} · ${title}`
  setIcon(waiting)
  notify(title, text)
  return () => {
    document.title = title
    setIcon(calm)
  }
}
