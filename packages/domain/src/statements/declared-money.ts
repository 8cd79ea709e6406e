/** Which declared payment a movement is: exactly its amount, and named by its reference or by the number of what it pays. */
import type { Declaration } from '../payments/declaration.ts'
import { referenceKey } from '../payments/reference-key.ts'
import { numbersIn, wholeNumbersIn } from './named-numbers.ts'
import type { Movement } from './statement.ts'
import { tellsApart } from './tells-apart.ts'

export type DeclaredMoney = Pick<Declaration, 'id' | 'amount' | 'referenceKey' | 'pays'>

type Moved = Pick<Movement, 'amount' | 'label' | 'id'>

export type DeclaredBy = 'REFERENCE' | 'NUMBER'

/** By what a movement is known to be the money of a declaration; null where it is not. */
export const declaredBy = (moved: Moved, declared: DeclaredMoney): DeclaredBy | null =>
  byOf(read(moved), declared)

/** The only declaration that a movement can be, a reference before a number; null where none is, or several are. */
export function declaredIn<Declared extends DeclaredMoney>(
  moved: Moved,
  waiting: readonly Declared[],
): { readonly declared: Declared; readonly by: DeclaredBy } | null {
  const same = waiting.filter(({ amount }) => amount === moved.amount)
  if (same.length === 0) return null
  const once = read(moved)
  const found = same.flatMap((declared) => {
    const by = byOf(once, declared)
    return by ? [{ declared, by }] : []
  })
  const referred = found.filter(({ by }) => by === 'REFERENCE')
  const [only, ...others] = referred.length > 0 ? referred : found
  return only && others.length === 0 ? only : null
}

/** What is read of a movement once, however many have declared its amount. */
interface Read extends Moved {
  readonly idKey: string | null
  /** As references are folded: what is not in it is not in the label. */
  readonly folded: string
  readonly numbers: readonly string[]
  /** Whether one of them stands there as a word of its own. */
  readonly hasNumber: boolean
}

const read = (moved: Moved): Read => ({
  ...moved,
  idKey: moved.id === null ? null : referenceKey(moved.id),
  folded: referenceKey(moved.label),
  numbers: numbersIn(moved.label),
  hasNumber: wholeNumbersIn(moved.label).length > 0,
})

function byOf(moved: Read, declared: DeclaredMoney): DeclaredBy | null {
  if (moved.amount !== declared.amount) return null
  if (namesReference(moved, declared)) return 'REFERENCE'
  return moved.hasNumber && !areForeign(moved.numbers, declared) ? 'NUMBER' : null
}

/**
 * Whether a movement names an invoice that the declaration does not pay. What a bank calls it by is a date and a count at
 * many banks: it counts only where it is what was declared.
 */
export function namesForeign({ label, id }: Moved, declared: DeclaredMoney): boolean {
  const said = id !== null && referenceKey(id) === declared.referenceKey ? numbersIn(id) : []
  return areForeign([...numbersIn(label), ...said], declared)
}

function areForeign(numbers: readonly string[], { pays }: Pick<DeclaredMoney, 'pays'>): boolean {
  const own = pays.map(({ number }) => number.replaceAll(/\D/g, ''))
  return numbers.some((one) => !own.includes(one))
}

/** Shorter ones stand in labels by chance. */
const SHORTEST = 5
const GROUP = 4

/**
 * Whether the bank calls it so, or the reference stands in its label with nothing tied to either end. Customers type what they
 * like: a word or a day of any transfer, or the number of somebody else's invoice, makes none theirs.
 */
function namesReference({ label, idKey, folded, numbers }: Read, declared: DeclaredMoney): boolean {
  const key = declared.referenceKey
  if (key === null) return false
  if (idKey === key) return true
  if (key.length < SHORTEST || !folded.includes(key) || !tellsApart(key)) return false
  if (areForeign([...numbers, ...numbersIn(key)], declared)) return false
  const spread = [...key].join('[^\\p{L}\\p{N}]*')
  const whole = `(?<![\\p{L}\\p{N}][-_./]?)${spread}(?![-_./]?[\\p{L}\\p{N}])`
  const found = new RegExp(whole, 'u').exec(label.normalize('NFKC').toLowerCase())
  return found !== null && isOneNumber(found[0])
}

/** Digits alone that stand apart are an amount or two numbers, unless each group is long: `12 345`, and `1234 5678`. */
function isOneNumber(found: string): boolean {
  if (/\p{L}/u.test(found)) return true
  const groups = found.split(/\P{N}+/u).filter(Boolean)
  return groups.length === 1 || groups.every((group) => group.length >= GROUP)
}
