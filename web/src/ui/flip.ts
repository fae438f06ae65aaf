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

const farEnough = 3
/** When several set out at once they follow each other, yet all have set out within this time. */
const apart = 45
const within = 320

export interface Box {
  left: number
  top: number
  width: number
}

/** How a card goes from where it was to where it lies: in an arc, as something thrown does, and turned over on the way where it was hidden. */
export function flight(from: Box, to: Box, turned: 'turned' | 'straight'): { frames: string[]; duration: number } | null {
  const [x, y] = [from.left - to.left, from.top - to.top]
  const far = Math.hypot(x, y)
  if (far < farEnough) return null
  const scale = to.width > 0 ? from.width / to.width : 1
  const lift = Math.min(46, far * 0.14)
  const half = (1 + scale) / 2
  const edge = turned === 'turned' ? 0.08 : 1
  const px = (value: number) => `${Math.round(value * 10) / 10}px`
  return {
    frames: [
      `translate(${px(x)}, ${px(y)}) scale(${scale})`,
      `translate(${px(x * 0.42)}, ${px(y * 0.42 - lift)}) rotate(${x < 0 ? 5 : -5}deg) scale(${half * edge}, ${half})`,
      'none',
    ],
    duration: Math.round(Math.min(520, 260 + far * 0.32)),
  }
}

/** How long the card that sets out at this place waits. */
export function waits(place: number, count: number): number {
  return place * Math.min(apart, within / Math.max(1, count))
}

interface Move {
  card: Measured
  source: Measured
}

const flying = new Set<Animation>()

/** Whatever is still on its way lies where it belongs: whoever acts does not wait. */
export function landCards(): void {
  for (const one of flying) one.finish()
  flying.clear()
}

function slide({ card, source }: Move, delay: number): void {
  const way = flight(source.box, card.box, source.face === '' && card.face !== '' ? 'turned' : 'straight')
  if (!way) return
  const common = { transformOrigin: '0 0', zIndex: 5 }
  const flown = card.element.animate(
    way.frames.map(transform => ({ ...common, transform })),
    { duration: way.duration, delay, fill: 'backwards', easing: 'cubic-bezier(.25,.6,.3,1)' },
  )
  flying.add(flown)
  flown.onfinish = flown.oncancel = () => flying.delete(flown)
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
function watchCards(root: HTMLElement): (actor: number | undefined) => void {
  const old = measure(root)
  return actor => {
    const now = measure(root)
    const moves = match(old, now).flatMap((from, index): Move[] => {
      const card = now[index]!
      const source = from === -1 ? origin(old, card, actor) : old[from]
      return source ? [{ card, source }] : []
    })
    // What only makes room goes at once; what comes from elsewhere follows one another.
    const coming = moves.filter(({ card, source }) => card.zone !== source.zone)
    for (const move of moves) slide(move, waits(Math.max(0, coming.indexOf(move)), coming.length))
  }
}

/** Sees to it that cards go on their ways whenever the table changes. */
export class Mover {
  private root: HTMLElement | undefined
  private settle: ((actor: number | undefined) => void) | undefined
  private due: (() => void) | undefined

  /** The table is about to change. */
  before(root: HTMLElement | undefined): void {
    // What has not even set out yet does so first.
    this.due?.()
    this.root = root
    this.settle = root && !settings.still ? watchCards(root) : undefined
  }

  /** It has changed, by this seat. */
  after(actor: number | undefined): void {
    const { root, settle } = this
    if (!root || !settle) return
    this.settle = undefined
    // Where they were seen they set out from; where they lie is told by cards at rest.
    landCards()
    // Told before the next frame is painted, when all is laid out anyway: asked now, that would be done twice, and within the
    // task that changed the table.
    const laidOut = new ResizeObserver(() => this.due?.())
    this.due = () => {
      laidOut.disconnect()
      this.due = undefined
      settle(actor)
    }
    laidOut.observe(root)
  }
}
