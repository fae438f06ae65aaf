import { list, ordinal, t } from '../../texts/texts'
import { cardsOf, nameOf, namesOf, placeOf, seatOf } from '../../wire/terms'
import type { Choices, Pick, Statement, Term } from '../../wire/types'
import { cardList, chapter, commonWords, parts, plain, quiet, ruled } from '../common'
import type { Group } from '../../table/choose'
import type { Face, Names, Pictured, Sentence } from '../../table/face'
import { attempt } from './attempt'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import Large from './Large.svelte'
import Mini from './Mini.svelte'
import { isAction, look } from './cards'
import { effects, ending, worth } from './ending'
import { tinctures } from './art/pictures'
import { story } from './story'
import Symbols from './art/Symbols.svelte'
import Triumph from './Triumph.svelte'
import { view, type View } from './view'

function card(name: string): string {
  return look(name).name
}

/** A card of a display by its place, or one in front of a player by its name. */
function spot(seat: number | null, term: Term | undefined): string {
  const place = placeOf(term)
  return place === undefined ? `front:${seat}:${nameOf(term)}` : `display:${seat}:${place}`
}

function colors(choice: Statement | Pick, all: Choices): string[] {
  const opened = nameOf(choice.args[1])
  const alike = all.moves.filter(move => move.kind === 'open' && nameOf(move.args[1]) === opened)
  return alike.length > 1 ? [`color:${nameOf(choice.args[0])}`] : []
}

function steps(choice: Statement | Pick, all: Choices, view: View): string[] {
  const { kind, args } = choice
  const you = view.you
  switch (kind) {
    case 'open':
      return [`card:${nameOf(args[1])}`, ...colors(choice, all)]
    case 'play':
      return [`card:${nameOf(args[0])}`]
    case 'keep':
      return [spot(you, args[0])]
    case 'take':
      return [`color:${nameOf(args[0])}`]
    case 'return':
      return [`token:${you}:${nameOf(args[0])}`]
    case 'unhorse':
    case 'change-weapon':
      return [`card:${kind}`, `color:${nameOf(args[0])}`]
    case 'retreat':
      return [`card:${kind}`, spot(you, args[0])]
    case 'dodge':
      return [`card:${kind}`, spot(seatOf(args[0]) ?? null, args[1])]
    case 'outwit':
      return [`card:${kind}`, spot(you, args[0]), spot(seatOf(args[1]) ?? null, args[2])]
    default:
      return actionSteps(choice)
  }
}

// An action card without a target is played by a second touch, so that no slip of the finger plays it.
function actionSteps({ kind, args }: Statement | Pick): string[] {
  if (!isAction(kind)) return [kind]
  const target = seatOf(args[0])
  return [`card:${kind}`, target === undefined ? 'go' : `seat:${target}`]
}

/** A card that a decision points at, with its name if the display is known. */
function pointed(seat: number | null, term: Term | undefined, names: Names, view: View | null, owner = names.owner(seat ?? 0)): string {
  const place = placeOf(term)
  if (place === undefined) return t('ivanhoe-front-card', { ...owner, card: card(nameOf(term) ?? '') })
  const known = view?.players.find(player => player.seat === seat)?.display[place - 1]
  if (known) return t('ivanhoe-display-card', { ...owner, card: card(known), place: ordinal('card', place) })
  return t('ivanhoe-display-place', { ...owner, place: ordinal('card', place) })
}

function choice(move: Statement | Pick, view: View, names: Names): string {
  const { kind, args } = move
  const you = view.you
  const target = seatOf(args.find(term => 'seat' in term))
  const common = names.target(target ?? 0)
  switch (kind) {
    case 'open':
      return t('ivanhoe-choice-open', { color: colorWord(args[0]), card: card(nameOf(args[1]) ?? '') })
    case 'play':
      return t('ivanhoe-choice-play', { card: card(nameOf(args[0]) ?? '') })
    case 'take':
    case 'return':
    case 'unhorse':
    case 'change-weapon':
      return t(`ivanhoe-choice-${kind}`, { color: colorWord(args[0]) })
    case 'keep':
    case 'retreat':
      return t(`ivanhoe-choice-${kind}`, { card: pointed(you, args[0], names, view) })
    case 'dodge':
      return t('ivanhoe-choice-dodge', { card: pointed(target ?? null, args[1], names, view) })
    case 'outwit':
      return t('ivanhoe-choice-outwit', {
        own: pointed(you, args[0], names, view),
        other: pointed(target ?? null, args[2], names, view),
      })
    default:
      return t(`ivanhoe-choice-${kind}`, common)
  }
}

function colorWord(term: Term | undefined): string {
  return t(`ivanhoe-color-${nameOf(term)}`)
}

function step(name: string, view: View, names: Names): string {
  const { what, a, b } = parts(name)
  switch (what) {
    case 'card':
      return card(a)
    case 'color':
      return t(`ivanhoe-color-${a}`)
    case 'seat':
      return names.of(Number(a))
    case 'token':
      return t('ivanhoe-step-token', { color: t(`ivanhoe-color-${b}`) })
    case 'display':
      return pointed(Number(a), { place: Number(b) }, names, view)
    case 'front':
      return pointed(Number(a), { word: b }, names, view)
    case 'go':
      return t('ivanhoe-step-go')
    default:
      return t(`ivanhoe-choice-${what}`, { target: '' })
  }
}

/** The cards of one player. */
function ownerOf(name: string): number | null {
  const { what, a } = parts(name)
  return what === 'display' || what === 'front' ? Number(a) : null
}

/** A card of a display shows itself; whose it is stands beside it. */
function pointedAt(name: string, view: View, names: Names): Pictured | null {
  const seat = ownerOf(name)
  const { what, b } = parts(name)
  const shown = what === 'front' ? b : view.players.find(one => one.seat === seat)?.display[Number(b) - 1]
  if (seat === null || shown === undefined) return null
  return { text: '', brief: names.is(seat) ? '' : names.of(seat), cards: [shown] }
}

function group(name: string, _view: View, names: Names): Group | null {
  const seat = ownerOf(name)
  return seat === null ? null : { key: `of:${seat}`, label: names.of(seat) }
}

function prompt(view: View, choices: Choices, names: Names): string {
  if (view.announced) {
    const { card: played, by, targets } = view.announced
    const others = targets.filter(seat => !names.is(seat))
    const aimed = targets.length === 0 ? 'nobody' : others.length === 0 ? 'you' : 'others'
    const asked = t('ivanhoe-prompt-reaction', { who: names.of(by), card: card(played), target: list(targets.map(seat => names.of(seat))), aimed })
    // One's own hand says so to oneself alone.
    return choices.moves.every(move => move.kind === 'pass') ? `${asked} ${t('ivanhoe-prompt-nothing')}` : asked
  }
  if (view.due) return t(`ivanhoe-prompt-${view.due}`)
  if (view.color === null) return t('ivanhoe-prompt-open', { purple: view.noPurple ? 'no' : 'yes' })
  const limit = view.players.find(player => player.seat === view.you)?.limit ?? null
  if (limit !== null) return t('ivanhoe-prompt-stunned', { limit })
  const stay = choices.moves.some(move => move.kind === 'stay')
  return t('ivanhoe-prompt-turn', { stay: stay ? 'yes' : 'no' })
}

/** The cards that a decision shows. */
function shownBy({ kind, args }: Statement): string[] {
  if (kind === 'open' || kind === 'play') return namesOf(args.slice(kind === 'open' ? 1 : 0))
  return isAction(kind) ? [kind] : []
}

function decision(line: Statement, seat: number, names: Names): Sentence {
  return { ...decisionWords(line, seat, names), cards: shownBy(line) }
}

function decisionWords(line: Statement, seat: number, names: Names): Sentence {
  const { kind, args } = line
  const target = seatOf(args.find(term => 'seat' in term))
  const common = {
    ...names.subject(seat),
    ...names.target(target ?? 0),
    color: colorName(args[0]),
    card: kind === 'open' ? card(nameOf(args[1]) ?? '') : kind === 'play' ? card(nameOf(args[0]) ?? '') : '',
  }
  const said = (more: Record<string, string>) => plain(t(`ivanhoe-log-${kind}`, { ...common, ...more }))
  if (kind === 'pass') return quiet(t('ivanhoe-log-pass', common))
  if (kind === 'dodge') return said({ card: pointed(target ?? null, args[1], names, null) })
  if (kind === 'retreat' || kind === 'keep') return said({ place: ordinal('card', placeOf(args[0]) ?? 0) })
  if (kind !== 'outwit') return said({})
  // Whose it is was said at the beginning of the sentence.
  const owner = names.is(seat) ? names.owner(seat) : { ...names.owner(seat), own: 'theirs' }
  return said({
    own: pointed(seat, args[0], names, null, owner),
    other: pointed(target ?? null, args[2], names, null),
  })
}

function colorName(term: Term | undefined): string {
  const name = nameOf(term)
  return name === undefined ? '' : t(`ivanhoe-color-${name}`)
}

/** By kind of line, where it helps to read on; what happens in every turn needs no number. */
const rules: Record<string, string> = {
  reveal: 'I8',
  shuffle: 'I5',
  open: 'I6',
  withdraw: 'I13',
  return: 'I13',
  win: 'I15',
  take: 'I15',
  result: 'I1',
  unhorse: 'I16',
  'change-weapon': 'I16',
  'drop-weapon': 'I16',
  'knock-down': 'I16',
  'break-lance': 'I18',
  riposte: 'I18',
  dodge: 'I18',
  retreat: 'I18',
  outmaneuver: 'I18',
  charge: 'I18',
  countercharge: 'I18',
  disgrace: 'I18',
  shield: 'I20',
  outwit: 'I21',
  stunned: 'I22',
  adapt: 'I23',
  keep: 'I23',
  ivanhoe: 'I25',
}

function words(line: Statement, names: Names): Sentence | null {
  return ruled(told(line, names), rules[line.kind])
}

function told(line: Statement, names: Names): Sentence | null {
  if (line.seat !== undefined) return decision(line, line.seat, names)
  const seat = seatOf(line.args[0])
  const who = seat === undefined ? {} : names.subject(seat)
  const rest = line.args.slice(1)
  switch (line.kind) {
    case 'dealer':
      return quiet(t('ivanhoe-log-dealer', who))
    case 'deal':
      return quiet(t('ivanhoe-log-deal', { ...who, cards: cardList(rest, card), count: cardsOf(rest).length }))
    case 'draw':
    case 'reveal':
      return quiet(t(`ivanhoe-log-${line.kind}`, { ...who, cards: cardList(rest, card), count: cardsOf(rest).length }))
    case 'shuffle':
      return quiet(t('ivanhoe-log-shuffle'))
    case 'steal':
      return plain(
        t('ivanhoe-log-steal', {
          ...who,
          ...names.target(seatOf(line.args[1]) ?? 0),
          card: cardList(line.args.slice(2), card),
        }),
      )
    case 'win': {
      const color = nameOf(line.args[1])
      if (color === undefined) return chapter(t('ivanhoe-log-win-nothing', who))
      return chapter(t('ivanhoe-log-win', { ...who, color: t(`ivanhoe-color-${color}`) }))
    }
    default:
      return commonWords(line, names)
  }
}

function helpKey(name: string): string | null {
  const { what, a, b } = parts(name)
  if (what === 'card' || what === 'color') return a
  if (what === 'token') return 'token'
  if (what === 'front') return b
  if (what === 'display') return 'display'
  return what === 'go' || what === 'seat' ? null : what
}

export const face: Face<View> = {
  view,
  steps,
  choice,
  step,
  pointedAt,
  group,
  prompt,
  words,
  effects,
  ending,
  worth,
  card,
  grave: move => move.kind === 'withdraw',
  meant: move => move.kind === 'stay' || move.kind === 'pass',
  tincture: view => (view.color ? tinctures[view.color] : null),
  story,
  tally: (view, seat) => view.players.find(one => one.seat === seat)?.tokens.length ?? 0,
  letsPass: { move: 'pass', until: 'win' },
  attempt,
  helpKey,
  Board,
  Hand,
  Mini,
  Large,
  Symbols,
  Triumph,
}
