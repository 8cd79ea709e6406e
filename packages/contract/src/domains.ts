import { Invoice } from '@hostfront/domain/billing/invoice'
import { Domain } from '@hostfront/domain/domains/domain'
import { Id } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { pageOf } from './page.ts'
import { procedure } from './procedure.ts'
import { HoldingsInput, Renewal } from './renewal.ts'

/** The domains that the shop looks after. */
export const domains = {
  /** The caller's own, newest first. */
  mine: procedure('customer', [], { reads: true, scope: 'services:read' })
    .input(HoldingsInput)
    .output(pageOf(Domain)),
  setAutoRenew: procedure('customer', ['NOT_FOUND'])
    .input(z.object({ id: Id, autoRenew: z.boolean() }))
    .output(Domain),
  /**
   * Renews the caller's domain, which expires soon or has expired, by a year. With coins it is paid at once;
   * else the answer is the invoice to pay, the one that is open already if there is one. Another price than the one
   * that was shown refuses with PRICE_CHANGED, another end of the paid time with DOMAIN_NOT_DUE, as does a domain
   * that ended too long ago.
   */
  renew: procedure(
    'customer',
    ['NOT_FOUND', 'DOMAIN_NOT_DUE', 'PRICE_CHANGED', 'INSUFFICIENT_COINS'],
    { once: true },
  )
    .input(Renewal)
    .output(z.object({ domain: Domain, invoice: Invoice })),
}
