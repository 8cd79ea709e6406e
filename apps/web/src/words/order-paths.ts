/** The customer's page of an order of theirs. */
export const orderPath = (id: string): string => `/dashboard/orders/${encodeURIComponent(id)}`
