import { orderForm } from '../order-form.ts'
import { adminsOnly, ownerOnly, type Row, signedIn } from './row.ts'

const payment = { reference: 'TX', amount: 450, paidAt: '2026-06-01T10:00:00.000Z' }

/** Orders, invoices and coins. */
export const tradeRows: Readonly<Record<string, Row>> = {
  'billing.invoices': { call: (client) => client.billing.invoices({}), answers: signedIn },
  'billing.coinEntries': { call: (client) => client.billing.coinEntries({}), answers: signedIn },
  'billing.invoice': {
    call: (client, { invoice }) => client.billing.invoice({ id: invoice }),
    answers: { ...ownerOnly, admin: 'ok' },
  },
  'billing.allInvoices': {
    call: (client) => client.billing.allInvoices({}),
    answers: adminsOnly,
  },
  'billing.ledgerOf': {
    call: (client) => client.billing.ledgerOf({ userId: 'nobody' }),
    answers: adminsOnly,
  },
  'billing.recordPayment': {
    call: (client, { invoice }) => client.billing.recordPayment({ invoiceId: invoice, payment }),
    answers: adminsOnly,
  },
  'orders.place': {
    call: (client) => client.orders.place({ ...orderForm, paymentMethod: 'paypal' }),
    answers: signedIn,
  },
  'orders.mine': { call: (client) => client.orders.mine({}), answers: signedIn },
  'orders.cancel': {
    call: (client, { order }) => client.orders.cancel({ id: order }),
    answers: ownerOnly,
  },
  'orders.list': { call: (client) => client.orders.list({}), answers: adminsOnly },
  'orders.approve': {
    call: (client, { unpaidOrder }) => client.orders.approve({ id: unpaidOrder, payment }),
    answers: adminsOnly,
  },
  'orders.reject': {
    call: (client, { order }) => client.orders.reject({ id: order, reason: 'No room left.' }),
    answers: adminsOnly,
  },
}
