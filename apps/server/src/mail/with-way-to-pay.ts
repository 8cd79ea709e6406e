import { wayToPay } from '@hostfront/backend/payment-methods/way-to-pay'
import { isPayable } from '@hostfront/domain/billing/payable'
import type { MailMessage } from '@hostfront/domain/mail/mail-message'
import type { Store } from '@hostfront/store/port'

/**
 * The mail of a new invoice with how it is paid, as its method says when it is sent: issuing waits for no question more. Any
 * other mail as it is, and one of what was paid or taken back meanwhile.
 */
export async function withWayToPay(
  store: Pick<Store, 'read'>,
  message: MailMessage,
): Promise<MailMessage> {
  if (message.kind !== 'invoice-issued' || !message.invoiceId) return message
  const { invoiceId } = message
  const way = await store.read(async (tx) => {
    const invoice = await tx.invoices.get(invoiceId)
    return invoice && isPayable(invoice) ? wayToPay(tx, invoice) : null
  })
  return { ...message, way }
}
