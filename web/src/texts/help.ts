// The help pages of docs/help, in each language: a title, an introduction, sections by key, and the texts of refusals.
import { language } from './language.svelte'
import { t } from './texts'

export type Inline = { text: string; as: 'plain' | 'emphasis' | 'link' }
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
    .split(/(\*[^*]+\*)/)
    .filter(part => part !== '')
    .map(part => {
      if (part.startsWith('*') && part.length > 2) return { text: part.slice(1, -1), as: 'emphasis' }
      return { text: part, as: 'plain' }
    })
}

// The pages serve the terminal too. What is to be typed there stands as `code`: before a colon it is left out here,
// and so are a bracket or a sentence that cannot do without it.
const typed = /^`[^`]+`(?:,[^`:.]*`[^`]+`)*[\s\u00A0\u202F]?: /
const bracket = /[ \u00A0]\([^()]*`[^()]*\)/g
const sentences = /(?:`[^`]*`|[^`.!?]|[.!?](?!\s|$))+[.!?]?\s*/g

function spoken(text: string): string {
  const said = text.replace(typed, '').replace(/`@([0-9])`/g, (_, seat: string) => t('help-seat', { seat }))
  const kept = (said.replace(bracket, '').match(sentences) ?? []).filter(sentence => !sentence.includes('`')).join('').trim()
  return typed.test(text) ? kept.charAt(0).toUpperCase() + kept.slice(1) : kept
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
  return text.split(/\n\s*\n/).flatMap((part): Block[] => {
    const lines = part.trim().split('\n')
    if (part.trim().startsWith('- ')) return [{ is: 'list', items: listItems(lines).map(item => inlines(spoken(item))) }]
    const said = spoken(lines.map(line => line.trim()).join(' '))
    return said === '' ? [] : [{ is: 'paragraph', parts: inlines(said) }]
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
    sections: sections.map(section).filter(one => one.blocks.length > 0),
    refusals: refused ? refusals(refused.slice(refused.indexOf('\n'))) : {},
  }
}
