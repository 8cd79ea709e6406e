import { Domain } from '@hostfront/domain/domains/domain'
import { Id } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { Customer } from './customer.ts'
import { pageOf, sortablePage } from './page.ts'
import { procedure } from './procedure.ts'
import { ISSUING_REFUSALS } from './refusals.ts'
import { HoldingsInput, Renewal, RenewalInvoice } from './renewal.ts'

/** A domain with whose it is. */
export const HeldDomain = z.object({ domain: Domain, customer: Customer })
export type HeldDomain = z.infer<typeof HeldDomain>

/** The domains that the shop looks after. */
export const domains = {
  /** The caller's own, newest first. */
  mine: procedure('domains.read-own', [], { reads: ['domains', 'users'] })
    .input(HoldingsInput)
    .output(pageOf(Domain)),
  setAutoRenew: procedure('domains.renew', ['NOT_FOUND'])
    .input(z.object({ id: Id, autoRenew: z.boolean() }))
    .output(Domain),
  /**
   * Renews the caller's domain, which expires soon or has expired, by a year. With coins it is paid at once;
   * else the answer is the invoice to pay, the one that is open already if there is one. Another price than the one
   * that was shown refuses with PRICE_CHANGED, another end of the paid time with DOMAIN_NOT_DUE, as does a domain
   * that ended too long ago.
   */
  renew: procedure(
    'domains.renew',
    ['NOT_FOUND', 'DOMAIN_NOT_DUE', 'PRICE_CHANGED', 'INSUFFICIENT_COINS', ...ISSUING_REFUSALS],
    { once: true },
  )
    .input(Renewal)
    .output(z.extend(RenewalInvoice, { domain: Domain })),
  /** Everybody's, or those of one client, newest first. */
  list: procedure('domains.read', [], { reads: ['domains', 'users'] })
    .input(z.extend(sortablePage(['expiresAt']), { userId: z.optional(Id) }))
    .output(pageOf(HeldDomain)),
}
