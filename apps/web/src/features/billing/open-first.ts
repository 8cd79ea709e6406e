import type { Invoice } from '@hostfront/domain/billing/invoice'
import { isOpenInvoice } from '@hostfront/domain/billing/payable'

/** What is still to be paid, by when it is due, before the rest as it came. */
export const openFirst = (invoices: readonly Invoice[]): Invoice[] => [
  ...invoices.filter(isOpenInvoice).toSorted((a, b) => a.dueDate.localeCompare(b.dueDate)),
  ...invoices.filter((invoice) => !isOpenInvoice(invoice)),
]
