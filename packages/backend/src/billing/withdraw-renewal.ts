import { isOwner } from '@hostfront/domain/accounts/actor'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { checkWithdrawal, WITHDRAWN } from '@hostfront/domain/renewals/withdrawable'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { isDeclaredInvoice } from '../payments/declared-invoices.ts'
import { readSettings } from '../settings/read-settings.ts'
import { type BillableKinds, lockBilled } from './billed.ts'
import { lastWithdrawn } from './last-withdrawn.ts'

/**
 * The customer takes back a renewal that they had billed ahead. It keeps its number and its lines, and lets go of its
 * period, of which there is one invoice at most. The log keeps which period that was.
 */
export function withdrawRenewal(
  call: SignedInCall,
  { invoiceId }: { readonly invoiceId: string },
  kinds: BillableKinds,
): Promise<Invoice> {
  return call.store.transaction(async (tx) => {
    const found = await tx.invoices.get(invoiceId)
    if (!found || !isOwner(call.actor, found)) throw refused('NOT_FOUND')
    const { invoice } = await lockBilled(tx, kinds, found)
    const { billing } = await readSettings(tx)
    const last = await lastWithdrawn(tx, invoice)
    const isDeclared = await isDeclaredInvoice(tx, invoice)
    const withdrawal = checkWithdrawal(invoice, { last, isDeclared }, billing, call.now())
    if (!withdrawal.ok) throw refused(withdrawal.refusal)
    const withdrawn = await tx.invoices.update(invoiceId, WITHDRAWN, { status: 'unpaid' })
    if (!withdrawn) throw refused('NOT_WITHDRAWABLE')
    await recordChange(tx, call, 'billing.withdrawRenewal', invoice, withdrawn)
    return withdrawn
  })
}
