import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { JsonSchema } from './json-schema.ts'

/** One procedure as the shop's OpenAPI document describes it. */
export interface Operation {
  readonly noun: string
  readonly verb: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** Body or query as one object; null where nothing is asked. */
  readonly input: JsonSchema | null
  /** By status; null where the answer has no described body. */
  readonly answers: ReadonlyMap<number, ValidateFunction | null>
}

interface Described {
  readonly operationId: string
  readonly parameters?: readonly {
    name: string
    in: string
    required?: boolean
    schema: JsonSchema
  }[]
  readonly requestBody?: { content: Record<string, { schema: JsonSchema }> }
  readonly responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>
}

const JSON_TYPE = 'application/json'

/** All that the document describes, with its answers compiled. */
export function readOperations(document: unknown): Operation[] {
  const { paths } = document as { paths: Record<string, Record<string, Described>> }
  const ajv = new Ajv2020({
    strictTypes: false,
    allErrors: true,
    formats: {
      'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
      date: /^\d{4}-\d\d-\d\d$/,
      email: /^[^@\s]+@[^@\s]+$/,
    },
  })
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const [noun = '', verb = ''] = described.operationId.split('.')
      const answers = Object.entries(described.responses).map(([status, { content }]) => {
        const schema = content?.[JSON_TYPE]?.schema
        return [Number(status), schema ? ajv.compile(schema) : null] as const
      })
      return {
        noun,
        verb,
        method: method === 'get' ? ('GET' as const) : ('POST' as const),
        path,
        input: described.requestBody?.content[JSON_TYPE]?.schema ?? queryAsObject(described),
        answers: new Map(answers),
      }
    }),
  )
}

function queryAsObject({ parameters: all = [] }: Described): JsonSchema | null {
  const parameters = all.filter((parameter) => parameter.in === 'query')
  if (parameters.length === 0) return null
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
}
