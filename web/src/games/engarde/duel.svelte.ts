// The two fencers as they move: plays frames one after the other, whatever interrupts them.
import { between, type Pose } from './rig'
import { poseAt, toe } from './poses'
import type { Frame, Pair, Position } from './script'

export interface Actor {
  pose: Pose
  /** Where he stands, in spaces; between two of them while he moves. */
  space: number
}

function ease(share: number): number {
  return share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2
}

/** A space is so many units of the rig. */
export function actorsOf(position: Position, unit: number): Pair<Actor> {
  const distance = Math.abs(position.spaces[1] - position.spaces[0])
  const actor = (index: 0 | 1): Actor => ({ pose: poseAt(position.poses[index], distance, unit), space: position.spaces[index] })
  return [actor(0), actor(1)]
}

function mix(from: Actor, to: Actor, share: number): Actor {
  return { pose: between(from.pose, to.pose, share), space: from.space + (to.space - from.space) * share }
}

/** They are drawn so often, in milliseconds: at every second frame of most screens, for all of them is laid out and painted anew. */
const pause = 30

export class Duel {
  actors = $state.raw<Pair<Actor>>()!
  /** The spaces on which they stand: where somebody goes is his when he arrives. */
  stood = $state.raw<Pair<number>>()!
  /** The seat that has just been touched. */
  touched = $state<number | null>(null)
  /** The seat that has just parried. */
  beaten = $state<number | null>(null)
  /** Whether a blade is being beaten away: both stand higher than they rest. */
  beats = $state(false)
  /** Whether all has been seen that tells how a round ended. */
  told = $state(false)
  /** Where they come to rest. */
  position = $state.raw<Position>()!
  private frames: Frame[] = []
  private from: Pair<Actor>
  private to: Pair<Actor>
  private began = 0
  private running = 0
  private drawn = 0

  constructor(
    position: Position,
    private readonly unit: () => number,
  ) {
    this.position = position
    this.from = this.to = this.actors = actorsOf(position, unit())
    this.stood = position.spaces
  }

  /** Stands there at once. */
  stand(position: Position): void {
    this.stop()
    this.touched = this.beaten = null
    this.told = false
    this.position = position
    this.rest()
  }

  /** The scene has another size: they stand there as it fits. */
  refit(): void {
    if (this.frames.length === 0) this.rest()
  }

  /** What was not yet played is skipped: they go on from where they are. */
  play(frames: readonly Frame[], still: boolean): void {
    const last = frames.at(-1)
    if (!last) return
    this.stop()
    this.touched = this.beaten = null
    this.told = false
    this.position = { spaces: last.spaces, poses: last.poses }
    this.frames = [...frames]
    this.beats = frames.some(frame => frame.beaten !== undefined)
    if (still) return this.finish()
    this.from = this.actors
    this.to = actorsOf(this.frames[0]!, this.unit())
    this.began = performance.now()
    this.running = requestAnimationFrame(now => this.tick(now))
  }

  /** What is still to be played is skipped: they stand where it leads. */
  finish(): void {
    if (this.frames.length === 0) return
    for (const frame of this.frames) this.reached(frame)
    this.stop()
    this.rest()
  }

  stop(): void {
    cancelAnimationFrame(this.running)
    this.frames = []
  }

  private rest(): void {
    this.beaten = null
    this.beats = false
    this.actors = actorsOf(this.position, this.unit())
    this.stood = this.position.spaces
  }

  private arrive(spaces: Pair<number>): void {
    if (spaces.some((space, index) => space !== this.stood[index])) this.stood = spaces
  }

  private reached({ spaces, touched, beaten, tells }: Frame): void {
    if (spaces.every(Number.isInteger)) this.arrive(spaces)
    this.beaten = beaten ?? this.beaten
    this.touched = touched ?? this.touched
    this.told = tells ?? this.told
  }

  private tick(now: number): void {
    if (now - this.drawn < pause) return void (this.running = requestAnimationFrame(next => this.tick(next)))
    this.drawn = now
    let frame = this.frames[0]
    while (frame && now - this.began >= frame.milliseconds) {
      this.from = this.to
      this.began += frame.milliseconds
      this.reached(frame)
      this.frames.shift()
      frame = this.frames[0]
      if (frame) this.to = actorsOf(frame, this.unit())
    }
    if (!frame) return this.rest()
    const share = ease(Math.max(0, (now - this.began) / frame.milliseconds))
    this.actors = [mix(this.from[0], this.to[0], share), mix(this.from[1], this.to[1], share)]
    if (frame.paces) this.arrive([Math.round(this.actors[0].space), Math.round(this.actors[1].space)])
    this.running = requestAnimationFrame(next => this.tick(next))
  }
}

/** Where the rig's origin lies, as far behind the space's middle as the front foot is before it. */
export function originOf({ pose }: Actor, size: number): number {
  return (pose.slip - pose.fx - toe) * size
}
