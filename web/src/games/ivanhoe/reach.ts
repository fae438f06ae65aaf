// The arm that holds up a card: out of the tent of who plays it, to that edge of the card which is nearer.
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
  /** Half as wide as the wrist. */
  half: number
}

/** The card as it hangs: how far it is tilted, as in Held.svelte. */
const tilt = (-3 * Math.PI) / 180
/** What a hand can be turned without breaking. */
const most = 75

/** From where to what; all is measured in the board. `unit`: of the drawing of the hand. */
export function armTo(card: DOMRectReadOnly, shoulder: Point, unit: number): Arm {
  const middle = { x: card.x + card.width / 2, y: card.y + card.height / 2 }
  const tilted = ({ x, y }: Point): Point => {
    const [dx, dy] = [x - middle.x, y - middle.y]
    return { x: middle.x + dx * Math.cos(tilt) - dy * Math.sin(tilt), y: middle.y + dx * Math.sin(tilt) + dy * Math.cos(tilt) }
  }
  const out = shoulder.x < middle.x ? -1 : 1
  const down = shoulder.y > card.y + card.height * 0.85 ? 0.62 : 0.36
  // The drawing of the hand has its point 20 a little within the edge, and is turned about `hand.pivot`.
  const pivot = { x: middle.x + out * (card.width * 0.45 + (20 - hand.pivot) * unit), y: card.y + card.height * down }
  const angle = (Math.atan2(shoulder.y - pivot.y, out * (shoulder.x - pivot.x)) * 180) / Math.PI
  const turn = Math.max(-most, Math.min(most, angle))
  const [dx, dy] = [out * Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const long = (hand.pivot - hand.wrist) * unit
  const wrist = tilted({ x: pivot.x + dx * long, y: pivot.y + dy * long })
  const bend = Math.hypot(shoulder.x - wrist.x, shoulder.y - wrist.y) * 0.45
  return {
    hold: { side: out < 0 ? 'left' : 'right', down, turn: -turn },
    shoulder,
    // It hangs a little.
    elbow: { x: wrist.x + dx * bend, y: wrist.y + dy * bend + Math.abs(dx) * bend * 0.4 },
    wrist,
    half: hand.half * unit,
  }
}

/** Its sleeve, striped as his tent is. */
export function sleeve({ shoulder, elbow, wrist, half }: Arm, cloth: Tincture): Ink {
  const far = Math.hypot(shoulder.x - wrist.x, shoulder.y - wrist.y)
  const bands = 2 * Math.max(2, Math.round(far / (half * 4.4))) + 1
  /** A point of its upper or its lower edge, at a share of its length. */
  const edge = (along: number, side: 1 | -1): string => {
    const mix = (a: number, b: number, c: number) => (1 - along) ** 2 * a + 2 * along * (1 - along) * b + along ** 2 * c
    const slope = (a: number, b: number, c: number) => (1 - along) * (b - a) + along * (c - b)
    const [dx, dy] = [slope(shoulder.x, elbow.x, wrist.x), slope(shoulder.y, elbow.y, wrist.y)]
    const wide = (side * half * (2 - along)) / (Math.hypot(dx, dy) || 1)
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
