// The words of the one place where something is asked: who is to do what.
import { list, t } from '../texts/texts'
import { rematchOf } from './company'
import type { Doubted, TableUi } from './ui.svelte'

export interface Said {
  heading: string
  text: string
}

function said(heading: string, text: string): Said {
  return { heading, text }
}

function result(ui: TableUi): string {
  const winners = ui.state.now.winners ?? []
  if (winners.length === 0) return t('panel-over')
  if (winners.length > 1) return t('panel-over-shared', { who: list(winners.map(seat => ui.names.of(seat))) })
  return t('panel-over-won', ui.names.subject(winners[0]!))
}

/** How it stands with playing again, where there is something to say. */
function rematch(ui: TableUi): string {
  const { now } = ui.state
  const people = (seats: readonly number[]) => list(seats.map(seat => ui.names.of(seat)))
  const wanted = now.rematch_wanted ?? []
  const unwanted = (seats: readonly number[]) => t('rematch-unwanted', { who: people(seats), count: seats.length })
  if (now.rematch !== null || now.you === null) return ''
  switch (rematchOf(now)) {
    case 'asked':
      return t('rematch-asked', { who: people(wanted), count: wanted.length })
    case 'waiting': {
      const others = now.seats.filter(one => one.who === 'person' && !wanted.includes(one.seat)).map(one => one.seat)
      return others.length > 0 ? t('rematch-waiting', { who: people(others) }) : ''
    }
    case 'unwanted':
      return unwanted((now.rematch_declined ?? []).filter(seat => seat !== now.you))
    case 'declined':
      return t('rematch-declined')
    case 'open':
      return ''
  }
}

/** Somebody does not come: what the others want to do about it. */
function late(ui: TableUi, seat: number): Said {
  const { absence, you } = ui.state.now
  const agreed = (absence?.for_bot ?? []).filter(one => one !== you)
  const text = t('panel-missing', { who: ui.names.of(seat) })
  return said('', agreed.length === 0 ? text : `${text} ${t('panel-missing-agreed', { who: list(agreed.map(one => ui.names.of(one))), count: agreed.length })}`)
}

function waiting(ui: TableUi): Said {
  const { question, you, hurried } = ui.state.now
  if (ui.late !== null) return late(ui, ui.late)
  const others = question?.asked.filter(seat => !ui.names.is(seat)) ?? []
  const who = list(others.map(seat => ui.names.of(seat)))
  const text = others.length === 0 ? t('loading') : t('panel-wait', { who, count: others.length })
  return said(you === null ? t('panel-watching') : '', hurried ? `${text} ${t('panel-hurried')}` : text)
}

function choosing(ui: TableUi): Said {
  const { question, choices, you, held } = ui.state.now
  if (held !== null) return said('', t('panel-held', { answer: ui.heldWords }))
  if (!choices || ui.busy) return said('', t('panel-sending'))
  if (ui.taken.length > 0 || ui.picked.length > 0 || ui.within !== null) return said('', picking(ui))
  const asked = question?.asked.includes(you ?? 0) ?? true
  const heading = asked ? t(question && question.kind !== 'turn' ? 'panel-asked' : 'panel-your-turn') : ''
  return said(heading, ui.face.prompt(ui.view, choices, ui.names))
}

/** The group whose answers are shown. */
function lookedInto({ within, branches, face, view, names }: TableUi): string[] {
  const group = branches.map(({ step }) => face.group?.(step, view, names)).find(one => one?.key === within)
  return group ? [group.label] : []
}

function picking(ui: TableUi): string {
  const last = ui.taken.at(-1)
  const chosen = [...(last === undefined ? [] : [ui.face.step(last, ui.view, ui.names)]), ...lookedInto(ui)].join(', ')
  // Only whether to do it is left.
  if (ui.picks.length === 0 && ui.ways.filter(({ steps }) => ui.taken.every((step, index) => steps[index] === step)).length === 1) return t('panel-choose-sure', { chosen })
  if (ui.picks.length === 0) return t('panel-choose-target', { chosen })
  const cards = ui.pickedCards.map(card => ui.face.card(card))
  const what = chosen ? t('pick-cards', { chosen, count: cards.length, cards: list(cards) }) : t('pick-first', { cards: list(cards) })
  return ui.missing !== null && ui.missing > 0 ? `${what} ${t('pick-missing', { missing: ui.missing })}` : what
}

/** What is asked about once more. */
export function doubtedWords({ face, view, names }: TableUi, doubted: Doubted): string {
  return 'move' in doubted ? face.choice(doubted.move, view, names) : t('panel-vote-claim')
}

export function asking(ui: TableUi): Said {
  const { stage, choices, held } = ui.state.now
  if (ui.ending) return said(ui.ending.title, ui.ending.reasons.join(' '))
  if (stage === 'over') return said(result(ui), rematch(ui))
  if (stage === 'closed') return said('', t('panel-closed'))
  if (ui.isAway) return said('', t('panel-you-are-away'))
  if (ui.doubted) return said(t('panel-sure'), t('panel-sure-text', { choice: doubtedWords(ui, ui.doubted) }))
  if (choices || held !== null || ui.busy) return choosing(ui)
  return waiting(ui)
}
