// What is wrong with a record that somebody brought, as a value; RecordProblem.svelte has the words for it.
import { DeviceError } from '../engine/device'
import { ApiError } from '../wire/api'
import type { Refused } from '../wire/types'

/** Nothing longer is a game: it is not even read. */
export const longestRecord = 2_000_000
/** Nor is it looked at with more lines (src/wasm/replay.h). */
export const mostLines = 10_000

/** Browsers take seconds, and for some thousand lines minutes, to put more into a field: what is longer is read without being shown there. */
export const longestShown = 20_000

export type Wrong =
  | { is: 'too_long' }
  | { is: 'no_record' }
  /** What the reader of records says of it, which is English like the notation. */
  | { is: 'unreadable'; line: number; text: string; what: string; expected: string }
  | { is: 'refused'; line: number; game: string; why: Refused }
  | { is: 'failed'; code: string }

interface Said extends Partial<Refused> {
  line?: number
  game?: string
  code?: string
  what?: string
  expected?: string
}

export function wrongWith(problem: unknown, record: string): Wrong {
  if (!(problem instanceof DeviceError)) return { is: 'failed', code: problem instanceof ApiError ? problem.code : '' }
  const said = problem.said as Said
  if (said.code === 'too_long' || said.code === 'no_record') return { is: said.code }
  const line = said.line ?? 0
  if (said.game !== undefined && said.rule !== undefined) return { is: 'refused', line, game: said.game, why: said as Refused }
  if (said.code !== 'unreadable') return { is: 'failed', code: said.code ?? '' }
  const text = line > 0 ? (record.split('\n')[line - 1] ?? '').trim().slice(0, 120) : ''
  return { is: 'unreadable', line, text, what: said.what ?? '', expected: said.expected ?? '' }
}
