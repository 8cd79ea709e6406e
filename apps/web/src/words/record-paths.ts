/** The pages on which staff see one order, client or invoice. */
export const orderRecordPath = (id: string): string => `/admin/orders/${encodeURIComponent(id)}`

export const clientRecordPath = (id: string): string => `/admin/clients/${encodeURIComponent(id)}`
export const invoiceRecordPath = (id: string): string => `/admin/invoices/${encodeURIComponent(id)}`

/** The lists that such a page leads back to. */
export const RECORD_LISTS = {
  orders: { path: '/admin/orders', name: 'Orders' },
  invoices: { path: '/admin/invoices', name: 'Invoices' },
  services: { path: '/admin/services', name: 'Services' },
  clients: { path: '/admin/clients', name: 'User Management' },
  tickets: { path: '/admin/tickets', name: 'All tickets' },
  panels: { path: '/admin/panels', name: 'Panels' },
} as const

/** Where its customer sees an invoice. */
export const ownInvoicePath = (id: string): string =>
  `/dashboard?tab=billing&invoice=${encodeURIComponent(id)}`
