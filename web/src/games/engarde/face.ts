import type { Sound } from '../../art/sound'
import { t } from '../../texts/texts'
import { cardsOf, seatOf } from '../../wire/terms'
import type { Choices, Pick, Statement, Term } from '../../wire/types'
import { cardList, chapter, commonWords, parts, plain, quiet, ruled } from '../common'
import type { Face, Names, Options, Says, Sentence } from '../../table/face'
import { attempt } from './attempt'
import Board from './Board.svelte'
import { ending } from './ending'
import Hand from './Hand.svelte'
import Large from './Large.svelte'
import Mini from './Mini.svelte'
import { story } from './story'
import Triumph from './Triumph.svelte'
import { landing, valueOf, view, type View } from './view'

function card(name: string): string {
  return t('engarde-card', { card: name })
}

/** What a choice plays: the card of its step, and the attack that comes with it. */
interface Played {
  step: number
  value: string
  count: number
}

function played(choice: Statement | Pick): Played {
  const first = choice.args[0]
  // "advance 3 attack 5x1": the cards of the attack are the last term.
  const last = choice.args.at(-1)
  const attack: Term | undefined = choice.kind === 'attack' ? first : choice.kind === 'advance' ? last : undefined
  const known = attack && 'card' in attack ? attack : undefined
  return { step: valueOf(first) ?? 0, value: known?.card ?? '', count: known?.times ?? 1 }
}

function steps(choice: Statement | Pick, all: Choices, view: View): string[] {
  const { step, count } = played(choice)
  const you = view.you ?? 1
  switch (choice.kind) {
    case 'forward':
      return [`card:${step}`, `space:${landing(view, you, step)}`]
    case 'back':
    case 'retreat':
      return [`card:${step}`, `space:${landing(view, you, -step)}`]
    case 'attack':
    case 'advance': {
      const alike = all.moves.filter(other => other.kind === choice.kind && played(other).step === step)
      return [`card:${step}`, 'fencer', ...(alike.length > 1 ? [`times:${count}`] : [])]
    }
    default:
      return [choice.kind]
  }
}

function choice(move: Statement | Pick, view: View): string {
  const { step, value, count } = played(move)
  const you = view.you ?? 1
  const back = move.kind === 'back' || move.kind === 'retreat'
  const args = { card: step, value, count, space: landing(view, you, back ? -step : step) }
  if (move.kind === 'parry') {
    return t('engarde-choice-parry', { value: view.attack?.card ?? '', count: view.attack?.count ?? 1 })
  }
  return t(`engarde-choice-${move.kind}`, args)
}

function step(name: string): string {
  const { what, a } = parts(name)
  if (what === 'card') return t('engarde-step-card', { card: a })
  if (what === 'space') return t('engarde-step-space', { space: a })
  if (what === 'times') return t('engarde-step-times', { count: Number(a) })
  if (what === 'fencer') return t('engarde-step-fencer')
  return t(`engarde-choice-${what}`, { value: '', count: 1 })
}

function prompt(view: View, choices: Choices): string {
  if (!view.attack) {
    const strikes = (move: Statement) => move.kind === 'attack' || move.kind === 'advance'
    const only = choices.moves.every(move => move.kind === 'attack')
    const steps = view.distance > 5 ? 'far' : 'step'
    const kind = !choices.moves.some(strikes) ? steps : !only ? 'turn' : view.pile === 0 ? 'last' : 'attack'
    return t(`engarde-prompt-${kind}`, { distance: view.distance })
  }
  const { card, count } = view.attack
  // What cannot be done is not asked for.
  const [parries, retreats] = ['parry', 'retreat'].map(kind => choices.moves.some(move => move.kind === kind))
  return t(!retreats ? 'engarde-prompt-answer' : parries ? 'engarde-prompt-answer-advanced' : 'engarde-prompt-answer-retreat', { value: card, count })
}

function decision(line: Statement, seat: number, names: Names): Sentence {
  const { step, value, count } = played(line)
  const stepped = step > 0 && line.kind !== 'attack' ? [String(step)] : []
  const cards = [...stepped, ...(value ? Array<string>(count).fill(value) : [])]
  return { ...plain(t(`engarde-log-${line.kind}`, { ...names.subject(seat), card: step, value, count })), cards }
}

/** By kind of line, where it helps to read on; steps and cards that are drawn need no number. */
const rules: Record<string, string> = {
  starter: 'E2',
  attack: 'E10',
  parry: 'E10',
  reveal: 'E12',
  advance: 'E13',
  retreat: 'E14',
  result: 'E2',
}

function ruleOf(line: Statement, options: Options): string | undefined {
  // What the basic game calls an attack is never parried.
  if (line.kind === 'attack' && options['level'] === 'basic') return 'E7'
  // Why a round was won stands before it.
  if (line.kind === 'round') return seatOf(line.args[0]) === undefined ? 'E9' : undefined
  return rules[line.kind]
}

function words(line: Statement, names: Names, options: Options = {}): Sentence | null {
  return ruled(told(line, names), ruleOf(line, options))
}

function told(line: Statement, names: Names): Sentence | null {
  if (line.seat !== undefined) return decision(line, line.seat, names)
  const seat = seatOf(line.args[0])
  switch (line.kind) {
    case 'starter':
      return seat === undefined ? null : quiet(t('log-starter', names.subject(seat)))
    case 'deal':
    case 'draw':
    case 'reveal': {
      if (seat === undefined) return null
      const count = cardsOf(line.args).length
      // "You draw 2" could be two cards.
      const cards = cardList(line.args, name => (line.kind === 'draw' ? t('engarde-one-card', { card: name }) : name))
      const hidden = cardsOf(line.args).includes(null) ? 'yes' : 'no'
      return quiet(t(`engarde-log-${line.kind}`, { ...names.subject(seat), cards, count, hidden }))
    }
    case 'round':
      if (seat === undefined) return chapter(t('engarde-log-round-drawn'))
      return chapter(t('engarde-log-round', names.subject(seat)))
    default:
      return commonWords(line, names)
  }
}

/** How far apart the fencers stand after a step; a turn that is asked for says it itself, and each round begins from the ends. */
function shows(before: View, after: View, lines: readonly Statement[]): Says[] {
  const asks = after.turn === after.you && !after.attack
  if (asks || after.distance === before.distance || lines.some(line => line.kind === 'round')) return []
  return [() => plain(t('engarde-distance', { distance: after.distance }))]
}

// Blades meet in attacks and parries; a touch ends the round, another end is blown.
function sounds(lines: readonly Statement[]): Sound[] {
  const last = lines.findLast(line => line.seat !== undefined)
  const strikes = last?.kind === 'attack' || last?.kind === 'advance'
  const round = lines.find(line => line.kind === 'round')
  if (round) return [strikes && seatOf(round.args[0]) === last.seat ? 'touch' : 'horn']
  return strikes || lines.some(line => line.kind === 'parry') ? ['blade'] : []
}

/** A parry, and the strongest of the attacks: it is the hardest to parry. */
function meant(move: Statement, all: readonly Statement[]): boolean {
  if (move.kind === 'parry') return true
  const { count } = played(move)
  return move.kind === 'attack' && all.every(other => other.kind !== 'attack' || played(other).count <= count)
}

function helpKey(name: string): string | null {
  const { what, a } = parts(name)
  if (what === 'card') return a
  if (what === 'space') return 'strip'
  if (what === 'fencer' || what === 'times') return 'attack'
  return what
}

export const face: Face<View> = {
  view,
  steps,
  choice,
  step,
  prompt,
  words,
  shows,
  sounds,
  forgetful: () => ({ text: t('engarde-forgetful'), rule: 'E4' }),
  ending,
  spoken: move => move.kind === 'attack',
  meant,
  tincture: view => (view.you === 2 ? 'gules' : 'azure'),
  card,
  key: name => name,
  attempt,
  story,
  tally: (view, seat) => view.score[seat - 1] ?? 0,
  helpKey,
  Board,
  Hand,
  Mini,
  Large,
  Triumph,
}
