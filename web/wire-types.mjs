// Writes the types of the wire in TypeScript from src/wire/schema.json, which is their only source:
//
//   node wire-types.mjs      writes src/wire/messages.ts   (npm run types)
//
// A definition becomes an exported type: by its `title`, else by its name; plain strings and whole
// numbers are not worth a name. A test (schema.test.ts) holds the file to the schema.
import { readFileSync, writeFileSync } from 'node:fs'

const widest = 110

const head = `// What a client and the server say to each other (docs/protocol.md). Made from src/wire/schema.json by
// wire-types.mjs: change the schema, then run \`npm run types\`.
`

const nameOf = (key, definition) => definition.title ?? key.replace(/(^|_)(.)/g, (_, __, letter) => letter.toUpperCase())

const isPlain = definition => !definition.title && (definition.type === 'string' || definition.type === 'integer')

const literal = value => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value))

const simple = { string: 'string', integer: 'number', boolean: 'boolean', null: 'null' }

const isUnion = schema => Boolean(schema.anyOf ?? schema.oneOf ?? schema.enum ?? Array.isArray(schema.type))

/** The type of a schema, its further lines indented by so much. */
function typeOf(schema, defs, indent) {
  if (schema.$ref) {
    const key = schema.$ref.replace('#/$defs/', '')
    return isPlain(defs[key]) ? typeOf(defs[key], defs, indent) : nameOf(key, defs[key])
  }
  if ('const' in schema) return literal(schema.const)
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  const either = schema.anyOf ?? schema.oneOf
  if (either) return union(either.map(each => typeOf(each, defs, indent)), indent)
  // What else is asked of it narrows the values, not the type.
  if (schema.allOf) return typeOf(schema.allOf[0], defs, indent)
  if (Array.isArray(schema.type)) return schema.type.map(type => simple[type]).join(' | ')
  if (schema.prefixItems) return tupleOf(schema, defs, indent)
  if (schema.type === 'array') return arrayOf(schema, typeOf(schema.items, defs, indent))
  if (schema.type === 'object') return objectOf(schema, defs, indent)
  if (simple[schema.type]) return simple[schema.type]
  throw new Error(`wire-types: no type for ${JSON.stringify(schema)}`)
}

function union(types, indent) {
  const line = types.join(' | ')
  if (line.length + indent.length <= widest && !line.includes('\n')) return line
  return types.map(type => `\n${indent}  | ${type.replaceAll('\n', '\n  ')}`).join('')
}

function arrayOf(schema, items) {
  if (schema.minItems === 2 && schema.maxItems === 2) return `[${items}, ${items}]`
  return isUnion(schema.items) ? `(${items})[]` : `${items}[]`
}

function tupleOf(schema, defs, indent) {
  const first = schema.prefixItems.map(each => typeOf(each, defs, indent))
  return `[${first.join(', ')}, ...${arrayOf(schema, typeOf(schema.items, defs, indent))}]`
}

function objectOf(schema, defs, indent) {
  if (!schema.properties) return `{ [key: string]: ${typeOf(schema.additionalProperties, defs, indent)} }`
  const inner = indent + '  '
  const members = Object.entries(schema.properties).map(([key, member]) => {
    const mark = schema.required.includes(key) ? '' : '?'
    return `${key}${mark}: ${typeOf(member, defs, inner)}`
  })
  const line = `{ ${members.join('; ')} }`
  if (members.length <= 4 && line.length + indent.length <= widest && !line.includes('\n')) return line
  return `{\n${members.map(member => inner + member).join('\n')}\n${indent}}`
}

/** The whole file for a schema. */
export function typesOf(schema) {
  const defs = schema.$defs
  const exported = Object.entries(defs).filter(([, definition]) => !isPlain(definition))
  const types = exported.map(([key, definition]) => {
    const comment = definition.description ? `/** ${definition.description} */\n` : ''
    const type = typeOf(definition, defs, '')
    return `${comment}export type ${nameOf(key, definition)} =${type.startsWith('\n') ? '' : ' '}${type}\n`
  })
  return [head, ...types].join('\n')
}

export const schemaFile = new URL('../src/wire/schema.json', import.meta.url)
export const typesFile = new URL('src/wire/messages.ts', import.meta.url)

if (process.argv[1] && import.meta.url.endsWith(process.argv[1].split('/').at(-1))) {
  writeFileSync(typesFile, typesOf(JSON.parse(readFileSync(schemaFile, 'utf8'))))
}
