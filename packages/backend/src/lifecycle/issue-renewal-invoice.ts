import type { Invoice } from '@hostfront/domain/billing/invoice'
import { methodToBill } from '@hostfront/domain/billing/offered-methods'
import type { OffSiteMethod } from '@hostfront/domain/billing/payment-method'
import { quoteRenewal, renewalDueDate } from '@hostfront/domain/services/renewal'
import type { Service } from '@hostfront/domain/services/service'
import type { Settings } from '@hostfront/domain/settings/settings'
import type { Tx } from '@hostfront/store/port'
import { billingParties } from '../billing/billing-parties.ts'
import { type Issuing, issueInvoice, readBuyer } from '../billing/issue-invoice.ts'
import type { Backend } from '../context.ts'

/** Bills the next cycle of a service. The store refuses a second invoice for the same service and period. */
export async function issueRenewalInvoice(
  tx: Tx,
  backend: Backend,
  settings: Settings,
  service: Service,
  issuing: Issuing = {},
): Promise<Invoice> {
  const parties = billingParties(settings, await readBuyer(tx, service.userId, issuing))
  const renewal = quoteRenewal(service, parties.taxBasisPoints)
  const draft = {
    ...parties,
    userId: service.userId,
    orderId: null,
    userServiceId: service.id,
    periodStart: renewal.periodStart,
    domainId: null,
    lines: renewal.lines,
    subtotal: renewal.subtotal,
    tax: renewal.tax,
    total: renewal.total,
    dueDate: renewalDueDate(service, backend.now(), settings.billing.invoiceDueDays),
    paymentMethod: methodToBill(await usualMethodOf(tx, service), settings),
  }
  return issueInvoice(tx, backend, draft, issuing)
}

/** How the customer paid for the order. Coins are written on an invoice only when they have paid it. */
async function usualMethodOf(tx: Tx, service: Service): Promise<OffSiteMethod> {
  const order = service.orderId ? await tx.orders.get(service.orderId) : null
  return order && order.paymentMethod !== 'coins' ? order.paymentMethod : 'bank-transfer'
}
