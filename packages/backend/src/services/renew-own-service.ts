import type { Renewal, RenewalInvoice } from '@hostfront/contract/renewal'
import { isOwner } from '@hostfront/domain/accounts/permissions'
import { isPayable } from '@hostfront/domain/billing/payable'
import { canRenew } from '@hostfront/domain/services/renewal'
import type { Service } from '@hostfront/domain/services/service'
import type { Tx } from '@hostfront/store/port'
import { canWithdraw } from '../billing/can-withdraw.ts'
import { checkShownPrice } from '../billing/check-shown-price.ts'
import { withInvoiceNumbers } from '../billing/next-invoice-number.ts'
import { payAsAsked } from '../billing/pay-from-balance.ts'
import type { SignedInCall } from '../context.ts'
import { issueRenewalInvoice } from '../lifecycle/issue-renewal-invoice.ts'
import { refused } from '../refused.ts'
import { readSettings } from '../settings/read-settings.ts'

interface Renewed extends RenewalInvoice {
  readonly service: Service
}

/**
 * Bills the next cycle of the caller's service, unless it is billed already, and with coins pays it at once. Only the
 * cycle and the price that were shown: what was renewed meanwhile is not renewed once more.
 */
export function renewOwnService(call: SignedInCall, input: Renewal): Promise<Renewed> {
  return withInvoiceNumbers(() => call.store.transaction((tx) => renew(tx, call, input)))
}

async function renew(
  tx: Tx,
  call: SignedInCall,
  { id, withCoins, expiresAt, total }: Renewal,
): Promise<Renewed> {
  const service = await tx.userServices.get(id, { lock: true })
  if (!service || !isOwner(call.actor, service)) throw refused('NOT_FOUND')
  if (!canRenew(service) || service.expiresAt !== expiresAt) {
    throw refused('SERVICE_STATE', { status: service.status })
  }
  const period = { userServiceId: id, periodStart: expiresAt }
  const invoice =
    (await tx.invoices.find(period)) ??
    (await issueRenewalInvoice(tx, call, await readSettings(tx), service, { isSilent: withCoins }))
  checkShownPrice(invoice, total)
  if (!withCoins || !isPayable(invoice)) {
    return { service, invoice, isWithdrawable: await canWithdraw(tx, call, invoice) }
  }
  const paid = await payAsAsked(tx, call, { invoice, service, domain: null })
  return { service: paid.service ?? service, invoice: paid.invoice, isWithdrawable: false }
}
