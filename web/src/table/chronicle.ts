// The record as it is told: by turns, the newest first. Sentences are made once for each line; what is told anew
// after an event is a tail of fixed length, however long the game is.
import type { LineRow } from '../wire/lines'
import type { Statement } from '../wire/types'
import type { Says, Sentence } from './face'

/** Something that happened between two lines: a move was taken back, or effects of what was played. */
export interface Remark {
  /** How many lines there were. */
  at: number
  says: Says
}

export interface Told extends Sentence {
  key: string
}

export interface Turn {
  /** The same for the same turn, however many lines it has by now. */
  key: string
  /** Who acts; null where nobody does. */
  seat: number | null
  told: Told[]
}

/** A turn goes on until somebody else does something; a chapter stands alone, and who lets pass belongs to what passes. */
function begins(turn: Turn | undefined, sentence: Sentence, seat: number | null): boolean {
  if (!turn) return true
  if (sentence.weight === 'chapter' || turn.told.at(-1)?.weight === 'chapter') return true
  return seat !== null && seat !== turn.seat && sentence.weight !== 'quiet'
}

export interface Telling {
  lines: LineRow
  remarks: readonly Remark[]
  words(line: Statement): Sentence | null
  /** No more than so many lines from the end. */
  most: number
  /** How many lines came before these. */
  before?: number
}

export function turns({ lines, remarks, words, most, before = 0 }: Telling): Turn[] {
  const found: Turn[] = []
  const tell = (key: string, sentence: Sentence, seat: number | null) => {
    const last = found.at(-1)
    if (begins(last, sentence, seat)) found.push({ key, seat, told: [] })
    found.at(-1)!.told.push({ ...sentence, key })
  }
  const first = Math.max(0, lines.length - most)
  let remark = remarks.findLastIndex(one => one.at <= before + first) + 1
  for (let index = first; index < lines.length; index++) {
    const line = lines.at(index)!
    const sentence = words(line)
    const place = before + index
    if (sentence) tell(`${place}`, sentence, line.seat ?? null)
    for (; remarks[remark]?.at === place + 1; remark++) tell(`${place}-${remark}`, remarks[remark]!.says(), null)
  }
  return found
}

function tellsTheSame(one: Turn, other: Turn): boolean {
  if (one.seat !== other.seat || one.told.length !== other.told.length) return false
  return one.told.every((told, index) => {
    const { key, text, weight, rule, cards } = other.told[index]!
    return told.key === key && told.text === text && told.weight === weight && told.rule === rule && told.cards === cards
  })
}

/** The same turns; those that tell what they told before are the same objects, so that nothing of them is shown anew. */
export function keeping(before: readonly Turn[], after: readonly Turn[]): Turn[] {
  const known = new Map(before.map(turn => [turn.key, turn]))
  return after.map(turn => {
    const old = known.get(turn.key)
    return old && tellsTheSame(old, turn) ? old : turn
  })
}
