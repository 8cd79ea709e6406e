import { isOwner } from '@hostfront/domain/accounts/permissions'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { canWithdraw } from '@hostfront/domain/billing/withdrawable'
import type { SignedInCall } from '../context.ts'
import { refused } from '../refused.ts'
import { readSettings } from '../settings/read-settings.ts'
import { lockBilled } from './billed.ts'

/**
 * The customer takes back a renewal that they had billed ahead. It keeps its number and its lines, and lets go of its
 * period, of which there is one invoice at most.
 */
export function withdrawRenewal(
  call: SignedInCall,
  { invoiceId }: { readonly invoiceId: string },
): Promise<Invoice> {
  return call.store.transaction(async (tx) => {
    const found = await tx.invoices.get(invoiceId)
    if (!found || !isOwner(call.actor, found)) throw refused('NOT_FOUND')
    const { invoice } = await lockBilled(tx, found)
    const { billing } = await readSettings(tx)
    if (!canWithdraw(invoice, billing, call.now())) throw refused('NOT_WITHDRAWABLE')
    const withdrawn = await tx.invoices.update(
      invoiceId,
      { status: 'cancelled', periodStart: null },
      { status: 'unpaid' },
    )
    if (!withdrawn) throw refused('NOT_WITHDRAWABLE')
    return withdrawn
  })
}
