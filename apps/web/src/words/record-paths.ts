/** The pages on which staff see one order or one invoice. */
export const orderRecordPath = (id: string): string => `/admin/orders/${encodeURIComponent(id)}`

export const invoiceRecordPath = (id: string): string => `/admin/invoices/${encodeURIComponent(id)}`

export const clientRecordPath = (id: string): string => `/admin/clients/${encodeURIComponent(id)}`
