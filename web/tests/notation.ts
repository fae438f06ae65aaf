// Reads the notation into statements, as the server does, so that the page can be tested with real
// games. Only tests use it: the client itself never reads the notation. What the server says in whole
// games is compared with it (tests/wire/check.mjs).
import type { Statement, Term } from '../src/wire/types'

const ivanhoeActions =
  'unhorse change-weapon drop-weapon break-lance riposte dodge retreat knock-down outmaneuver charge countercharge disgrace adapt outwit shield stunned ivanhoe'.split(
    ' ',
  )

const cardPatterns: Record<string, RegExp> = {
  engarde: /^[1-5]$/,
  ivanhoe: new RegExp(`^([PRBYGSM][1-7]|${ivanhoeActions.join('|')})$`),
  castles: /^([faxh][1-4]|ivanhoe|locksley)$/,
}

const castles = ['k5', 'k6', 'k7a', 'k7b', 'k10'] as const
const colors = ['purple', 'red', 'blue', 'yellow', 'green'] as const

/** Lines of En Garde in which 1 to 5 are numbers; elsewhere they are cards. */
const counted = ['strip', 'score', 'distance', 'pile']

function term(game: string, kind: string, word: string): Term {
  const cards = cardPatterns[game]!
  const number = /^[0-9]+$/.test(word) && (game !== 'engarde' || counted.includes(kind))
  if (number) return { number: Number(word) }
  const times = /^([0-9]+)x([0-9]+)$/.exec(word)
  if (times) return times[2] === '1' ? { card: times[1]! } : { card: times[1]!, times: Number(times[2]) }
  if (/^@[0-9]+$/.test(word)) return { seat: Number(word.slice(1)) }
  if (/^#[0-9]+$/.test(word)) return { place: Number(word.slice(1)) }
  if (word === '-') return { none: true }
  if (word === '?') return { card: null }
  if (cards.test(word)) return { card: word }
  const castle = castles.find(one => one === word)
  if (castle) return { castle }
  const color = colors.find(one => one === word)
  if (color) return { color }
  if (/^b[1-6]$/.test(word)) return { blazon: Number(word.slice(1)) }
  return { word }
}

export function statement(game: string, line: string): Statement {
  const words = line.split(/\s+/)
  const decides = /^@[0-9]+$/.test(words[0]!)
  const [kind = '', ...rest] = decides ? words.slice(1) : words
  const args = rest.map(word => term(game, kind, word))
  return decides ? { text: line, kind, seat: Number(words[0]!.slice(1)), args } : { text: line, kind, args }
}

const headKinds = ['game', 'players', 'option', 'name', 'rules', 'position', 'begin']

export interface Played {
  game: string
  players: number
  options: { [key: string]: string }
  lines: Statement[]
  /** Before which line these moves were legal, by the seat that has them. */
  legal: { before: number; seat: number; moves: Statement[] }[]
}

/** The first record of a text as `hastilude replay` prints it. */
export function readRecord(text: string): Played {
  const record: Played = { game: '', players: 0, options: {}, lines: [], legal: [] }
  for (const line of text.split('\n')) {
    if (line.trim() === '') break
    const [first = '', second = '', third = ''] = line.split(' ')
    const legal = /^; legal @([0-9]+) (.*)$/.exec(line)
    if (legal) {
      const moves = legal[2]!.split(' | ').map(move => statement(record.game, `@${legal[1]} ${move}`))
      record.legal.push({ before: record.lines.length, seat: Number(legal[1]), moves })
    } else if (first === 'game') record.game = second
    else if (first === 'players') record.players = Number(second)
    else if (first === 'option') record.options[second] = third
    else if (!first.startsWith(';') && !headKinds.includes(first)) record.lines.push(statement(record.game, line))
  }
  return record
}

/** The position that stands last in such a text. */
export function readPosition(text: string): Statement[] {
  const last = text.trim().split(/\n\s*\n/).at(-1)!
  const game = /^game (\w+)/m.exec(last)![1]!
  return last
    .split('\n')
    .filter(line => !headKinds.includes(line.split(' ')[0]!))
    .map(line => statement(game, line))
}
