import type { Found } from '@hostfront/contract/admin'
import { orderedPlanName } from '@hostfront/domain/plans/plan-name'
import { nameOfService } from '@hostfront/domain/services/service-name'
import type { SignedInCall } from '../call/context.ts'
import { customersOf } from '../identity/customers-of.ts'

/** Of each kind at most so many. */
const MOST = 5

/** Payments are found by their client, too, and passed over: so many are looked at. */
const READ = 100

/** The newest few clients, orders, services, domains, invoices, payments and tickets with `text` in what is shown of them, their client included. */
export function searchShop(call: SignedInCall, { text }: { text: string }): Promise<Found[]> {
  const query = { search: text, limit: MOST }
  return call.store.read(async (tx) => {
    const [clients, orders, services, domains, invoices, payments, tickets] = await Promise.all([
      tx.users.list({ ...query, where: { status: { in: ['active', 'suspended'] } } }),
      tx.orders.list(query),
      tx.services.list(query),
      tx.domains.list(query),
      tx.invoices.list(query),
      tx.payments.list({ ...query, limit: READ }),
      tx.tickets.list(query),
    ])
    // Its client and its invoices are found as such: a payment is looked up by its reference.
    const referred = payments.items
      .flatMap(({ reference, ...payment }) =>
        reference?.toLowerCase().includes(text.toLowerCase()) ? [{ ...payment, reference }] : [],
      )
      .slice(0, MOST)
    const records = [
      ...orders.items,
      ...services.items,
      ...domains.items,
      ...invoices.items,
      ...referred,
      ...tickets.items,
    ]
    const customerOf = await customersOf(tx, records)
    const of = (record: (typeof records)[number]) => customerOf(record).name
    return [
      ...clients.items.map(({ id, name, email }): Found => {
        return { kind: 'client', id, title: name, detail: email, userId: id }
      }),
      ...orders.items.map((order): Found => {
        const detail = `${orderedPlanName(order)}, ${of(order)}`
        return { kind: 'order', title: order.serverName, detail, ...idsOf(order) }
      }),
      ...services.items.map((service): Found => {
        const { serverName, planName, access } = service
        const parts = [serverName ? planName : '', of(service), access?.address ?? '']
        const detail = parts.filter((part) => part !== '').join(', ')
        return { kind: 'service', title: nameOfService(service), detail, ...idsOf(service) }
      }),
      ...domains.items.map((domain): Found => {
        return { kind: 'domain', title: domain.name, detail: of(domain), ...idsOf(domain) }
      }),
      ...invoices.items.map((invoice): Found => {
        return { kind: 'invoice', title: invoice.number, detail: of(invoice), ...idsOf(invoice) }
      }),
      ...referred.map((payment): Found => {
        return {
          kind: 'payment',
          title: payment.reference,
          detail: of(payment),
          ...idsOf(payment),
        }
      }),
      ...tickets.items.map((ticket): Found => {
        return { kind: 'ticket', title: ticket.subject, detail: of(ticket), ...idsOf(ticket) }
      }),
    ]
  })
}

const idsOf = ({ id, userId }: { readonly id: string; readonly userId: string }) => ({ id, userId })
