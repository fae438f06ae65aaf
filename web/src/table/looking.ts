// Looking closely at a card, without choosing it: a mouse that rests on it, a finger that stays on it.

/** After so many milliseconds a mouse rests, and a finger stays; who goes on farther than this wants to scroll. */
const rests = 550
const stays = 500
const strays = 10

type Hears = Record<string, (event: PointerEvent) => void>

function listen(table: HTMLElement, heard: Hears): () => void {
  for (const [name, hears] of Object.entries(heard)) table.addEventListener(name, hears as EventListener)
  return () => {
    for (const [name, hears] of Object.entries(heard)) table.removeEventListener(name, hears as EventListener)
  }
}

function cardUnder(event: PointerEvent, pointer: 'mouse' | 'finger'): string | undefined {
  if ((event.pointerType === 'mouse') !== (pointer === 'mouse') || !(event.target instanceof Element)) return undefined
  return event.target.closest<HTMLElement>('button[data-face]')?.dataset['face'] || undefined
}

/** Tells of the card on which a mouse rests, and where it is; null as soon as it does so no more. Returns how to stop. */
export function watchMouse(table: HTMLElement, tell: (seen: { card: string; x: number } | null) => void): () => void {
  let timer = 0
  const leave = () => {
    clearTimeout(timer)
    tell(null)
  }
  const over = (event: PointerEvent) => {
    leave()
    const card = cardUnder(event, 'mouse')
    if (card) timer = window.setTimeout(() => tell({ card, x: event.clientX }), rests)
  }
  const stop = listen(table, { pointerover: over, pointerleave: leave, pointerdown: leave })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** Tells of the card on which a finger stays; browsers on telephones do not all do so themselves. Returns how to stop. */
export function watchFinger(table: HTMLElement, tell: (card: string) => void): () => void {
  let timer = 0
  let from = { x: 0, y: 0 }
  const lift = () => clearTimeout(timer)
  // What was touched for so long was looked at, not chosen.
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  const choosesAgain = () => table.removeEventListener('click', swallow, true)
  const touch = (event: PointerEvent) => {
    lift()
    choosesAgain()
    const card = cardUnder(event, 'finger')
    if (!card) return
    from = { x: event.clientX, y: event.clientY }
    timer = window.setTimeout(() => {
      tell(card)
      table.addEventListener('click', swallow, { capture: true, once: true })
    }, stays)
  }
  const stray = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > strays) lift()
  }
  const stop = listen(table, { pointerdown: touch, pointermove: stray, pointerup: lift, pointercancel: lift })
  return () => {
    lift()
    choosesAgain()
    stop()
  }
}
