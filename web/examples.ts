// The positions of lessons/examples as the engine shows them, for whoever imports 'virtual:examples/GAME': computed while
// the page is built, so that a page that only explains needs no engine. Built without one, a page has no examples.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { Engine } from './src/engine/module.ts'

const prefix = 'virtual:examples/'
const file = fileURLToPath(new URL('../build/engine/hastilude.wasm', import.meta.url))
const folder = new URL('../lessons/examples/', import.meta.url)

function unasked(): never {
  throw new Error('an example asks for nothing')
}

/** The engine, and what it last answered. */
async function start() {
  const said = { status: 0, body: '' }
  const around = { now: () => 0, send: unasked, keep: unasked, fetch: unasked, list: unasked, think: unasked, weigh: unasked }
  const module = await WebAssembly.compile(readFileSync(file))
  const engine = await Engine.start(module, { ...around, answer: (_, status, body) => Object.assign(said, { status, body }) })
  return { engine, said }
}

async function examplesOf(game: string) {
  const { engine, said } = await start()
  const names = readdirSync(new URL(`${game}/`, folder)).filter(name => name.endsWith('.txt')).sort()
  return names.map(name => {
    const text = readFileSync(new URL(`${game}/${name}`, folder), 'utf8')
    const keys = /^; (.+)/.exec(text)![1]!.split(' ')
    // The page tries it in the same way (src/pages/examples.ts).
    engine.call('lesson', 1, `${text.trim()}\n\nlesson try\nask try\notherwise\nsay try\n`, '')
    if (said.status !== 200) throw new Error(`${game}/${name}: ${said.body}`)
    // What it shows is for tests; where there is any, it belongs to a question, and is played but not drawn.
    const record = text.replace(/^; shows .*\n/gm, '')
    const shown = record === text ? (JSON.parse(said.body) as { shown: unknown }).shown : null
    return { name: name.replace('.txt', ''), keys, text: record, shown }
  })
}

export function examples(): Plugin {
  return {
    name: 'hastilude-examples',
    resolveId: id => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const found = existsSync(file) ? await examplesOf(id.slice(prefix.length + 1)) : []
      return `export const examples = ${JSON.stringify(found)}`
    },
  }
}
