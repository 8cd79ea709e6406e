import { isOwner } from '@hostfront/domain/accounts/permissions'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { SignedInCall } from '../context.ts'
import { refused } from '../refused.ts'

/** An invoice, for who is to pay it and for administrators. */
export async function readInvoice(
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<Invoice> {
  const invoice = await call.store.read((tx) => tx.invoices.get(id))
  const mayRead = invoice && (call.actor.role === 'admin' || isOwner(call.actor, invoice))
  if (!mayRead) throw refused('NOT_FOUND')
  return invoice
}
