// The licences of all that the program and the page are made of, as one text: licences.txt beside the page, which
// `hastilude licences` prints; and who is to be thanked, for the page of credits (virtual:credits). What there is
// stands in THIRD-PARTY.md; the build stops when a package has got into the page that is not named there, or is named
// and has not. The texts are taken from where the packages were installed.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '..')

interface Part {
  name: string
  licence: string
  debian: string[]
  npm: string[]
}

const names = (text: string, from: string) =>
  [...text.matchAll(new RegExp(`${from} ((?:\`[^\`]+\`(?:, )?)+)`, 'g'))].flatMap(list =>
    [...list[1]!.matchAll(/`([^`]+)`/g)].map(one => one[1]!),
  )

// The rows of the tables below "In the program".
export function parts(thirdParty: string): Part[] {
  const from = thirdParty.indexOf('## In the program')
  const section = thirdParty.slice(from, thirdParty.indexOf('\n## ', from + 1))
  return section
    .split('\n')
    .filter(line => line.startsWith('| ') && !line.startsWith('| part'))
    .map(line => {
      const [name, licence, source] = line.split('|').slice(1).map(cell => cell.trim())
      return { name: name!, licence: licence!, debian: names(source!, 'Debian'), npm: names(source!, 'npm') }
    })
}

/** A part as the page of credits shows it. */
export interface Credit {
  name: string
  by: string[]
  licence: string
}

export function credits(all: Part[]): Credit[] {
  return all.map(({ name, licence }) => {
    const [what, by] = name.split(/, by /)
    return { name: what!, by: by?.split(/, after | and /) ?? [], licence }
  })
}

// What is made smaller and copied (scripts/subset-fonts) is in the page without its package.
const isCopied = (name: string) => name.startsWith('@fontsource/')

// Packages whose code is in the bundle, by the paths of its modules.
export function packagesOf(modules: string[]): string[] {
  const inside = modules.map(id => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1]).filter(name => name !== undefined)
  return [...new Set(inside)].sort()
}

// Of a Debian copyright file the texts of this licence alone if they stand in it by themselves (Boost's has 49,000
// lines), else all of it.
function debianText(file: string, licence: string): string {
  const text = readFileSync(file, 'utf8')
  if (text.length < 100_000) return text
  const alone = text.split(/\n\n+/).filter(paragraph => paragraph.startsWith(`License: ${licence}\n `))
  return alone.join('\n\n') || text
}

function npmText(name: string): string | undefined {
  const folder = join(import.meta.dirname, 'node_modules', name)
  const file = readdirSync(folder).find(entry => /^licen[cs]e/i.test(entry))
  return file && readFileSync(join(folder, file), 'utf8')
}

// Those that Debian keeps once for all.
function commonText(licence: string): string | undefined {
  const file = `/usr/share/common-licenses/${licence}`
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function textsOf(part: Part): string[] {
  const debian = part.debian
    .map(name => `/usr/share/doc/${name}/copyright`)
    .filter(file => existsSync(file))
    .map(file => debianText(file, part.licence))
  const npm = part.npm.map(name => npmText(name) ?? commonText(part.licence))
  return [...new Set([...debian, ...npm].filter(text => text !== undefined).map(text => text.trim()))]
}

export function licencesText(all: Part[], own: string): string {
  const rule = '='.repeat(78)
  const others = all.map(part => [`${part.name}\n${part.licence}`, ...textsOf(part)].join('\n\n'))
  return [`Hastilude\n\n${own.trim()}`, ...others].join(`\n\n${rule}\n\n`) + '\n'
}

// What of it is really in the page, for the bill of materials (scripts/write-sbom): packages by their code, fonts by
// their files, and what the engine is compiled with if there is one.
export function inPage(all: Part[], modules: string[], files: string[]): { name: string; licence: string; from: 'npm' | 'Debian'; package: string; version?: string }[] {
  const bundled = new Set(packagesOf(modules))
  const hasFont = (name: string) => name.startsWith('@fontsource/') && files.some(file => file.includes(name.split('/')[1]!))
  const hasEngine = files.some(file => file.endsWith('.wasm'))
  return all.flatMap(part => [
    ...part.npm.filter(name => bundled.has(name) || hasFont(name)).map(name => ({ name: part.name, licence: part.licence, from: 'npm' as const, package: name, version: versionOf(name) })),
    ...part.debian
      .filter(name => hasEngine && /wasi|wasm/.test(name))
      .map(name => ({ name: part.name, licence: part.licence, from: 'Debian' as const, package: name })),
  ])
}

function versionOf(name: string): string {
  return (JSON.parse(readFileSync(join(import.meta.dirname, 'node_modules', name, 'package.json'), 'utf8')) as { version: string }).version
}

const virtual = '\0virtual:credits'

export function licences(): Plugin {
  const named = () => parts(readFileSync(join(root, 'THIRD-PARTY.md'), 'utf8'))
  return {
    name: 'hastilude-licences',
    resolveId: id => (id === 'virtual:credits' ? virtual : undefined),
    load: id => (id === virtual ? `export default ${JSON.stringify(credits(named()))}` : undefined),
    generateBundle(_, bundle) {
      const all = named()
      const known = new Set(all.flatMap(part => part.npm))
      const modules = Object.values(bundle).flatMap(chunk => (chunk.type === 'chunk' ? Object.keys(chunk.modules) : []))
      const inside = packagesOf(modules)
      const unknown = inside.filter(name => !known.has(name))
      if (unknown.length > 0) this.error(`in the page, but not in THIRD-PARTY.md: ${unknown.join(', ')}`)
      const gone = [...known].filter(name => !inside.includes(name) && !isCopied(name))
      if (gone.length > 0) this.error(`in THIRD-PARTY.md, but not in the page: ${gone.join(', ')}`)
      this.emitFile({
        type: 'asset',
        fileName: 'licences.txt',
        source: licencesText(all, readFileSync(join(root, 'LICENSE'), 'utf8')),
      })
      const files = Object.keys(bundle)
      this.emitFile({ type: 'asset', fileName: 'parts.json', source: JSON.stringify(inPage(all, modules, files), null, 1) + '\n' })
    },
  }
}
