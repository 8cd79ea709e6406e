import { addDays } from '@hostfront/domain/add-days'
import { about } from '@hostfront/domain/billing/invoice-subject'
import { isPayable } from '@hostfront/domain/billing/payable'
import type { Domain } from '@hostfront/domain/domains/domain'
import type { ReadTx } from '@hostfront/store/port'
import { refused } from '../call/refused.ts'
import { domainKind } from './domain-kind.ts'

/** Ends that were set to within two days, and billed from each. */
const MOST_NEAR = 10

/**
 * Refuses an end about which time was billed before: there is one invoice of the time from a day on, and what is paid or closed
 * renews nothing any more. A day here may be the one before or after where it was typed. `before`: as it was until now, whose
 * own renewal moves along.
 */
export async function refuseBilledFrom(
  tx: ReadTx,
  before: Domain,
  { id, expiresAt }: Domain,
): Promise<void> {
  const periodStart = { gte: addDays(expiresAt, -1), lte: addDays(expiresAt, 1) }
  const where = { ...about(domainKind.kind, id), periodStart }
  const { items } = await tx.invoices.list({ where, order: 'oldest', limit: MOST_NEAR })
  const earlier = items.find((invoice) => invoice.periodStart !== before.expiresAt)
  if (!earlier) return
  const { number } = earlier
  throw refused('DOMAIN_PERIOD_BILLED', { number, isOpen: isPayable(earlier) })
}
