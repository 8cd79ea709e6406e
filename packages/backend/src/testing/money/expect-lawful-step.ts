/** What an operation may do to rows that were there before it: states move along their tables, and nothing else is edited. */
import { expect } from 'vitest'
import type { Books } from './books.ts'

/** State -> the states after it. Written down apart from the code that moves them. */
type Table = Readonly<Record<string, readonly string[]>>

const ORDER: Table = {
  pending: ['active', 'rejected', 'cancelled'],
  active: [],
  rejected: [],
  cancelled: [],
}
const SERVICE: Table = {
  active: ['suspended', 'expired', 'terminated'],
  suspended: ['active', 'terminated'],
  expired: ['active', 'terminated'],
  terminated: [],
}
/**
 * `paid` is open again where its payment is undone, and cancelled where it costs nothing and its order is taken back.
 * `overdue` is not due yet where days are given that move its period. `cancelled` with a service that is kept after all, it is
 * open again.
 */
const INVOICE: Table = {
  unpaid: ['overdue', 'paid', 'cancelled'],
  overdue: ['paid', 'cancelled', 'unpaid'],
  paid: ['refunded', 'unpaid', 'overdue', 'cancelled'],
  cancelled: ['unpaid', 'overdue'],
  refunded: [],
}
/** One transfer of which all went back may still turn out to pay another invoice. */
const PAYMENT: Table = { received: ['refunded', 'undone'], refunded: ['received'], undone: [] }
const DECLARATION: Table = {
  waiting: ['approved', 'rejected', 'withdrawn', 'superseded'],
  approved: [],
  rejected: [],
  withdrawn: [],
  superseded: [],
}
/** What a bank returns is to be sent again. */
const REFUND: Table = {
  'to-send': ['sent', 'to-coins', 'by-dispute'],
  sent: ['to-send'],
  'to-coins': [],
  'by-dispute': [],
}
/** Told in any order: nothing leads back from what has succeeded. */
const ATTEMPT: Table = {
  created: ['pending', 'processing', 'succeeded', 'failed', 'expired'],
  pending: ['processing', 'succeeded', 'failed', 'expired'],
  processing: ['succeeded', 'failed', 'expired'],
  failed: ['succeeded'],
  expired: ['succeeded'],
  succeeded: [],
}
/** Closed, it stays as it was closed. */
const DISPUTE: Table = { open: ['won', 'lost'], won: [], lost: [] }
const CLAIM: Table = {
  none: ['open'],
  open: ['billed', 'written-off'],
  billed: [],
  // Money that is back after all is for an invoice.
  'written-off': ['billed'],
}
const ROW: Table = { ignored: ['applied'], applied: ['undone'], undone: ['applied'] }

/** `isTime`: where time passes, several steps may be taken. */
export function expectLawfulStep(before: Books, after: Books, isTime: boolean): void {
  const moved = (table: Table) => (isTime ? reachable(table) : table)
  expectMoved(before.orders, after.orders, { by: 'status', along: moved(ORDER) })
  expectMoved(before.services, after.services, { by: 'status', along: moved(SERVICE) })
  expectMoved(before.invoices, after.invoices, { by: 'status', along: moved(INVOICE) })
  expectMoved(before.payments, after.payments, { by: 'state', along: moved(PAYMENT) })
  expectMoved(before.declarations, after.declarations, { by: 'state', along: moved(DECLARATION) })
  expectMoved(before.refunds, after.refunds, { by: 'state', along: moved(REFUND) })
  expectMoved(before.statementRows, after.statementRows, { by: 'state', along: moved(ROW) })

  expectMoved(before.attempts, after.attempts, { by: 'state', along: moved(ATTEMPT) })

  expectMoved(before.disputes, after.disputes, { by: 'state', along: moved(DISPUTE) })
  expectMoved(before.disputes, after.disputes, { by: 'claim', along: moved(CLAIM) })

  expectKept(before.coinEntries, after.coinEntries, Object.keys)
  expectKept(before.creditNotes, after.creditNotes, Object.keys)
  expectKept(before.invoices, after.invoices, () => INVOICE_SAYS)
  expectKept(before.payments, after.payments, () => ['method', 'reference', 'receivedAt'])
  expectKept(before.allocations, after.allocations, () => ['paymentId', 'invoiceId', 'amount'])
  expectKept(before.declarations, after.declarations, () => ['amount', 'reference', 'pays'])
  expectKept(before.refunds, after.refunds, () => ['amount', 'method', 'invoiceId', 'cause'])
  // What was only set aside may go: it is brought back.
  const there = new Set(after.statementRows.map(({ id }) => id))
  const rows = before.statementRows.filter(({ id, state }) => state !== 'ignored' || there.has(id))
  expectKept(rows, after.statementRows, () => ['source', 'key', 'date', 'amount', 'label'])
}

/** What was issued stays as it was issued; only the period of an open renewal moves, when days are given. */
const INVOICE_SAYS = [
  ...['number', 'createdAt', 'subtotal', 'tax', 'total', 'buyer', 'seller', 'subjectId'],
  ...['taxName', 'taxBasisPoints', 'taxReason', 'secondRate'],
]

type Rows<Field extends string> = readonly ({ readonly id: string } & {
  readonly [Name in Field]: string
})[]

function expectMoved<Field extends string>(
  before: Rows<Field>,
  after: Rows<Field>,
  { by, along }: { readonly by: Field; readonly along: Table },
): void {
  const states = new Map(before.map((row) => [row.id, row[by]]))
  for (const row of after) {
    const from = states.get(row.id)
    if (from === undefined || from === row[by]) continue
    expect(along[from], `after ${from}`).toContain(row[by])
  }
}

/** All are still there, and say what they said. */
function expectKept<Row extends { readonly id: string }>(
  before: readonly Row[],
  after: readonly Row[],
  fieldsOf: (row: Row) => readonly string[],
): void {
  const now = new Map(after.map((row) => [row.id, row]))
  for (const row of before) {
    const kept = now.get(row.id)
    if (kept === row) continue
    for (const field of fieldsOf(row)) {
      const [was, is] = [Reflect.get(row, field), kept && Reflect.get(kept, field)]
      if (was !== is) expect(is).toEqual(was)
    }
  }
}

function reachable(table: Table): Table {
  const after = (state: string, seen: Set<string>): Set<string> => {
    for (const next of table[state] ?? []) if (!seen.has(next)) after(next, seen.add(next))
    return seen
  }
  return Object.fromEntries(Object.keys(table).map((from) => [from, [...after(from, new Set())]]))
}

/** Whoever is refused, and what had nothing to do, has changed nothing. */
export function expectUnchanged(before: Books, after: Books): void {
  if (JSON.stringify(after) !== JSON.stringify(before)) expect(after).toEqual(before)
}
