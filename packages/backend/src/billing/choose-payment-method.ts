import type { Invoice } from '@hostfront/domain/billing/invoice'
import { isMethodOffered } from '@hostfront/domain/billing/offered-methods'
import { PAYABLE } from '@hostfront/domain/billing/payable'
import type { OffSiteMethod } from '@hostfront/domain/billing/payment-method'
import type { SignedInCall } from '../context.ts'
import { refused } from '../refused.ts'
import { readSettings } from '../settings/read-settings.ts'
import { lockOwnPayable } from './billed.ts'

interface ChoosePaymentMethod {
  readonly invoiceId: string
  readonly paymentMethod: OffSiteMethod
}

/** The caller means to pay an open invoice in another way; so its order, and the team, know which. */
export function choosePaymentMethod(
  call: SignedInCall,
  { invoiceId, paymentMethod }: ChoosePaymentMethod,
): Promise<Invoice> {
  return call.store.transaction(async (tx) => {
    if (!isMethodOffered(paymentMethod, await readSettings(tx))) throw refused('METHOD_NOT_OFFERED')
    const { orderId } = (await lockOwnPayable(tx, call, invoiceId)).invoice
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
