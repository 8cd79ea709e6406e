/** What must hold in the books of a shop whatever happened to it. Each rule answers what breaks it; nothing means all is well. */

import { isBlank } from '../billing/blank-parties.ts'
import type { Counter } from '../billing/counter.ts'
import type { Invoice, InvoiceStatus } from '../billing/invoice.ts'
import { numberIn, readCounter, readNumber } from '../billing/invoice-number.ts'
import { type InvoiceSubject, idOfSubject, ORDER } from '../billing/invoice-subject.ts'
import { PAYABLE } from '../billing/payable.ts'
import type { Order } from '../orders/order.ts'
import type { Voucher } from '../vouchers/voucher.ts'

export type ProblemCode =
  | 'ledger-mismatch'
  | 'order-without-invoice'
  | 'order-invoice-differs'
  | 'order-invoice-state'
  | 'order-billed-twice'
  | 'debit-differs'
  | 'number-twice'
  | 'number-missing'
  | 'number-unknown'
  | 'invoice-unnamed'
  | 'voucher-uses'
  | 'payment-differs'
  | 'payment-parts'
  | 'file-bytes'
  | 'file-unknown'
  | 'credit-differs'
  | 'dangling-reference'

/** `subject`: the record; `detail`: what was found beside what should be, as figures and names. */
export interface Problem {
  readonly code: ProblemCode
  readonly subject: string
  readonly detail: string
}

/** A balance is the sum of its entries, hundredths of a coin. `sums` by account; one without entries has none. */
export function ledgerProblems(
  users: Iterable<{ readonly id: string; readonly coins: number }>,
  sums: ReadonlyMap<string, number>,
): Problem[] {
  return [...users].flatMap(({ id, coins }) => {
    const sum = sums.get(id) ?? 0
    return sum === coins
      ? []
      : [{ code: 'ledger-mismatch', subject: id, detail: `${coins} ≠ ${sum}` }]
  })
}

type BilledOrder = Pick<
  Order,
  'id' | 'userId' | 'status' | 'paidWithCoins' | 'amountDue' | 'paymentMethod'
>
type OrderInvoice = Pick<Invoice, 'number' | 'userId' | 'status' | 'total'> & InvoiceSubject

const PAID = ['paid'] as const
/** Credit notes may take back what an approved order was paid with. */
const PAID_ONCE = ['paid', 'refunded'] as const
const OPEN_PAID_OR_LOST = [...PAYABLE, ...PAID_ONCE] as const
const GIVEN_BACK = ['cancelled', 'refunded'] as const

/** The states of its invoice that go with those of an order. */
function statesOfInvoice({ status, paidWithCoins }: BilledOrder): readonly InvoiceStatus[] {
  if (status === 'active') return PAID_ONCE
  // Lost by a dispute before anybody has decided on it, its money is not there any more.
  if (status === 'pending') return paidWithCoins ? PAID : OPEN_PAID_OR_LOST
  return GIVEN_BACK
}

/**
 * A pending order that is paid off-site has its invoice. An order has one at most, of its customer and amount and in a
 * state that goes with its own. Orders of before the shop billed them have none.
 */
export function orderProblems(
  orders: Iterable<BilledOrder>,
  invoices: Iterable<OrderInvoice>,
): Problem[] {
  const byOrder = new Map<string, OrderInvoice[]>()
  for (const invoice of invoices) {
    // Renewals bill no order, and there may be any number of them.
    const orderId = idOfSubject(invoice, ORDER)
    if (orderId === null) continue
    const known = byOrder.get(orderId)
    if (known) known.push(invoice)
    else byOrder.set(orderId, [invoice])
  }
  return [...orders].flatMap((order): Problem[] => {
    const [invoice, second] = byOrder.get(order.id) ?? []
    const subject = order.id
    if (second) {
      const detail = `${invoice?.number}, ${second.number}`
      return [{ code: 'order-billed-twice', subject, detail }]
    }
    if (!invoice) {
      const isBilled = order.status === 'pending' && !order.paidWithCoins && order.amountDue > 0
      return isBilled
        ? [{ code: 'order-without-invoice', subject, detail: order.paymentMethod }]
        : []
    }
    if (invoice.userId !== order.userId || invoice.total !== order.amountDue) {
      const detail = `${invoice.number}: ${invoice.total} ≠ ${order.amountDue}`
      return [{ code: 'order-invoice-differs', subject, detail }]
    }
    if (statesOfInvoice(order).includes(invoice.status)) return []
    const detail = `${invoice.number}: ${invoice.status}`
    return [{ code: 'order-invoice-state', subject, detail }]
  })
}

/**
 * What coins took is what the order or invoice costs that they paid. `taken`: by its id, hundredths of a coin; those
 * that were not paid so, or before there was a ledger, are not in it.
 */
export function debitProblems(
  costs: Iterable<readonly [id: string, cost: number]>,
  taken: ReadonlyMap<string, number>,
): Problem[] {
  return [...costs].flatMap(([id, cost]) => {
    const debit = taken.get(id)
    return debit === undefined || debit === cost
      ? []
      : [{ code: 'debit-differs', subject: id, detail: `${debit} ≠ ${cost}` }]
  })
}

/** Of each kind so many are reported; the rest are once the first are fixed. */
export const MOST_PROBLEMS = 100

/** Each year's invoices and credit notes have the numbers from 1 to their counter's value, each of them once. */
export function numberProblems(
  numbers: Iterable<string>,
  counters: Iterable<Pick<Counter, 'id' | 'value'>>,
): Problem[] {
  const values = new Map([...counters].map(({ id, value }) => [id, value]))
  const seen = new Set<string>()
  const problems: Problem[] = []
  for (const number of numbers) {
    const read = readNumber(number)
    const isGiven = read && read.count >= 1 && read.count <= (values.get(read.counter) ?? 0)
    if (seen.has(number)) problems.push({ code: 'number-twice', subject: number, detail: '' })
    else if (!isGiven) problems.push({ code: 'number-unknown', subject: number, detail: '' })
    seen.add(number)
  }
  return [...problems, ...missingNumbers(seen, values)]
}

/** Looks no further than it has to: a counter of a document may say any number. */
function missingNumbers(seen: ReadonlySet<string>, values: ReadonlyMap<string, number>): Problem[] {
  const missing: Problem[] = []
  for (const [id, value] of values) {
    const counted = readCounter(id)
    if (!counted) continue
    for (let count = 1; count <= value && missing.length < MOST_PROBLEMS; count++) {
      const subject = numberIn(counted.series, counted.year, count)
      if (!seen.has(subject)) missing.push({ code: 'number-missing', subject, detail: '' })
    }
  }
  return missing
}

/** Every invoice says who bills whom. */
export const partyProblems = (
  invoices: Iterable<Pick<Invoice, 'number' | 'seller' | 'buyer'>>,
): Problem[] =>
  [...invoices].flatMap((invoice) =>
    isBlank(invoice) ? [{ code: 'invoice-unnamed', subject: invoice.number, detail: '' }] : [],
  )

/** A voucher was used as often as it is on orders that are pending or approved. `uses` by code. */
export function voucherProblems(
  vouchers: Iterable<Pick<Voucher, 'code' | 'usedCount'>>,
  uses: ReadonlyMap<string, number>,
): Problem[] {
  return [...vouchers].flatMap(({ code, usedCount }) => {
    const used = uses.get(code) ?? 0
    return used === usedCount
      ? []
      : [{ code: 'voucher-uses', subject: code, detail: `${usedCount} ≠ ${used}` }]
  })
}
