import type { CancelledBy, Service } from '@hostfront/domain/services/service'
import { checkChangeWithdrawal } from '@hostfront/domain/services/wait-for-payment'
import { recordChange } from '../audit/record-change.ts'
import { lastWithdrawn } from '../billing/last-withdrawn.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { isDeclaredInvoice } from '../payments/declared-invoices.ts'
import { lockService } from '../services/lock-service.ts'
import { withdrawWaiting } from '../services/waiting-change.ts'

/** A change that waits for its payment is not wanted any more. */
export const withdrawChange =
  (as: CancelledBy) =>
  (call: SignedInCall, { id }: { readonly id: string }): Promise<Service> =>
    call.store.transaction(async (tx) => {
      const service = await lockService(tx, call, id, as)
      const invoice = service.waiting && (await tx.invoices.get(service.waiting.invoiceId))
      if (!invoice) throw refused('NOTHING_TO_DO')
      const last = await lastWithdrawn(tx, invoice)
      const isDeclared = await isDeclaredInvoice(tx, invoice)
      const checked = checkChangeWithdrawal(invoice, { last, isDeclared }, as, call.now())
      if (!checked.ok) throw refused(checked.refusal)
      const after = await withdrawWaiting(tx, call, service, { isToldElse: as === 'customer' })
      await recordChange(tx, call, 'services.withdrawChange', service, after)
      return after
    })
