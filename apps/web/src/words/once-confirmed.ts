import type { Invoice } from '@hostfront/domain/billing/invoice'
import { type InvoiceSubject, isAbout, ORDER } from '@hostfront/domain/billing/invoice-subject'

/**
 * What happens once money for an invoice has arrived. One that was issued by hand, or that bills registering a domain, neither
 * starts nor renews anything.
 */
export function onceConfirmed(invoice: InvoiceSubject & Pick<Invoice, 'periodStart'>): string {
  if (isAbout(invoice, ORDER)) return 'The service starts once the payment is confirmed.'
  return invoice.periodStart !== null
    ? 'The renewal counts once the payment is confirmed.'
    : 'The invoice is settled once the payment is confirmed.'
}
