import type { RecurringReport } from '@hostfront/contract/reports'
import { PRICE_CHANGES } from '@hostfront/domain/audit/automation'
import type { Period } from '@hostfront/domain/reports/period'
import {
  monthsBefore,
  monthsOf,
  type Repriced,
  type Running,
  recurringMonths,
} from '@hostfront/domain/reports/recurring-months'
import type { ReadTx } from '@hostfront/store/port'
import * as z from 'zod/mini'
import type { SignedInCall } from '../call/context.ts'
import { readPages } from '../call/read-pages.ts'
import { rowsById } from '../call/rows-by-id.ts'

/**
 * Recurring revenue of the months that a period touches, and of as many before. What services cost now the store adds up;
 * what they cost before is what the log has of each change, back from there.
 */
export function readRecurring(call: SignedInCall, period: Period): Promise<RecurringReport> {
  const now = call.now().slice(0, 7)
  const months = monthsOf(period).filter((month) => month <= now)
  const before = monthsBefore(months)
  const read = async (tx: ReadTx): Promise<RecurringReport> => {
    const [running, repriced] = await Promise.all([readRunning(tx), readRepriced(tx)])
    const lines = recurringMonths([...before, ...months], running, repriced)
    return { before: lines.slice(0, before.length), months: lines.slice(before.length) }
  }
  return call.store.read(read, { isLong: true })
}

/** Those of old shops that have run out without being terminated count as never having run. */
async function readRunning(tx: ReadTx): Promise<Running[]> {
  const found = await tx.services.totals({
    where: { status: { in: ['active', 'suspended', 'terminated'] }, price: { gt: 0 } },
    by: ['userId', { field: 'createdAt', per: 'month' }, { field: 'terminatedAt', per: 'month' }],
    sums: ['price'],
  })
  return found.map(({ keys: [userId, from, to], sums: [price = 0] }) => ({
    userId: String(userId),
    from: String(from),
    to: typeof to === 'string' ? to : null,
    price,
  }))
}

const Priced = z.object({ price: z.int() })

const PAGE = 200

/** Every change of what a service costs is in the log, with what it cost before and after. */
async function readRepriced(tx: ReadTx): Promise<Repriced[]> {
  const changes: Repriced[] = []
  const pages = readPages((after) =>
    tx.auditLog.list({
      where: { action: { in: PRICE_CHANGES } },
      order: 'oldest',
      limit: PAGE,
      after,
    }),
  )
  for await (const entries of pages) {
    const services = await rowsById(
      tx.services,
      entries.map(({ subject }) => subject),
    )
    for (const { subject, createdAt, before, after } of entries) {
      const service = services.get(subject)
      const by = priceIn(after) - priceIn(before)
      if (!service || service.status === 'expired' || !by) continue
      const { userId, createdAt: from } = service
      changes.push({ userId, from: from.slice(0, 7), month: createdAt.slice(0, 7), by })
    }
  }
  return changes
}

/** NaN where the price is not among what has changed. */
function priceIn(logged: string | null): number {
  const { data } = Priced.safeParse(logged === null ? null : JSON.parse(logged))
  return data?.price ?? Number.NaN
}
