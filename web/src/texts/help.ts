// The help pages of docs/help, in each language: a title, an introduction, sections by key, and the texts of refusals.
import { language } from './language.svelte'
import { t } from './texts'

export type Inline = { text: string; as: 'plain' | 'code' | 'emphasis' | 'link' }
export type Block = { is: 'paragraph'; parts: Inline[] } | { is: 'list'; items: Inline[][] }

export interface Section {
  keys: string[]
  title: string
  blocks: Block[]
}

export interface Help {
  title: string
  introduction: Block[]
  sections: Section[]
  refusals: Record<string, string>
}

const pages = import.meta.glob<string>(['../../../docs/help/*/*.md', '!../../../docs/help/*/terminal.md'], { query: '?raw', import: 'default' })

const loaded = new Map<string, Promise<Help>>()

/** In the language that is spoken. */
export function help(game: string): Promise<Help> {
  const path = `../../../docs/help/${language.current}/${game}.md`
  let page = loaded.get(path)
  if (!page) {
    const load = pages[path]
    page = load ? load().then(readHelp) : Promise.reject(new Error(`no help for '${game}'`))
    page.catch(() => loaded.delete(path))
    loaded.set(path, page)
  }
  return page
}

export function sectionFor(page: Help, key: string): Section | undefined {
  return page.sections.find(section => section.keys.includes(key))
}

/** The same with every rule and card that the page explains as a link to it. */
export function linked(parts: readonly Inline[], page: Help): Inline[] {
  return parts.flatMap(part => {
    if (part.as !== 'plain') return [part]
    return part.text
      .split(/\b([A-Z][0-9]{1,2})\b/)
      .filter(text => text !== '')
      .map(text => ({ text, as: /^[A-Z][0-9]{1,2}$/.test(text) && sectionFor(page, text) ? 'link' : 'plain' }))
  })
}

function inlines(text: string): Inline[] {
  return text
    .split(/(`[^`]+`|\*[^*]+\*)/)
    .filter(part => part !== '')
    .map(part => {
      if (part.startsWith('`')) return { text: part.slice(1, -1), as: 'code' }
      if (part.startsWith('*') && part.length > 2) return { text: part.slice(1, -1), as: 'emphasis' }
      return { text: part, as: 'plain' }
    })
}

// The pages serve the terminal too: what is to be typed there ("`dodge @2 #3`: …", "`? charge`") says nothing here.
function spoken(parts: Inline[]): Inline[] {
  const [first, second] = parts
  // French has a space before the colon.
  const said = first?.as === 'code' && second?.as === 'plain' ? /^[\s\u00A0\u202F]?: (.*)$/s.exec(second.text) : null
  if (said && second) {
    const text = said[1]!
    return spoken([{ ...second, text: text.charAt(0).toUpperCase() + text.slice(1) }, ...parts.slice(2)])
  }
  return parts.map(part => {
    const seat = part.as === 'code' ? /^@([0-9])$/.exec(part.text) : null
    return seat ? { text: t('help-seat', { seat: seat[1]! }), as: 'plain' } : part
  })
}

function listItems(lines: string[]): string[] {
  const items: string[] = []
  for (const line of lines) {
    if (line.startsWith('- ')) items.push(line.slice(2))
    else items[items.length - 1] += ' ' + line.trim()
  }
  return items
}

function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map(part => part.trim())
    .filter(part => part !== '')
    .map(part => {
      const lines = part.split('\n')
      if (part.startsWith('- ')) return { is: 'list', items: listItems(lines).map(item => spoken(inlines(item))) }
      return { is: 'paragraph', parts: spoken(inlines(lines.map(line => line.trim()).join(' '))) }
    })
}

function section(text: string): Section {
  const end = text.indexOf('\n')
  const head = end < 0 ? text : text.slice(0, end)
  const colon = head.indexOf(':')
  return {
    keys: head.slice(0, colon).split(',').map(key => key.trim()),
    title: head.slice(colon + 1).trim(),
    blocks: blocks(end < 0 ? '' : text.slice(end + 1)),
  }
}

function refusals(text: string): Record<string, string> {
  const lines = text.split('\n').filter(line => line.trim() !== '')
  return Object.fromEntries(
    listItems(lines.slice(lines.findIndex(line => line.startsWith('- ')))).map(item => {
      const colon = item.indexOf(':')
      return [item.slice(0, colon), item.slice(colon + 1).trim()]
    }),
  )
}

export function readHelp(source: string): Help {
  const [main = '', ...others] = source.replace(/\r/g, '').split(/^# /m).slice(1)
  const [head = '', ...sections] = main.split(/^## /m)
  const end = head.indexOf('\n')
  const refused = others.find(part => part.startsWith('Refusals'))
  return {
    title: head.slice(0, end).trim(),
    introduction: blocks(head.slice(end)),
    sections: sections.map(section),
    refusals: refused ? refusals(refused.slice(refused.indexOf('\n'))) : {},
  }
}
