// Serves the built page with a recorded game behind it, seen by one seat: whatever is chosen, the game
// goes on as it was recorded. For looking at the page without a server.
//
//   node tests/replay-server.ts PORT HASTILUDE RECORD SEAT
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname } from 'node:path'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Choices, FromPage, Info, Now, Statement } from '../src/wire/types.ts'
import { readPosition, readRecord, statement } from './notation.ts'

const [port = '8080', program = '', file = '', seatText = '2', startText = '0'] = process.argv.slice(2)
const seat = Number(seatText)
const source = readFileSync(file, 'utf8').split(/\n\s*\n/)[0]!.split('\n').filter(line => !line.startsWith(';'))
const whole = readRecord(view(source))
const head = source.findIndex(line => /^(starter|dealer)/.test(line))

function view(lines: string[]): string {
  return execFileSync(program, ['replay', '--view', `@${seat}`, '-'], { input: lines.join('\n') + '\n' }).toString()
}

// The moments when this seat has to decide, and the end.
const stops = [...whole.legal.map(one => one.before), whole.lines.length]
let frame = Math.min(Number(startText), stops.length - 1)
let number = 1
const socketsOpen = new Set<WebSocket>()

function total(game: string, position: Statement[], cards: string[]): number {
  const green = position.some(line => line.text === 'color green')
  return green && game === 'ivanhoe' ? cards.length : cards.reduce((sum, card) => sum + Number(card.slice(1)), 0)
}

function facts(position: Statement[]): Statement[] {
  const text: string[] = []
  const strip = position.find(line => line.kind === 'strip')?.text.split(' ')
  if (strip) text.push(`distance ${Number(strip[2]) - Number(strip[1])}`, 'pile 9')
  if (whole.game === 'ivanhoe') {
    text.push('deck 41', `need ${whole.players > 3 ? 4 : 5}`)
    for (let one = 1; one <= whole.players; one++) {
      if (position.some(line => line.text === `out @${one}`)) continue
      const cards = position.find(line => line.text.startsWith(`display @${one} `))?.text.split(' ').slice(2) ?? []
      text.push(`total @${one} ${total(whole.game, position, cards)}`)
    }
  }
  if (whole.game === 'castles') {
    text.push('pile 21')
    for (let one = 1; one <= whole.players; one++) text.push(`points @${one} ${one * 5}`, `reserve @${one} 4`)
    for (const line of position.filter(one => one.kind === 'garrison'))
      text.push(`least ${line.text.split(' ')[1]} ${line.args.length}`)
    for (const line of position.filter(one => one.kind === 'track')) {
      const last = line.text.split(' ').findLast(word => /^b[1-6]$/.test(word))
      if (last) text.push(`control ${line.text.split(' ')[1]} @${last[1]}`)
    }
  }
  return text.map(line => statement(whole.game, line))
}

// Armies come as groups, not as lists.
function choices(moves: Statement[], position: Statement[]): Choices {
  const attacks = moves.filter(move => move.kind === 'attack' && whole.game === 'castles')
  const castles = [...new Set(attacks.map(move => move.text.split(' ')[2]!))]
  const hand = position.find(line => line.text.startsWith(`hand @${seat} `))?.text.split(' ').slice(2) ?? []
  const heroes = hand.filter(card => card.length > 2)
  const groups = ['f', 'a', 'x', 'h'].map(kind => hand.filter(card => card.length === 2 && card[0] === kind))
  groups.push(...['1', '2', '3', '4'].map(coat => hand.filter(card => card.length === 2 && card[1] === coat)))
  const picks = castles.flatMap(castle => {
    const least = Math.min(...attacks.filter(one => one.text.split(' ')[2] === castle).map(one => one.args.length - 1))
    return groups
      .map(group => [...group, ...heroes])
      .filter(cards => cards.length >= least && cards.length > 0)
      .map(cards => ({ text: `attack ${castle}`, kind: 'attack', args: [{ word: castle }], least, most: cards.length, cards }))
  })
  return { must: true, moves: moves.filter(move => !attacks.includes(move)), picks }
}

function now(): Now {
  const over = stops[frame] === whole.lines.length && frame === stops.length - 1
  const prefix = source.slice(0, head + stops[frame]!)
  const position = readPosition(view(prefix))
  const legal = whole.legal[frame]
  const names = ['Rowena', 'You of Hasti', 'Cedric the Saxon', 'Isaac', 'Rebecca', 'Wamba']
  return {
    time: Date.now(),
    stage: over ? 'over' : 'playing',
    you: seat,
    host: true,
    seats: Array.from({ length: whole.players }, (_, index) => ({
      seat: index + 1,
      who: index % 2 ? 'person' : 'bot',
      name: index % 2 ? names[index]! : null,
      bot: index % 2 ? null : 'page',
      away: false,
    })),
    position,
    facts: facts(position),
    question: over
      ? null
      : {
          kind: position.some(line => line.text.startsWith('due reaction')) ? 'reaction' : 'turn',
          asked: [seat],
          may: [],
          opened: Date.now() - 1000,
          closes: position.some(line => line.text.startsWith('due reaction')) ? Date.now() + 3000 : null,
          more_time: true,
        },
    choices: over || !legal ? null : choices(legal.moves, position),
    held: null,
    undo: frame > 0,
    clocks: null,
    winners: over ? [1] : null,
    rematch: null,
  }
}

const info: Info = {
  game: whole.game,
  players: whole.players,
  options: whole.options,
  private: true,
  windows: { reaction: 4000, offer: 4000, ransom: 4000, pace: 500 },
  clock: null,
  invitation: 'abc',
}

function send(socket: WebSocket, message: object): void {
  socket.send(JSON.stringify(message))
}

function take(socket: WebSocket, message: FromPage): void {
  if (message.type === 'hello') {
    send(socket, { type: 'welcome', protocol: 1, person: 'p', name: 'You', time: Date.now() })
  } else if (message.type === 'watch') {
    const lines = whole.lines.slice(0, stops[frame])
    const chat = [{ id: 1, time: 0, seat: 2, name: 'Cedric', text: 'Good luck, <b>all</b>!' }]
    send(socket, { type: 'snapshot', table: message.table, number, info, lines, now: now(), chat })
    send(socket, { type: 'presence', table: message.table, online: [2], spectators: 1 })
  } else if (message.type === 'act') {
    const before = stops[frame]!
    frame = Math.min(frame + 1, stops.length - 1)
    number++
    const lines = whole.lines.slice(before, stops[frame])
    for (const one of socketsOpen)
      send(one, { type: 'event', table: message.table, number, kind: 'played', lines, now: now() })
    send(socket, { type: 'done', table: message.table, id: message.id, number })
  } else if ('id' in message) {
    send(socket, { type: 'refused', table: message.table, id: message.id, code: 'not_now', rule: 'I4' })
  } else if (message.type === 'ping') send(socket, { type: 'pong', time: Date.now() })
}

const offers = [
  { game: 'ivanhoe', players: [2, 5], options: [{ key: 'first', values: ['left', 'right'] }, { key: 'purple', values: ['color', 'token'] }], bots: ['random', 'page', 'squire', 'knight'] },
  { game: 'engarde', players: [2, 2], options: [{ key: 'level', values: ['standard', 'basic', 'advanced'] }, { key: 'target', least: 1, most: 99, usual: 5 }, { key: 'discards', values: ['top', 'all'] }], bots: ['random', 'page', 'squire', 'knight'] },
  { game: 'castles', players: [2, 6], options: [{ key: 'track', least: 2, most: 5, usual: 3 }], bots: ['random', 'page'] },
]

const answers: { [path: string]: () => unknown } = {
  '/api/me': () => ({ person: 'p', name: 'Wilfred' }),
  '/api/ticket': () => ({ ticket: 't' }),
  '/api/games': () => offers,
  '/api/tables': () => [],
  '/api/mine': () => [{ table: 't1', game: whole.game, players: 3, seats: now().seats, stage: 'playing', host: 'Wilfred', your_turn: true }],
  '/api/tables!': () => ({ table: 't1', invitation: null }),
  '/api/invitations': () => ({ table: 't1' }),
}

const types: { [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const server = createServer((request, response) => {
  const path = (request.url ?? '/').split('?')[0]!
  const answer = answers[request.method === 'POST' && path === '/api/tables' ? '/api/tables!' : path]
  if (answer) {
    response.setHeader('Content-Type', 'application/json')
    return response.end(JSON.stringify(answer()))
  }
  const page = new URL(`../dist${path === '/' ? '/index.html' : path}`, import.meta.url)
  if (!existsSync(page)) return response.writeHead(404).end()
  response.setHeader('Content-Security-Policy', policy)
  response.setHeader('Content-Type', types[extname(page.pathname)] ?? 'application/octet-stream')
  return response.end(readFileSync(page))
})

new WebSocketServer({ server, path: '/play' }).on('connection', socket => {
  socketsOpen.add(socket)
  socket.on('close', () => socketsOpen.delete(socket))
  socket.on('message', data => take(socket, JSON.parse(String(data)) as FromPage))
})
server.listen(Number(port), '127.0.0.1', () => console.log(`http://127.0.0.1:${port}/#/table/t1, ${stops.length} frames`))
