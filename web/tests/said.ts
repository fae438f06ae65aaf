// What a server would say, of messages as the page has them after reading: the other way round to src/wire/read.ts,
// for tests that play the server.
import type { Absence, Changed, Choices, Edit, Fact, FromServer, Now, Question, Said, SaidAbsence, SaidChanged, SaidChoices, SaidEdit, SaidNow, SaidQuestion, Statement, Term } from '../src/wire/types'

export function said(message: FromServer): Said {
  switch (message.type) {
    case 'snapshot':
      return { ...message, lines: message.lines.map(lineOf), now: nowSaid(message.now) }
    case 'earlier':
      return { ...message, lines: message.lines.map(lineOf) }
    case 'event': {
      const { now, changed, ...rest } = message
      const told = { ...(now ? { now: nowSaid(now) } : {}), ...(changed ? { changed: changedSaid(changed) } : {}) }
      return { ...rest, lines: rest.lines.map(lineOf), ...told }
    }
    case 'hint': {
      const alternatives = message.alternatives.map(one => ({ ...one, move: one.move.map(lineOf), reasons: one.reasons.map(lineOf) }))
      return { ...message, alternatives, reasons: message.reasons.map(lineOf) }
    }
    case 'presence': {
      const { absence, ...rest } = message
      return absence ? { ...rest, absence: absenceSaid(absence) } : rest
    }
    default:
      return message
  }
}

export function lineOf({ kind, args, ...rest }: Fact | Statement): string {
  const seat = 'seat' in rest ? [`@${rest.seat}`] : []
  return [...seat, kind, ...args.map(wordOf)].join(' ')
}

function wordOf(term: Term): string {
  if ('seat' in term) return `@${term.seat}`
  if ('place' in term) return `#${term.place}`
  if ('number' in term) return `=${term.number}`
  if ('word' in term) return `:${term.word}`
  if ('none' in term) return '-'
  if ('castle' in term) return `castle:${term.castle}`
  if ('color' in term) return `color:${term.color}`
  if ('blazon' in term) return `blazon=b${term.blazon}`
  const times = 'times' in term ? `x${term.times}` : ''
  return `${term.card ?? '?'}${times}`
}

function absenceSaid({ for_bot, ...rest }: Absence): SaidAbsence {
  return for_bot.length > 0 ? { ...rest, for_bot } : rest
}

function questionSaid({ kind, asked, may, opened, closes, more_time, go_on }: Question): SaidQuestion {
  return {
    kind,
    asked,
    opened,
    ...(may.length > 0 ? { may } : {}),
    ...(closes === null ? {} : { closes }),
    ...(more_time ? { more_time } : {}),
    ...(go_on ? { go_on } : {}),
  }
}

function choicesSaid({ must, moves, picks }: Choices): SaidChoices {
  const armies = picks.map(pick => ({ move: lineOf(pick), least: pick.least, most: pick.most, cards: pick.cards.join(' ') }))
  return { must, moves: moves.map(lineOf), ...(armies.length > 0 ? { picks: armies } : {}) }
}

function askedSaid({ question, choices, held }: Pick<Now, 'question' | 'choices' | 'held'>) {
  return { question: question && questionSaid(question), choices: choices && choicesSaid(choices), held: held && lineOf(held) }
}

function nowSaid({ absence, ...now }: Now): SaidNow {
  const lines = { position: now.position.map(lineOf), facts: now.facts.map(lineOf) }
  return { ...now, ...askedSaid(now), ...lines, ...(absence ? { absence: absenceSaid(absence) } : {}) }
}

function changedSaid({ absence, position, facts, question, choices, held, ...rest }: Changed): SaidChanged {
  return {
    ...rest,
    ...(absence ? { absence: absenceSaid(absence) } : {}),
    ...(position ? { position: position.map(editSaid) } : {}),
    ...(facts ? { facts: facts.map(editSaid) } : {}),
    ...(question === undefined ? {} : { question: question && questionSaid(question) }),
    ...(choices === undefined ? {} : { choices: choices && choicesSaid(choices) }),
    ...(held === undefined ? {} : { held: held && lineOf(held) }),
  }
}

function editSaid([place, gone, ...put]: Edit): SaidEdit {
  return [place, gone, ...put.map(lineOf)]
}
