import { Remembered } from './schema-values.ts'

const MOST = 40
/** Of texts longer than this only the last is kept. */
const LONG_TEXT = 10_000

/**
 * What the shop has answered so far, by the name under which it may be sent back: an `id` by the noun, the verb and
 * the field it stood under, everything else by its own name.
 */
export class Memory {
  readonly #values = new Map<string, unknown[]>()
  /** The end that stood beside an id last. */
  readonly #ends = new Map<unknown, unknown>()

  remember(name: string, ...values: unknown[]): void {
    const isLong = values.some((value) => typeof value === 'string' && value.length > LONG_TEXT)
    const known = this.#values.get(name) ?? []
    this.#values.set(name, [...values, ...known].slice(0, isLong ? 1 : MOST))
  }

  /**
   * Keeps every text and number of an answer of `noun.verb`; with an `owner` nothing of the records that say they
   * are another account's.
   */
  harvest(
    answer: unknown,
    { noun, verb, owner }: { noun: string; verb: string; owner?: string },
    parent = noun,
  ): void {
    const from = { noun, verb, ...(owner && { owner }) }
    if (Array.isArray(answer)) {
      for (const item of answer.slice(0, MOST)) this.harvest(item, from, parent)
      return
    }
    if (typeof answer !== 'object' || answer === null) return
    if (owner && 'userId' in answer && answer.userId !== owner) return
    const { id, expiresAt } = answer as { id?: unknown; expiresAt?: unknown }
    if (id && expiresAt) this.#ends.set(id, expiresAt)
    for (const [field, value] of Object.entries(answer)) {
      if (typeof value === 'string' || typeof value === 'number') {
        if (field === 'id')
          for (const name of new Set([noun, verb, parent])) this.remember(`${name}.id`, value)
        else this.remember(field, value)
      } else this.harvest(value, from, field === 'items' ? parent : field)
    }
  }

  /**
   * The request with what is remembered in the place of every `Remembered`: what the caller types by that name, else
   * what was answered to the caller about themselves, or to anybody about anything, by turns.
   */
  fill(value: unknown, noun: string, caller: Typist): unknown {
    if (value instanceof Remembered) {
      const { own } = caller
      return own[`${noun}.${value.name}`] ?? own[value.name] ?? this.#pick(value, noun, caller)
    }
    if (Array.isArray(value)) return value.map((item) => this.fill(item, noun, caller))
    if (typeof value !== 'object' || value === null) return value
    const filled: { id?: unknown; expiresAt?: unknown } = {}
    for (const [field, inner] of Object.entries(value)) {
      Object.defineProperty(filled, field, {
        value: this.fill(inner, noun, caller),
        enumerable: true,
        writable: true,
        configurable: true,
      })
    }
    // Of what is renewed its owner was shown the end.
    if ('expiresAt' in filled && this.#ends.has(filled.id)) {
      filled.expiresAt = this.#ends.get(filled.id)
    }
    return filled
  }

  #pick({ name, pick, instead }: Remembered, noun: string, caller: Typist): unknown {
    const theirs = pick % 2 === 0 ? caller.memory.#known(name, noun) : []
    const known = theirs.length > 0 ? theirs : this.#known(name, noun)
    return known.length > 0 ? known[Math.floor(pick / 2) % known.length] : instead
  }

  #known(name: string, noun: string): unknown[] {
    return namesFor(name, noun).flatMap((other) => this.#values.get(other) ?? [])
  }
}

/** Who fills a form in. */
interface Typist {
  readonly own: Readonly<Record<string, unknown>>
  /** What was answered to them, without what is others'. */
  readonly memory: Memory
}

function namesFor(name: string, noun: string): string[] {
  if (name === 'id') return [`${noun}.id`]
  const base = /^(.+)Id$/.exec(name)?.[1]
  return base ? [name, `${base}.id`, `${base}s.id`] : [`${noun}.${name}`, name]
}
