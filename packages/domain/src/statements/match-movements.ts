/**
 * Which open invoice a movement pays. Sure is what names an invoice and is exactly what it costs; everything else is a
 * suggestion with its reasons, or is left to people. What left the account pays nothing. The same input gives the same answer.
 */
import { invoicesNamed, type NumberIndex, numberIndex } from './named-numbers.ts'
import type { Movement } from './statement.ts'

/** An open invoice; `total` is what it still costs, minor units. */
export interface OpenInvoice {
  readonly id: string
  readonly number: string
  readonly total: number
  readonly createdAt: string
  /** Whom it bills: name, and company. */
  readonly names: readonly string[]
}

/** `NUMBER`: its number stands in the label. `ALIKE`: it does, when letters that look like digits are read so, or with other digits around. */
export type MatchReason =
  | 'NUMBER'
  | 'ALIKE'
  | 'AMOUNT'
  | 'AMOUNT_DIFFERS'
  | 'NAME'
  | 'TOO_EARLY'
  | 'SEVERAL'
  | 'TWICE'
  | 'OUT'
  | 'REVERSAL'

export interface Match {
  readonly band: 'sure' | 'suggested' | 'none'
  readonly invoiceId: string | null
  readonly reasons: readonly MatchReason[]
}

type Matched = Pick<Movement, 'date' | 'amount' | 'label' | 'id' | 'sender' | 'isReversal'>

/** One answer for each movement, in their order. */
export function matchMovements(
  movements: readonly Matched[],
  open: readonly OpenInvoice[],
): Match[] {
  const known = { numbers: numberIndex(open), byAmount: byAmount(open) }
  return movements.map((movement) => matchOf(movement, known))
}

interface Known {
  readonly numbers: NumberIndex<OpenInvoice>
  readonly byAmount: ReadonlyMap<number, readonly Priced[]>
}

/** An invoice among those of its price, with the words of whom it bills: taken apart once, not for every movement. */
interface Priced {
  readonly invoice: OpenInvoice
  readonly names: readonly (readonly string[])[]
}

function byAmount(open: readonly OpenInvoice[]): Known['byAmount'] {
  const groups = new Map<number, Priced[]>()
  for (const invoice of open) {
    const priced = { invoice, names: invoice.names.map(foldedWords) }
    const group = groups.get(invoice.total)
    if (group) group.push(priced)
    else groups.set(invoice.total, [priced])
  }
  return groups
}

function matchOf(movement: Matched, known: Known): Match {
  if (movement.amount <= 0) return none('OUT')
  if (movement.isReversal) return none('REVERSAL')
  const written = invoicesNamed(known.numbers, movement.label, 'as-written')
  const [named] = written
  if (written.length > 1) return none('SEVERAL')
  if (named) return matchNamed(movement, named)
  return matchAlike(movement, known) ?? matchAmount(movement, known)
}

function matchNamed(movement: Matched, invoice: OpenInvoice): Match {
  if (movement.amount !== invoice.total) return suggested(invoice, 'NUMBER', 'AMOUNT_DIFFERS')
  // Nobody pays what is not issued: it is another year's number, or another shop's.
  if (movement.date < invoice.createdAt.slice(0, 10)) {
    return suggested(invoice, 'NUMBER', 'AMOUNT', 'TOO_EARLY')
  }
  return { band: 'sure', invoiceId: invoice.id, reasons: ['NUMBER', 'AMOUNT'] }
}

function matchAlike(movement: Matched, { numbers }: Known): Match | null {
  const found = invoicesNamed(numbers, `${movement.label} ${movement.id ?? ''}`, 'alike')
  const exact = found.filter(({ total }) => total === movement.amount)
  const [only] = exact.length > 0 ? exact : found
  if (!only) return null
  if (exact.length > 1 || (exact.length === 0 && found.length > 1)) return none('SEVERAL')
  return suggested(only, 'ALIKE', exact.length === 1 ? 'AMOUNT' : 'AMOUNT_DIFFERS')
}

function matchAmount(movement: Matched, { byAmount }: Known): Match {
  const day = movement.date
  const priced = (byAmount.get(movement.amount) ?? []).filter(
    ({ invoice }) => invoice.createdAt.slice(0, 10) <= day,
  )
  const words = wordsOf(`${movement.label} ${movement.sender ?? ''}`)
  const named = priced.filter(({ names }) => names.some((name) => isNamed(name, words)))
  const [person] = named
  if (person && named.length === 1) return suggested(person.invoice, 'AMOUNT', 'NAME')
  const [only] = priced
  return only && priced.length === 1 ? suggested(only.invoice, 'AMOUNT') : none()
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(foldedWords(text))

/** Without accents, which banks take off. */
const foldedWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)

/** Whether nearly all words of a name are among these. One word alone names too many. */
function isNamed(own: readonly string[], words: ReadonlySet<string>): boolean {
  const found = own.filter((word) => words.has(word))
  return own.length > 1 && found.length / own.length >= 0.8
}

const none = (...reasons: readonly MatchReason[]): Match => ({
  band: 'none',
  invoiceId: null,
  reasons,
})

const suggested = ({ id }: OpenInvoice, ...reasons: readonly MatchReason[]): Match => ({
  band: 'suggested',
  invoiceId: id,
  reasons,
})

/** An invoice is paid once: what names it again is left to people, who find out whether it was paid twice. */
export function withoutDoubles<Row extends Match>(matches: readonly Row[]): Row[] {
  const taken = new Set<string>()
  return matches.map((match) => {
    const { band, invoiceId } = match
    if (band !== 'sure' || invoiceId === null) return match
    if (taken.has(invoiceId))
      return { ...match, band: 'suggested', reasons: [...match.reasons, 'TWICE'] }
    taken.add(invoiceId)
    return match
  })
}
