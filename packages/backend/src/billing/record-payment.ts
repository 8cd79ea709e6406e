import type { Payment } from '@hostfront/contract/orders'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { Tx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { withReferences } from '../payments/take-payment.ts'
import { type BillableKinds, lockBilled } from './billed.ts'
import { payInvoice } from './pay-invoice.ts'

/** Records a payment an administrator has seen arrive, whole or in part. */
export function recordPayment(
  call: SignedInCall,
  input: { readonly invoiceId: string; readonly payment: Payment },
  kinds: BillableKinds,
): Promise<Invoice> {
  const record = async (tx: Tx) => {
    const invoice = await tx.invoices.get(input.invoiceId)
    if (!invoice) throw refused('NOT_FOUND')
    const billed = await lockBilled(tx, kinds, invoice)
    return (await payInvoice(tx, call, billed, input.payment)).invoice
  }
  return withReferences(() => call.store.transaction(record))
}
