// What style sheets set moving: where things are and how much of them is seen, never their size or colour, so that
// nothing has to be laid out or painted anew for it. What redraws itself is the fencers' rig alone.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = new URL('../src/', import.meta.url).pathname
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
const sources = files.filter(file => /\.(svelte|css|ts)$/.test(file) && !file.endsWith('.test.ts')).map(file => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
const styles = sources.map(({ file, text }) => ({ file, text: file.endsWith('.css') ? text : (/<style>([^]*)<\/style>/.exec(text)?.[1] ?? '') }))

const moves = new Set(['transform', 'translate', 'rotate', 'scale', 'opacity', 'visibility', 'none'])

/** The text between a brace and the one that closes it. */
function block(text: string, from: number): string {
  let depth = 0
  for (let at = text.indexOf('{', from); at < text.length; at++) {
    if (text[at] === '{') depth++
    if (text[at] === '}' && --depth === 0) return text.slice(text.indexOf('{', from) + 1, at)
  }
  return ''
}

/** Each property that changes in a style sheet over a time. */
function moved(style: string): string[] {
  const bare = style.replace(/\/\*[^]*?\*\//g, '')
  const transitions = [...bare.matchAll(/transition:([^;}]*)/g)].flatMap(found => found[1]!.replace(/\([^)]*\)/g, '').split(','))
  const frames = [...bare.matchAll(/@keyframes/g)].flatMap(found => [...block(bare, found.index).matchAll(/([a-z-]+):/g)].map(one => one[1]!))
  return [...transitions.map(one => one.trim().split(/\s/)[0]!), ...frames.filter(name => name !== 'animation-timing-function')]
}

describe('what moves', () => {
  it('is found', () => {
    expect(moved('a { transition: opacity 1s cubic-bezier(1, 2, 3, 4), width 2s; } @keyframes b { from { transform: none; } 50% { height: 2px; } } p { color: red; }')).toEqual([
      'opacity',
      'width',
      'transform',
      'height',
    ])
    expect(styles.flatMap(({ text }) => moved(text)).length).toBeGreaterThan(20)
  })

  it('moves by transform and opacity alone', () => {
    expect(styles.flatMap(({ file, text }) => moved(text).filter(name => !moves.has(name)).map(name => `${file}: ${name}`))).toEqual([])
  })

  it('is set moving by style sheets, by flying cards, by the fencers and by a banner that turns, and by nothing else', () => {
    const using = (what: RegExp) => sources.filter(({ text }) => what.test(text)).map(({ file }) => file)
    expect(using(/\.animate\(/)).toEqual(['ui/flip.ts'])
    expect(using(/requestAnimationFrame\(/)).toEqual(['games/engarde/duel.svelte.ts'])
    expect(using(/ (in|out|transition|animate):\w+(=|\||\s|>)/)).toEqual(['games/ivanhoe/Banner.svelte', 'games/ivanhoe/Field.svelte'])
    const written = sources.flatMap(({ text }) => [...text.matchAll(/css: \([^)]*\) => `([a-z-]+):/g)].map(found => found[1]!))
    expect(written).toEqual(['transform', 'opacity'])
  })
})
