import type { DomainForm } from '@hostfront/contract/domains'
import type { User } from '@hostfront/domain/accounts/user'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { taxTerms } from '@hostfront/domain/billing/invoice-parties'
import { about } from '@hostfront/domain/billing/invoice-subject'
import type { Domain } from '@hostfront/domain/domains/domain'
import { checkDomainName, extensionOf } from '@hostfront/domain/domains/domain-extension'
import {
  agreedPrice,
  type DomainPrice,
  extensionsIn,
  listPrice,
} from '@hostfront/domain/domains/domain-price'
import { methodToBill } from '@hostfront/domain/payments/offered-methods'
import { quotePeriod, renewalDueDate } from '@hostfront/domain/renewals/renewal'
import type { Settings } from '@hostfront/domain/settings/settings'
import type { Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import { billOf } from '../billing/bill-of.ts'
import { billingParties } from '../billing/billing-parties.ts'
import { issueInvoice } from '../billing/issue-invoice.ts'
import { withInvoiceNumbers } from '../billing/next-invoice-number.ts'
import { againWhenTaken } from '../call/again-when-taken.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { takenMethods } from '../payment-methods/all-methods.ts'
import { readSettings } from '../settings/read-settings.ts'
import { domainKind } from './domain-kind.ts'

/** Adds a domain that the shop looks after from now on, with the invoice of what was done for it. */
export function addDomain(
  call: SignedInCall,
  form: DomainForm,
): Promise<{ domain: Domain; invoice: Invoice | null }> {
  const add = () =>
    call.store.transaction(async (tx) => {
      const settings = await readSettings(tx)
      const { domainPrices } = settings.billing
      const { userId, name, expiresAt, autoRenew } = form
      const part = checkDomainName(name, extensionsIn(domainPrices))
      if (!part.ok) throw refused('DOMAIN_IS_PART', part.refusal)
      const price = agreedPrice(domainPrices, name, form.price)
      if (!price.ok) throw refused('DOMAIN_PRICE_MISSING', price.refusal)
      if (await tx.domains.find({ name })) throw refused('DOMAIN_TAKEN')
      // Locked: an account that is deleted meanwhile gets none and is billed for none.
      const buyer = await tx.users.get(userId, { lock: true })
      if (!buyer || buyer.status === 'deleted') throw refused('CLIENT_NOT_FOUND')
      const domain = await tx.domains.insert({
        id: call.newId(),
        createdAt: call.now(),
        userId,
        name,
        price: price.value,
        autoRenew,
        expiresAt,
        lastNotice: null,
      })
      const invoice = await billEntry(tx, call, { form, domain, settings, buyer })
      await recordChange(tx, call, 'domains.add', null, domain)
      return { domain, invoice }
    })
  return withInvoiceNumbers(() => againWhenTaken('domains.name', add))
}

interface Entry {
  readonly form: DomainForm
  readonly domain: Domain
  readonly settings: Settings
  readonly buyer: User
}

const ACT_NAMES = { register: 'Registration', transfer: 'Transfer' } as const

/** It bills the domain, and renews nothing: that runs until the day that was typed. */
async function billEntry(
  tx: Tx,
  call: SignedInCall,
  { form: { bill: act, years }, domain, settings, buyer }: Entry,
): Promise<Invoice | null> {
  if (act === 'nothing') return null
  const amount = amountOf(settings.billing.domainPrices, domain, act, years)
  const parties = billingParties(call, settings, buyer)
  const span = act === 'transfer' ? '' : `, ${years} ${years === 1 ? 'year' : 'years'}`
  const line = {
    description: `${ACT_NAMES[act]} of ${domain.name}${span}`,
    quantity: { count: act === 'transfer' ? 1 : years, unit: 'year' },
  } as const
  const draft = {
    ...parties,
    ...quotePeriod(domain, line, amount, taxTerms(settings, parties)),
    ...about(domainKind.kind, domain.id),
    periodStart: null,
    userId: domain.userId,
    dueDate: renewalDueDate({ expiresAt: call.now() }, call.now(), settings.billing.invoiceDueDays),
    paymentMethod: methodToBill(
      await domainKind.usualMethod(tx, domain),
      await takenMethods(tx, settings.currency),
      parties.buyer.country,
    ),
  }
  const invoice = await issueInvoice(tx, call, draft, { buyer })
  await recordChange(tx, call, 'billing.issue', null, billOf(invoice))
  return invoice
}

function amountOf(
  prices: readonly DomainPrice[],
  { name }: Domain,
  act: 'register' | 'transfer',
  years: number,
): number {
  const amount = listPrice(prices, name, act, act === 'transfer' ? 1 : years)
  if (amount !== null) return amount
  throw refused('DOMAIN_PRICE_MISSING', { extension: extensionOf(name, extensionsIn(prices)) })
}
