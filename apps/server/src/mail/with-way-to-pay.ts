import { wayToPay } from '@hostfront/backend/payment-methods/way-to-pay'
import { isPayable } from '@hostfront/domain/billing/payable'
import type { MailMessage } from '@hostfront/domain/mail/mail-message'
import { owedOf } from '@hostfront/domain/payments/settled'
import type { Store } from '@hostfront/store/port'

/**
 * The mail of a new invoice with how it is paid, as its method says when it is sent, and what is still owed: issuing waits for no question more. Any
 * other mail as it is, and one of what was paid or taken back meanwhile.
 */
export async function withWayToPay(
  store: Pick<Store, 'read'>,
  message: MailMessage,
): Promise<MailMessage> {
  if (message.kind !== 'invoice-issued' || !message.invoiceId) return message
  const { invoiceId } = message
  const known = await store.read(async (tx) => {
    const invoice = await tx.invoices.get(invoiceId)
    if (!invoice || !isPayable(invoice)) return { way: null }
    return { way: await wayToPay(tx, invoice), owed: owedOf(invoice) }
  })
  return { ...message, ...known }
}
