import type { AccountUse } from '@hostfront/domain/accounts/administration'
import { PAYABLE } from '@hostfront/domain/billing/payable'
import type { ReadTx } from '@hostfront/store/port'

/** What runs, waits and is owed on an account. */
export async function accountUse(tx: ReadTx, userId: string): Promise<AccountUse> {
  const [activeServices, pendingOrders, openInvoices] = await Promise.all([
    tx.services.count({ userId, status: 'active' }),
    tx.orders.count({ userId, status: 'pending' }),
    tx.invoices.count({ userId, status: { in: PAYABLE } }),
  ])
  return { activeServices, pendingOrders, openInvoices }
}
