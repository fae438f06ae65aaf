// Where the piles lie: before the stage, or on a telephone held sideways at both ends of the hand, which has the room.
import { MediaQuery } from 'svelte/reactivity'
import type { TableUi } from '../../table/ui.svelte'
import type { View } from './view'

export class Beside {
  // The question stands beside all of it there, and the stage is always low.
  private readonly low = new MediaQuery('(orientation: landscape) and (max-height: 27.99rem), (orientation: landscape) and (max-height: 30rem) and (max-width: 59.99rem)')

  /** Whether the hand has them; not where all discards are counted, which takes more room. */
  holds(ui: TableUi, view: View): boolean {
    const { now, info } = ui.state
    return this.low.current && view.you !== null && now.stage !== 'over' && !ui.isReplay && info.options['discards'] !== 'all'
  }
}
