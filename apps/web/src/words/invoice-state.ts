import type { Invoice, InvoiceStatus } from '@hostfront/domain/billing/invoice'
import { isPaidInPart } from '@hostfront/domain/payments/settle'
import { INVOICE_STATUS_NAMES } from './billing.ts'

/** Its state stays what it was; one that is late as well says both. */
const PART_PAID: Partial<Record<InvoiceStatus, string>> = {
  unpaid: 'Part paid',
  overdue: `${INVOICE_STATUS_NAMES.overdue}, part paid`,
}

/** The state of an invoice, of which some may have come in. */
export const invoiceStateName = (invoice: Pick<Invoice, 'status' | 'total' | 'paid'>): string =>
  (isPaidInPart(invoice) && PART_PAID[invoice.status]) || INVOICE_STATUS_NAMES[invoice.status]
