import { Invoice } from '@hostfront/domain/billing/invoice'
import { Domain } from '@hostfront/domain/domains/domain'
import { TypedDomainName } from '@hostfront/domain/domains/domain-name'
import { DomainAmount, DomainPrice, Years } from '@hostfront/domain/domains/domain-price'
import { DomainPriceForm } from '@hostfront/domain/domains/domain-price-form'
import { DomainStage } from '@hostfront/domain/domains/domain-stage'
import { Id, Timestamp } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { Customer } from './customer.ts'
import { Done, pageOf, sortablePage } from './page.ts'
import { procedure } from './procedure.ts'
import { ISSUING_REFUSALS } from './refusals.ts'
import { HoldingsInput, Renewal, RenewalInvoice } from './renewal.ts'
import { countsBy } from './totals.ts'

/** A domain with whose it is. */
export const HeldDomain = z.object({ domain: Domain, customer: Customer })
export type HeldDomain = z.infer<typeof HeldDomain>

/** What is billed when a domain comes to the shop; `nothing` where that was seen to elsewhere. */
export const DomainEntry = z.enum(['nothing', 'register', 'transfer'])
export type DomainEntry = z.infer<typeof DomainEntry>

/** What an administrator fills in to add a domain that the shop looks after. */
export const DomainForm = z.object({
  userId: Id,
  name: TypedDomainName,
  /** Until when its registry has it, as its registrar says. */
  expiresAt: Timestamp,
  /** Per year, minor units; null: that of the price list. */
  price: z.nullable(DomainAmount),
  autoRenew: z.boolean(),
  bill: DomainEntry,
  /** How many are billed, by the list. */
  years: Years,
})
export type DomainForm = z.infer<typeof DomainForm>

/** A domain after something was billed for it; null: nothing was. */
const BilledDomain = z.object({ domain: Domain, invoice: z.nullable(Invoice) })

/** A line of the price list. `domains`: how many are renewed at its price for a year. */
export const ListedPrice = z.extend(DomainPrice, { domains: z.int() })
export type ListedPrice = z.infer<typeof ListedPrice>

const ById = z.object({ id: Id })

/** The domains that the shop looks after. */
export const domains = {
  /** The caller's own, newest first. */
  mine: procedure('domains.read-own', [], { reads: ['domains', 'users'] })
    .input(HoldingsInput)
    .output(pageOf(Domain)),
  /** What domains cost whoever has none yet, by extension, for a year. */
  offered: procedure('domains.read-own', [], { reads: ['settings'] }).output(z.array(DomainPrice)),
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
    .input(
      z.extend(sortablePage(['expiresAt']), {
        userId: z.optional(Id),
        stage: z.optional(DomainStage),
      }),
    )
    .output(pageOf(HeldDomain)),
  /** How many there are at each stage. */
  counts: procedure('domains.read', [], { reads: ['domains'] }).output(countsBy(DomainStage)),
  /**
   * Adds one that its client has. DOMAIN_IS_PART names what a subdomain is a part of; the list's extensions say what a
   * name may end in beyond its last dot.
   */
  add: procedure(
    'domains.change',
    [
      'CLIENT_NOT_FOUND',
      'DOMAIN_TAKEN',
      'DOMAIN_IS_PART',
      'DOMAIN_PRICE_MISSING',
      ...ISSUING_REFUSALS,
    ],
    { once: true },
  )
    .input(DomainForm)
    .output(BilledDomain),
  /**
   * Sets what is given. With its end the open invoice of its renewal moves, under its number and amount; not to a day from
   * which on it was billed before. Another price counts from the next invoice on.
   */
  update: procedure('domains.change', ['NOT_FOUND', 'DOMAIN_PERIOD_BILLED'])
    .input(
      z.object({
        id: Id,
        expiresAt: z.optional(Timestamp),
        price: z.optional(DomainAmount),
        autoRenew: z.optional(z.boolean()),
      }),
    )
    .output(Domain),
  /**
   * Some years more for a client's domain, ahead of its time too: with an invoice, which renews it once it is paid, or at once
   * where `isBilled` is false, and then an open invoice bills the time after them. Another end than the one that was shown refuses
   * with CHANGED_MEANWHILE.
   */
  renewFor: procedure(
    'domains.change',
    [
      'NOT_FOUND',
      'DOMAIN_NOT_DUE',
      'DOMAIN_TOO_LONG',
      'DOMAIN_PERIOD_BILLED',
      'CHANGED_MEANWHILE',
      ...ISSUING_REFUSALS,
    ],
    { once: true },
  )
    .input(z.object({ id: Id, years: Years, isBilled: z.boolean(), expiresAt: Timestamp }))
    .output(BilledDomain),
  /** Removes a domain for good, unless something was billed for it. */
  remove: procedure('domains.remove', ['NOT_FOUND', 'DOMAIN_BILLED']).input(ById).output(Done),

  /** The price list, by extension and years. */
  prices: procedure('domains.read', [], { reads: ['settings', 'domains'] }).output(
    z.array(ListedPrice),
  ),
  addPrice: procedure('settings.change', ['DOMAIN_PRICE_TAKEN', 'LIST_FULL'])
    .input(DomainPriceForm)
    .output(DomainPrice),
  /**
   * Sets the prices of the line of this extension and years. What was agreed for domains that run stays, unless `isForAll`: then those
   * that are renewed at its price of a year are from their next invoice on renewed at the new one.
   */
  updatePrice: procedure('settings.change', ['NOT_FOUND', 'CHANGED_MEANWHILE'])
    .input(z.extend(DomainPriceForm, { isForAll: z.boolean() }))
    .output(z.object({ price: DomainPrice, changed: z.int() })),
  removePrice: procedure('settings.change', ['NOT_FOUND'])
    .input(z.pick(DomainPriceForm, { extension: true, years: true }))
    .output(Done),
}
