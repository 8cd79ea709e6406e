import { isOwner } from '@hostfront/domain/accounts/permissions'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { isPayable } from '@hostfront/domain/billing/payable'
import type { Domain } from '@hostfront/domain/domains/domain'
import { isDomainGone } from '@hostfront/domain/domains/domain-renewal'
import type { Service } from '@hostfront/domain/services/service'
import type { Tx } from '@hostfront/store/port'
import type { Backend, SignedInCall } from '../context.ts'
import { renewDomain } from '../domains/renew-domain.ts'
import { refused } from '../refused.ts'
import { renewService } from '../services/renew-service.ts'

/** An invoice with what it renews: a service, a domain, or neither when it bills an order. As locked by the caller's transaction. */
export interface Billed {
  readonly invoice: Invoice
  readonly service: Service | null
  readonly domain: Domain | null
}

/**
 * Locks an invoice and what it bills, that first, as the lifecycle and the decisions on orders do: so nobody waits for
 * somebody else in a circle.
 */
export async function lockBilled(
  tx: Tx,
  {
    id,
    orderId,
    userServiceId,
    domainId,
  }: Pick<Invoice, 'id' | 'orderId' | 'userServiceId' | 'domainId'>,
): Promise<Billed> {
  if (orderId) await tx.orders.get(orderId, { lock: true })
  const service = userServiceId ? await tx.userServices.get(userServiceId, { lock: true }) : null
  const domain = domainId ? await tx.domains.get(domainId, { lock: true }) : null
  const invoice = await tx.invoices.get(id, { lock: true })
  if (!invoice) throw refused('NOT_FOUND')
  return { invoice, service, domain }
}

/** The caller's own open invoice with what it bills, locked; refuses one that is not theirs or not to be paid. */
export async function lockOwnPayable(
  tx: Tx,
  call: SignedInCall,
  invoiceId: string,
): Promise<Billed> {
  const found = await tx.invoices.get(invoiceId)
  if (!found || !isOwner(call.actor, found)) throw refused('NOT_FOUND')
  const billed = await lockBilled(tx, found)
  checkPayable(billed, call.now())
  return billed
}

/** What is terminated or gone at `now` cannot be renewed, even where its invoice was left open. */
export function checkPayable({ invoice, service, domain }: Billed, now: string): void {
  if (!isPayable(invoice)) throw refused('INVOICE_NOT_PAYABLE', { status: invoice.status })
  if (service?.status === 'terminated' || (domain && isDomainGone(domain, now))) {
    throw refused('INVOICE_NOT_PAYABLE', { status: 'cancelled' })
  }
}

/** Extends what an invoice renews, once it is paid: from the old end of the paid time on. */
export async function renewBilled(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId' | 'sendsMail'>,
  { invoice, service, domain }: Billed,
): Promise<Billed> {
  const { periodStart } = invoice
  return {
    invoice,
    service:
      service && periodStart ? await renewService(tx, backend, service, periodStart) : service,
    domain: domain && periodStart ? await renewDomain(tx, backend, domain) : domain,
  }
}
