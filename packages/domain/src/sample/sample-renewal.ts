import { addDays } from '../add-days.ts'
import { type InvoiceParties, taxTerms } from '../billing/invoice-parties.ts'
import { about } from '../billing/invoice-subject.ts'
import { quoteRenewal } from '../services/renewal.ts'
import type { Service } from '../services/service.ts'
import type { ApprovedKind } from './course.ts'
import type { SampleContext, SampleDeal, UnnumberedInvoice } from './sample-context.ts'

/** The deal with what the end of its first cycle brought. */
export function renewalOf(
  context: SampleContext,
  deal: SampleDeal,
  kind: ApprovedKind,
  parties: InvoiceParties,
): SampleDeal {
  const { service } = deal
  if (!service || kind === 'running') return deal
  const { periodEnd, ...renewal } = quoteRenewal(service, taxTerms(context.settings, parties))
  const bill = { ...parties, ...issued(context, deal, service), ...renewal }
  const end = service.expiresAt
  // Those whose invoice waits or waited in vain do not renew themselves.
  const unpaid = { ...service, autoRenew: false }
  switch (kind) {
    case 'renewed':
      return withPaidRenewal(deal, { ...service, expiresAt: periodEnd }, bill, end)
    case 'due':
      return withInvoice(deal, unpaid, { ...bill, status: 'unpaid' })
    case 'suspended': {
      const suspended = { ...unpaid, status: 'suspended', suspendedAt: end } as const
      return withInvoice(deal, suspended, { ...bill, status: 'overdue' })
    }
    case 'ended': {
      const terminatedAt = addDays(end, context.settings.billing.graceDays)
      const ended = { ...unpaid, status: 'terminated', suspendedAt: end, terminatedAt } as const
      return withInvoice(deal, ended, { ...bill, status: 'cancelled' })
    }
  }
}

const withInvoice = (deal: SampleDeal, service: Service, invoice: UnnumberedInvoice) => ({
  ...deal,
  service,
  invoices: [...deal.invoices, invoice],
})

/** Paid in the way the order was. */
function withPaidRenewal(
  deal: SampleDeal,
  service: Service,
  bill: UnnumberedInvoice,
  paidAt: string,
): SampleDeal {
  const { id, total } = bill
  const renewed = withInvoice(deal, service, {
    ...bill,
    status: 'paid',
    paidAt,
    paymentMethod: deal.order.paymentMethod,
  })
  if (!deal.order.paidWithCoins) return renewed
  const spent = { amount: -total, kind: 'renewal', reference: id, actor: null } as const
  return { ...renewed, entries: [...deal.entries, { createdAt: paidAt, ...spent }] }
}

function issued({ newId, settings }: SampleContext, { order }: SampleDeal, service: Service) {
  const announced = addDays(service.expiresAt, -settings.billing.renewalLeadDays)
  return {
    id: newId(),
    createdAt: announced > service.createdAt ? announced : service.createdAt,
    userId: order.userId,
    ...about('service', service.id),
    status: 'unpaid',
    dueDate: service.expiresAt,
    paidAt: null,
    paymentMethod: order.paidWithCoins ? 'bank-transfer' : order.paymentMethod,
  } as const
}
