// One's turn, shown where the page itself is not: in the title, as an icon, and as a notification if wished.
import { settings } from '../ui/settings.svelte'

const usual = 'icon.svg'

function setIcon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (link && link.getAttribute('href') !== href) link.href = href
}

/** What the tab of a table shows, in a task of its own: nothing on the table waits for it. Returns how not to. */
export function showInTab(title: string, icon: string | null): () => void {
  const timer = setTimeout(() => {
    if (icon !== null) setIcon(icon)
    if (document.title !== title) document.title = title
  })
  return () => clearTimeout(timer)
}

/** The tab is that of the page again. */
export function leaveTab(title: string): void {
  setIcon(usual)
  document.title = title
}

/** Tells whoever looks elsewhere, if that is wished. */
export function notify(title: string, text: string): void {
  if (settings.wishes.notify === 'off' || !document.hidden) return
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const note = new Notification(title, { body: text, icon: usual, tag: location.hash })
  note.onclick = () => {
    window.focus()
    note.close()
  }
}
