// The two fencers where they are in the scene, and where their blades meet.
import type { Duel } from './duel.svelte'
import { bladeOf, placed, type Placed, type Sight } from './placing'
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
  /** Where a point has met the other, or his blade. */
  readonly touch = $derived.by(() => {
    const met = this.duel.touched ?? this.duel.beaten
    const thrusts = met === null ? undefined : this.both.find(one => one.seat !== met)
    return thrusts ? { ...bladeOf(this.stage, thrusts).tip, facing: thrusts.facing } : null
  })

  constructor(
    readonly duel: Duel,
    private readonly sight: () => Sight,
  ) {}
}
