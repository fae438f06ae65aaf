// A person's part in a deal that everybody can check (docs/fairness.md): the page draws a number of its own, commits itself
// to it, and reveals it when all have. What it was told before the deal it keeps, so that nobody can tell another story later.
import { sha256 } from './sha256'
import type { Deal, Wish } from './types'

/** What this browser knows of a deal, from before the cards. */
export interface KeptDeal {
  terms: string
  /** The server's, as it was said first. */
  commitment: string
  /** Whether another was said later. */
  other?: string
  seat: number
  contribution: string
  /** What others had committed themselves to, and contributed, by seat. */
  commitments: Record<number, string | null>
  contributions?: Record<number, string | null>
  time: number
}

/** Where it is kept, and where random numbers come from: tests have their own. */
export interface DealWorld {
  read(table: string): KeptDeal | null
  write(table: string, deal: KeptDeal): void
  /** 64 digits that nobody can guess. */
  random(): string
  clock(): number
}

export interface DealNews {
  you: number | null
  deal: Deal | null
}

/** The commitment of a seat to what it will contribute. */
export function commitmentOf(table: string, deal: Pick<KeptDeal, 'terms' | 'commitment' | 'seat' | 'contribution'>): string {
  const lines = `hastilude contribution 1\ntable ${table}\n${deal.terms}commit ${deal.commitment}\n`
  return sha256(`${lines}secret @${deal.seat} ${deal.contribution}\n`)
}

const bySeat = (deal: Deal, what: 'commitment' | 'contribution') =>
  Object.fromEntries(deal.people.map(person => [person.seat, person[what]]))

export class Dealing {
  private said = ''
  private latest: Deal | null = null

  constructor(
    private readonly table: string,
    private readonly world: DealWorld,
    private readonly wish: (wish: Wish) => void,
  ) {}

  /** Says what is due, once, and keeps what was told. */
  take({ you, deal }: DealNews): void {
    if (!deal || deal === this.latest) return
    this.latest = deal
    const kept = this.world.read(this.table)
    if (deal.step === 'commit' && you !== null && !kept) return this.begin(deal, you)
    if (!kept) return
    const noted = this.note(kept, deal)
    // A server that has changed its mind gets nothing from us.
    if (noted.other !== undefined || you !== noted.seat) return
    if (deal.step === 'commit' && deal.awaited?.includes(you)) this.commit(deal, noted)
    if (deal.step === 'reveal' && deal.awaited?.includes(you)) this.reveal(noted)
  }

  private begin(deal: Deal, you: number): void {
    if (!deal.awaited?.includes(you)) return
    const fresh: KeptDeal = {
      terms: deal.terms,
      commitment: deal.commitment,
      seat: you,
      contribution: this.world.random(),
      commitments: {},
      time: this.world.clock(),
    }
    // First kept, then said: a page that is loaded anew must know it still.
    this.world.write(this.table, fresh)
    this.commit(deal, fresh)
  }

  private note(kept: KeptDeal, deal: Deal): KeptDeal {
    const noted = { ...kept }
    if (deal.commitment !== kept.commitment && kept.other === undefined) noted.other = deal.commitment
    if (deal.step !== 'commit' && Object.keys(kept.commitments).length === 0) noted.commitments = bySeat(deal, 'commitment')
    if (deal.step === 'dealt' && !kept.contributions) noted.contributions = bySeat(deal, 'contribution')
    if (JSON.stringify(noted) !== JSON.stringify(kept)) this.world.write(this.table, noted)
    return noted
  }

  private commit(deal: Deal, kept: KeptDeal): void {
    if (!this.first('commit')) return
    this.wish({ type: 'commit', commitment: commitmentOf(this.table, kept) })
    // Who is alone with bots waits for nobody's commitment.
    if (deal.people.length === 1) this.reveal(kept)
  }

  private reveal(kept: KeptDeal): void {
    if (this.first('reveal')) this.wish({ type: 'reveal', contribution: kept.contribution })
  }

  /** A wish is carried until it is answered; it need not be wished again. */
  private first(what: 'commit' | 'reveal'): boolean {
    if (this.said === what || this.said === 'reveal') return false
    this.said = what
    return true
  }
}

/** Why a record is not the story that this page was told, if it is not. */
export type Contradiction = 'commitment' | 'two-stories' | 'withheld' | 'others'

/** What a record says of a deal: its lines `commit` and `secret`. */
export interface ToldDeal {
  commitment: string
  commitments: Record<number, string | null>
  contributions: Record<number, string | null>
}

export function toldIn(record: string): ToldDeal | null {
  const told: ToldDeal = { commitment: '', commitments: {}, contributions: {} }
  for (const line of record.split('\n')) {
    const found = /^(commit|secret) (?:@(\d) )?([0-9a-f]{64}|-)\s*$/.exec(line)
    if (!found) continue
    const [, what, seat, digits] = found
    const said = digits === '-' ? null : digits!
    if (seat === undefined && what === 'commit') told.commitment = said ?? ''
    if (seat !== undefined) (what === 'commit' ? told.commitments : told.contributions)[Number(seat)] = said
  }
  return told.commitment === '' ? null : told
}

/** Compares what a record tells with what was told before the deal. */
export function contradiction(kept: KeptDeal, told: ToldDeal): Contradiction | null {
  if (kept.other !== undefined) return 'two-stories'
  if (told.commitment !== kept.commitment) return 'commitment'
  // What we revealed was answered with cards, so it must be in it, unless it was shown to be missing at once.
  const shown = kept.contributions?.[kept.seat]
  if (shown !== undefined && shown !== null && told.contributions[kept.seat] !== kept.contribution) return 'withheld'
  for (const [seat, said] of Object.entries(kept.commitments)) if ((told.commitments[Number(seat)] ?? null) !== said) return 'others'
  for (const [seat, said] of Object.entries(kept.contributions ?? {}))
    if ((told.contributions[Number(seat)] ?? null) !== said) return 'others'
  return null
}
