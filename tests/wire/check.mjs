// Holds both sides of the wire to src/wire/schema.json: what a client may say (samples.json, which the
// server's reader is tried on, too) and all that a server says in whole games.
//
//   node tests/wire/check.mjs PROGRAM    PROGRAM prints "DEFINITION JSON", one a line
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(new URL('../../web/package.json', import.meta.url))
const Ajv = require('ajv/dist/2020').default
const { statement } = await import('../../web/tests/notation.ts')
const { statementOf } = await import('../../web/src/wire/read.ts')

const schema = JSON.parse(readFileSync('src/wire/schema.json', 'utf8'))
const ajv = new Ajv({ strict: true, strictRequired: false, strictTuples: false, allowUnionTypes: true })
ajv.addSchema(schema, 'wire')
const validators = new Map()
const validator = (name) => {
  if (!validators.has(name)) validators.set(name, ajv.compile({ $ref: `wire#/$defs/${name}` }))
  return validators.get(name)
}

// The tests of the client read statements from the notation: they must be what the client reads in what the server says.
const compared = { engarde: 0, ivanhoe: 0, castles: 0 }
let game = ''
const compare = (message) => {
  game = message.info?.game ?? game
  const told = message.now ?? message.changed
  const said = [message.lines, told?.choices?.moves, told?.held]
  for (const one of said.flatMap((list) => list ?? [])) {
    compared[game] += 1
    const read = statementOf(one)
    const noted = statement(game, read.text)
    if (JSON.stringify(read) !== JSON.stringify(noted)) fail('said as', one, 'read as', read, 'but noted as', noted)
  }
}

let failures = 0
const fail = (...words) => {
  if (++failures <= 20) console.error(...words)
}

const samples = JSON.parse(readFileSync('tests/wire/samples.json', 'utf8'))
for (const [name, lists] of Object.entries(samples)) {
  for (const good of lists.good)
    if (!validator(name)(good)) fail(name, 'must be taken:', JSON.stringify(good), validator(name).errors)
  for (const bad of lists.bad) if (validator(name)(bad)) fail(name, 'must be refused:', JSON.stringify(bad))
}

// Every message of the server must have been said, or its shape is not tested.
const unsaid = new Set(schema.$defs.from_server.oneOf.map((each) => each.$ref.replace(/.*server_/, '')))
const counts = new Map()
const told = execFileSync(process.argv[2], { encoding: 'utf8', maxBuffer: 1 << 30 })
for (const line of told.trim().split('\n')) {
  const blank = line.indexOf(' ')
  const name = line.slice(0, blank)
  const message = JSON.parse(line.slice(blank + 1))
  counts.set(name, (counts.get(name) ?? 0) + 1)
  // By its type, so that what is wrong with it is told, and not that it is none of them.
  const definition = name === 'from_server' ? `server_${message.type}` : name
  if (name === 'from_server') unsaid.delete(message.type)
  if (name === 'from_server') compare(message)
  if (!validator(definition)(message))
    fail(definition, line.slice(0, 300), JSON.stringify(validator(definition).errors?.slice(0, 3)))
}
for (const count of Object.values(compared)) if (count < 100) fail('too few statements', compared)
for (const type of unsaid) fail('the server never said', type)
for (const name of Object.keys(schema.$defs))
  if (name.startsWith('answer_') && !counts.has(name)) fail('the server never answered', name)
console.log([...counts].map(([name, count]) => `${name} ${count}`).join(', '))
console.log(failures === 0 ? 'both sides keep to the schema' : `${failures} failures`)
process.exit(failures === 0 ? 0 : 1)
