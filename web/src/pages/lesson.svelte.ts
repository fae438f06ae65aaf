// A lesson that is being played: the engine plays it (src/lessons), this carries what is wished to it and shows what comes of it.
import { device, DeviceError } from '../engine/device'
import type { Wishing } from '../table/ui.svelte'
import { settings } from '../ui/settings.svelte'
import type { Answer } from '../wire/connection'
import { readEvent, readSnapshot } from '../wire/read'
import { fromSnapshot, withEvent, type TableState } from '../wire/stream'
import type { Refused, SaidEvent, SaidSnapshot, Wish } from '../wire/types'

export interface Panel {
  name: string
  stage: 'telling' | 'going' | 'asking' | 'astray' | 'lost' | 'over'
  /** What is to be read now, by the name of its text. */
  words: string | null
  hint: string | null
  /** A move that is wanted here, as it is sent. */
  wanted: string | null
  at: number
  of: number
  /** Whatever is played now leads away from the lesson. */
  free: boolean
  back: boolean
  /** A real game to go on with. */
  game: { players: number; bot: string; options: Record<string, string> } | null
}

interface Told {
  panel: Panel
  event?: SaidEvent
  shown?: SaidSnapshot
}

export interface Shows {
  /** Something has happened at the table. */
  take(state: TableState): void
  /** Another scene. */
  jump(state: TableState): void
}

/** A table at which only the reader is, and is there. */
export function alone(said: SaidSnapshot): TableState {
  const shown = readSnapshot(said)
  return { ...fromSnapshot(shown, undefined, shown.now.time), online: shown.now.you === null ? [] : [shown.now.you] }
}

/** How long what happens by itself is looked at. */
const pause = 1100

export class LessonRun implements Wishing {
  panel = $state.raw<Panel>()!
  state: TableState
  shows: Shows | undefined
  /** The table waits: an end is being shown. */
  waits = () => false
  private stop = () => {}

  private constructor(panel: Panel, state: TableState) {
    this.panel = panel
    this.state = state
  }

  static async open(text: string, name: string): Promise<LessonRun> {
    const told = JSON.parse(await device.ask({ path: 'lesson', text, name })) as Told
    return new LessonRun(told.panel, alone(told.shown!))
  }

  /** What happens by itself happens after a moment, or at once if somebody asks for it. */
  goOn(): Promise<void> {
    this.stop()
    return this.ask('lesson_next')
  }
  /** An example is tried freely from its beginning. */
  async back(): Promise<void> {
    await this.ask('lesson_back')
    if (this.panel.name === 'try') await this.tryFreely()
  }
  tryFreely = () => this.ask('lesson_free')

  async wish(_: string, wish: Wish): Promise<Answer> {
    if (wish.type !== 'act' && wish.type !== 'why') return { is: 'stale' }
    try {
      const path = wish.type === 'act' ? 'lesson_act' : 'lesson_why'
      const told = JSON.parse(await device.ask({ path, move: wish.move })) as Told | null
      if (told) this.take(told)
      return { is: 'done' }
    } catch (problem) {
      if (!(problem instanceof DeviceError) || problem.status !== 409) throw problem
      return { is: 'refused', why: problem.said as unknown as Refused }
    }
  }

  /** To be called when the page is there, and when it has shown an end. */
  run(): void {
    this.stop()
    if (this.panel.stage !== 'going' || this.waits()) return
    const timer = setTimeout(() => void this.goOn(), Math.min(pause, settings.wishes.ending))
    this.stop = () => clearTimeout(timer)
  }

  leave(): void {
    this.stop()
    this.shows = undefined
  }

  private async ask(path: 'lesson_next' | 'lesson_back' | 'lesson_free'): Promise<void> {
    this.stop()
    this.take(JSON.parse(await device.ask({ path })) as Told)
  }

  private take({ panel, event, shown }: Told): void {
    this.panel = panel
    if (shown) {
      this.state = alone(shown)
      this.shows?.jump(this.state)
    } else if (event) {
      const told = readEvent(event)
      const step = withEvent(this.state, { ...told, number: this.state.number + 1 }, told.now?.time ?? 0)
      if (step.is === 'used') this.state = step.state
      this.shows?.take(this.state)
    }
    this.run()
  }
}
