import { isOwner } from '@hostfront/domain/accounts/permissions'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { SignedInCall } from '../context.ts'
import { refused } from '../refused.ts'
import { checkPayable, lockBilled } from './billed.ts'
import { payAsAsked } from './pay-from-balance.ts'

/** Pays the caller's open invoice from their coins. One that bills an order lets it be approved. */
export function payWithCoins(
  call: SignedInCall,
  { invoiceId }: { readonly invoiceId: string },
): Promise<Invoice> {
  return call.store.transaction(async (tx) => {
    const found = await tx.invoices.get(invoiceId)
    if (!found || !isOwner(call.actor, found)) throw refused('NOT_FOUND')
    const billed = await lockBilled(tx, found)
    checkPayable(billed, call.now())
    return (await payAsAsked(tx, call, billed)).invoice
  })
}
