// Reads what the server says into what the page works with: lines, which are sent as short texts (docs/protocol.md,
// "Lines"), become statements, and what is left out becomes what it stands for.
import type {
  Absence,
  Changed,
  Choices,
  Earlier,
  Edit,
  Fact,
  FromServer,
  Now,
  Presence,
  Question,
  Said,
  SaidAbsence,
  SaidChanged,
  SaidChoices,
  SaidEarlier,
  SaidEdit,
  SaidEvent,
  SaidHint,
  SaidNow,
  SaidPresence,
  SaidQuestion,
  SaidSnapshot,
  ServerHint,
  Snapshot,
  Statement,
  TableEvent,
  Term,
} from './types'

/** One message of the server. */
export function read(text: string): FromServer {
  const said = JSON.parse(text) as Said
  switch (said.type) {
    case 'snapshot':
      return readSnapshot(said)
    case 'event':
      return readEvent(said)
    case 'earlier':
      return readEarlier(said)
    case 'hint':
      return readHint(said)
    case 'presence':
      return readPresence(said)
    default:
      return said
  }
}

export function readSnapshot(said: SaidSnapshot): Snapshot {
  return { ...said, lines: said.lines.map(statementOf), now: readNow(said.now) }
}

export function readEvent({ now, changed, ...said }: SaidEvent): TableEvent {
  return {
    ...said,
    lines: said.lines.map(statementOf),
    ...(now ? { now: readNow(now) } : {}),
    ...(changed ? { changed: readChanged(changed) } : {}),
  }
}

function readEarlier(said: SaidEarlier): Earlier {
  return { ...said, lines: said.lines.map(statementOf) }
}

function readHint(said: SaidHint): ServerHint {
  const alternatives = said.alternatives.map(one => ({ ...one, move: one.move.map(statementOf), reasons: one.reasons.map(factOf) }))
  return { ...said, alternatives, reasons: said.reasons.map(factOf) }
}

function readPresence({ absence, ...said }: SaidPresence): Presence {
  return absence ? { ...said, absence: absenceOf(absence) } : said
}

// ---- how a table stands

function readNow({ absence, ...said }: SaidNow): Now {
  return {
    ...said,
    position: said.position.map(factOf),
    facts: said.facts.map(factOf),
    question: said.question && questionOf(said.question),
    choices: said.choices && choicesOf(said.choices),
    held: said.held === null ? null : statementOf(said.held),
    ...(absence ? { absence: absenceOf(absence) } : {}),
  }
}

function readChanged({ from, position, facts, question, choices, held, absence, ...said }: SaidChanged): Changed {
  return {
    ...said,
    from: from ?? said.edition - 1,
    absence: absence ? absenceOf(absence) : null,
    ...(position ? { position: position.map(editOf) } : {}),
    ...(facts ? { facts: facts.map(editOf) } : {}),
    ...(question === undefined ? {} : { question: question && questionOf(question) }),
    ...(choices === undefined ? {} : { choices: choices && choicesOf(choices) }),
    ...(held === undefined ? {} : { held: held === null ? null : statementOf(held) }),
  }
}

function editOf([place, gone, ...put]: SaidEdit): Edit {
  return [place, gone, ...put.map(factOf)]
}

function questionOf(said: SaidQuestion): Question {
  return { may: [], closes: null, more_time: false, go_on: false, ...said }
}

function choicesOf({ must, moves, picks = [] }: SaidChoices): Choices {
  return {
    must,
    moves: moves.map(statementOf),
    picks: picks.map(({ move, least, most, cards }) => ({ ...statementOf(move), least, most, cards: cards.split(' ') })),
  }
}

function absenceOf(said: SaidAbsence): Absence {
  return { for_bot: [], ...said }
}

// ---- lines

/** A line that was played or can be: its text is the notation, which has no marks. */
export function statementOf(line: string): Statement {
  const words = line.split(' ')
  const seat = line.startsWith('@') ? Number(words.shift()!.slice(1)) : undefined
  const [kind = '', ...rest] = words
  const text = line.replace(/ [a-z]*[:=]/g, ' ')
  const args = rest.map(termOf)
  return seat === undefined ? { text, kind, args } : { text, kind, seat, args }
}

/** A line of a position or of what follows from it. */
export function factOf(line: string): Fact {
  const [kind = '', ...rest] = line.split(' ')
  return { kind, args: rest.map(termOf) }
}

function termOf(word: string): Term {
  switch (word[0]) {
    case '@':
      return { seat: Number(word.slice(1)) }
    case '#':
      return { place: Number(word.slice(1)) }
    case '-':
      return { none: true }
    case '=':
      return { number: Number(word.slice(1)) }
    case ':':
      return { word: word.slice(1) }
    default:
      return sortedOf(word) ?? cardsOf(word)
  }
}

/** What only one game has, with its sort: by a name (castle:k10), or by a number (blazon=b2). */
function sortedOf(word: string): Term | undefined {
  const [, sort, mark, name] = /^([a-z]+)([:=])(.*)$/.exec(word) ?? []
  if (sort === undefined || name === undefined) return undefined
  return { [sort]: mark === ':' ? name : Number(name.replace(/^\D+/, '')) } as Term
}

/** A card, seen or not, or so many of it. */
function cardsOf(word: string): Term {
  const [, name, times] = /^(.+)x([0-9]+)$/.exec(word) ?? [word, word, '1']
  const card = name === '?' ? null : name!
  return times === '1' ? { card } : { card, times: Number(times) }
}
