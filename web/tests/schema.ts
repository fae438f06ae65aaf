// The schema of the wire, to hold messages to in tests.
import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { schemaFile } from '../wire-types.mjs'

export const schema = JSON.parse(readFileSync(schemaFile, 'utf8')) as object

const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTuples: false, allowUnionTypes: true })
ajv.addSchema(schema, 'wire')

/** What is wrong with a message of this definition. */
export function complaints(definition: string, message: unknown): unknown[] {
  const valid = ajv.getSchema(`wire#/$defs/${definition}`)
  if (!valid) throw new Error(`no definition ${definition}`)
  return valid(message) ? [] : [...(valid.errors ?? [])]
}
