import { list, t } from '../../texts/texts'
import { blazonOf, cardsOf, nameOf, numberOf, seatOf, shown } from '../../wire/terms'
import type { Choices, Pick, Statement } from '../../wire/types'
import { cardList, chapter, commonWords, parts, plain, quiet, ruled } from '../common'
import type { Group } from '../../table/choose'
import type { Face, Names, Pictured, Sentence } from '../../table/face'
import { attempt } from './attempt'
import Badge from './Badge.svelte'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { look } from './cards'
import { effects, shows } from './effects'
import { ending } from './ending'
import Large from './Large.svelte'
import { lordAt } from './lords'
import Mini from './Mini.svelte'
import Symbols from './Sprites.svelte'
import { story } from './story'
import Triumph from './Triumph.svelte'
import { view, type View } from './view'

function card(name: string): string {
  return look(name).name
}

function castleName(key: string | undefined): string {
  return t(`castles-castle-${key}`)
}

function isPick(choice: Statement | Pick): choice is Pick {
  return 'least' in choice
}

function steps(choice: Statement | Pick, _all: Choices, view: View): string[] {
  const { kind, args } = choice
  const first = nameOf(args[0])
  const lord = blazonOf(args[0]) ?? null
  switch (kind) {
    case 'keep':
      return [`drawn:${first}`]
    case 'offer':
      return [`card:${first}`]
    case 'accept':
      return [`seat:${seatOf(args[0])}`]
    case 'attack':
      return isPick(choice) ? [`castle:${first}`] : [`castle:${first}`, `army:${shown(args.slice(1)).join(' ')}`]
    case 'ransom':
      return [`prisoner:${view.you}:${lord}`]
    case 'bid':
      if (isPick(choice)) return ['bid']
      return lord === null ? ['bid', `army:${shown(args).join(' ')}`] : [`prisoner:${view.you}:${lord}`]
    default:
      return [kind]
  }
}

function blazon(lord: number | null, names: Names): string {
  return lord === null ? '' : t('castles-blazon', names.owner(lord))
}

function choice(move: Statement | Pick, _view: View, names: Names): string {
  const { kind, args } = move
  const first = nameOf(args[0])
  const lord = blazonOf(args[0]) ?? null
  switch (kind) {
    case 'keep':
    case 'offer':
      return t(`castles-choice-${kind}`, { card: card(first ?? '') })
    case 'accept':
      return t('castles-choice-accept', { who: names.of(seatOf(args[0]) ?? 0) })
    case 'attack':
      if (isPick(move)) return t('castles-choice-attack', { castle: castleName(first) })
      return t('castles-choice-attack-with', { castle: castleName(first), cards: cardList(args.slice(1), card) })
    case 'ransom':
      return t('castles-choice-ransom', { blazon: blazon(lord, names) })
    case 'bid':
      if (isPick(move)) return t('castles-choice-bid')
      if (lord !== null) return t('castles-choice-bid-prisoner', { blazon: blazon(lord, names) })
      return t('castles-choice-bid-cards', { cards: cardList(args, card) })
    default:
      return t(`castles-choice-${kind}`)
  }
}

/** An army is long in words, and short in pictures; so is what somebody offers, and a prisoner is known by his lord's pennant. */
function pictured(move: Statement, view: View, names: Names): Pictured | null {
  const { kind, args } = move
  if (kind === 'accept') {
    const seat = seatOf(args[0]) ?? 0
    const offered = view.answers.find(answer => answer.seat === seat)
    return { text: names.of(seat), brief: names.of(seat), cards: (offered?.cards ?? []).filter(one => one !== null), badge: offered?.prisoner ?? null }
  }
  const badge = blazonOf(args[0]) ?? null
  if (badge !== null && (kind === 'ransom' || kind === 'bid')) {
    // Who is asked for bids knows what for.
    const brief = kind === 'bid' ? names.of(badge) : t('castles-brief-ransom', { who: names.of(badge) })
    return { text: brief, brief, cards: [], badge }
  }
  if (kind !== 'attack') return null
  const castle = castleName(nameOf(args[0]))
  return { text: t('castles-choice-attack', { castle }), brief: castle, cards: shown(args.slice(1)) }
}

/** Castles by their names, armies for one of them by their cards. */
function pointedAt(step: string): Pictured | null {
  const { what, a } = parts(step)
  if (what === 'castle') return { text: '', brief: castleName(a), cards: [] }
  return what === 'army' ? { text: '', brief: '', cards: a.split(' ') } : null
}

function group(step: string): Group | null {
  return parts(step).what === 'prisoner' ? { key: 'prisoners', label: t('castles-step-prisoners') } : null
}

function step(name: string, view: View, names: Names): string {
  const { what, a, b } = parts(name)
  switch (what) {
    case 'card':
    case 'drawn':
      return card(a)
    case 'castle':
      return t('castles-choice-attack', { castle: castleName(a) })
    case 'seat':
      return names.of(Number(a))
    case 'prisoner':
      return blazon(Number(b), names)
    case 'army':
      return list(a.split(' ').map(card))
    case 'bid':
      return t('castles-choice-bid')
    default:
      return choice({ text: what, kind: what, args: [] }, view, names)
  }
}

function picked(name: string, count: number): string | null {
  return name === 'bid' && count > 0 ? t('castles-pick-bid', { count }) : null
}

function prompt(view: View, choices: Choices, names: Names): string {
  const bidding = choices.picks.some(pick => pick.kind === 'bid') || choices.moves.some(move => move.kind === 'bid')
  if (view.ransom) {
    const { seller, blazon: lord } = view.ransom
    if (names.is(seller)) return t('castles-prompt-bids', { blazon: blazon(lord, names) })
    return t('castles-prompt-bid', { who: names.of(seller), blazon: blazon(lord, names), able: bidding ? 'yes' : 'no' })
  }
  const castle = castleName(view.attacked ?? undefined)
  if (view.phase === 'answer') {
    if (view.turn === view.you) return t('castles-prompt-offers', { card: card(view.drawn[0] ?? '') })
    return t('castles-prompt-answer', { who: names.of(view.turn ?? 0), card: card(view.drawn[0] ?? '') })
  }
  if (view.phase === 'trade') return t('castles-prompt-trade', { card: card(view.drawn[0] ?? '') })
  if (view.phase) return t(`castles-prompt-${view.phase}`, { castle })
  if (view.turn !== view.you) return t('castles-prompt-ransom')
  const attacks = [...choices.picks, ...choices.moves].some(one => one.kind === 'attack')
  return t(attacks ? 'castles-prompt-attack' : 'castles-prompt-pass')
}

function decision(line: Statement, seat: number, names: Names): Sentence {
  const { kind, args } = line
  const lord = blazonOf(args[0]) ?? null
  const all = {
    ...names.subject(seat),
    card: cardsOf(args.slice(0, 1)).length > 0 ? cardList(args.slice(0, 1), card) : '',
    ...names.target(seatOf(args[0]) ?? 0),
    castle: kind === 'attack' ? castleName(nameOf(args[0])) : '',
    cards: kind === 'attack' ? cardList(args.slice(1), card) : cardList(args, card),
    blazon: blazon(lord, names),
    count: cardsOf(args).length,
  }
  const id = kind === 'bid' && lord !== null ? 'castles-log-bid-prisoner' : `castles-log-${kind}`
  const soft = kind === 'decline' || kind === 'pass' || kind === 'skip' || kind === 'hold'
  return soft ? quiet(t(id, all)) : plain(t(id, all))
}

const rules: Record<string, string> = {
  draw: 'C5',
  keep: 'C6',
  trade: 'C7',
  offer: 'C7',
  discard: 'C8',
  attack: 'C9',
  pass: 'C9',
  advance: 'C11',
  place: 'C12',
  capture: 'C14',
  ransom: 'C15',
  bid: 'C15',
  score: 'C17',
}

/** The sentence with the cards that lie open in it, and its rule. */
function words(line: Statement, names: Names): Sentence | null {
  const sentence = told(line, names)
  const cards = cardsOf(line.args).filter(one => one !== null)
  return ruled(sentence && { ...sentence, ...(cards.length > 0 ? { cards } : {}) }, rules[line.kind])
}

function told(line: Statement, names: Names): Sentence | null {
  if (line.seat !== undefined) return decision(line, line.seat, names)
  const seat = seatOf(line.args[0])
  const who = seat === undefined ? {} : names.subject(seat)
  const rest = line.args.slice(1)
  switch (line.kind) {
    case 'starter':
      return quiet(t('log-starter', who))
    case 'deal':
      return quiet(t('castles-log-deal', { ...who, cards: cardList(rest, card), count: cardsOf(rest).length }))
    case 'draw':
      return quiet(t('castles-log-draw', { ...who, cards: cardList(rest, card) }))
    case 'capture': {
      const lord = blazonOf(line.args[1]) ?? null
      const own = lord === seat ? 'yes' : 'no'
      return plain(t('castles-log-capture', { ...who, blazon: blazon(lord, names), own }))
    }
    case 'score': {
      const points = line.args.map((term, index) =>
        t('castles-log-points', { who: names.of(index + 1), points: numberOf(term) ?? 0 }),
      )
      return chapter(t('castles-log-score', { points: list(points) }))
    }
    default:
      return commonWords(line, names)
  }
}

function helpKey(name: string): string | null {
  const { what, a } = parts(name)
  if (what === 'card' || what === 'drawn' || what === 'castle') return a
  if (what === 'army') return 'army'
  return what === 'seat' ? null : what
}

export const face: Face<View> = {
  view,
  steps,
  choice,
  pictured,
  pointedAt,
  group,
  step,
  picked,
  prompt,
  words,
  effects,
  shows,
  ending,
  card,
  letsPass: { move: 'decline', until: 'turn' },
  meant: move => move.kind === 'trade',
  tincture: view => lordAt(view.you ?? 1).tincture,
  attempt,
  story,
  tally: (view, seat) => view.players.find(one => one.seat === seat)?.points ?? 0,
  helpKey,
  Board,
  Hand,
  Mini,
  Large,
  Symbols,
  Triumph,
  Badge,
}
