import fc from 'fast-check'
import { orderForm } from '../order-form.ts'
import { hostileValue } from './hostile-values.ts'
import { checkKnown, type JsonSchema } from './json-schema.ts'

/** A placeholder for a value the shop has answered before; `Memory.fill` puts one in when the request is sent. */
export class Remembered {
  readonly name: string
  readonly pick: number
  /** What is sent while nothing fits. */
  readonly instead: unknown

  constructor(name: string, pick: number, instead: unknown) {
    this.name = name
    this.pick = pick
    this.instead = instead
  }
}

/** Text lengths that are tried, within what the schema allows. */
const USUAL_LENGTH = 24
/** A longer one, such as the document of a shop may be, would hold up everything else while it is made. */
const LONGEST_TEXT = 1_000_000
const FAR_NUMBER = 1_000_000
/** Far more than is remembered by a name. */
const MOST_PICKED = 10_000

/** Values that the schema allows. Under a name, most of the texts and numbers are ones the shop has answered before. */
export function validValue(schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
  checkKnown(schema)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const branches = schema.anyOf ?? schema.oneOf
  if (branches) return fc.oneof(...branches.map((branch) => validValue(branch, name)))
  switch (schema.type) {
    case 'object':
      return validObject(schema)
    case 'array':
      return validArray(schema, name)
    case 'string':
      return rememberedOr(name, validText(schema))
    case 'integer':
    case 'number':
      return rememberedOr(name, validInteger(schema))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case undefined:
      break
  }
  return fc.jsonValue()
}

function rememberedOr(name: string, fresh: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const remembered = fc
    .tuple(fc.nat(MOST_PICKED), fresh)
    .map(([pick, instead]) => new Remembered(name, pick, instead))
  return fc.oneof(
    { weight: knownPerNew(name), arbitrary: remembered },
    { weight: 1, arbitrary: fresh },
  )
}

/** How many known values come on a new one: an invented id is of nothing at all, a new address is somebody new. */
function knownPerNew(name: string): number {
  if (name === 'email') return 1
  return /^id$|Id$/.test(name) ? 9 : 4
}

/** Every second list is empty where it may be: of several ids one alone is often wrong. */
function validArray({ items = {}, minItems = 0, maxItems = 8 }: JsonSchema, name: string) {
  const item = validValue(items, name.replace(/s$/, ''))
  const some = fc.array(item, { minLength: minItems, maxLength: Math.min(maxItems, 8) })
  return minItems === 0 ? fc.oneof(fc.constant([]), some) : some
}

/** Of any names; most often the options that an order of the seed's plans takes. */
function validDictionary(values: JsonSchema): fc.Arbitrary<unknown> {
  const any = fc.dictionary(fc.string({ maxLength: USUAL_LENGTH }), validValue(values, ''))
  return fc.oneof(
    { weight: 9, arbitrary: fc.constant(orderForm.options) },
    { weight: 1, arbitrary: any },
  )
}

function validObject(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { additionalProperties } = schema
  if (typeof additionalProperties === 'object') return validDictionary(additionalProperties)
  const required = new Set(schema.required)
  const entries = Object.entries(schema.properties ?? {})
  const model = Object.fromEntries(entries.map(([name, value]) => [name, validValue(value, name)]))
  return fc.record(model, {
    requiredKeys: entries.map(([name]) => name).filter((name) => required.has(name)),
  })
}

function validText(schema: JsonSchema): fc.Arbitrary<string> {
  if (schema.format === 'date-time') {
    const recent = { min: Date.parse('2024-01-01'), max: Date.parse('2026-01-01') }
    return fc.integer(recent).map((time) => new Date(time).toISOString())
  }
  if (schema.format === 'date') return validText({ format: 'date-time' }).map(dayOf)
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern))
  const minLength = schema.minLength ?? 0
  const maxLength = Math.min(schema.maxLength ?? USUAL_LENGTH, LONGEST_TEXT)
  const usual = Math.max(minLength, Math.min(maxLength, USUAL_LENGTH))
  return fc.oneof(
    { weight: 6, arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: usual }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(minLength, maxLength).map((length) => 'm'.repeat(length)),
    },
  )
}

const dayOf = (timestamp: string) => timestamp.slice(0, 10)

function validInteger({ minimum = -FAR_NUMBER, maximum = FAR_NUMBER }: JsonSchema) {
  return fc.oneof(
    fc.integer({ min: minimum, max: Math.min(maximum, minimum + FAR_NUMBER) }),
    fc.constantFrom(minimum, maximum),
  )
}

/** Values of which exactly one thing is not as the schema says: a field left out, another type, beyond a bound, hostile. */
export function brokenValue(schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
  if (schema.type !== 'object' || !schema.properties) return brokenLeaf(schema)
  const names = Object.keys(schema.properties)
  const [first, ...others] = names.flatMap((field) => {
    const inner = schema.properties?.[field]
    return inner
      ? [
          withField(schema, name, field, brokenValue(inner, field)),
          withoutField(schema, name, field),
        ]
      : []
  })
  const foreign = fc
    .tuple(
      validValue(schema, name),
      fc.constantFrom('role', 'coins', 'userId', 'price', '__proto__'),
      hostileValue,
    )
    .map(([whole, field, value]) => assign(whole, field, value))
  return fc.oneof(...(first ? [first, ...others] : []), foreign, brokenLeaf(schema))
}

const withField = (schema: JsonSchema, name: string, field: string, value: fc.Arbitrary<unknown>) =>
  fc.tuple(validValue(schema, name), value).map(([whole, broken]) => assign(whole, field, broken))

const withoutField = (schema: JsonSchema, name: string, field: string) =>
  validValue(schema, name).map((whole) =>
    Object.fromEntries(Object.entries(Object(whole)).filter(([key]) => key !== field)),
  )

/** Also `__proto__` becomes a field like any other. */
function assign(whole: unknown, field: string, value: unknown): unknown {
  return Object.defineProperty({ ...Object(whole) }, field, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  })
}

function brokenLeaf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const beyond: unknown[] = []
  const { maxLength = LONGEST_TEXT } = schema
  if (maxLength < LONGEST_TEXT) beyond.push('m'.repeat(maxLength + 1))
  if (schema.minLength) beyond.push('m'.repeat(schema.minLength - 1))
  if (schema.maximum !== undefined) beyond.push(schema.maximum + 1)
  if (schema.minimum !== undefined) beyond.push(schema.minimum - 1, schema.minimum + 0.5)
  if (schema.enum) beyond.push('none of these', 51)
  if (schema.format) beyond.push('2026-02-30T25:61:00.000Z', '+275760-09-13T00:00:00.000Z')
  return beyond.length > 0 ? fc.oneof(fc.constantFrom(...beyond), hostileValue) : hostileValue
}
