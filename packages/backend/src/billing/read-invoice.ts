import { isOwner } from '@hostfront/domain/accounts/actor'
import { may } from '@hostfront/domain/accounts/permission'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'

/** An invoice, for who is to pay it and for who may read everybody's. */
export async function readInvoice(
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<Invoice> {
  const invoice = await call.store.read((tx) => tx.invoices.get(id))
  const mayRead = invoice && (may(call.actor, 'invoices.read') || isOwner(call.actor, invoice))
  if (!mayRead) throw refused('NOT_FOUND')
  return invoice
}
