/** The customer's page of a service of theirs. */
export const myServicePath = (id: string): string => `/dashboard/services/${encodeURIComponent(id)}`

/** What staff see of anybody's. */
export const servicePath = (id: string): string => `/admin/services/${encodeURIComponent(id)}`
