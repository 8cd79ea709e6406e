import { COINS } from '@hostfront/domain/payments/coins'
import { RECORDED_WAYS } from '@hostfront/domain/payments/recorded-ways'
import { creditProblems } from '@hostfront/domain/shop/credit-problems'
import {
  debitProblems,
  ledgerProblems,
  numberProblems,
  orderProblems,
  type Problem,
  partyProblems,
  voucherProblems,
} from '@hostfront/domain/shop/integrity'
import { paymentProblems } from '@hostfront/domain/shop/payment-problems'
import { type CollectionName, collectionNames } from '@hostfront/store/collections'
import type { AllRows } from '@hostfront/store/port'
import { referencesOf, referredId } from '@hostfront/store/references'

/** All that breaks a rule of the books, of a shop or of a document that is to become one. */
export const findProblems = (rows: AllRows): Problem[] => [
  ...ledgerProblems(rows.users, coinsByUser(rows)),
  ...orderProblems(rows.orders, rows.invoices),
  ...debitProblems(costsOf(rows), coinsTaken(rows)),
  ...numberProblems(
    [...rows.invoices, ...rows.creditNotes].map(({ number }) => number),
    rows.counters,
  ),
  ...partyProblems(rows.invoices),
  ...voucherProblems(rows.vouchers, usesByCode(rows)),
  ...paymentProblems(
    rows.invoices,
    rows.payments,
    rows.paymentAllocations,
    rows.refunds,
    rows.disputes,
  ),
  ...creditProblems(rows.invoices, rows.creditNotes),
  ...danglingReferences(rows),
  ...unknownMethods(rows),
]

function coinsByUser({ coinEntries }: AllRows): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { userId, amount } of coinEntries) sums.set(userId, (sums.get(userId) ?? 0) + amount)
  return sums
}

function costsOf({ orders, invoices, ...rows }: AllRows): (readonly [string, number])[] {
  const inCoins = paidInCoins(rows)
  return [
    ...orders.map(({ id, amountDue }) => [id, amountDue] as const),
    ...invoices.map(({ id, total }) => [id, inCoins.get(id) ?? total] as const),
  ]
}

/** What coins paid of each invoice: another part of it may have come in from outside. */
function paidInCoins({
  payments,
  paymentAllocations,
}: Pick<AllRows, 'payments' | 'paymentAllocations'>): ReadonlyMap<string, number> {
  const ofCoins = new Set(payments.filter(({ method }) => method === COINS).map(({ id }) => id))
  const sums = new Map<string, number>()
  for (const { paymentId, invoiceId, amount } of paymentAllocations) {
    if (ofCoins.has(paymentId)) sums.set(invoiceId, (sums.get(invoiceId) ?? 0) + amount)
  }
  return sums
}

/** For each order and invoice that coins paid; what came back is an entry of another kind. */
function coinsTaken({ coinEntries }: AllRows): ReadonlyMap<string, number> {
  const taken = new Map<string, number>()
  for (const { kind, reference, amount } of coinEntries) {
    if ((kind !== 'order' && kind !== 'renewal') || reference === null) continue
    taken.set(reference, (taken.get(reference) ?? 0) - amount)
  }
  return taken
}

/** Orders that are pending or approved; one that was undone has given its use back. */
function usesByCode({ orders }: AllRows): ReadonlyMap<string, number> {
  const uses = new Map<string, number>()
  for (const { voucherCode, status } of orders) {
    if (voucherCode === null || (status !== 'pending' && status !== 'active')) continue
    uses.set(voucherCode, (uses.get(voucherCode) ?? 0) + 1)
  }
  return uses
}

/** Whatever names a way to pay names one of the shop, or cash and the like: it has a name for it. The store does not look, for the sake of its speed. */
function unknownMethods({
  settings,
  orders,
  invoices,
  payments,
  refunds,
  paymentMethods,
}: AllRows): Problem[] {
  const known = new Set<string>([...paymentMethods, ...RECORDED_WAYS].map(({ id }) => id))
  const named = [
    // Without it nobody could pay from a balance.
    ...settings.map(({ id }) => [id, 'coins', COINS] as const),
    ...orders.map(({ id, paymentMethod }) => [id, 'orders.paymentMethod', paymentMethod] as const),
    ...invoices.map(
      ({ id, paymentMethod }) => [id, 'invoices.paymentMethod', paymentMethod] as const,
    ),
    ...payments.map(({ id, method }) => [id, 'payments.method', method] as const),
    ...refunds.map(({ id, method }) => [id, 'refunds.method', method] as const),
  ]
  return named
    .filter(([, , method]) => !known.has(method))
    .map(([subject, field, method]) => ({
      code: 'dangling-reference',
      subject,
      detail: `${field}: ${method}`,
    }))
}

/** Records that refer to one that is not there. */
export function danglingReferences(rows: AllRows): Problem[] {
  const ids = new Map<CollectionName, ReadonlySet<string>>()
  const idsOf = (name: CollectionName) => {
    const known = ids.get(name) ?? new Set(rows[name].map(({ id }) => id))
    ids.set(name, known)
    return known
  }
  return collectionNames.flatMap((name) =>
    referencesOf(name).flatMap((reference) => {
      const known = idsOf(reference.target)
      const field = `${name}.${reference.field}`
      return rows[name].flatMap((row): Problem[] => {
        const to = referredId(reference, row)
        if (to === null || known.has(to)) return []
        return [{ code: 'dangling-reference', subject: row.id, detail: `${field}: ${to}` }]
      })
    }),
  )
}
