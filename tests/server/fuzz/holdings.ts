import { addDays } from '@hostfront/domain/add-days'
import { invoiceNumber } from '@hostfront/domain/billing/invoice-number'
import { suspendedByTeam } from '@hostfront/domain/services/by-hand'
import { NOT_CANCELLED } from '@hostfront/domain/services/cancellation'
import { NOT_HELD } from '@hostfront/domain/services/lifecycle'
import type { Rows } from '@hostfront/store/collections'
import { sampleRow } from '@hostfront/store/sample-rows'

/** Of what there can be several of. */
const EACH = 3
/** Orders of one account: those that wait for their payment, and one that coins paid. */
const BILLED = EACH + 1

/** What one account has, by collection. */
export type Holdings = {
  readonly [Name in
    | 'services'
    | 'domains'
    | 'orders'
    | 'invoices'
    | 'coinEntries'
    | 'tickets'
    | 'clientNotes'
    | 'declarations']: Rows[Name][]
}

interface Holder {
  readonly userId: string
  /** Counts the holders from 0. */
  readonly at: number
  /** What they had before they ordered. */
  readonly coins: number
  readonly now: string
}

/** Something in every state that waits for somebody, made at `now`. */
export function holdingsOf({ userId, at, coins, now: createdAt }: Holder): Holdings {
  const expiresAt = addDays(createdAt, 10)
  const owned = (name: string) => ({ id: `${name}-of-${at}`, userId, createdAt })
  const several = <Value>(make: (index: number) => Value) =>
    Array.from({ length: EACH }, (_, index) => make(index))
  const service = { orderId: null, planId: 'samp-premium', expiresAt, ...NOT_CANCELLED }
  const running = { ...NOT_HELD, ...service }
  const suspended = suspendedByTeam('Spam was sent from it.', createdAt)
  const ticket = { serviceId: null, assigneeId: null, messages: [] }
  const billed = several((index) =>
    billedOrder(owned(`billed-${index}`), at * BILLED + index, expiresAt),
  )
  const { order: paid, invoice: paidInvoice } = paidOrder(
    owned('paid-order'),
    at * BILLED + EACH,
    expiresAt,
  )
  return {
    services: several((index) => [
      sampleRow('services', { ...owned(`running-${index}`), ...running }),
      sampleRow('services', { ...owned(`suspended-${index}`), ...service, ...suspended }),
    ]).flat(),
    // Soon to be renewed, as the services are.
    domains: [sampleRow('domains', { ...owned('domain'), name: `${at}.example.com`, expiresAt })],
    orders: [paid, ...billed.map(({ order }) => order)],
    invoices: [paidInvoice, ...billed.map(({ invoice }) => invoice)],
    // The first invoice is left to whoever else may pay it.
    declarations: billed.slice(1).map(({ order, invoice }) => declared(order, invoice)),
    coinEntries: [
      sampleRow('coinEntries', {
        ...owned('entry'),
        amount: -paid.amountDue,
        balanceAfter: coins - paid.amountDue,
        kind: 'order',
        reference: paid.id,
      }),
    ],
    tickets: several((index) =>
      sampleRow('tickets', {
        ...owned(`ticket-${index}`),
        ...ticket,
        status: index === 0 ? 'open' : 'closed',
      }),
    ),
    clientNotes: [sampleRow('clientNotes', { ...owned('note'), authorId: userId })],
  }
}

/** A pending order whose invoice is open until `dueDate`; `at` counts the invoices of all accounts. */
function billedOrder(
  owned: Pick<Rows['orders'], 'id' | 'userId' | 'createdAt'>,
  at: number,
  dueDate: string,
) {
  const order = sampleRow('orders', { ...owned, paymentMethod: 'paypal', paidWithCoins: false })
  return { order, invoice: invoiceOf(order, at, dueDate) }
}

/** A pending order whose invoice coins have paid. */
function paidOrder(
  owned: Pick<Rows['orders'], 'id' | 'userId' | 'createdAt'>,
  at: number,
  dueDate: string,
) {
  const order = sampleRow('orders', owned)
  const paid = { status: 'paid', paidAt: owned.createdAt, paymentMethod: 'coins' } as const
  return { order, invoice: { ...invoiceOf(order, at, dueDate), ...paid } }
}

/** What the customer says to have paid, and nobody has looked at. */
const declared = (order: Rows['orders'], { id, number, total }: Rows['invoices']) =>
  sampleRow('declarations', {
    id: `declaration-of-${order.id}`,
    userId: order.userId,
    createdAt: order.createdAt,
    method: order.paymentMethod,
    amount: total,
    paidOn: order.createdAt.slice(0, 10),
    pays: [{ invoiceId: id, number }],
    proofIds: [],
    state: 'waiting',
    decidedBy: null,
    decidedAt: null,
    reason: null,
    paymentId: null,
  })

function invoiceOf(order: Rows['orders'], at: number, dueDate: string): Rows['invoices'] {
  const { userId, createdAt } = order
  const total = order.amountDue
  return sampleRow('invoices', {
    userId,
    createdAt,
    id: `invoice-${order.id}`,
    number: invoiceNumber(createdAt, at + 1),
    subjectKind: 'order',
    subjectId: order.id,
    periodStart: null,
    lines: [{ description: order.planName, amount: total }],
    subtotal: total,
    tax: 0,
    total,
    dueDate,
  })
}
