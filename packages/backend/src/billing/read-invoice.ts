import type { InvoiceSheet } from '@hostfront/contract/billing'
import { isOwner } from '@hostfront/domain/accounts/permissions'
import type { SignedInCall } from '../context.ts'
import { refused } from '../refused.ts'

/** An invoice with its customer: for who is to pay it, and for administrators. */
export function readInvoice(
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<InvoiceSheet> {
  return call.store.read(async (tx) => {
    const invoice = await tx.invoices.get(id)
    const mayRead = invoice && (call.actor.role === 'admin' || isOwner(call.actor, invoice))
    const user = mayRead ? await tx.users.get(invoice.userId) : null
    if (!mayRead || !user) throw refused('NOT_FOUND')
    const { name, email, company, country } = user
    return { invoice, customer: { id: user.id, name, email, company, country } }
  })
}
