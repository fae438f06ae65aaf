// Where the fencers and their blades are in the scene.
import { actorsOf, originOf, type Actor } from './duel.svelte'
import { backed } from './poses'
import { swordOf, type Point } from './rig'
import type { Pair, Position } from './script'
import { cameraAt, figureAt, middleOf, seesBoth, type Stage } from './stage'

export interface Placed {
  seat: 1 | 2
  actor: Actor
  x: number
  facing: 1 | -1
}

/** What of the scene is looked at, and from whose side. */
export interface Sight {
  stage: Stage
  area: number
  near: number
}

/** What is behind them: the walls of the hall, or the edge of a screen that shows them whole. */
function wallsOf({ stage, area, near }: Sight, actors: Pair<Actor>): Pair<number> {
  if (!stage.scrolls) return [0, stage.width]
  const [a, b] = [actors[0].space, actors[1].space]
  const left = near === 1 ? cameraAt(stage, area, a, b) : cameraAt(stage, area, b, a)
  const both = seesBoth(stage, area, Math.abs(a - b))
  return [both || near === 1 ? left : 0, both || near === 2 ? left + area : stage.width]
}

export function placed(sight: Sight, actors: Pair<Actor>, size: number): Pair<Placed> {
  const walls = wallsOf(sight, actors)
  const place = (seat: 1 | 2): Placed => {
    const acts = actors[seat - 1]!
    const facing = seat === 1 ? 1 : -1
    const x = middleOf(sight.stage, acts.space) + facing * originOf(acts, size)
    const behind = (facing * (x - walls[seat - 1]!)) / size
    return { seat, actor: { ...acts, pose: backed(acts.pose, behind) }, x, facing }
  }
  return [place(1), place(2)]
}

export function bladeOf(stage: Stage, one: Placed, size: number): { hand: Point; tip: Point } {
  const sword = swordOf(one.actor.pose)
  const point = (at: Point) => ({ x: one.x + one.facing * at.x * size, y: stage.floor + at.y * size })
  return { hand: point(sword.hand), tip: point(sword.tip) }
}

/** The blade of who attacks, as it will be when he has thrust. */
export function attackOf(sight: Sight, position: Position, attacker: number): { hand: Point; tip: Point } {
  const unit = (distance: number) => sight.stage.pitch / figureAt(sight.stage, sight.area, distance)
  const size = figureAt(sight.stage, sight.area, Math.abs(position.spaces[1] - position.spaces[0]))
  return bladeOf(sight.stage, placed(sight, actorsOf(position, unit), size)[attacker - 1]!, size)
}
