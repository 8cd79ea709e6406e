import type { Renewal, RenewalInvoice } from '@hostfront/contract/renewal'
import { isOwner } from '@hostfront/domain/accounts/permissions'
import { isPayable } from '@hostfront/domain/billing/payable'
import type { Domain } from '@hostfront/domain/domains/domain'
import { canRenewDomain } from '@hostfront/domain/domains/domain-renewal'
import type { Tx } from '@hostfront/store/port'
import { checkStillThere } from '../accounts/check-still-there.ts'
import type { Billed } from '../billing/billed.ts'
import { canWithdraw } from '../billing/can-withdraw.ts'
import { checkShownPrice } from '../billing/check-shown-price.ts'
import type { Issuing } from '../billing/issue-invoice.ts'
import { withInvoiceNumbers } from '../billing/next-invoice-number.ts'
import { payAsAsked } from '../billing/pay-from-balance.ts'
import type { SignedInCall } from '../context.ts'
import { refused } from '../refused.ts'
import { readSettings } from '../settings/read-settings.ts'
import { billDomain } from './bill-domain.ts'

interface Renewed extends RenewalInvoice {
  readonly domain: Domain
}

/**
 * Bills the next year of the caller's domain, unless it is billed already, and with coins pays it at once. Only the
 * year and the price that were shown: what was renewed meanwhile is not renewed once more.
 */
export function renewOwnDomain(call: SignedInCall, input: Renewal): Promise<Renewed> {
  return withInvoiceNumbers(() => call.store.transaction((tx) => renew(tx, call, input)))
}

async function renew(
  tx: Tx,
  call: SignedInCall,
  { id, withCoins, expiresAt, total }: Renewal,
): Promise<Renewed> {
  const domain = await tx.domains.get(id, { lock: true })
  if (!domain || !isOwner(call.actor, domain)) throw refused('NOT_FOUND')
  const isDue = canRenewDomain(domain, call.now())
  if (!isDue || domain.expiresAt !== expiresAt) throw refused('DOMAIN_NOT_DUE')
  const billed = await findOrBill(tx, call, domain, { isSilent: withCoins })
  await checkStillThere(tx, call)
  checkShownPrice(billed.invoice, total)
  const settled =
    withCoins && isPayable(billed.invoice) ? await payAsAsked(tx, call, billed) : billed
  const { invoice } = settled
  const isWithdrawable = await canWithdraw(tx, call, invoice)
  return { domain: settled.domain ?? domain, invoice, isWithdrawable }
}

async function findOrBill(
  tx: Tx,
  call: SignedInCall,
  domain: Domain,
  issuing: Issuing,
): Promise<Billed> {
  const invoice = await tx.invoices.find({ domainId: domain.id, periodStart: domain.expiresAt })
  return invoice
    ? { invoice, service: null, domain }
    : billDomain(tx, call, await readSettings(tx), domain, issuing)
}
