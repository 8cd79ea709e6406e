import type { Due, Morning } from '@hostfront/contract/admin'
import { addDays } from '@hostfront/domain/add-days'
import { PAYABLE } from '@hostfront/domain/billing/payable'
import type { ReadRepository, ReadTx, Where } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { TO_ANSWER, TO_DECIDE } from '../disputes/waiting-disputes.ts'
import { SOON_DAYS, shownServices } from '../services/shown-services.ts'

/** What waits for the team, and what is due within a week, each with how much of it is new since yesterday. */
export function readMorning(call: SignedInCall): Promise<Morning> {
  const now = call.now()
  const from = addDays(now, -1)
  const since = { createdAt: { gte: from } }
  const soon = addDays(now, SOON_DAYS)
  return call.store.read(async (tx) => {
    const [orders, payments, servers, tickets, refunds, disputes, overdue, dueSoon, endingSoon] =
      await Promise.all([
        dueOf(tx.orders, { status: 'pending' }, since, ['amountDue']),
        dueOf(tx.declarations, { state: 'waiting' }, since, ['amount']),
        dueOf(tx.instances, { phase: 'person' }, { since: { gte: from } }),
        dueOf(tx.tickets, { status: 'open' }, { updatedAt: { gte: from } }),
        dueOf(tx.refunds, { state: 'to-send' }, since, ['amount']),
        readDisputes(tx),
        // The shop marks them at its next run only; nobody should wait for that to see them.
        dueOf(
          tx.invoices,
          { status: { in: PAYABLE }, dueDate: { lt: now } },
          { dueDate: { gte: from, lt: now } },
          ['total', 'paid'],
        ),
        dueOf(tx.invoices, { status: { in: PAYABLE }, dueDate: { gte: now, lte: soon } }, since, [
          'total',
          'paid',
        ]),
        dueOf(tx.services, shownServices('ends-soon', now), {
          expiresAt: { gt: addDays(from, SOON_DAYS), lte: soon },
        }),
      ])
    return {
      ...{ from, orders, payments, servers, tickets, refunds, disputes },
      ...{ overdue, dueSoon, endingSoon },
    }
  })
}

/** More than anybody answers. */
const MOST_DISPUTES = 500

async function readDisputes(tx: ReadTx): Promise<Morning['disputes']> {
  const [{ items }, toDecide] = await Promise.all([
    tx.disputes.list({ where: TO_ANSWER, limit: MOST_DISPUTES }),
    tx.disputes.count(TO_DECIDE),
  ])
  const days = items.flatMap(({ dueBy }) => dueBy ?? [])
  return { toAnswer: items.length, until: days.toSorted()[0] ?? null, toDecide }
}

/** Of the rows `where` those that are `recent`, too; the first of `sums` is added up, and what the second adds up to taken off. */
async function dueOf<Row extends { id: string }>(
  rows: ReadRepository<Row>,
  where: Where<Row>,
  recent: Where<Row>,
  sums: readonly (keyof Row & string)[] = [],
): Promise<Due> {
  const [[all], fresh] = await Promise.all([
    rows.totals({ where, sums }),
    rows.count({ ...where, ...recent }),
  ])
  const [sum = 0, off = 0] = all?.sums ?? []
  return { count: all?.count ?? 0, recent: fresh, sum: sums.length > 0 ? sum - off : null }
}
