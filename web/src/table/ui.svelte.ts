// The table page's state: what the server said, what the reader is choosing, what he asked to have
// explained.
import { has, list, t } from '../texts/texts'
import { help, type Help } from '../texts/help'
import { Names, type Face } from './face'
import type { Answer, Connection } from '../wire/connection'
import type { TableState } from '../wire/stream'
import type { Refused, Statement, Term, Wish } from '../wire/types'
import { about, cardsOf, nameOf, numberOf, placeOf, seatOf } from '../wire/terms'
import {
  branches,
  complete,
  fitting,
  missing,
  moveText,
  open,
  pickText,
  picksHere,
  routesOf,
  untouched,
  withoutSeat,
  type Choosing,
} from './choose'

const hurry = 700

export class TableUi {
  state = $state.raw<TableState>()!
  private choosing = $state.raw<Choosing>(untouched)
  private changedAt = 0
  /** A wish is under way: nothing is lit until it is answered. */
  busy = $state(false)
  notice = $state<{ text: string; rule: string | null } | null>(null)
  helpPage = $state.raw<Help | null>(null)
  /** What the help panel shows: a key, or '' for all of it; null when it is closed. */
  helpOn = $state<string | null>(null)

  readonly names = $derived(new Names(this.state.now.you, this.state.now.seats))
  readonly view: unknown = $derived.by(() =>
    this.face.view({
      position: this.state.now.position,
      facts: this.state.now.facts,
      info: this.state.info,
      you: this.state.now.you,
    }),
  )
  readonly routes = $derived(
    this.busy ? [] : routesOf(this.state.now.choices, (choice, all) => this.face.steps(choice, all, this.view)),
  )
  readonly taken = $derived(this.choosing.taken)
  readonly branches = $derived(branches(this.routes, this.taken))
  readonly lit = $derived(new Set(this.branches.map(branch => branch.step)))
  readonly picks = $derived(picksHere(this.routes, this.taken))
  readonly picked = $derived(this.choosing.picked)
  /** The viewer's own hand, from which cards are picked. */
  readonly ownHand = $derived.by(() => {
    const { you, position } = this.state.now
    const hand = you === null ? undefined : about(position, 'hand', you)
    return cardsOf(hand?.args ?? []).filter(card => card !== null)
  })
  readonly pickedCards = $derived(this.picked.flatMap(place => this.ownHand[place] ?? []))
  /** How many cards are still missing from the pick. */
  readonly missing = $derived(missing(this.picks, this.pickedCards))

  constructor(
    readonly table: string,
    readonly face: Face,
    private readonly line: Connection,
    first: TableState,
  ) {
    this.state = first
    help(first.info.game).then(
      page => (this.helpPage = page),
      () => {},
    )
  }

  take(state: TableState): void {
    const moved = state.number !== this.state.number
    if (moved) this.changedAt = performance.now()
    this.state = state
    if (moved && open(this.routes, this.taken).length === 0) this.choosing = untouched
    if (moved && this.picked.length > 0) this.choosing = { ...this.choosing, picked: [] }
  }

  // ---- choosing

  isLit(step: string): boolean {
    return this.lit.has(step)
  }

  isTaken(step: string): boolean {
    return this.taken.includes(step)
  }

  /** Points at something on the table. */
  choose(step: string): void {
    this.notice = null
    if (!this.isLit(step)) return
    const taken = [...this.taken, step]
    const move = complete(this.routes, taken)
    const goesOn = branches(this.routes, taken).length > 0 || picksHere(this.routes, taken).length > 0
    if (move && !goesOn) this.act(moveText(move))
    else this.choosing = { taken, picked: [] }
  }

  play(move: Statement): void {
    this.act(moveText(move))
  }

  back(): void {
    this.notice = null
    if (this.picked.length > 0) this.choosing = { ...this.choosing, picked: [] }
    else this.choosing = { taken: this.taken.slice(0, -1), picked: [] }
  }

  // ---- picking cards

  canPick(place: number): boolean {
    const card = this.ownHand[place]
    if (this.picks.length === 0 || card === undefined) return false
    return this.picked.includes(place) || fitting(this.picks, [...this.pickedCards, card]).length > 0
  }

  togglePick(place: number): void {
    this.notice = null
    if (!this.canPick(place)) return
    const picked = this.picked.includes(place)
      ? this.picked.filter(one => one !== place)
      : [...this.picked, place].sort((a, b) => a - b)
    this.choosing = { ...this.choosing, picked }
  }

  playPick(): void {
    const text = pickText(this.picks, this.pickedCards)
    if (text === null || this.pickedCards.length === 0) return
    this.sent = { text, words: list(this.pickedCards.map(card => this.face.card(card))) }
    this.act(text)
  }

  // ---- wishes

  /** The answer that is kept until a window ends, in words. */
  readonly heldWords = $derived.by(() => {
    const { held, choices, you } = this.state.now
    if (held === null) return ''
    const text = withoutSeat(held, you)
    const move = choices?.moves.find(one => moveText(one) === text)
    if (move) return this.face.choice(move, this.view, this.names)
    return this.sent?.text === text ? this.sent.words : text
  })
  /** What was picked and sent last. */
  private sent = $state.raw<{ text: string; words: string } | null>(null)

  act(move: string): void {
    this.busy = true
    this.wish({ type: 'act', number: this.state.number, move }).finally(() => {
      this.busy = false
      this.choosing = untouched
    })
  }

  async wish(wish: Wish): Promise<Answer> {
    this.notice = null
    const answer = await this.line.wish(this.table, wish)
    if (answer.is === 'refused') this.notice = { text: this.refusal(answer.why), rule: answer.why.rule ?? null }
    if (answer.is === 'stale') this.notice = { text: t('stale'), rule: null }
    return answer
  }

  private refusal(why: Refused): string {
    const text = this.helpPage?.refusals[why.code]
    if (text === undefined) return has(`refused-${why.code}`) ? t(`refused-${why.code}`) : t('refused', { code: why.code })
    const subjects = why.subjects ?? []
    return text.replace(/\{([12])\}/g, (_, index: string) => this.subject(subjects[Number(index) - 1]))
  }

  private subject(term: Term | undefined): string {
    const seat = seatOf(term)
    if (seat !== undefined) return this.names.object(seat)
    if (term && 'card' in term) return cardsOf([term]).map(card => (card === null ? '?' : this.face.card(card)))[0] ?? '?'
    return String(placeOf(term) ?? numberOf(term) ?? nameOf(term) ?? '?')
  }

  // ---- help

  explain(key: string | null): void {
    this.helpOn = key
  }

  /** A touch on what was lit a moment ago was not meant to ask for help. */
  explainCard(card: string): void {
    if (performance.now() - this.changedAt > hurry) this.explain(card)
  }
}
