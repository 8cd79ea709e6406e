import { ORPCError } from '@orpc/client'

export type Answer =
  | { readonly value: unknown }
  | { readonly refused: readonly unknown[] }
  /** No answer of the shop: the call could not be made. */
  | { readonly failed: string }

/** What a call answered, in a form in which two shops that are sent the same say the same. */
export async function answerOf(call: () => Promise<unknown>): Promise<Answer> {
  try {
    return { value: await call() }
  } catch (error) {
    if (!(error instanceof ORPCError)) return { failed: String(error) }
    return { refused: [error.code, error.status, error.defined, error.data] }
  }
}

const ID = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|id-\d{8})$/
/** Within a text, such as the time that an invoice renews. */
const DAYS = /\b\d{4}-\d\d-\d\d\b/g
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
/** Fields whose text is made by chance or by the host. */
const OWN_TO_EACH = new Set([
  'key',
  'prefix',
  'secret',
  'address',
  'userAgent',
  'next',
  'recoveryCodes',
])

/** What the two hosts call the first administrator. */
const FIRST_ADMINISTRATOR = /(^| of )(?:Admin|Administrator)$/

/**
 * Ids become `id 1`, `id 2` by first sight, so that the same id in two answers stays the same; times, secrets and
 * what the host says of itself lose their value but not their presence.
 */
export class Normaliser {
  readonly #ids = new Map<string, string>()

  normalise(value: unknown, field = ''): unknown {
    if (OWN_TO_EACH.has(field) && value !== null) {
      return Array.isArray(value) ? `${value.length} of them` : 'made by the host'
    }
    // A server knows from where it is called; a page does not.
    if (field === 'address' || field === 'userAgent') return 'made by the host'
    if (typeof value === 'string') return this.#normaliseText(value, field)
    if (Array.isArray(value)) return value.map((item) => this.normalise(item))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, inner]) => [name, this.normalise(inner, name)]),
    )
  }

  #normaliseText(text: string, field: string): string {
    if (ID.test(text)) {
      if (!this.#ids.has(text)) this.#ids.set(text, `id ${this.#ids.size + 1}`)
      return this.#ids.get(text) ?? ''
    }
    if (TIME.test(text)) return 'a time'
    if (field === 'text') return describeDocument(text)
    return text.replace(FIRST_ADMINISTRATOR, '$1the first administrator').replaceAll(DAYS, 'a day')
  }
}

/** Rows by collection. */
function describeDocument(text: string): string {
  const document = Object(JSON.parse(text)) as Record<string, unknown>
  return Object.entries(document)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.length : typeof value}`)
    .sort()
    .join(', ')
}
