import { orderForm } from '../order-form.ts'
import { adminsOnly, ownerOnly, type Row, signedIn } from './row.ts'

/** Recorded again and again, for many invoices. */
const payment = {
  reference: 'TX',
  amount: 450,
  paidAt: '2026-06-01T10:00:00.000Z',
  isShared: true,
}

/** Orders, invoices and coins. */
export const tradeRows: Readonly<Record<string, Row>> = {
  'billing.invoices': {
    call: (client) => client.billing.invoices({}),
    answers: signedIn,
    key: 'billing:read',
  },
  'billing.coinEntries': {
    call: (client) => client.billing.coinEntries({}),
    answers: signedIn,
    key: 'billing:read',
  },
  'billing.invoice': {
    call: async (client, { invoice }) => client.billing.invoice({ id: await invoice() }),
    answers: { ...ownerOnly, admin: 'ok' },
    key: 'billing:read',
  },
  'billing.allInvoices': {
    call: (client) => client.billing.allInvoices({}),
    answers: adminsOnly,
    key: 'billing:read',
  },
  'billing.ledgerOf': {
    call: (client) => client.billing.ledgerOf({ userId: 'nobody' }),
    answers: adminsOnly,
    key: 'billing:read',
  },
  'billing.recordPayment': {
    call: async (client, { invoice }) =>
      client.billing.recordPayment({ invoiceId: await invoice(), payment }),
    answers: adminsOnly,
    key: 'billing:write',
  },
  'orders.place': {
    call: (client) => client.orders.place({ ...orderForm, paymentMethod: 'paypal' }),
    answers: signedIn,
    key: 'orders:write',
  },
  'orders.mine': {
    call: (client) => client.orders.mine({}),
    answers: signedIn,
    key: 'orders:read',
  },
  'orders.cancel': {
    call: async (client, { order }) => client.orders.cancel({ id: await order() }),
    answers: ownerOnly,
    key: 'orders:write',
  },
  'orders.list': {
    call: (client) => client.orders.list({}),
    answers: adminsOnly,
    key: 'orders:read',
  },
  'orders.approve': {
    call: async (client, { unpaidOrder }) =>
      client.orders.approve({ id: await unpaidOrder(), payment }),
    answers: adminsOnly,
    key: 'orders:write',
  },
  'orders.reject': {
    call: async (client, { order }) =>
      client.orders.reject({ id: await order(), reason: 'No room left.' }),
    answers: adminsOnly,
    key: 'orders:write',
  },
}
