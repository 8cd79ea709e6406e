import * as z from 'zod/mini'

/** A word or name as gateways tell it. No control characters: not every database takes them. */
export const gatewayText = z.string().check(z.maxLength(255), z.regex(/^\P{Cc}*$/u))
