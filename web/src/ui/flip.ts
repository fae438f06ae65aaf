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
    duration: Math.round(Math.min(520, 280 + far * 0.34)),
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

interface Flight {
  element: HTMLElement
  /** What it needs on its way, besides its transform: what only makes room for others needs nothing. */
  needs: 'origin' | 'origin and height' | 'nothing'
  frames: string[]
  /** How long it waits before it sets out, and how long it is on its way. */
  delay: number
  duration: number
}

/** How much of its time a card needs for the first half of its way: it sets out fast and lands gently. */
const early = 0.35

/** A flight among others that all last until `whole`: each waits, flies and lies within that time. */
export function keyframes({ frames, delay, duration }: Omit<Flight, 'element' | 'needs'>, whole: number): Keyframe[] {
  const [from, over, to] = frames as [string, string, string]
  const at = (share: number) => Math.min(1, (delay + duration * share) / whole)
  const waiting = delay > 0 ? [{ transform: from, offset: 0 }] : []
  const lying = at(1) < 1 ? [{ transform: to, offset: 1 }] : []
  return [
    ...waiting,
    { transform: from, offset: at(0) },
    { transform: over, offset: at(early), easing: 'cubic-bezier(.2,.6,.3,1)' },
    { transform: to, offset: at(1) },
    ...lying,
  ]
}

/** What is on its way, and what makes it lie again. */
const flying = new Map<Animation, () => void>()

/** Whatever is still on its way lies where it belongs: whoever acts does not wait. */
export function landCards(): void {
  for (const [flown, land] of flying) {
    flown.finish()
    land()
  }
}

/** How much larger than where it will stand a figure steps out of its card. */
const steppingOut = 1.7

/** Where a figure sets out from: out of the middle of a card, in no more than its own size, or from where it stood. */
export function stepsOut(from: Box & { height: number }, to: Box & { height: number }, was: 'card' | 'figure'): Box {
  if (was === 'figure') return { left: from.left, top: from.top, width: to.width }
  const width = to.width * steppingOut
  return { left: from.left + (from.width - width) / 2, top: from.top + (from.height - to.height * steppingOut) / 2, width }
}

function flightOf({ card, source }: Move, delay: number): Flight[] {
  const isFigure = (one: Measured) => one.element.dataset['is'] === 'figure'
  const from = isFigure(card) ? stepsOut(source.box, card.box, isFigure(source) ? 'figure' : 'card') : source.box
  const way = flight(from, card.box, source.face === '' && card.face !== '' ? 'turned' : 'straight')
  if (!way) return []
  // What lies where it lay only makes room.
  if (card.zone === source.zone) return [{ ...way, element: card.element, delay, needs: Math.abs(from.width - card.box.width) < 1 ? 'nothing' : 'origin' }]
  // What has a part in a ceremony waits for its moment of it, and for nothing else.
  return [{ ...way, element: card.element, delay: Number(card.element.dataset['waits'] ?? delay), needs: 'origin and height' }]
}

/** How many are on their way within each part of the table that hides what leaves it. */
const raised = new Map<Element, number>()

/** Lets a card be seen outside the part of the table where it will lie, until what this returns is called. */
function raise(card: Element): () => void {
  const part = card.closest('[data-layer]')
  if (!part) return () => {}
  raised.set(part, (raised.get(part) ?? 0) + 1)
  part.classList.add('raised')
  return () => {
    const left = raised.get(part)! - 1
    raised.set(part, left)
    if (left > 0) return
    raised.delete(part)
    part.classList.remove('raised')
  }
}

/** All set out and arrive at once as far as the browser knows: whenever one of them begins or ends, it goes through the whole page. */
function fly(flights: readonly Flight[]): void {
  const duration = Math.max(...flights.map(one => one.delay + one.duration))
  for (const { element, needs, ...way } of flights) {
    const { style } = element
    // Not among the frames: what is more than transform and opacity is drawn by the page's own thread, frame by frame.
    if (needs !== 'nothing') style.transformOrigin = '0 0'
    if (needs === 'origin and height') style.zIndex = '5'
    const above = needs === 'origin and height' ? raise(element) : () => {}
    const flown = element.animate(keyframes(way, duration), { duration })
    // Once: it may have set out again before it is told that it has arrived.
    const land = () => {
      if (!flying.delete(flown) || needs === 'nothing') return
      Object.assign(style, { transformOrigin: '', zIndex: '' })
      above()
    }
    flying.set(flown, land)
    flown.onfinish = flown.oncancel = land
  }
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
    fly(moves.flatMap(move => flightOf(move, waits(Math.max(0, coming.indexOf(move)), coming.length))))
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
