/**
 * Fields that nobody may be shown. A schema says so once, and all code that stores, exports, logs or answers finds it:
 * a secret (of a gateway, a panel, a second factor) is stored sealed and can be opened again, a hash cannot.
 */
import * as z from 'zod/mini'
import { Timestamp } from './record.ts'

/** Schemas themselves, not copies: what adds a check to one makes another. */
const secrets = new WeakSet<object>()
const hashes = new WeakSet<object>()

/** How a sealed text begins: the way in which it was sealed. */
export const SEAL_MARK = 's2.'

/** Mark, id of the key, when it was set (milliseconds in base 36), nonce with ciphertext and tag. */
const SEALED = /^s2\.[\w-]{6,16}\.[a-z0-9]{1,12}\.[\w-]{38,8000}$/

/**
 * A secret, sealed as it is in the row: a field of its own, at most nullable, so that it can be found and sealed
 * anew. `earlier`: how it was kept before.
 */
export function secret(earlier?: RegExp) {
  const form = earlier ? new RegExp(`${SEALED.source}|${earlier.source}`) : SEALED
  const schema = z.string().check(z.regex(form))
  secrets.add(schema)
  return schema
}

/** What can be checked against, but leads back to nothing. It has no business outside of its row either. */
export function hash<Schema extends object>(schema: Schema): Schema {
  hashes.add(schema)
  return schema
}

/** What a secret is shown as; null: none is set. */
export const SecretShown = z.nullable(
  z.object({
    setAt: Timestamp,
    /** Empty where they would be a good part of it. */
    lastFour: z.string().check(z.maxLength(4)),
  }),
)
export type SecretShown = z.infer<typeof SecretShown>

/** Names of the fields of a row that hold a secret. Throws where one lies deeper: nobody would seal it. */
export function secretFieldsOf(row: object): readonly string[] {
  const { shape = {} } = defOf(row)
  const names = Object.keys(shape).filter((name) => secrets.has(bare(shape[name] ?? {})))
  const deeper = brandedFields(row, secrets).filter((name) => !names.includes(name))
  if (deeper.length > 0) throw new Error(`No field of its row: ${deeper.join(', ')}`)
  return names
}

/** Whether the row can do without that secret. */
export const isNullableField = (row: object, field: string): boolean =>
  defOf(defOf(row).shape?.[field] ?? {}).type === 'nullable'

/** Names of all fields, however deep, that hold a secret or a hash. */
export const hiddenFieldsOf = (schema: object): readonly string[] => [
  ...brandedFields(schema, secrets),
  ...brandedFields(schema, hashes),
]

/** What is read of a schema: zod's own description of it. */
interface Definition {
  readonly type?: string
  readonly shape?: Readonly<Record<string, object>>
  readonly [part: string]: unknown
}

const defOf = (schema: object): Definition =>
  (schema as { readonly _zod?: { readonly def: Definition } })._zod?.def ?? {}

/** The schema within a `nullable`. */
const bare = (schema: object): object => {
  const { type, innerType } = defOf(schema)
  return type === 'nullable' && typeof innerType === 'object' ? (innerType ?? schema) : schema
}

/** The nearest field above each schema of the brand. */
function brandedFields(schema: object, brand: WeakSet<object>): string[] {
  const names = new Set<string>()
  const seen = new Map<object, Set<string>>()
  const look = (part: unknown, name: string): void => {
    if (typeof part !== 'object' || part === null) return
    if (brand.has(part)) names.add(name)
    if (LEAVES.has(defOf(part).type)) return
    const known = seen.get(part) ?? new Set()
    if (known.has(name)) return
    seen.set(part, known.add(name))
    if (Array.isArray(part)) for (const each of part) look(each, name)
    else for (const [key, child] of partsOf(part)) look(child, key ?? name)
  }
  look(schema, '')
  return [...names]
}

/** Of these kinds nothing is made of other schemas; most are. */
const LEAVES: ReadonlySet<string | undefined> = new Set([
  'string',
  'number',
  'boolean',
  'enum',
  'literal',
  'int',
  'null',
])

/** What a schema is made of; of an object the fields, by name. */
function partsOf(schema: object): (readonly [name: string | null, part: unknown])[] {
  const {
    shape = {},
    innerType,
    element,
    options,
    items,
    rest,
    valueType,
    left,
    right,
    ...def
  } = defOf(schema)
  const unnamed = [innerType, element, options, items, rest, valueType, left, right]
  return [
    ...Object.entries(shape),
    ...[...unnamed, def.in, def.out].map((part) => [null, part] as const),
  ]
}
