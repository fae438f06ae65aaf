import { expect, test } from 'vitest'
import { credits, licencesText, packagesOf, parts } from '../licences.ts'

const page = `# Others

## In the program

| part | licence | from | what for |
|---|---|---|---|
| A | MIT | Debian \`liba-dev\`, \`liba1\` | x |

### In the web client

| part | licence | from | what for |
|---|---|---|---|
| B, by C | MIT | npm \`@b/c\` | y |

## In the tests

| part | licence | from | what for |
|---|---|---|---|
| T | MIT | npm \`t\` | z |
`

test('parts are those of the program and its page, not of the tests', () => {
  expect(parts(page)).toEqual([
    { name: 'A', licence: 'MIT', debian: ['liba-dev', 'liba1'], npm: [] },
    { name: 'B, by C', licence: 'MIT', debian: [], npm: ['@b/c'] },
  ])
})

test('credits name people apart from what they made', () => {
  const part = (name: string) => ({ name, licence: 'MIT', debian: [], npm: [] })
  expect(credits(['A', 'B, by C', 'D, by E and F', 'G, by H, after I'].map(part))).toEqual([
    { name: 'A', by: [], licence: 'MIT' },
    { name: 'B', by: ['C'], licence: 'MIT' },
    { name: 'D', by: ['E', 'F'], licence: 'MIT' },
    { name: 'G', by: ['H', 'I'], licence: 'MIT' },
  ])
})

test('packages are known by the innermost folder of modules', () => {
  const modules = ['/x/web/src/a.ts', '/x/node_modules/svelte/src/a.js', '/x/node_modules/svelte/node_modules/clsx/a.js', '/x/node_modules/@b/c/d.js']
  expect(packagesOf(modules)).toEqual(['@b/c', 'clsx', 'svelte'])
})

test('the text begins with our own licence and has that of a package', () => {
  const text = licencesText([{ name: 'Svelte', licence: 'MIT', debian: [], npm: ['svelte'] }], 'ours')
  expect(text.startsWith('Hastilude\n\nours\n')).toBe(true)
  expect(text).toContain('Svelte\nMIT\n\n')
  expect(text).toContain('Permission is hereby granted')
})
