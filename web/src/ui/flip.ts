// Cards move from where they were to where they are. Cards have no identity, only a face and a
// place; so what vanished here and what appeared there are matched: same place first, then same
// face, then a hidden card for an open one, and at last the pile.

import { settings } from './settings.svelte'

export interface Seen {
  /** Where it lies: "hand:2", "display:1", "pile". */
  zone: string
  /** Its face; empty for a hidden one. */
  face: string
}

/** For each card that lies there now, which of the earlier ones it was, or -1. */
export function match(before: readonly Seen[], after: readonly Seen[]): number[] {
  const free = new Set(before.keys())
  const found = after.map(() => -1)
  const rounds: ((old: Seen, now: Seen) => boolean)[] = [
    (old, now) => old.zone === now.zone && old.face === now.face,
    (old, now) => old.face === now.face && now.face !== '',
    (old, now) => old.zone !== now.zone && (old.face === '' || now.face === '') && owner(old) === owner(now),
    (old, now) => old.zone !== now.zone && (old.face === '' || now.face === ''),
  ]
  for (const fits of rounds) {
    after.forEach((now, index) => {
      if (found[index] !== -1) return
      for (const old of free) {
        if (!fits(before[old]!, now)) continue
        found[index] = old
        free.delete(old)
        return
      }
    })
  }
  return found
}

function owner(seen: Seen): string {
  return seen.zone.split(':')[1] ?? ''
}

interface Measured extends Seen {
  element: HTMLElement
  box: DOMRect
}

function measure(root: HTMLElement): Measured[] {
  return Array.from(root.querySelectorAll<HTMLElement>('[data-zone]'), element => ({
    element,
    zone: element.dataset['zone'] ?? '',
    face: element.dataset['face'] ?? '',
    box: element.getBoundingClientRect(),
  }))
}

const duration = 320
const farEnough = 3

function slide(card: Measured, from: DOMRect): void {
  const x = from.left - card.box.left
  const y = from.top - card.box.top
  if (Math.hypot(x, y) < farEnough) return
  const scale = card.box.width > 0 ? from.width / card.box.width : 1
  const start = `translate(${x}px, ${y}px) scale(${scale})`
  const common = { transformOrigin: '0 0', zIndex: 5 }
  card.element.animate([{ ...common, transform: start }, { ...common, transform: 'none' }], {
    duration,
    easing: 'cubic-bezier(.2,.7,.2,1)',
  })
}

// A card from nowhere came from the pile into a hand, and from its player's hand to anywhere else.
function origin(old: readonly Measured[], card: Measured, actor: number | undefined): Measured | undefined {
  // What is no card says itself where it comes from.
  const from = card.element.dataset['from']
  if (from) return old.find(seen => seen.zone === from)
  if (card.zone === 'pile') return undefined
  const drawn = card.zone.startsWith('hand:') || actor === undefined
  return old.find(seen => seen.zone === (drawn ? 'pile' : `hand:${actor}`))
}

/** Call before the table changes; call what it returns, with who acted, when it has changed. */
export function watchCards(root: HTMLElement): (actor: number | undefined) => void {
  if (settings.still) return () => {}
  const old = measure(root)
  return actor => {
    const now = measure(root)
    match(old, now).forEach((from, index) => {
      const card = now[index]!
      const source = from === -1 ? origin(old, card, actor) : old[from]
      if (source) slide(card, source.box)
    })
  }
}
