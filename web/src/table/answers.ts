// What can be answered in words at this moment, in order.
import { t } from '../texts/texts'
import { router } from '../ui/route.svelte'
import { session } from '../ui/session.svelte'
import type { NewTable, Statement } from '../wire/types'
import { gathered, listed, type Entry } from './choose'
import { doubtedWords } from './asking'
import { rematchOf } from './company'
import type { Pictured } from './face'
import { otherSides } from './sides'
import type { Doubted, TableUi } from './ui.svelte'

export interface Answer {
  /** All that it says; a screen reader is always told that. */
  label: string
  /** What is left of it to say where many stand beside each other, after what was chosen before. */
  short?: string | undefined
  key?: string
  does: () => void
  look?: 'strong' | 'quiet'
  disabled?: boolean
  /** It is a choice of the game, or a step towards one. */
  decides?: boolean
  /** A hint points at it. */
  hinted?: boolean
  /** What it does, if that is a whole move. */
  move?: Statement
  /** What is shown instead of all of its words. */
  pictured?: Pictured | null
  /** Left out where there is no room for all. */
  spare?: boolean
  /** What is shown of it where many stand beside each other. */
  pointed?: Pictured | null
}

/** More answers than these cannot all be in view in words on a small screen. */
export const inView = 8

function moves(ui: TableUi, room: number): Answer[] {
  const rest = entries(ui, room)
  return dressed(ui, ui.picksNow ? [...rest, pickAnswer(ui)] : [...struck(ui), ...rest])
}

function whole(ui: TableUi, move: Statement, step?: string): Answer {
  const { face, view, names } = ui
  return {
    label: face.choice(move, view, names),
    decides: true,
    hinted: move.text === ui.hinted,
    move,
    ...(step === undefined ? {} : shortly(ui, step)),
    pictured: face.pictured?.(move, view, names) ?? null,
    does: () => ui.play(move),
  }
}

/** What was pointed at before is said by the question. */
function shortly(ui: TableUi, step: string): Partial<Answer> {
  const { face, view, names } = ui
  const alone = face.pointedAt?.(step, view, names) ?? null
  // Whose group it is stands in the question.
  const pointed = alone && ui.within !== null ? { ...alone, brief: '' } : alone
  const begun = ui.taken.length > 0 || ui.pickedCards.length > 0
  return begun ? { short: face.step(step, view, names), pointed } : { pointed }
}

/** Decisions that begin with a card of the hand and are said in words all the same. */
function struck(ui: TableUi): Answer[] {
  if (ui.taken.length > 0) return []
  return ui.ways.flatMap(({ move }) => (move && ui.face.spoken?.(move) ? [whole(ui, move)] : []))
}

/** What is most often meant shows it: the only thing to do, or the only one of its kind. */
function dressed(ui: TableUi, all: Answer[]): Answer[] {
  const { moves, picks } = ui.state.now.choices!
  const alone = ui.taken.length > 0 ? all.length === 1 : moves.length === 1 && picks.length === 0
  const meant = all.filter(({ move }) => move && !ui.face.grave?.(move) && (alone || ui.face.meant?.(move, moves)))
  return all.map(one => (meant.length === 1 && one === meant[0] ? { ...one, look: 'strong' } : one))
}

function entries(ui: TableUi, room: number): Answer[] {
  const { face, view, names } = ui
  const all = listed(ui.ways, ui.taken, room).filter(entry => !entry.step.startsWith('card:'))
  return gathered(all, step => face.group?.(step, view, names) ?? null, { room, within: ui.within }).map(one => {
    if ('step' in one) return entryAnswer(ui, one)
    return { label: t('panel-then', { choice: one.label }), decides: true, hinted: one.entries.some(({ step }) => ui.isHinted(step)), does: () => ui.goWithin(one.key) }
  })
}

function entryAnswer(ui: TableUi, { move, step }: Entry): Answer {
  if (move) return whole(ui, move, step)
  if (ui.pickedCards.length > 0) return pickedFor(ui, step)
  const said = ui.face.step(step, ui.view, ui.names)
  return { label: t('panel-then', { choice: said }), ...shortly(ui, step), decides: true, hinted: ui.isHinted(step), does: () => ui.choose(step) }
}

function withPicked(ui: TableUi, step: string): string {
  const count = ui.pickedCards.length
  return ui.face.picked?.(step, count) ?? t('pick-play', { count, choice: ui.face.step(step, ui.view, ui.names) })
}

/** Cards were picked first: what they can be used for. */
function pickedFor(ui: TableUi, step: string): Answer {
  return { label: withPicked(ui, step), ...shortly(ui, step), look: 'strong', decides: true, hinted: ui.isHinted(step), does: () => ui.choose(step) }
}

function pickAnswer(ui: TableUi): Answer {
  const last = ui.taken.at(-1)
  return {
    label: last === undefined ? '' : withPicked(ui, last),
    does: () => ui.playPick(),
    look: 'strong',
    decides: true,
    hinted: ui.isHinted('plays'),
    disabled: ui.missing !== 0 || ui.pickedCards.length === 0,
  }
}

/** What else can be answered, where this group of answers is looked into. */
function besides(ui: TableUi, within: string | null): Answer[] {
  const { now, info } = ui.state
  const more: Answer[] = []
  const chosen = ui.taken.length > 0 || ui.picked.length > 0 || within !== null
  const help = ui.taken.length > 0 ? ui.face.helpKey(ui.taken[0]!) : null
  if (chosen) more.push({ label: t('cancel'), key: 'Escape', look: 'quiet', does: () => ui.cancel() })
  if (help !== null) more.push({ label: t('panel-explain'), look: 'quiet', spare: true, does: () => ui.explain(help) })
  if (ui.mayGoOn && ui.taken.length === 0) more.push({ label: t('panel-go-on'), does: () => ui.letOthersGoOn() })
  if (now.question?.more_time && now.choices) more.push({ label: t('panel-more-time'), look: 'quiet', does: () => ui.moreTime() })
  if (ui.passing !== 'none') more.push({ label: t('panel-pass-stop'), look: 'quiet', does: () => ui.letPass('none') })
  else if (ui.passMove && !chosen) {
    more.push({ label: t(`panel-pass-chapter-${info.game}`), look: 'quiet', does: () => ui.letPass('chapter') })
    more.push({ label: t(`panel-pass-game-${info.game}`), look: 'quiet', does: () => ui.letPass('game') })
  }
  if (now.undo && ui.taken.length === 0) more.push({ label: t('panel-undo'), look: 'quiet', does: () => ui.takeBack() })
  return more
}

async function changeSides(ui: TableUi, sides: NewTable) {
  const made = await session.makeBeside(ui.table, sides).catch(() => null)
  if (made !== null) router.go(`#/table/${made}`)
  else ui.notify(() => t('error-failed'))
}

function over(ui: TableUi): Answer[] {
  const { now } = ui.state
  if (now.rematch !== null || now.you === null) return []
  const sides = otherSides(ui.state)
  const again: Answer = { label: t('panel-rematch'), look: 'strong', does: () => ui.wish({ type: 'rematch' }) }
  const not: Answer = { label: t('panel-rematch-not'), look: 'quiet', does: () => ui.wish({ type: 'decline_rematch' }) }
  switch (rematchOf(now)) {
    case 'open':
      return [again, ...(sides ? [{ label: t('panel-change-sides'), does: () => void changeSides(ui, sides) }] : [])]
    case 'asked':
      return [{ ...again, label: t('panel-rematch-yes') }, not]
    case 'waiting':
      return [not]
    case 'declined':
      return [{ ...again, label: t('panel-rematch-yet') }]
    case 'unwanted':
      return []
  }
}

/** What can be done about somebody who does not come. */
function without(ui: TableUi, seat: number): Answer[] {
  const { now, info } = ui.state
  const voted = now.absence?.for_bot.includes(now.you ?? 0) ?? false
  const vote = (remedy: 'bot' | 'wait') => () => void ui.wish({ type: 'vote', seat, remedy })
  return [
    ...(voted ? [] : [{ label: t('panel-vote-bot', { who: ui.names.of(seat) }), look: 'strong' as const, does: vote('bot') }]),
    ...(info.players === 2 ? [{ label: t('panel-vote-claim'), does: () => ui.claim(seat) }] : []),
    { label: t('panel-vote-wait'), look: 'quiet', does: vote('wait') },
  ]
}

function doubted(ui: TableUi, doubted: Doubted): Answer[] {
  const does = 'move' in doubted ? () => ui.play(doubted.move) : () => ui.claim(doubted.claim)
  return [
    { label: doubtedWords(ui, doubted), look: 'strong', decides: true, does },
    { label: t('cancel'), key: 'Escape', look: 'quiet', does: () => ui.cancel() },
  ]
}

/** After the end, or when the game was given up. */
function afterwards(ui: TableUi): Answer[] {
  const { now, deal, lines } = ui.state
  const checkDeal: Answer[] = deal && !ui.isReplay ? [{ label: t('panel-deal'), look: 'quiet', does: () => (ui.dialog = 'deal') }] : []
  if (now.stage === 'closed') return lines.length > 0 ? checkDeal : []
  if (now.you === null) return checkDeal
  const share: Answer = { label: t('panel-share'), look: 'quiet', does: () => (ui.dialog = 'share') }
  return [...over(ui), ...(session.isOnDevice(ui.table) ? [] : [share]), ...checkDeal]
}

/** What can be answered; nothing does anything while it has only just come. */
export function answersOf(ui: TableUi): Answer[] {
  return all(ui).map(answer => ({ ...answer, does: () => ui.heed(answer.does) }))
}

function all(ui: TableUi): Answer[] {
  const { now } = ui.state
  if (ui.ending) return [{ label: t('panel-go-on'), look: 'strong', does: () => ui.goOn() }]
  if (now.stage === 'over' || now.stage === 'closed') return afterwards(ui)
  if (now.stage !== 'playing') return []
  if (ui.isAway) return [{ label: t('panel-return'), look: 'strong', does: () => ui.wish({ type: 'sit', seat: now.you! }) }]
  if (ui.doubted) return doubted(ui, ui.doubted)
  const more = besides(ui, ui.within)
  if (now.choices) {
    // As much as there was before a group was looked into: else it might be shown with all others again.
    const room = inView - besides(ui, null).length
    const all = [...moves(ui, room), ...more]
    return all.length > inView ? all.filter(({ spare }) => !spare) : all
  }
  return ui.late === null ? more : [...without(ui, ui.late), ...more]
}
