import type { Payment } from '@hostfront/contract/orders'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { type BillableKinds, lockBilled } from './billed.ts'
import { payInvoice } from './pay-invoice.ts'

/** Records a payment an administrator has seen arrive, whole or in part. */
export function recordPayment(
  call: SignedInCall,
  input: { readonly invoiceId: string; readonly payment: Payment },
  kinds: BillableKinds,
): Promise<Invoice> {
  return call.store.transaction(async (tx) => {
    const invoice = await tx.invoices.get(input.invoiceId)
    if (!invoice) throw refused('NOT_FOUND')
    const billed = await lockBilled(tx, kinds, invoice)
    return (await payInvoice(tx, call, billed, input.payment)).invoice
  })
}
