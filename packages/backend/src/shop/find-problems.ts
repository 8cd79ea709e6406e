import {
  debitProblems,
  ledgerProblems,
  numberProblems,
  orderProblems,
  type Problem,
  partyProblems,
  voucherProblems,
} from '@hostfront/domain/shop/integrity'
import { type CollectionName, collectionNames } from '@hostfront/store/collections'
import type { AllRows } from '@hostfront/store/port'
import { rules } from '@hostfront/store/rules'

/** All that breaks a rule of the books, of a shop or of a document that is to become one. */
export const findProblems = (rows: AllRows): Problem[] => [
  ...ledgerProblems(rows.users, coinsByUser(rows)),
  ...orderProblems(rows.orders, rows.invoices),
  ...debitProblems(costsOf(rows), coinsTaken(rows)),
  ...numberProblems(
    rows.invoices.map(({ number }) => number),
    rows.counters,
  ),
  ...partyProblems(rows.invoices),
  ...voucherProblems(rows.vouchers, usesByCode(rows)),
  ...danglingReferences(rows),
]

function coinsByUser({ coinEntries }: AllRows): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { userId, amount } of coinEntries) sums.set(userId, (sums.get(userId) ?? 0) + amount)
  return sums
}

const costsOf = ({ orders, invoices }: AllRows): (readonly [string, number])[] => [
  ...orders.map(({ id, amountDue }) => [id, amountDue] as const),
  ...invoices.map(({ id, total }) => [id, total] as const),
]

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

/** Records that refer to one that is not there. */
export function danglingReferences(rows: AllRows): Problem[] {
  const ids = new Map<CollectionName, ReadonlySet<string>>()
  const idsOf = (name: CollectionName) => {
    const known = ids.get(name) ?? new Set(rows[name].map(({ id }) => id))
    ids.set(name, known)
    return known
  }
  return collectionNames.flatMap((name) =>
    Object.entries(rules[name].references).flatMap(([field, target]) => {
      const known = idsOf(target)
      return rows[name].flatMap((row): Problem[] => {
        // References are text or null; the rules name fields that the rows have.
        const to = (row as unknown as Record<string, string | null>)[field]
        if (to === null || to === undefined || known.has(to)) return []
        return [{ code: 'dangling-reference', subject: row.id, detail: `${name}.${field}: ${to}` }]
      })
    }),
  )
}
