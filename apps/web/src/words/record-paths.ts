/** The pages on which staff see one order, client or invoice. */
export const orderRecordPath = (id: string): string => `/admin/orders/${encodeURIComponent(id)}`

export const clientRecordPath = (id: string): string => `/admin/clients/${encodeURIComponent(id)}`
export const invoiceRecordPath = (id: string): string => `/admin/invoices/${encodeURIComponent(id)}`

/** Where its customer sees an invoice. */
export const ownInvoicePath = (id: string): string =>
  `/dashboard?tab=billing&invoice=${encodeURIComponent(id)}`
