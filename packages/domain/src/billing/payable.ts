import type { Invoice, InvoiceStatus } from './invoice.ts'

/** The states in which an invoice waits for its payment. */
export const PAYABLE = ['unpaid', 'overdue'] as const satisfies readonly InvoiceStatus[]

export const isPayable = (invoice: { readonly status: InvoiceStatus }): boolean =>
  PAYABLE.some((status) => status === invoice.status)

/** Whether its customer still owes something for it: one over nothing waits for nobody. */
export const isOpenInvoice = (invoice: Pick<Invoice, 'status' | 'total'>): boolean =>
  isPayable(invoice) && invoice.total > 0
