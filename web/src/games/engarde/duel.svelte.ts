// The two fencers as they move: plays frames one after the other, whatever interrupts them.
import { between, swordOf, type Pose } from './rig'
import { poseAt, type PoseName } from './poses'
import type { Frame, Pair, Position } from './script'

export interface Actor {
  pose: Pose
  /** Where he stands, in spaces; between two of them while he moves. */
  space: number
}

function ease(share: number): number {
  return share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2
}

function actorsOf(position: Position): Pair<Actor> {
  const distance = Math.abs(position.spaces[1] - position.spaces[0])
  const actor = (index: 0 | 1): Actor => ({ pose: poseAt(position.poses[index], distance), space: position.spaces[index] })
  return [actor(0), actor(1)]
}

function mix(from: Actor, to: Actor, share: number): Actor {
  return { pose: between(from.pose, to.pose, share), space: from.space + (to.space - from.space) * share }
}

/** They are drawn so often, in milliseconds: at every second frame of most screens, for all of them is laid out and painted anew. */
const pause = 30

export class Duel {
  actors = $state.raw<Pair<Actor>>()!
  /** The seat that has just been touched. */
  touched = $state<number | null>(null)
  /** Where they come to rest. */
  position: Position
  private frames: Frame[] = []
  private from: Pair<Actor>
  private began = 0
  private running = 0
  private drawn = 0

  constructor(position: Position) {
    this.position = position
    this.actors = actorsOf(position)
    this.from = this.actors
  }

  /** Stands there at once. */
  stand(position: Position): void {
    this.stop()
    this.touched = null
    this.position = position
    this.actors = actorsOf(position)
  }

  /** What was not yet played is skipped: they go on from where they are. */
  play(frames: readonly Frame[], still: boolean): void {
    const last = frames.at(-1)
    if (!last) return
    this.stop()
    this.touched = null
    this.position = { spaces: last.spaces, poses: last.poses }
    if (still) {
      this.actors = actorsOf(last)
      this.touched = last.touched ?? null
      return
    }
    this.frames = [...frames]
    this.from = this.actors
    this.began = performance.now()
    this.running = requestAnimationFrame(now => this.tick(now))
  }

  /** What is still to be played is skipped: they stand where it leads. */
  finish(): void {
    if (this.frames.length === 0) return
    const touched = this.frames.findLast(frame => frame.touched !== undefined)?.touched ?? this.touched
    this.stop()
    this.touched = touched
    this.actors = actorsOf(this.position)
  }

  stop(): void {
    cancelAnimationFrame(this.running)
    this.frames = []
  }

  private tick(now: number): void {
    if (now - this.drawn < pause) return void (this.running = requestAnimationFrame(next => this.tick(next)))
    this.drawn = now
    let frame = this.frames[0]
    while (frame && now - this.began >= frame.milliseconds) {
      this.from = actorsOf(frame)
      this.began += frame.milliseconds
      this.touched = frame.touched ?? this.touched
      this.frames.shift()
      frame = this.frames[0]
    }
    if (!frame) {
      this.actors = this.from
      return
    }
    const share = ease(Math.max(0, (now - this.began) / frame.milliseconds))
    const to = actorsOf(frame)
    this.actors = [mix(this.from[0], to[0], share), mix(this.from[1], to[1], share)]
    this.running = requestAnimationFrame(next => this.tick(next))
  }
}

/** The front of the foot, from the rig's origin: it stands on the fencer's space. */
const toe = 10

/** Where the rig's origin lies, as far behind the space's middle as the front foot is before it. */
export function originOf(actor: Actor, pitch: number, size: number, distance: number): number {
  const foot = (actor.pose.fx + toe) * size
  return -foot + slide(actor, pitch, size, distance)
}

const chest = 34

/** In a thrust the whole body follows the blade until the point arrives. */
function slide(actor: Actor, pitch: number, size: number, distance: number): number {
  const thrusting = Math.max(0, Math.min(1, (actor.pose.lean - 2) / 4)) * Math.max(0, Math.min(1, (-40 - actor.pose.bx) / 30))
  if (thrusting === 0) return 0
  const { tip } = swordOf(actor.pose)
  const wanted = distance * pitch + chest * size
  const reached = (tip.x - actor.pose.fx - toe) * size
  return Math.max(0, Math.min(pitch * 1.2, wanted - reached)) * thrusting
}

export type { PoseName }
