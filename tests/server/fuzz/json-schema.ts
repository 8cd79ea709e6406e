/** What the shop's OpenAPI document says of a value. A word that is not listed here stops the run: it would go untested. */
export interface JsonSchema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly propertyNames?: JsonSchema
  readonly additionalProperties?: JsonSchema | boolean
  readonly items?: JsonSchema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly format?: string
  readonly pattern?: string
  readonly description?: string
}

const KNOWN = new Set([
  'type',
  'enum',
  'const',
  'anyOf',
  'oneOf',
  'properties',
  'required',
  'propertyNames',
  'additionalProperties',
  'items',
  'minItems',
  'maxItems',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'format',
  'pattern',
  'description',
  // Of a field that may be left out.
  'default',
])

/** Fails for a schema that the arbitraries would not follow. */
export function checkKnown(schema: JsonSchema): void {
  const strange = Object.keys(schema).filter((word) => !KNOWN.has(word))
  if (strange.length > 0) throw new Error(`No values are made for the words: ${strange.join(', ')}`)
}
