import type { Invoice } from '@hostfront/domain/billing/invoice'
import { isPayable, PAYABLE } from '@hostfront/domain/billing/payable'
import type { Domain } from '@hostfront/domain/domains/domain'
import { renewalAmount } from '@hostfront/domain/domains/domain-price'
import {
  checkYears,
  movedDomainRenewal,
  quoteDomainYears,
  yearsOf,
} from '@hostfront/domain/domains/domain-renewal'
import { WITHDRAWN } from '@hostfront/domain/renewals/withdrawable'
import type { Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import { billOf } from '../billing/bill-of.ts'
import { withInvoiceNumbers } from '../billing/next-invoice-number.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { bill } from '../renewals/bill.ts'
import { findBill } from '../renewals/find-bill.ts'
import { moveOpenRenewal } from '../renewals/move-open-renewal.ts'
import { readSettings } from '../settings/read-settings.ts'
import { domainKind } from './domain-kind.ts'
import { extendDomain } from './extend-domain.ts'
import { refuseBilledFrom } from './refuse-billed-from.ts'

interface RenewFor {
  readonly id: string
  readonly years: number
  readonly isBilled: boolean
  /** The end that was shown. */
  readonly expiresAt: string
}

interface Renewed {
  readonly domain: Domain
  readonly invoice: Invoice | null
}

/** Some years more for a client's domain: on an invoice, which renews it once it is paid, or at once and without one. */
export function renewDomainFor(
  call: SignedInCall,
  { id, years, isBilled, expiresAt }: RenewFor,
): Promise<Renewed> {
  return withInvoiceNumbers(() =>
    call.store.transaction(async (tx) => {
      const domain = await domainKind.lock(tx, id)
      if (!domain) throw refused('NOT_FOUND')
      if (domain.expiresAt !== expiresAt) throw refused('CHANGED_MEANWHILE')
      const checked = checkYears(domain, years, call.now())
      if (!checked.ok) throw refused(checked.refusal)
      return isBilled ? billYears(tx, call, domain, years) : giveYears(tx, call, domain, years)
    }),
  )
}

async function billYears(
  tx: Tx,
  call: SignedInCall,
  domain: Domain,
  years: number,
): Promise<Renewed> {
  const user = await tx.users.get(domain.userId)
  if (!user || user.status === 'deleted') throw refused('CLIENT_NOT_FOUND')
  const { kind } = domainKind
  const billed = await findBill(tx, kind, domain)
  if (billed && !(await letGo(tx, call, billed, years))) {
    const { number } = billed
    throw refused('DOMAIN_PERIOD_BILLED', { number, isOpen: isPayable(billed) })
  }
  const settings = await readSettings(tx)
  const amount = renewalAmount(domain, years, settings.billing.domainPrices)
  const { invoice, renewed } = await bill(tx, call, settings, domainKind, domain, {}, (row, tax) =>
    quoteDomainYears(row, { years, amount }, tax),
  )
  await recordChange(tx, call, 'billing.issue', null, billOf(invoice))
  return { domain: renewed?.row ?? domain, invoice }
}

/** An invoice for other years, of which nothing is paid, was a mistake: it lets go of its period, as one does that its customer withdraws. */
async function letGo(tx: Tx, call: SignedInCall, billed: Invoice, years: number): Promise<boolean> {
  if (yearsOf(billed) === years) return false
  const gone = await tx.invoices.update(billed.id, WITHDRAWN, { status: { in: PAYABLE }, paid: 0 })
  if (!gone) return false
  await recordChange(tx, call, 'billing.withdrawRenewal', billed, gone)
  return true
}

async function giveYears(
  tx: Tx,
  call: SignedInCall,
  domain: Domain,
  years: number,
): Promise<Renewed> {
  const longer = await extendDomain(tx, call, domain, years)
  await refuseBilledFrom(tx, domain, longer)
  await moveOpenRenewal(tx, call, domainKind.kind, domain, (invoice) =>
    movedDomainRenewal(invoice, longer, call.now()),
  )
  await recordChange(tx, call, 'domains.renewFor', domain, longer)
  return { domain: longer, invoice: null }
}
