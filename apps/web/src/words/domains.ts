/** The ticket in which a customer asks for one, or for what cannot be done here. */
export const DOMAIN_REQUEST = { subject: 'About a domain', message: '' }

/** Where that ticket is written. */
export const DOMAIN_REQUEST_PATH = '/dashboard?tab=support&ask=domain'
