import type { Operation } from './operations.ts'
import { Remembered } from './schema-values.ts'

const MOST = 40
/** Of texts longer than this only the last is kept. */
const LONG_TEXT = 10_000
/** Of so many picks one is what anybody was answered, and one is by the widest meaning of the name. */
const OTHERS_OF = 4
const WIDER_OF = 4

/** Fields that are called like one thing and hold another. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  'orders.planId': ['plans.id'],
  'vouchers.planId': ['plans.id'],
  'delivery.planId': ['plans.id'],
  'delivery.panelId': ['panels.id'],
  'delivery.id': ['instance.id'],
}

type Called = Pick<Operation, 'noun' | 'verb'>
type Owned = Called & { readonly owner?: string }
type Shown = Readonly<Record<string, unknown>>

/**
 * What the shop has answered so far, by the name under which it may be sent back: an `id` by what it is of,
 * everything else by its own name, and by the noun with it.
 */
export class Memory {
  readonly #values = new Map<string, unknown[]>()
  /** By their ids, as they were answered last. */
  readonly #records = new Map<unknown, Shown>()

  remember(name: string, ...values: unknown[]): void {
    const isLong = values.some((value) => typeof value === 'string' && value.length > LONG_TEXT)
    const known = new Set([...values, ...(this.#values.get(name) ?? [])])
    this.#values.set(name, [...known].slice(0, isLong ? 1 : MOST))
  }

  /**
   * Keeps every text and number of an answer; with an `owner` nothing of the records that say they are another
   * account's. `kinds` are the names of what is answered.
   */
  harvest(answer: unknown, from: Owned, kinds = answeredBy(from)): void {
    if (Array.isArray(answer)) {
      for (const item of answer.slice(0, MOST)) this.harvest(item, from, kinds)
      return
    }
    if (typeof answer !== 'object' || answer === null) return
    if (from.owner && 'userId' in answer && answer.userId !== from.owner) return
    if ('id' in answer) this.#records.set(answer.id, { ...answer })
    // What was asked about comes first; what belongs to it follows.
    let first = kinds
    for (const [field, value] of Object.entries(answer)) {
      if (typeof value === 'string' || typeof value === 'number') {
        const names = field === 'id' ? kinds.map((kind) => `${kind}.id`) : [field]
        if (field !== 'id') names.push(`${from.noun}.${field}`)
        for (const name of names) this.remember(name, value)
      } else if (value !== null && typeof value === 'object') {
        this.harvest(value, from, field === 'items' ? kinds : [field, ...first])
        first = []
      }
    }
  }

  /**
   * The request with something in the place of every `Remembered`: what the caller types by that name, what the record
   * that is meant holds there, else what was answered to the caller about themselves, now and then to anybody about
   * anything.
   */
  fill(value: unknown, called: Called, caller: Typist, shown?: Shown): unknown {
    if (value instanceof Remembered) {
      const { own } = caller
      const { name } = value
      const typed = own[`${called.noun}.${name}`] ?? shownAs(shown?.[name]) ?? own[name]
      return typed ?? this.#pick(value, called, caller)
    }
    if (Array.isArray(value)) return value.map((item) => this.fill(item, called, caller, shown))
    if (typeof value !== 'object' || value === null) return value
    const id = 'id' in value ? this.fill(value.id, called, caller) : undefined
    const record = id === undefined ? shown : this.#records.get(id)
    const filled = {}
    for (const [field, inner] of Object.entries(value)) {
      Object.defineProperty(filled, field, {
        value: field === 'id' ? id : this.fill(inner, called, caller, record),
        enumerable: true,
        writable: true,
        configurable: true,
      })
    }
    return filled
  }

  #pick({ name, pick, instead }: Remembered, called: Called, caller: Typist): unknown {
    const theirs = pick % OTHERS_OF === 0 ? [] : caller.memory.#known(name, called)
    const known = theirs.length > 0 ? theirs : this.#known(name, called)
    const turn = Math.floor(pick / OTHERS_OF)
    const values = turn % WIDER_OF === 0 ? known.at(-1) : known[0]
    return values ? values[Math.floor(turn / WIDER_OF) % values.length] : instead
  }

  /** What may be meant by a name, its narrowest meaning first. */
  #known(name: string, called: Called): unknown[][] {
    return namesFor(name, called).flatMap((other) => {
      const values = this.#values.get(other)
      return values ? [values] : []
    })
  }
}

/** Who fills a form in. */
interface Typist {
  readonly own: Readonly<Record<string, unknown>>
  /** What was answered to them, without what is others'. */
  readonly memory: Memory
}

/** The list of a record is not what one of its fields was. */
const shownAs = (value: unknown): unknown => (typeof value === 'object' ? undefined : value)

/** A verb in the plural answers what it says: `clients.notes` notes, `orders.list` orders. */
const answeredBy = ({ noun, verb }: Called): string[] =>
  verb.endsWith('s') ? [verb, `${noun}.${verb}`] : [noun]

function namesFor(name: string, { noun, verb }: Called): readonly string[] {
  const meant = MEANT[`${noun}.${name}`]
  if (meant) return meant
  // `clients.removeNote` is about what `clients.notes` lists.
  const object = /[A-Z][a-z]+$/.exec(verb)?.[0].toLowerCase()
  if (name === 'id') return [`${noun}.${object}s.id`, `${noun}.id`]
  const base = /^(.+)Id$/.exec(name)?.[1]
  return base ? [name, `${base}.id`, `${base}s.id`] : [`${verb}.${name}`, `${noun}.${name}`, name]
}
