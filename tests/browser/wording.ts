// What a page says, read off it: words that another language left behind, and text that does not fit its place.
import type { Page } from 'playwright-core'
import { readdirSync, readFileSync } from 'node:fs'
import { messagesOf } from '../../web/tests/fluent'
import type { Language } from '../../web/src/texts/languages'

/** Everything that can be read or heard on the page; what is typed at a terminal stays as it is in every language. */
export function readAll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [document.title]
    for (const one of document.querySelectorAll('body *')) {
      if (one.closest('code, kbd, script, style, noscript, [lang]:not(html)')) continue
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        const text = one.getAttribute(name)
        if (text) found.push(text)
      }
      for (const node of one.childNodes) if (node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '') found.push(node.textContent!.trim())
    }
    return [...new Set(found)]
  })
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
}

function helpOf(language: Language): string {
  const folder = new URL(`../../docs/help/${language}/`, import.meta.url)
  return readdirSync(folder).map(file => readFileSync(new URL(file, folder), 'utf8')).join('\n')
}

/** The words of English that the other language does not have, and nobody is called. */
export function foreignTo(language: Language, names: readonly string[]): Set<string> {
  // The flags of a command are the same in every language.
  const spoken = [...messagesOf(language).map(message => message.text), helpOf(language)].map(text => text.replace(/--[a-z-]+/g, ''))
  const own = new Set([...spoken, ...names].flatMap(wordsOf))
  return new Set(messagesOf('en').flatMap(message => wordsOf(message.text)).filter(word => !own.has(word)))
}

export async function leftOver(page: Page, foreign: ReadonlySet<string>): Promise<string[]> {
  return (await readAll(page)).filter(text => wordsOf(text).some(word => foreign.has(word)))
}

/** Text that is cut off, runs out of its button, card or box, or out of the window. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const across = 1.5
    // Letters may hang a little below a line that is set tight.
    const down = 4
    // For ears alone: clipped away, by its class or where a layout has room for the eye's words only.
    const isForEars = (one: Element) => getComputedStyle(one).clipPath === 'inset(50%)'
    const isHidden = (one: Element) => isForEars(one) || one.closest('.hidden-visually, dialog:not([open]), details:not([open]) > :not(summary)') !== null || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const clips = (one: Element, axis: 'X' | 'Y') => /hidden|clip/.test(getComputedStyle(one)[`overflow${axis}`])
    const scrolls = (one: Element, axis: 'X' | 'Y') => /auto|scroll/.test(getComputedStyle(one)[`overflow${axis}`])
    const isBox = (one: Element) => one.matches('button, dialog, .card, select, a.button')
    const found: string[] = []
    // What stands in a field is cut off without a word.
    const pen = document.createElement('canvas').getContext('2d')!
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[placeholder], select')) {
      if (isHidden(field)) continue
      const style = getComputedStyle(field)
      const text = field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text.trim() ?? '') : field.placeholder
      const arrow = field instanceof HTMLSelectElement ? 16 : 0
      pen.font = style.font
      const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow
      if (pen.measureText(text).width > room + across) found.push(`${text} in a field of ${Math.round(room)}`)
    }
    for (const one of document.querySelectorAll('body *')) {
      const text = [...one.childNodes].filter(node => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '')
      if (text.length === 0 || isHidden(one) || one.closest('svg, option, script, style, noscript')) continue
      // What people call themselves may be cut: it can be as long as they like.
      if (one.closest('bdi')) continue
      // So may the last events on a small screen: the chronicle has the whole of them.
      if (one.matches('.ask .last, .ask .earlier *')) continue
      const range = document.createRange()
      range.setStartBefore(text[0]!)
      range.setEndAfter(text.at(-1)!)
      const box = range.getBoundingClientRect()
      // Figures are drawn larger than their lines.
      if (box.width === 0 || /^[\d\s]*$/.test(range.toString())) continue
      let freeX = false
      let freeY = false
      for (let up: Element | null = one; up && up !== document.documentElement; up = up.parentElement) {
        freeX ||= scrolls(up, 'X')
        freeY ||= scrolls(up, 'Y')
        const room = up.getBoundingClientRect()
        // Where there is no room at all, it was left out on purpose.
        if (room.width === 0) break
        const overX = (clips(up, 'X') || isBox(up)) && !freeX && (box.left < room.left - across || box.right > room.right + across)
        const overY = (clips(up, 'Y') || isBox(up)) && !freeY && (box.top < room.top - down || box.bottom > room.bottom + down)
        if (overX || overY) {
          found.push(`${range.toString().trim()} (${Math.round(box.width)}×${Math.round(box.height)} in ${up.tagName.toLowerCase()}.${up.className} ${Math.round(room.width)}×${Math.round(room.height)})`)
          break
        }
      }
      if (!freeX && (box.left < -across || box.right > innerWidth + across)) found.push(`${range.toString().trim()} leaves the window`)
    }
    return [...new Set(found)]
  })
}

// ---- a language that nobody speaks

const cyrillic = (text: string) =>
  text.replace(/[a-z]/gi, letter => String.fromCharCode((letter < 'a' ? 0x410 - 65 : 0x430 - 97) + letter.charCodeAt(0)))

/** The same messages in letters that no other text has. */
export function disguised(source: string): string {
  return source
    .split('\n')
    .map(line => {
      if (line.startsWith('#') || /^[\w-]+-tincture =/.test(line)) return line
      const head = /^([a-z][\w-]* =|\s*\*?\[[^\]]+\])/.exec(line)?.[0] ?? ''
      const rest = line.slice(head.length).split(/(\{[^}]*\}?|\})/)
      return head + rest.map((part, index) => (index % 2 === 0 ? cyrillic(part) : part)).join('')
    })
    .join('\n')
}

const texts = new URL('../../web/texts/', import.meta.url)
const textsIn = (language: Language, file: string) => readFileSync(new URL(`${language}/${file}.ftl`, texts), 'utf8')

/** What is fetched with the page, and what comes by itself with what says it. */
const together = ['common', 'pages']
const apart = readdirSync(new URL('fr/', texts))
  .map(file => file.replace(/\.ftl$/, ''))
  .filter(file => ![...together, 'terminal'].includes(file))

/** Puts English in disguise where the page fetches French. */
export async function disguiseFrench(page: Page): Promise<void> {
  await page.route('**/assets/*.js', async route => {
    const answer = await route.fetch()
    const body = await answer.text()
    // What is not ASCII may be written otherwise in the file.
    const isFrench = (file: string) => textsIn('fr', file).split('\n').some(line => /^[a-z][\w-]+ = [ -~]+$/.test(line) && !textsIn('en', file).includes(line) && body.includes(line))
    if (!/^var \w+=\[?`/.test(body)) return route.fulfill({ response: answer, body })
    if (isFrench('common')) return route.fulfill({ response: answer, body: `export default ${JSON.stringify(together.map(file => disguised(textsIn('en', file))))}` })
    const part = apart.find(isFrench)
    return route.fulfill({ response: answer, body: part ? `export default ${JSON.stringify(disguised(textsIn('en', part)))}` : body })
  })
}

/** What is still in plain letters, but for these names; lists have their "et" from the browser, spaces Roman numbers. */
export async function undisguised(page: Page, names: readonly string[]): Promise<string[]> {
  // The help pages are fetched as they are.
  const help = helpOf('fr').replace(/[`*]/g, '').replace(/\s+/g, ' ')
  const all = (await readAll(page)).filter(text => !help.includes(text.replace(/\s+/g, ' ').slice(1, 30)))
  return all.filter(text => !/^[IVX]+$/.test(text) && /[A-Za-z]{3,}/.test(names.reduce((left, name) => left.replaceAll(name, ''), text)))
}
