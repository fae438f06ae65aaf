// The playthroughs of tests/playthroughs through the worker that has the tables of a device, as the page uses it: every
// line and every position, in everybody's eyes, and at a table that goes on from each question what those may do who are
// asked. What the engine in it comes to by itself is in engine.test.ts.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FromDesk, ToDesk } from '../../web/src/engine/messages'
import { factOf, statementOf } from '../../web/src/wire/read'
import type { SaidChoices, SaidSnapshot, Statement } from '../../web/src/wire/types'
import { statement } from '../../web/tests/notation'
import { launch } from './people'
import { dist, Site } from './site'

let site: Site
let browser: Browser

beforeAll(async () => {
  site = await Site.start()
  browser = await launch()
})
afterAll(async () => {
  await browser?.close()
  site?.close()
})

const folder = new URL('../playthroughs/', import.meta.url)
const everything = -1

/** What was played, and what stands in the file of the time after each line. */
interface Step {
  line: string
  /** By eyes; where nothing is said, they saw the line as it was. */
  saw: Map<number, string>
  gone: string[]
  now: string[]
  /** By eyes: what they see other than it is; only where that has changed, and is anything at all. */
  sees: Map<number, string[]>
  /** By seat: all that it may do now. */
  may: Map<number, string[]>
}

const eyesOf = (word: string) => (word === 'table' ? 0 : Number(word.slice(1)))

function read(file: string): { game: string; players: number; record: string; steps: Step[] } {
  const lines = readFileSync(new URL(file, folder), 'utf8').split('\n')
  const record = lines.flatMap(line => (line.startsWith('> ') ? [line.slice(2)] : []))
  const steps: Step[] = []
  // A position that it begins with is part of its head.
  let isHead = true
  let isPosition = false
  for (const line of lines) {
    const [word = '', ...rest] = line.split(' ')
    const [eyes = '', ...seen] = rest
    if (word === '>') {
      isPosition ||= eyes === 'position'
      isHead &&= isPosition || /^(game|players|option|name|rules)$/.test(eyes)
      if (eyes === 'begin') isPosition = false
      if (!isHead) steps.push({ line: rest.join(' '), saw: new Map(), gone: [], now: [], sees: new Map(), may: new Map() })
      continue
    }
    const step = steps.at(-1)
    if (word === 'saw') step?.saw.set(eyesOf(eyes), seen.join(' '))
    if (word === 'gone') step?.gone.push(rest.join(' '))
    if (word === 'now') step?.now.push(rest.join(' '))
    if (word === 'may') step?.may.set(eyesOf(eyes), seen.join(' ').split(' | '))
    if (word === 'sees') step?.sees.set(eyesOf(eyes), [...(step.sees.get(eyesOf(eyes)) ?? []), seen.join(' ')])
  }
  const head = (key: string) => record.find(line => line.startsWith(`${key} `))!.split(' ')[1]!
  return { game: head('game'), players: Number(head('players')), record: `${record.join('\n')}\n`, steps }
}

/** Where the worker lies, and what it is told to start with. */
function worker(): { url: string; start: ToDesk } {
  const files = readdirSync(`${dist}assets`)
  const engine = files.find(file => file.endsWith('.wasm'))!
  const integrity = `sha256-${createHash('sha256').update(readFileSync(`${dist}assets/${engine}`)).digest('base64')}`
  const url = `${site.address}/assets/${files.find(file => /^desk\.worker-.*\.js$/.test(file))!}`
  return { url, start: { kind: 'start', engine: { url: `${site.address}/assets/${engine}`, integrity, policies: {} } } }
}

/** A line, or a line of a position. */
type Said = Pick<Statement, 'kind' | 'args'> & { seat?: number }

interface Shown {
  line: string | undefined
  position: string[]
}

/** After so many lines somebody is asked. */
interface Question {
  at: number
  seat: number
}

interface Looked {
  /** First in whose eyes, then after which line. */
  shown: Shown[][]
  /** For each question, at a table where it is asked. */
  choices: SaidChoices[]
}

/** In the page: what the worker shows after each line, and what it lets those do who are asked. */
async function look({ url, start, record, eyes, questions }: { url: string; start: ToDesk; record: string; eyes: number[]; questions: Question[] }): Promise<Looked> {
  const worker = new Worker(url, { type: 'module' })
  const waiting = new Map<number | string, (body: string) => void>()
  let asked = 0
  worker.onmessage = ({ data }: MessageEvent<FromDesk>) => {
    if (data.kind === 'answer') waiting.get(data.id)?.(data.body)
    if (data.kind !== 'message') return
    const said = JSON.parse(data.text) as { type: string; table?: string }
    if (said.type === 'snapshot') waiting.get(said.table!)?.(data.text)
  }
  worker.postMessage(start)
  const ask = (request: object) =>
    new Promise<string>(resolve => {
      waiting.set(++asked, resolve)
      worker.postMessage({ kind: 'request', id: asked, request })
    })
  const at = async (at: number, eyes: number): Promise<Shown> => {
    const { lines, now } = JSON.parse(await ask({ path: 'replay_at', at, eyes })) as SaidSnapshot
    return { line: lines.at(-1), position: now.position }
  }
  const { lines } = JSON.parse(await ask({ path: 'replay', text: record, which: 0 })) as { lines: number }
  const shown = await Promise.all(eyes.map(one => Promise.all(Array.from({ length: lines + 1 }, (_, line) => at(line, one)))))
  worker.postMessage({ kind: 'connect' })
  const say = (message: object) => worker.postMessage({ kind: 'message', text: JSON.stringify(message) })
  say({ type: 'hello', protocol: 3, ticket: 'device' })
  const choices: SaidChoices[] = []
  for (const question of questions) {
    const { table } = JSON.parse(await ask({ path: 'play_on', ...question, cards: 'same', bot: 'random' })) as { table: string }
    const snapshot = await new Promise<string>(resolve => {
      waiting.set(table, resolve)
      say({ type: 'watch', table })
    })
    choices.push((JSON.parse(snapshot) as SaidSnapshot).now.choices!)
    say({ type: 'unwatch', table })
  }
  worker.terminate()
  return { shown, choices }
}

/** All that can be done, as texts without the seat, each once. */
function allOf({ moves, picks = [] }: SaidChoices): string[] {
  const sets = (cards: string[], count: number): string[][] =>
    count === 0 ? [[]] : cards.flatMap((card, index) => sets(cards.slice(index + 1), count - 1).map(rest => [card, ...rest]))
  const picked = picks.flatMap(({ move, cards, least, most }) =>
    Array.from({ length: most - least + 1 }, (_, more) => sets(cards.split(' '), least + more)).flatMap(all => all.map(one => [statementOf(move).text, ...one].join(' '))),
  )
  return [...new Set([...moves.map(move => statementOf(move).text), ...picked])].sort()
}

/** A statement as a text that is the same for the same: a card so many times is that many cards. */
function plain({ kind, seat, args }: Said): string {
  const term = (one: object) => JSON.stringify(Object.entries(one).sort())
  const each = (args as { times?: number }[]).flatMap(({ times = 1, ...one }) => Array<object>(times).fill(one))
  return `${seat ?? ''} ${kind} ${each.map(term).join(' ')}`
}

const lying = (line: string) => plain(factOf(line))

/** What a line is about: somebody's hand, the discards. */
const about = (said: string) => said.split(' ').slice(0, said.includes('"seat"') ? 3 : 2).join(' ')

const without = (all: string[], some: string[]) => {
  const left = [...all]
  for (const one of some) if (left.includes(one)) left.splice(left.indexOf(one), 1)
  return left.sort()
}

it.each(readdirSync(folder))('%s', async file => {
  const { game, players, record, steps } = read(file)
  const said = (line: string) => plain(statement(game, line))
  const eyes = [everything, 0, ...Array.from({ length: players }, (_, index) => index + 1)]
  const page = await browser.newPage()
  await page.goto(`${site.address}/`)
  const questions = steps.flatMap((step, index) => [...step.may.keys()].map(seat => ({ at: index + 1, seat })))
  expect(questions).not.toEqual([])
  const { shown, choices } = await page.evaluate(look, { ...worker(), record, eyes, questions })
  questions.forEach(({ at, seat }, index) =>
    expect(allOf(choices[index]!), `${file}, after line ${at}, seat ${seat}`).toEqual([...steps[at - 1]!.may.get(seat)!].sort()),
  )
  expect(shown[0]).toHaveLength(steps.length + 1)
  let truth = shown[0]![0]!.position.map(lying)
  const hidden = new Map<number, string[]>(eyes.map((one, which) => [one, without(shown[which]![0]!.position.map(lying), truth)]))
  steps.forEach((step, index) => {
    truth = [...without(truth, step.gone.map(said)), ...step.now.map(said)]
    eyes.forEach((one, which) => {
      const { line, position } = shown[which]![index + 1]!
      const where = `${file}, line ${index + 1}, ${step.line}, eyes ${one}`
      expect(plain(statementOf(line!)), where).toBe(said(step.saw.get(one) ?? step.line))
      const stillThere = (line: string) => truth.some(other => about(other) === about(line))
      hidden.set(one, step.sees.get(one)?.map(said).sort() ?? hidden.get(one)!.filter(stillThere))
      expect(without(position.map(lying), truth), where).toEqual(hidden.get(one))
      if (one === everything) expect(position.map(lying).sort(), where).toEqual([...truth].sort())
    })
  })
  await page.close()
})
