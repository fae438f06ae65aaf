// The table page's state: what the server said, what the reader is choosing, what he asked to have
// explained.
import { inEachLanguage, t } from '../texts/texts'
import { help, type Help } from '../texts/help'
import { language } from '../texts/language.svelte'
import type { Remark } from './chronicle'
import { missing as missingPerson } from './company'
import { Names, type Ending, type Face, type Past, type Says, type Sentence } from './face'
import { refusalSentence } from './refusals'
import { besidesOf, questionOf } from './question'
import { Remarks } from './remarks.svelte'
import { keepSame } from './same'
import type { Heard } from './voice'
import { settings } from '../ui/settings.svelte'
import { time } from '../ui/time.svelte'
import type { Answer } from '../wire/connection'
import type { TableState } from '../wire/stream'
import type { Now, Pick, Statement, Wish } from '../wire/types'
import { about, cardsOf } from '../wire/terms'
import {
  branches,
  complete,
  fitting,
  later,
  missing,
  open,
  pickText,
  picksAhead,
  picksHere,
  routesOf,
  routesWith,
  towards,
  untouched,
  type Choosing,
} from './choose'

// A touch so soon after a change was meant for what stood there before.
const hurry = 700

/** A clock or a window runs for the viewer: nothing may keep him. */
function isPressed({ now }: TableState): boolean {
  if (now.you === null) return false
  const asked = now.question?.asked.includes(now.you) ?? false
  return (asked && now.question?.closes !== null) || (now.clocks?.some(clock => clock.seat === now.you && clock.running) ?? false)
}

/** Who took a move back, if one is gone. */
function takenBack(gone: readonly Statement[], names: Names): Says[] {
  const seat = gone.find(line => line.seat !== undefined)?.seat
  return seat === undefined ? [] : [() => ({ text: t('log-took-back', names.subject(seat)), weight: 'quiet' })]
}

/** What ended, with the lines that told of it. */
export interface Held extends Ending {
  lines: readonly Statement[]
}

/** What the chronicle is told from. */
interface Chronicled {
  state: TableState
  remarks: readonly Remark[]
}

/** What the reader is asked about once more: a move, or the win over whoever does not come. */
export type Doubted = { move: Statement } | { claim: number }

/** Something that did not work, in whatever language is spoken, and the rule by which. */
interface Notice {
  says: () => string
  rule: string | null
}

/** Whoever carries wishes to the table. */
export interface Wishing {
  wish(table: string, wish: Wish): Promise<Answer>
}

export class TableUi {
  /** What is shown; while an ending is held, not the last that was heard. */
  state = $state.raw<TableState>()!
  latest = $state.raw<TableState>()!
  /** A moment behind what is shown: told in a task of its own, so that both together keep no finger waiting. */
  chronicled = $state.raw<Chronicled>()!
  private telling: ReturnType<typeof setTimeout> | undefined
  private heldEnd = $state.raw<{ lines: readonly Statement[]; past: Past } | null>(null)
  readonly ending = $derived.by((): Held | null => {
    const held = this.heldEnd
    const ending = held && this.face.ending?.(held.lines, this.view, this.names, held.past)
    return held && ending ? { ...ending, lines: held.lines } : null
  })
  private stopHolding = () => {}
  /** The choices have just changed: what comes now was meant for others. */
  fresh = $state(false)
  private stopFresh = () => {}
  private doubt = $state.raw<Doubted | null>(null)
  /** The person who does not come and can be done without, if there is one. */
  readonly late = $derived(this.state.now.absence ? missingPerson(this.state.now, time.now + this.state.ahead) : null)
  /** Of whoever has come after all nothing is claimed. */
  readonly doubted = $derived(this.doubt && 'claim' in this.doubt && this.doubt.claim !== this.late ? null : this.doubt)
  private choosing = $state.raw<Choosing>(untouched)
  /** Which group of answers is looked into, where there are too many to be in view together. */
  readonly within = $derived(this.choosing.within ?? null)
  private changedAt = 0
  /** A wish is under way: nothing is lit until it is answered. */
  busy = $state(false)
  notice = $state.raw<Notice | null>(null)
  helpPage = $state.raw<Help | null>(null)
  /** What the help panel shows: a key, or '' for all of it; null when it is closed. */
  helpOn = $state<string | null>(null)
  /** What lies over the table. */
  dialog = $state<'keys' | 'settings' | 'resign' | 'leave' | 'dismiss' | 'close' | 'share' | 'hint' | 'deal' | null>(null)
  /** Where the chronicle is a drawer: whether it is out. */
  drawer = $state(false)

  private lastNames: Names | undefined
  /** The same object as long as the names are the same: sentences hang on it, and a game may have thousands. */
  readonly names = $derived.by(() => {
    const names = new Names(this.state.now.you, this.state.now.seats)
    if (this.lastNames?.key !== names.key) this.lastNames = names
    return this.lastNames!
  })
  readonly view: unknown = $derived(this.viewOf(this.state))
  readonly routes = $derived(
    this.busy || this.ending || this.doubted ? [] : routesOf(this.state.now.choices, (choice, all) => this.face.steps(choice, all, this.view)),
  )
  readonly taken = $derived(this.choosing.taken)
  readonly picked = $derived(this.choosing.picked)
  private lastHand: string[] = []
  /** The viewer's own hand, from which cards are picked; as long as it stays as it is, nothing of it is shown anew. */
  readonly ownHand = $derived.by(() => {
    const { you, position } = this.state.now
    const hand = you === null ? undefined : about(position, 'hand', you)
    this.lastHand = keepSame(this.lastHand, cardsOf(hand?.args ?? []).filter(card => card !== null))
    return this.lastHand
  })
  readonly pickedCards = $derived(this.picked.flatMap(place => this.ownHand[place] ?? []))
  /** The routes that can go on from what is taken and picked. */
  readonly ways = $derived(this.taken.length === 0 ? routesWith(this.routes, this.pickedCards) : this.routes)
  readonly branches = $derived(branches(this.ways, this.taken))
  private lastLit: ReadonlySet<string> = new Set()
  /** The same object as long as the same is lit: all that can be pointed at looks at it. */
  readonly lit = $derived.by(() => {
    const steps = new Set(this.branches.map(branch => branch.step))
    const same = steps.size === this.lastLit.size && [...steps].every(step => this.lastLit.has(step))
    if (!same) this.lastLit = steps
    return this.lastLit
  })
  private readonly later = $derived(later(this.ways, this.taken))
  /** Cards that can be picked, before or after what they are for is pointed at. */
  readonly picks = $derived(picksAhead(this.routes, this.taken))
  /** Only the cards are left to choose. */
  readonly picksNow = $derived(picksHere(this.routes, this.taken).length > 0)
  /** Some cards of the hand can be chosen now. */
  readonly choosesCards = $derived(this.picks.length > 0 || this.branches.some(({ step }) => step.startsWith('card:')))
  /** How many cards are still missing from the pick. */
  readonly missing = $derived(missing(this.picks, this.pickedCards))

  constructor(
    readonly table: string,
    readonly face: Face,
    private readonly line: Wishing | null,
    first: TableState,
  ) {
    this.state = first
    this.latest = first
    this.said = new Remarks(table, first.now.you, first.before + first.lines.length)
    this.tell()
  }

  /** Fetches what explains this game, in the language that is spoken. */
  async fetchHelp(): Promise<void> {
    const fetched = language.current
    const page = await help(this.latest.info.game).catch(() => null)
    if (page && fetched === language.current) this.helpPage = page
  }

  readonly isAway = $derived.by(() => {
    const { you, seats, stage } = this.state.now
    return stage === 'playing' && (seats.find(one => one.seat === you)?.away ?? false)
  })

  /** Looking back on a game: nothing is asked, said or left here. */
  get isReplay(): boolean {
    return this.line === null
  }

  /** Nobody else is here: a lesson, or looking back. Nothing is said, left or given up. */
  get isStudy(): boolean {
    return this.isReplay || this.table === 'lesson'
  }

  /** Shows this and nothing else, whatever is on its way. */
  jump(state: TableState): void {
    if (this.ending) this.goOn()
    this.latest = state
    this.state = state
    this.unsaid = [{ lines: state.fresh, said: [], outage: state.last === 'outage' }]
    this.tell()
  }

  take(state: TableState): void {
    this.remark(this.latest, state)
    this.latest = state
    this.telling ??= setTimeout(() => this.tell())
    if (this.ending && isPressed(state)) return this.goOn()
    if (this.ending) return
    const moved = state.number !== this.state.number
    if (moved && !isPressed(state) && this.endsSomething(state)) this.hold(state.fresh)
    else this.show(state)
  }

  private show(state: TableState): void {
    const before = this.state
    const moved = state.number !== before.number
    if (moved) this.changedAt = performance.now()
    this.state = state
    if (state.now !== before.now) this.lookAnew(before.now, state.now)
    if (!moved) return
    if (open(this.routes, this.taken).length === 0) this.choosing = untouched
    if (this.picked.length > 0) this.choosing = { taken: this.taken, picked: [] }
    this.passIfWished()
  }

  // ---- what has just come

  private lookAnew(before: Now, now: Now): void {
    if (questionOf(before) !== questionOf(now)) {
      this.doubt = null
      this.goWithin(null)
      this.freshen()
    } else if (besidesOf(before) !== besidesOf(now)) this.freshen()
  }

  /** For a moment nothing is chosen: a finger on its way was meant for what stood there before. */
  freshen(): void {
    this.stopFresh()
    this.fresh = settings.wishes.fresh > 0
    const timer = setTimeout(() => (this.fresh = false), settings.wishes.fresh)
    this.stopFresh = () => clearTimeout(timer)
  }

  /** Does what the reader has answered, unless that was meant for what stood there before, or another answer is under way. */
  heed(does: () => void): void {
    if (!this.fresh && !this.busy) does()
  }

  // ---- what ended

  private endsSomething(state: TableState): boolean {
    if (settings.wishes.ending === 0 || state.fresh.length === 0) return false
    return (this.face.ending?.(state.fresh, this.view, this.names, this.pastOf(state.fresh)) ?? null) !== null
  }

  private readonly worths = new WeakMap<Statement, number>()
  private pastOf(lines: readonly Statement[]): Past {
    const { lines: all } = this.latest
    const begin = () => all.findLastIndex(line => line === lines[0])
    return { lines: () => all.slice().slice(0, Math.max(0, begin())), worth: line => this.worths.get(line) }
  }

  private hold(lines: readonly Statement[]): void {
    this.choosing = untouched
    // As it was then: what is heard meanwhile changes nothing of what is shown.
    this.heldEnd = { lines, past: this.pastOf(lines) }
    this.freshen()
    const timer = setTimeout(() => this.goOn(), settings.wishes.ending)
    this.stopHolding = () => clearTimeout(timer)
  }

  /** Shows what has come since. */
  goOn(): void {
    this.stopHolding()
    this.heldEnd = null
    this.show(this.latest)
  }

  /** When the reader goes elsewhere. */
  leave(): void {
    this.stopHolding()
    this.stopFresh()
    clearTimeout(this.telling)
    this.said.close()
  }

  // ---- what is told

  private readonly said: Remarks
  private tell(): void {
    clearTimeout(this.telling)
    this.telling = undefined
    this.chronicled = { state: this.latest, remarks: this.said.all }
  }
  private told = new WeakMap<Statement, Sentence | null>()
  private toldTo = ''

  /** A line as a sentence; made once, unless names or the language have changed. */
  wordsOf(line: Statement): Sentence | null {
    const toldTo = `${language.current} ${this.names.key}`
    if (this.toldTo !== toldTo) {
      this.told = new WeakMap()
      this.toldTo = toldTo
    }
    let sentence = this.told.get(line)
    if (sentence === undefined) {
      sentence = this.face.words(line, this.names, this.latest.info.options)
      this.told.set(line, sentence)
    }
    return sentence
  }

  /** Notes what the new state tells besides its lines. */
  private remark(before: TableState, after: TableState): void {
    if (after.number === before.number || after.last === null) return
    for (const line of after.fresh) {
      const worth = this.face.worth?.(line, this.viewOf(before))
      if (worth !== undefined) this.worths.set(line, worth)
    }
    const kept = before.lines.common(after.lines)
    const gone = before.lines.slice(kept)
    const said = [...takenBack(gone, this.names), ...this.effects(after)].map(inEachLanguage)
    const at = after.before + after.lines.length
    this.said.add(said, { kept: gone.length > 0 ? after.before + kept : at, at })
    const shown = this.face.shows?.(this.viewOf(before), this.viewOf(after), after.fresh, this.names) ?? []
    this.unsaid.push({ lines: after.fresh, said: [...said, ...shown.map(inEachLanguage)], outage: after.last === 'outage' })
  }

  private unsaid: Heard[] = []
  /** For the voice: what was heard since this was asked last; while an end is held, no more than led to it. */
  hear(): readonly Heard[] {
    const held = this.heldEnd
    const most = held ? this.unsaid.findIndex(one => one.lines === held.lines) + 1 : this.unsaid.length
    return this.unsaid.splice(0, most)
  }

  private effects(after: TableState): Says[] {
    if (after.last !== 'played' || !this.face.effects) return []
    return this.face.effects(this.viewOf(this.latest), this.viewOf(after), after.fresh, this.names)
  }

  private readonly views = new WeakMap<Now, unknown>()
  private lastView: unknown

  /** Made once of what is told; what is as it was before is the same object, so that nothing of it is shown anew. */
  private viewOf({ now, info }: TableState): unknown {
    let view = this.views.get(now)
    if (view === undefined) {
      view = keepSame(this.lastView, this.face.view({ position: now.position, facts: now.facts, info, you: now.you }))
      this.lastView = view
      this.views.set(now, view)
    }
    return view
  }

  // ---- letting pass

  /** Questions to several are let pass: none, until the next chapter, or all of this game. Only this page knows. */
  passing = $state<'none' | 'chapter' | 'game'>('none')
  /** The move that lets what is asked now pass. */
  readonly passMove = $derived.by(() => {
    const { choices, question } = this.state.now
    if (!this.face.letsPass || !choices || question?.kind === 'turn' || this.isStudy) return undefined
    return choices.moves.find(move => move.kind === this.face.letsPass?.move)
  })

  letPass(which: 'none' | 'chapter' | 'game'): void {
    this.passing = which
    this.passIfWished()
  }

  private isChapterOver(): boolean {
    const { you, question } = this.state.now
    const { until } = this.face.letsPass ?? {}
    if (until === 'turn') return question?.kind === 'turn' && question.asked.includes(you ?? 0)
    return this.state.fresh.some(line => line.kind === until)
  }

  private passIfWished(): void {
    if (this.passing === 'chapter' && this.isChapterOver()) this.passing = 'none'
    if (this.passing === 'none' || this.busy) return
    if (this.passMove && this.state.now.held === null) this.act(this.passMove.text)
    else this.letOthersGoOn()
  }

  /** After which event the reader said so: once is enough. */
  private wentOn = $state(-1)
  readonly mayGoOn = $derived((this.state.now.question?.go_on ?? false) && this.wentOn !== this.state.number)

  /** There is nothing to do out of turn. */
  letOthersGoOn(): void {
    if (!this.mayGoOn) return
    this.wentOn = this.state.number
    this.wish({ type: 'go_on', number: this.state.number })
  }

  // ---- choosing

  /** A decision that a hint points at, as it is sent. */
  hinted = $state<string | null>(null)
  private readonly hint = $derived(this.hinted === null ? undefined : towards(this.routes, this.choosing, this.hinted, this.ownHand))

  /** Whether the hint points at this: a step, a place in the hand, or what plays the cards that are picked. */
  isHinted(what: string | number | undefined): boolean {
    const { hint } = this
    if (!hint || what === undefined) return false
    if ('plays' in hint) return what === 'plays'
    return what === ('step' in hint ? hint.step : hint.place)
  }

  isLit(step: string): boolean {
    return this.lit.has(step)
  }

  isTaken(step: string): boolean {
    return this.taken.includes(step)
  }

  /** Points at something on the table. */
  choose(step: string): void {
    this.notice = null
    if (this.fresh || !this.isLit(step)) return
    const taken = [...this.taken, step]
    const move = complete(this.routes, taken)
    const picks = picksHere(this.routes, taken)
    const goesOn = branches(this.routes, taken).length > 0 || picks.length > 0
    if (move && !goesOn) this.play(move)
    else if (this.picked.length > 0 && picks.length > 0) this.playPick(picks)
    else this.choosing = { taken, picked: [] }
  }

  play(move: Statement): void {
    const asked = this.doubted && 'move' in this.doubted && this.doubted.move === move
    if (!asked && this.face.grave?.(move) && this.doubts({ move })) return
    this.act(move.text)
  }

  /** Wins over whoever does not come. */
  claim(seat: number): void {
    if (this.doubted === null && this.doubts({ claim: seat })) return
    this.doubt = null
    this.wish({ type: 'vote', seat, remedy: 'claim' })
  }

  /** Asks once more before what cannot be taken back, where that is wanted. */
  private doubts(what: Doubted): boolean {
    if (settings.wishes.confirm !== 'grave') return false
    this.doubt = what
    this.freshen()
    return true
  }

  /** Shows the answers of one group only; nothing is chosen by it. */
  goWithin(group: string | null): void {
    if (this.within === group) return
    this.notice = null
    this.choosing = { ...this.choosing, within: group }
  }

  /** Undoes the last step of choosing; nothing has been played yet. */
  cancel(): void {
    this.notice = null
    if (this.doubted) this.doubt = null
    else if (this.within !== null) this.goWithin(null)
    else if (this.picked.length > 0) this.choosing = { ...this.choosing, picked: [] }
    else this.choosing = { taken: this.taken.slice(0, -1), picked: [] }
  }

  // ---- picking cards

  /** The key for a card of the hand. */
  handKey(place: number): string {
    const card = this.ownHand[place]
    if (card === undefined) return ''
    if (this.face.key) return this.face.key(card)
    return place < 9 ? String(place + 1) : ''
  }

  canPick(place: number): boolean {
    const card = this.ownHand[place]
    if (this.picks.length === 0 || card === undefined) return false
    return this.picked.includes(place) || fitting(this.picks, [...this.pickedCards, card]).length > 0
  }

  togglePick(place: number): void {
    this.notice = null
    if (this.fresh || !this.canPick(place)) return
    const picked = this.picked.includes(place)
      ? this.picked.filter(one => one !== place)
      : [...this.picked, place].sort((a, b) => a - b)
    // With cards in hand other answers are left: no group of them is looked into any more.
    this.choosing = { taken: this.taken, picked }
  }

  playPick(picks: readonly Pick[] = this.picks): void {
    const text = pickText(picks, this.pickedCards)
    if (text === null || this.pickedCards.length === 0) return
    this.act(text)
  }

  // ---- wishes

  /** The answer that is kept until a window ends, in words. */
  readonly heldWords = $derived.by(() => {
    const { held } = this.state.now
    return held ? this.face.choice(held, this.view, this.names) : ''
  })

  act(move: string): void {
    this.busy = true
    this.wish({ type: 'act', number: this.state.number, move }).finally(() => {
      this.busy = false
      this.doubt = null
      this.choosing = untouched
    })
  }

  moreTime(): void {
    this.wish({ type: 'more_time', number: this.state.number })
  }

  takeBack(): void {
    this.wish({ type: 'undo', number: this.state.number })
  }

  async wish(wish: Wish): Promise<Answer> {
    this.notice = null
    // Nothing can be wished of what is over.
    if (!this.line) return { is: 'stale' }
    const answer = await this.line.wish(this.table, wish)
    if (answer.is === 'refused') this.notify(() => refusalSentence(answer.why, this.helpPage, this.face, this.names), answer.why.rule)
    if (answer.is === 'stale') this.notify(() => t('stale'))
    return answer
  }

  /** Says that something did not work. */
  notify(says: () => string, rule: string | null = null): void {
    this.notice = { says, rule }
  }

  /** Whether it can be asked why this is not lit. */
  canAsk(step: string | undefined): step is string {
    const { stage, you } = this.state.now
    if (step === undefined || stage !== 'playing' || you === null || this.isAway || this.ending) return false
    return !this.isLit(step) && (this.later.has(step) || this.attempt(step) !== null)
  }

  private attempt(step: string): string | null {
    return this.face.attempt?.(step, this.view, { taken: this.taken, cards: this.pickedCards }) ?? null
  }

  /** Says what comes first, or asks the server, which changes nothing by it; false if there is nothing to ask. */
  askWhyNot(step: string | undefined): boolean {
    if (!this.canAsk(step) || performance.now() - this.changedAt < hurry) return false
    const first = this.later.get(step)
    if (first) {
      const { view, names } = this
      this.notify(() => {
        const named = [...first].map(one => this.face.step(one, view, names))
        return t(named.length > 3 ? 'why-lit-first' : 'why-first', { first: named.join(', '), count: named.length })
      })
      return true
    }
    this.wish({ type: 'why', move: this.attempt(step)! }).then(answer => {
      // It was allowed after all: then something else is to be done first.
      if (answer.is === 'done') this.notify(() => t('why-not-now'))
    })
    return true
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
