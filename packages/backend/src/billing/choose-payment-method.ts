import type { Invoice } from '@hostfront/domain/billing/invoice'
import { idOfSubject, ORDER } from '@hostfront/domain/billing/invoice-subject'
import { PAYABLE } from '@hostfront/domain/billing/payable'
import { isOffered } from '@hostfront/domain/payments/offered-methods'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { isTaken } from '../payment-methods/all-methods.ts'
import { readSettings } from '../settings/read-settings.ts'
import { type BillableKinds, lockOwnPayable } from './billed.ts'

interface ChoosePaymentMethod {
  readonly invoiceId: string
  readonly paymentMethod: string
}

/** The caller means to pay an open invoice in another way; so its order, and the team, know which. */
export function choosePaymentMethod(
  call: SignedInCall,
  { invoiceId, paymentMethod }: ChoosePaymentMethod,
  kinds: BillableKinds,
): Promise<Invoice> {
  return call.store.transaction(async (tx) => {
    const method = await tx.paymentMethods.get(paymentMethod)
    // Coins are not sent: they pay at once.
    if (!method || method.kind === 'coins' || !isOffered(method))
      throw refused('METHOD_NOT_OFFERED')
    const { currency } = await readSettings(tx)
    if (!(await isTaken(tx, method, currency))) throw refused('METHOD_NOT_OFFERED')
    const orderId = idOfSubject((await lockOwnPayable(tx, call, kinds, invoiceId)).invoice, ORDER)
    if (orderId) await tx.orders.update(orderId, { paymentMethod }, { paidWithCoins: false })
    const invoice = await tx.invoices.update(
      invoiceId,
      { paymentMethod },
      { status: { in: PAYABLE } },
    )
    if (!invoice) throw refused('NOT_FOUND')
    return invoice
  })
}
