// The messages of texts/LANGUAGE/*.ftl as they are written, to compare languages with each other.
import { FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '../src/texts/languages'

const folder = new URL('../texts/', import.meta.url)

export function filesOf(language: Language): string[] {
  return readdirSync(new URL(`${language}/`, folder)).sort()
}

export interface Choice {
  variable: string
  keys: string[]
}

export interface Message {
  id: string
  file: string
  /** What stands in it for people to read; what is put in is a dot. */
  text: string
  /** Variables whose value is shown, and those that are only asked about. */
  shown: Set<string>
  asked: Set<string>
  choices: Choice[]
}

interface Node {
  type?: string
  name?: string | number
  value?: unknown
  selector?: Node
  variants?: { key: { value: string | number }; value: unknown }[]
  args?: Node[]
}

function read(node: unknown, into: Message): void {
  if (typeof node === 'string') into.text += node
  else if (Array.isArray(node)) node.forEach(one => read(one, into))
  else readPlaceable(node as Node, into)
}

function readPlaceable(node: Node, into: Message): void {
  if (node.type === 'var') into.shown.add(String(node.name))
  if (node.type === 'var' || node.type === 'func') into.text += '•'
  if (node.type === 'func') node.args?.forEach(one => readPlaceable(one, into))
  if (node.type !== 'select') return
  into.asked.add(String(node.selector?.name))
  into.choices.push({ variable: String(node.selector?.name), keys: node.variants!.map(variant => String(variant.key.value)) })
  for (const variant of node.variants!) {
    into.text += '\n'
    read(variant.value, into)
  }
}

export function messagesOf(language: Language): Message[] {
  return filesOf(language).flatMap(file => {
    const source = readFileSync(new URL(`${language}/${file}`, folder), 'utf8')
    const written = [...source.matchAll(/^([a-z][\w-]*) =/gm)].length
    const { body } = new FluentResource(source)
    // What cannot be read is left out of it without a word.
    if (body.length !== written) throw new Error(`${language}/${file}: ${written} messages are written, ${body.length} can be read`)
    return body.map(({ id, value }) => {
      const message: Message = { id, file, text: '', shown: new Set(), asked: new Set(), choices: [] }
      read(value, message)
      return message
    })
  })
}
