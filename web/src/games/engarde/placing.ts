// Where the fencers and their blades are in the scene.
import { cameraAt, seenX, seenY, type Camera } from './camera'
import { actorsOf, originOf, type Actor } from './duel.svelte'
import { backed } from './poses'
import { swordOf, type Point } from './rig'
import type { Pair, Position } from './script'
import { middleOf, type Stage } from './stage'

export interface Placed {
  seat: 1 | 2
  actor: Actor
  x: number
  facing: 1 | -1
}

/** What of the scene is looked at, and whose side is the viewer's. */
export interface Sight {
  stage: Stage
  area: number
  own: number | null
  /** Who lunges. */
  attacker: number | null
}

/** What is behind them: the walls of the hall, or the edges of a picture that shows them whole. */
function wallsOf({ stage, area, own, attacker }: Sight, actors: Pair<Actor>): Pair<number> {
  if (!stage.zooms) return [0, stage.width]
  const { left, zoom } = cameraAt(stage, area, [actors[0].space, actors[1].space], own, attacker)
  return [left, left + area / zoom]
}

export function placed(sight: Sight, actors: Pair<Actor>): Pair<Placed> {
  const walls = wallsOf(sight, actors)
  const size = sight.stage.figure
  const place = (seat: 1 | 2): Placed => {
    const acts = actors[seat - 1]!
    const facing = seat === 1 ? 1 : -1
    const x = middleOf(sight.stage, acts.space) + facing * originOf(acts, size)
    const behind = (facing * (x - walls[seat - 1]!)) / size
    return { seat, actor: { ...acts, pose: backed(acts.pose, behind) }, x, facing }
  }
  return [place(1), place(2)]
}

export interface Blade {
  hand: Point
  tip: Point
}

export function bladeOf(stage: Stage, one: Placed): Blade {
  const sword = swordOf(one.actor.pose)
  const point = (at: Point) => ({ x: one.x + one.facing * at.x * stage.figure, y: stage.floor + at.y * stage.figure })
  return { hand: point(sword.hand), tip: point(sword.tip) }
}

/** Where two blades cross; nothing where they do not. */
export function crossing(one: Blade, other: Blade): Point | null {
  const along = ({ hand, tip }: Blade) => ({ x: tip.x - hand.x, y: tip.y - hand.y })
  const [a, b] = [along(one), along(other)]
  const turned = a.x * b.y - a.y * b.x
  if (turned === 0) return null
  const between = { x: other.hand.x - one.hand.x, y: other.hand.y - one.hand.y }
  const [ofOne, ofOther] = [(between.x * b.y - between.y * b.x) / turned, (between.x * a.y - between.y * a.x) / turned]
  const within = (share: number) => share >= 0 && share <= 1
  return within(ofOne) && within(ofOther) ? { x: one.hand.x + a.x * ofOne, y: one.hand.y + a.y * ofOne } : null
}

/** Cards on a blade: how wide they are, where their middle is, and where what is written above them begins. */
export interface Threaded {
  /** Body to body there is no room for them on it: they hang below. */
  close: boolean
  at: Point
  width: number
  label: number
  top: number
}

/** The blade goes through them at their foot: number and swords stay to be read, and so does the blade. */
export function threaded(blade: Blade, size: number, { distance, middle, floor }: { distance: number; middle: number; floor: number }): Threaded {
  const width = Math.max(24, 38 * size)
  const close = distance < 3
  const along = (from: number, to: number) => from + (to - from) * 0.42
  const at = close ? { x: middle, y: floor - 66 * size } : { x: along(blade.hand.x, blade.tip.x), y: along(blade.hand.y, blade.tip.y) - width * 0.54 }
  const label = Math.max(18, 28 * size)
  return { close, at, width, label, top: at.y - width * 0.74 - label * 1.1 }
}

/** The blade of who attacks, as it will be seen when he has thrust. */
export function attackOf(sight: Sight, camera: Camera, position: Position, attacker: number): Blade {
  const { stage } = sight
  const blade = bladeOf(stage, placed(sight, actorsOf(position, stage.pitch / stage.figure))[attacker - 1]!)
  const seen = (at: Point) => ({ x: seenX(camera, at.x), y: seenY(stage, camera, at.y) })
  return { hand: seen(blade.hand), tip: seen(blade.tip) }
}
