// What is said to those who do not see the table: what has happened, why something has ended, then what is asked.
import { t } from '../texts/texts'
import type { Choices, Statement } from '../wire/types'
import type { Says } from './face'
import type { TableUi } from './ui.svelte'

/** What one event tells. */
export interface Heard {
  lines: readonly Statement[]
  /** What came of it, and what those who see the table see of it. */
  said: readonly Says[]
  outage: boolean
}

/** All that is said together. */
export interface Speech {
  heard: readonly Heard[]
  /** An end is held: it is told why. */
  ends: boolean
  /** What is asked of the reader then. */
  asks: { turn: boolean; view: unknown; choices: Choices } | null
}

export function speechOf(ui: TableUi, heard: readonly Heard[]): Speech {
  const { choices, question } = ui.state.now
  const ends = ui.ending !== null
  // A lesson asks in its own words.
  const asks = ends || ui.isStudy || !choices?.must ? null : { turn: question === null || question.kind === 'turn', view: ui.view, choices }
  return { heard, ends, asks }
}

function happened(ui: TableUi, { lines, said, outage }: Heard): string[] {
  return [...(outage ? [t('log-outage')] : []), ...lines.flatMap(line => ui.wordsOf(line)?.text ?? []), ...said.map(says => says().text)]
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}

/** In the language that is spoken now. */
export function worded(ui: TableUi, { heard, ends, asks }: Speech): string {
  const told = heard.flatMap(one => happened(ui, one))
  if (ends && ui.ending) {
    const why = [sentence(ui.ending.title), ...ui.ending.reasons]
    // A line may have said it as it is said above the picture.
    told.push(...why.filter(one => !told.includes(one)))
  }
  if (asks) told.push(sentence(t(asks.turn ? 'panel-your-turn' : 'panel-asked')), ui.face.prompt(asks.view, asks.choices, ui.names))
  return told.join(' ')
}
