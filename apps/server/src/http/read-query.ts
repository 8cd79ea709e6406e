import { type JsonSchema, JsonSchemaCoercer } from '@orpc/json-schema'
import type { StandardHandlerOptions } from '@orpc/server/standard'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { EdgeContext } from './answer-tidily.ts'

type Interceptor = NonNullable<StandardHandlerOptions<EdgeContext>['clientInterceptors']>[number]

const converter = new ZodToJsonSchemaConverter()
const coercer = new JsonSchemaCoercer()
/** By the contract's schema. */
const jsonSchemas = new WeakMap<object, JsonSchema>()

/**
 * A query string has but text: numbers and booleans in it are read as the schema means them. A body is JSON, which
 * has both: there a text stays a text.
 */
export const readQuery: Interceptor = async ({ next, ...call }) => {
  const schema = call.procedure['~orpc'].inputSchema
  if (!schema || call.context.request.method !== 'GET') return next()
  let jsonSchema = jsonSchemas.get(schema)
  if (jsonSchema === undefined) {
    jsonSchema = converter.convert(schema, { strategy: 'input' })[1] as JsonSchema
    jsonSchemas.set(schema, jsonSchema)
  }
  const read = coercer.coerce(jsonSchema, call.input)
  return next({ ...call, input: withPlainNumbers(call.input, read) })
}

/** Undoes what became a number and is not written as JSON writes it: `0x10`, ` 7`, `1_0`. */
function withPlainNumbers(texts: unknown, read: unknown): unknown {
  if (!isRecord(texts) || !isRecord(read)) return read
  const plain = Object.entries(read).map(([name, value]) => {
    const isOdd = typeof value === 'number' && String(value) !== texts[name]
    return [name, isOdd ? texts[name] : value]
  })
  return Object.fromEntries(plain)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
