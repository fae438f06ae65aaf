// The two fencers where they are in the scene, and where their blades meet.
import type { Duel } from './duel.svelte'
import { bladeOf, crossing, placed, type Placed, type Sight } from './placing'
import type { Pair } from './script'

/** Who leans much further forward is in front of the other, and stays there: to change places draws both anew, which a mere step is not worth. */
const further = 10

export class Meeting {
  private front: 1 | 2 = 2
  /** The one behind, and the one in front of him. */
  readonly both = $derived.by((): Pair<Placed> => {
    const lead = this.duel.actors[0].pose.lean - this.duel.actors[1].pose.lean
    if (Math.abs(lead) > further) this.front = lead > 0 ? 1 : 2
    const [one, other] = placed(this.sight(), this.duel.actors)
    return this.front === 2 ? [one, other] : [other, one]
  })
  readonly stage = $derived.by(() => this.sight().stage)
  /** How high their points are. */
  readonly tips = $derived.by(() => this.both.map(one => bladeOf(this.stage, one).tip.y))
  /** Who thrusts, and whom or whose blade he has met. */
  private readonly met = $derived.by(() => {
    const met = this.duel.touched ?? this.duel.beaten
    if (met === null) return null
    const [thrusts, other] = this.both[0].seat === met ? [this.both[1], this.both[0]] : this.both
    return { facing: thrusts.facing, blade: bladeOf(this.stage, thrusts), other: bladeOf(this.stage, other) }
  })
  /** The point of who thrusts, once it has met something. */
  readonly touch = $derived.by(() => this.met?.blade.tip ?? null)
  /** Where that is seen: at the point, or where the blades cross. */
  readonly spark = $derived.by(() => {
    if (!this.met) return null
    const { blade, other, facing } = this.met
    return { ...((this.duel.touched === null && crossing(blade, other)) || blade.tip), facing }
  })

  constructor(
    readonly duel: Duel,
    private readonly sight: () => Sight,
  ) {}
}
