/**
 * Which open invoice a movement pays. Sure is what names an invoice and is exactly what it costs; everything else is a
 * suggestion with its reasons, or is left to people. What left the account pays nothing. The same input gives the same answer.
 */
import { type DeclaredBy, type DeclaredMoney, declaredIn, namesForeign } from './declared-money.ts'
import { invoicesNamed, type NumberIndex, numberIndex, wholeNumbersIn } from './named-numbers.ts'
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

/** A payment that a customer has declared and nobody has decided on; `invoices` are those of what it pays that are open, oldest first. One that pays none buys coins. */
export interface OpenDeclaration extends DeclaredMoney {
  readonly invoices: readonly OpenInvoice[]
}

/**
 * `NUMBER`: its number stands in the label, as a word of its own. `CLOSED`: it names one that is not open. `ALIKE`: it does,
 * when letters that look like digits are read so, or as a part of something else. `COINS`: it was declared to buy coins.
 */
export type MatchReason =
  | 'NUMBER'
  | 'REFERENCE'
  | 'DECLARED'
  | 'COINS'
  | 'ALIKE'
  | 'AMOUNT'
  | 'AMOUNT_DIFFERS'
  | 'NAME'
  | 'TOO_EARLY'
  | 'SEVERAL'
  | 'TWICE'
  | 'REVERSED'
  | 'CLOSED'
  | 'OUT'
  | 'REVERSAL'

export interface Match {
  readonly band: 'sure' | 'suggested' | 'none'
  readonly invoiceId: string | null
  readonly reasons: readonly MatchReason[]
  /** The declared payment that it is; then `invoiceId` is the first of what that pays. */
  readonly declarationId?: string | null
  /** Ids of what else that pays. */
  readonly alsoPays?: readonly string[]
}

export type Matched = Pick<Movement, 'date' | 'amount' | 'label' | 'id' | 'sender' | 'isReversal'>

/** One answer for each movement, in their order. */
export function matchMovements(
  movements: readonly Matched[],
  open: readonly OpenInvoice[],
  declared: readonly OpenDeclaration[] = [],
): Match[] {
  const payable = declared.filter(({ invoices }) => invoices.length > 0)
  const forCoins = declared.filter(({ pays }) => pays.length === 0)
  const known = {
    numbers: numberIndex(open),
    byAmount: byAmount(open),
    declared: payable,
    forCoins,
  }
  return movements.map((movement) => matchOf(movement, known))
}

interface Known {
  readonly numbers: NumberIndex<OpenInvoice>
  readonly byAmount: ReadonlyMap<number, readonly Priced[]>
  readonly declared: readonly OpenDeclaration[]
  readonly forCoins: readonly OpenDeclaration[]
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
  if (movement.isReversal) return none('REVERSAL')
  if (movement.amount <= 0) return none('OUT')
  const said = declaredIn(movement, known.declared)
  if (said) return matchDeclared(movement, said)
  if (declaredIn(movement, known.forCoins)) return none('COINS')
  const written = invoicesNamed(known.numbers, movement.label, 'as-written')
  const [named] = written
  if (written.length > 1) return none('SEVERAL')
  if (named) return matchNamed(movement, named)
  return matchAlike(movement, known) ?? matchAmount(movement, known)
}

/** What its customer has said of it, and the bank says too. */
function matchDeclared(
  movement: Matched,
  { declared, by }: { readonly declared: OpenDeclaration; readonly by: DeclaredBy },
): Match {
  const { amount, date } = movement
  const { id: declarationId, invoices } = declared
  const [first, ...others] = invoices
  const isExact = amount === invoices.reduce((sum, { total }) => sum + total, 0)
  const isEarly = invoices.some(({ createdAt }) => date < createdAt.slice(0, 10))
  const isForeign = namesForeign(movement, declared)
  return {
    band: isExact && !isEarly && !isForeign ? 'sure' : 'suggested',
    invoiceId: first?.id ?? null,
    declarationId,
    alsoPays: others.map(({ id }) => id),
    reasons: [
      by,
      isExact ? 'AMOUNT' : 'AMOUNT_DIFFERS',
      ...(isEarly ? (['TOO_EARLY'] as const) : []),
      ...(isForeign ? (['SEVERAL'] as const) : []),
      'DECLARED',
    ],
  }
}

function matchNamed(movement: Matched, invoice: OpenInvoice): Match {
  const isWhole = wholeNumbersIn(movement.label).includes(invoice.number.replaceAll(/\D/g, ''))
  const by = isWhole ? 'NUMBER' : 'ALIKE'
  if (movement.amount !== invoice.total) return suggested(invoice, by, 'AMOUNT_DIFFERS')
  // Nobody pays what is not issued: it is another year's number, or another shop's.
  if (movement.date < invoice.createdAt.slice(0, 10)) {
    return suggested(invoice, by, 'AMOUNT', 'TOO_EARLY')
  }
  if (!isWhole) return suggested(invoice, by, 'AMOUNT')
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
    const { band, invoiceId, alsoPays = [] } = match
    if (band !== 'sure' || invoiceId === null) return match
    const pays = [invoiceId, ...alsoPays]
    if (pays.some((id) => taken.has(id)))
      return { ...match, band: 'suggested', reasons: [...match.reasons, 'TWICE'] }
    for (const id of pays) taken.add(id)
    return match
  })
}
