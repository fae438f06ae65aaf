// The arm that holds up a card: out of the tent of who plays it, to that edge of the card which is nearer; where there is
// little room, out of the nearest edge of the board.
import { solid, tint, type Ink, type Tincture } from './art/ink'
import { hand } from './art/pavilion'

export interface Point {
  x: number
  y: number
}

/** How the hand holds the card. */
export interface Hold {
  /** By which edge. */
  side: 'left' | 'right'
  /** How far down that edge, of its height. */
  down: number
  /** By how many degrees the hand is turned towards its shoulder. */
  turn: number
}

export interface Arm {
  hold: Hold
  /** Through the middle of the sleeve, from the shoulder over the elbow to the wrist. */
  shoulder: Point
  elbow: Point
  wrist: Point
  /** Half as wide as the wrist, and as at the shoulder: no wider than his arms, from which it grows. */
  half: number
  broad: number
}

/** The card as it hangs: how far it is tilted, as in Held.svelte. */
const tilt = (-3 * Math.PI) / 180
/** What a hand can be turned without breaking. */
const most = 75

/** Where there is little room: out of that edge of the board that is nearer, as high as the card, across nobody's place. */
export function armFromEdge(card: DOMRectReadOnly, wide: number, unit: number): Arm {
  const left = card.x + card.width / 2 < wide / 2
  // Just beyond the edge, a little lower than the hand.
  const [x, size] = [left ? -8 : wide + 8, hand.half * unit]
  return armTo(card, new DOMRect(x - 2 * size, card.y + card.height * 0.66 - 2 * size, 4 * size, 4 * size), unit, 0.52)
}

/** From where to what; all is measured in the board. `unit`: of the drawing of the hand; `hangs`: where it holds the card. */
export function armTo(card: DOMRectReadOnly, arms: DOMRectReadOnly, unit: number, hangs?: number): Arm {
  const shoulder = { x: arms.x + arms.width / 2, y: arms.y + arms.height / 2 }
  const middle = { x: card.x + card.width / 2, y: card.y + card.height / 2 }
  const tilted = ({ x, y }: Point): Point => {
    const [dx, dy] = [x - middle.x, y - middle.y]
    return { x: middle.x + dx * Math.cos(tilt) - dy * Math.sin(tilt), y: middle.y + dx * Math.sin(tilt) + dy * Math.cos(tilt) }
  }
  const out = shoulder.x < middle.x ? -1 : 1
  const free = hangs === undefined
  // At the right lie the piles, above which there is room.
  const down = hangs ?? (out > 0 && shoulder.y > card.y ? 0.2 : shoulder.y > card.y + card.height * 0.85 ? 0.62 : 0.36)
  // The drawing of the hand has its point 20 a little within the edge, and is turned about `hand.pivot`.
  const pivot = { x: middle.x + out * (card.width * 0.45 + (20 - hand.pivot) * unit), y: card.y + card.height * down }
  const bow = free ? over(shoulder, pivot, card.y, out) : null
  const aim = bow ?? shoulder
  const angle = (Math.atan2(aim.y - pivot.y, out * (aim.x - pivot.x)) * 180) / Math.PI
  const turn = Math.max(-most, Math.min(most, angle))
  const [dx, dy] = [out * Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const long = (hand.pivot - hand.wrist) * unit
  const wrist = tilted({ x: pivot.x + dx * long, y: pivot.y + dy * long })
  const bend = Math.hypot(shoulder.x - wrist.x, shoulder.y - wrist.y) * 0.45
  return {
    hold: { side: out < 0 ? 'left' : 'right', down, turn: -turn },
    shoulder,
    // It hangs a little.
    elbow: bow ?? { x: wrist.x + dx * bend, y: wrist.y + dy * bend + Math.abs(dx) * bend * 0.4 },
    wrist,
    half: hand.half * unit,
    broad: Math.min(2 * hand.half * unit, arms.width * 0.5),
  }
}

/** Where it bends on its way to the pivot, so as to pass beside his cards and his total, or over the piles; null: it need not. */
function over(shoulder: Point, pivot: Point, top: number, out: 1 | -1): Point | null {
  const [dx, dy] = [pivot.x - shoulder.x, pivot.y - shoulder.y]
  if (shoulder.y < top) return { x: shoulder.x + dx * 0.85, y: shoulder.y + dy * 0.3 }
  return out > 0 && dy < 0 ? { x: shoulder.x + dx * 0.4, y: pivot.y - 15 } : null
}

/** Its sleeve, striped as his tent is. */
export function sleeve({ shoulder, elbow, wrist, half, broad }: Arm, cloth: Tincture): Ink {
  const far = Math.hypot(shoulder.x - wrist.x, shoulder.y - wrist.y)
  const bands = 2 * Math.max(2, Math.round(far / (half * 4.4))) + 1
  /** A point of its upper or its lower edge, at a share of its length. */
  const edge = (along: number, side: 1 | -1): string => {
    const mix = (a: number, b: number, c: number) => (1 - along) ** 2 * a + 2 * along * (1 - along) * b + along ** 2 * c
    const slope = (a: number, b: number, c: number) => (1 - along) * (b - a) + along * (c - b)
    const [dx, dy] = [slope(shoulder.x, elbow.x, wrist.x), slope(shoulder.y, elbow.y, wrist.y)]
    const wide = (side * (broad + (half - broad) * along)) / (Math.hypot(dx, dy) || 1)
    return `${Math.round(mix(shoulder.x, elbow.x, wrist.x) - dy * wide)},${Math.round(mix(shoulder.y, elbow.y, wrist.y) + dx * wide)}`
  }
  const parts = Array.from({ length: bands + 1 }, (_, i) => i / bands)
  const outline = [...parts.map(at => edge(at, 1)), ...[...parts].reverse().map(at => edge(at, -1))]
  const stripes = parts.slice(0, -1).flatMap((from, i) => {
    const to = parts[i + 1]!
    return i % 2 ? [solid(`M${edge(from, 1)}L${edge(to, 1)}L${edge(to, -1)}L${edge(from, -1)}Z`, 'argent', 1.2)] : []
  })
  return [tint(`M${outline.join('L')}Z`, cloth, 2), stripes]
}
