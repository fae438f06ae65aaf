import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { has, ordinal, t } from './texts'

const source = new URL('../', import.meta.url)
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  file => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts'),
)
const code = files.map(file => readFileSync(new URL(file, source), 'utf8')).join('\n')
const folder = new URL('../../texts/en/', import.meta.url)
const messages = readdirSync(folder).flatMap(file =>
  [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(found => found[1]!),
)

describe('texts', () => {
  it('are there wherever one is named', () => {
    const named = [...code.matchAll(/\bt\(\s*'([\w-]+)'/g)].map(found => found[1]!)
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter(id => !has(id))).toEqual([])
  })

  it('are all used, by their name or by its beginning', () => {
    const whole = new Set([...code.matchAll(/'([\w-]+)'/g)].map(found => found[1]!))
    const beginnings = [...code.matchAll(/`([\w-]+-)\$\{/g)].map(found => found[1]!)
    const unused = messages.filter(id => !whole.has(id) && !beginnings.some(beginning => id.startsWith(beginning)))
    expect(unused).toEqual([])
    expect(new Set(messages).size).toBe(messages.length)
  })

  it('show their name where they are missing, so that nothing breaks', () => {
    expect(t('no-such-text')).toBe('no-such-text')
  })

  it('count as the language does', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22].map(ordinal).join(' ')).toBe('1st 2nd 3rd 4th 11th 12th 13th 21st 22nd')
  })
})
