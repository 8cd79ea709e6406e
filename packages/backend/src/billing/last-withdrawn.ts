import type { Invoice } from '@hostfront/domain/billing/invoice'
import { WITHDRAWN } from '@hostfront/domain/billing/withdrawable'
import type { ReadTx } from '@hostfront/store/port'

/** The newest invoice that was withdrawn of the service or the domain that this one renews; null where there is none. */
export async function lastWithdrawn(
  tx: ReadTx,
  { userServiceId, domainId }: Pick<Invoice, 'userServiceId' | 'domainId'>,
): Promise<Invoice | null> {
  // An order's invoice renews nothing, and most invoices are such.
  if (userServiceId === null && domainId === null) return null
  const where = { userServiceId, domainId, ...WITHDRAWN }
  return (await tx.invoices.list({ where, limit: 1 })).items[0] ?? null
}
