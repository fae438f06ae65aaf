// The lines of a record as they are told. Each moment of a game has a value of its own, and all of them share what they
// have in common: a line more costs the same, however many there are.
import type { Statement } from './types'

/** Lines to look at one by one. */
export interface LineRow {
  readonly length: number
  at(index: number): Statement | undefined
}

/** Lines to be looked through, best from the end. */
export interface LineList extends LineRow {
  slice(from: number): Statement[]
  findLast(holds: (line: Statement, index: number) => boolean): Statement | undefined
  findLastIndex(holds: (line: Statement, index: number) => boolean): number
}

/** Of one kind: where they are, among the first `known` lines. */
interface Places {
  known: number
  at: number[]
}

interface Shared {
  /** Only ever added to; who has fewer of them does not see what came after. */
  all: Statement[]
  kinds: Map<string, Places>
}

const shared = (all: Statement[]): Shared => ({ all, kinds: new Map() })

export class Lines implements LineList {
  private constructor(
    private readonly shared: Shared,
    readonly length: number,
  ) {}

  static of(lines: readonly Statement[]): Lines {
    return new Lines(shared([...lines]), lines.length)
  }

  /** The first `kept` of these, and more. */
  followed(kept: number, more: readonly Statement[]): Lines {
    // After a take-back others may have what was there.
    const isEnd = kept === this.shared.all.length
    const into = isEnd || more.length === 0 ? this.shared : shared(this.shared.all.slice(0, kept))
    into.all.push(...more)
    return new Lines(into, kept + more.length)
  }

  at(index: number): Statement | undefined {
    const place = index < 0 ? this.length + index : index
    return place < this.length ? this.shared.all[place] : undefined
  }

  slice(from = 0): Statement[] {
    // From the end of these, not of what others have behind them.
    return this.shared.all.slice(from < 0 ? Math.max(0, this.length + from) : from, this.length)
  }

  [Symbol.iterator](): Iterator<Statement> {
    return this.slice()[Symbol.iterator]()
  }

  findLastIndex(holds: (line: Statement, index: number) => boolean): number {
    for (let index = this.length - 1; index >= 0; index--) if (holds(this.shared.all[index]!, index)) return index
    return -1
  }

  findLast(holds: (line: Statement, index: number) => boolean): Statement | undefined {
    const index = this.findLastIndex(holds)
    return index < 0 ? undefined : this.at(index)
  }

  /** How many there are of this kind. */
  count(kind: string): number {
    const { at } = this.places(kind)
    let count = at.length
    while (count > 0 && at[count - 1]! >= this.length) count--
    return count
  }

  /** The last of this kind, at most so many, in their order. */
  latest(kind: string, most: number): Statement[] {
    const count = this.count(kind)
    return this.places(kind)
      .at.slice(Math.max(0, count - most), count)
      .map(place => this.shared.all[place]!)
  }

  /** How many stand in both, from the beginning: lines are the same objects as long as they stand. */
  common(other: Lines): number {
    const most = Math.min(this.length, other.length)
    if (this.shared === other.shared) return most
    let same = 0
    while (same < most && this.shared.all[same] === other.shared.all[same]) same++
    return same
  }

  /** Looks only at lines that were not looked at yet. */
  private places(kind: string): Places {
    const places = this.shared.kinds.get(kind) ?? { known: 0, at: [] }
    this.shared.kinds.set(kind, places)
    for (; places.known < this.length; places.known++) if (this.shared.all[places.known]!.kind === kind) places.at.push(places.known)
    return places
  }
}
