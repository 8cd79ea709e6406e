import type { InvoiceStatus } from './invoice.ts'

/** The states in which an invoice waits for its payment. */
export const PAYABLE = ['unpaid', 'overdue'] as const satisfies readonly InvoiceStatus[]

export const isPayable = (invoice: { readonly status: InvoiceStatus }): boolean =>
  PAYABLE.some((status) => status === invoice.status)
