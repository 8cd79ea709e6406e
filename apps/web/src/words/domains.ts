/** The ticket in which a customer asks for one. */
export const DOMAIN_REQUEST = { subject: 'A domain for my server', message: '' }

/** Where that ticket is written. */
export const DOMAIN_REQUEST_PATH = '/dashboard?tab=support&ask=domain'
