// The playthroughs of tests/playthroughs through the worker that has the tables of a device, as the page uses it: every
// line and every position, in everybody's eyes. What the engine in it comes to by itself is in engine.test.ts.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FromDesk, ToDesk } from '../../web/src/engine/messages'
import type { Snapshot, Statement } from '../../web/src/wire/types'
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
      if (!isHead) steps.push({ line: rest.join(' '), saw: new Map(), gone: [], now: [], sees: new Map() })
      continue
    }
    const step = steps.at(-1)
    if (word === 'saw') step?.saw.set(eyesOf(eyes), seen.join(' '))
    if (word === 'gone') step?.gone.push(rest.join(' '))
    if (word === 'now') step?.now.push(rest.join(' '))
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
  line: Said | undefined
  position: Said[]
}

/** In the page: what the worker shows after each line, first in whose eyes. */
function look({ url, start, record, eyes }: { url: string; start: ToDesk; record: string; eyes: number[] }): Promise<Shown[][]> {
  const worker = new Worker(url, { type: 'module' })
  const waiting = new Map<number, (body: string) => void>()
  let asked = 0
  worker.onmessage = ({ data }: MessageEvent<FromDesk>) => {
    if (data.kind === 'answer') waiting.get(data.id)?.(data.body)
  }
  worker.postMessage(start)
  const ask = (request: object) =>
    new Promise<string>(resolve => {
      waiting.set(++asked, resolve)
      worker.postMessage({ kind: 'request', id: asked, request })
    })
  const at = async (at: number, eyes: number): Promise<Shown> => {
    const { lines, now } = JSON.parse(await ask({ path: 'replay_at', at, eyes })) as Snapshot
    return { line: lines.at(-1), position: now.position }
  }
  return ask({ path: 'replay', text: record }).then(summary => {
    const { lines } = JSON.parse(summary) as { lines: number }
    return Promise.all(eyes.map(one => Promise.all(Array.from({ length: lines + 1 }, (_, line) => at(line, one)))))
  })
}

/** A statement as a text that is the same for the same. */
function plain({ kind, seat, args }: Said): string {
  const term = (one: object) => JSON.stringify(Object.entries(one).sort())
  return `${seat ?? ''} ${kind} ${args.map(term).join(' ')}`
}

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
  const shown = await page.evaluate(look, { ...worker(), record, eyes })
  expect(shown[0]).toHaveLength(steps.length + 1)
  let truth = shown[0]![0]!.position.map(plain)
  const hidden = new Map<number, string[]>(eyes.map((one, which) => [one, without(shown[which]![0]!.position.map(plain), truth)]))
  steps.forEach((step, index) => {
    truth = [...without(truth, step.gone.map(said)), ...step.now.map(said)]
    eyes.forEach((one, which) => {
      const { line, position } = shown[which]![index + 1]!
      const where = `${file}, line ${index + 1}, ${step.line}, eyes ${one}`
      expect(plain(line!), where).toBe(said(step.saw.get(one) ?? step.line))
      const stillThere = (line: string) => truth.some(other => about(other) === about(line))
      hidden.set(one, step.sees.get(one)?.map(said).sort() ?? hidden.get(one)!.filter(stillThere))
      expect(without(position.map(plain), truth), where).toEqual(hidden.get(one))
      if (one === everything) expect(position.map(plain).sort(), where).toEqual([...truth].sort())
    })
  })
  await page.close()
})
