import type { Invoice } from '@hostfront/domain/billing/invoice'
import { canWithdrawManual } from '@hostfront/domain/billing/manual-invoice'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { cancelInvoice } from './cancel-invoice.ts'

/** Takes back an invoice that staff have issued by hand. It keeps its number and its lines; what was paid of it goes back. What a lost dispute bills again is written off there. */
export function withdrawManual(
  call: SignedInCall,
  { invoiceId }: { readonly invoiceId: string },
): Promise<Invoice> {
  return call.store.transaction(async (tx) => {
    const invoice = await tx.invoices.get(invoiceId)
    if (!invoice) throw refused('NOT_FOUND')
    const isClaim = (await tx.disputes.count({ billedById: invoiceId })) > 0
    const isTheirs = canWithdrawManual(invoice) && !isClaim
    const cancelled = isTheirs ? await cancelInvoice(tx, call, invoiceId) : null
    if (!cancelled) throw refused('NOT_WITHDRAWABLE')
    await recordChange(tx, call, 'billing.withdrawManual', invoice, cancelled)
    return cancelled
  })
}
