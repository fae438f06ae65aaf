// Positions that explain a rule or a card: drawn as a table, and played on from.
import type { SaidSnapshot } from '../wire/types'

export interface Example {
  name: string
  /** The sections of the help that it belongs to. */
  keys: readonly string[]
  /** The record. */
  text: string
  /** How the table shows it; null where it belongs to a question, which is answered in words. */
  shown: SaidSnapshot | null
}

const loaders: Record<string, () => Promise<{ examples: readonly unknown[] }>> = {
  engarde: () => import('virtual:examples/engarde'),
  ivanhoe: () => import('virtual:examples/ivanhoe'),
  castles: () => import('virtual:examples/castles'),
}

export async function examplesOf(game: string): Promise<readonly Example[]> {
  const load = loaders[game]
  return load ? ((await load()).examples as readonly Example[]) : []
}

/** A position to be played on from, as a lesson that asks one question. */
export const tried = ({ text }: Example) => `${text.trim()}\n\nlesson try\nask try\notherwise\nsay try\n`
