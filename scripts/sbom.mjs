// Makes a CycloneDX 1.5 bill of materials from what scripts/write-sbom found.
//
//   node scripts/sbom.mjs PROGRAM < PACKAGES
//
// PACKAGES are lines "package version source": those that are linked, an empty line, then those that
// THIRD-PARTY.md names, by which a linked one finds its row there: a library and its headers are two
// packages of one source.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const read = file => readFileSync(join(root, file), 'utf8')

/** The licences of THIRD-PARTY.md by Debian package. */
function licences() {
  const text = read('THIRD-PARTY.md')
  const from = text.indexOf('## In the program')
  const rows = text.slice(from, text.indexOf('\n## ', from + 1)).split('\n').filter(line => line.startsWith('| '))
  const found = new Map()
  for (const row of rows) {
    const [, licence, source] = row.split('|').slice(1).map(cell => cell.trim())
    const debian = /Debian (.*?)(?:, with |$)/.exec(source)?.[1] ?? ''
    for (const [, name] of debian.matchAll(/`([^`]+)`/g)) found.set(name, licence)
  }
  return found
}

// An expression of SPDX as it is; else, in words.
const isId = licence => /^[A-Za-z0-9.+-]+$/.test(licence)
const licenceOf = licence => [{ license: isId(licence) ? { id: licence } : { name: licence } }]

function debian(name, version, licence) {
  const purl = `pkg:deb/debian/${encodeURIComponent(name)}@${encodeURIComponent(version)}?distro=debian-12`
  return { type: 'library', 'bom-ref': purl, name, version, licenses: licenceOf(licence), purl }
}

function npm(part) {
  const purl = `pkg:npm/${part.package.replace('@', '%40')}@${part.version}`
  return { type: 'library', 'bom-ref': purl, name: part.package, version: part.version, licenses: licenceOf(part.licence), purl }
}

const lines = readFileSync(0, 'utf8').split('\n')
const gap = lines.indexOf('')
const packages = list => list.filter(line => line !== '').map(line => line.split(' '))
const linked = packages(lines.slice(0, gap))
const named = packages(lines.slice(gap + 1))
if (linked.length === 0) throw new Error('no packages were found in the program; is it built?')

const licenceBy = licences()
const licenceOfSource = new Map(named.map(([name, , source]) => [source, licenceBy.get(name)]))
const parts = linked.map(([name, version, source]) => {
  const licence = licenceBy.get(name) ?? licenceOfSource.get(source)
  if (licence === undefined) throw new Error(`${name} is in the program, but not in THIRD-PARTY.md`)
  return debian(name, version, licence)
})

const page = 'web/dist/parts.json'
if (existsSync(join(root, page))) {
  const versions = new Map(named.map(([name, version]) => [name, version]))
  for (const part of JSON.parse(read(page)))
    parts.push(part.from === 'npm' ? npm(part) : debian(part.package, versions.get(part.package), part.licence))
}

const program = process.argv[2]
const version = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim().replace(/^hastilude /, '')
const sum = createHash('sha256').update(readFileSync(program)).digest('hex')
const components = [...new Map(parts.map(part => [part['bom-ref'], part])).values()]
const bill = {
  $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: {
    component: {
      type: 'application',
      'bom-ref': 'hastilude',
      name: 'hastilude',
      version,
      hashes: [{ alg: 'SHA-256', content: sum }],
      licenses: licenceOf('MIT'),
    },
  },
  components,
  dependencies: [{ ref: 'hastilude', dependsOn: components.map(part => part['bom-ref']) }],
}
process.stdout.write(JSON.stringify(bill, null, 1) + '\n')
