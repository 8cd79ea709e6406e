import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { SignedInCall } from '../call/context.ts'
import { type BillableKinds, lockOwnPayable } from './billed.ts'
import { payAsAsked } from './pay-from-balance.ts'

/** Pays the caller's open invoice from their coins. One that bills an order lets it be approved. */
export function payWithCoins(
  call: SignedInCall,
  { invoiceId }: { readonly invoiceId: string },
  kinds: BillableKinds,
): Promise<Invoice> {
  return call.store.transaction(async (tx) => {
    const billed = await lockOwnPayable(tx, call, kinds, invoiceId)
    return (await payAsAsked(tx, call, billed)).invoice
  })
}
