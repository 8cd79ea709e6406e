import { orderForm } from '../server/order-form.ts'
import { type Call, fact, untyped } from './stage.ts'

const byInvoice = { ...orderForm, paymentMethod: 'paypal' } as const
const payment = { reference: 'TX 1', amount: 450, paidAt: '2026-05-01T10:00:00.000Z' }

/** Orders, invoices, coins and what is said about them. */
export const tradeCalls: readonly Call[] = [
  [
    'vouchers.check',
    ({ visitor }) =>
      visitor.api.vouchers.check({ code: ' welcome10 ', planId: 'samp-ultimate', amount: 850 }),
  ],
  [
    'vouchers.check: too little',
    ({ visitor }) =>
      visitor.api.vouchers.check({ code: 'WELCOME10', planId: 'samp-premium', amount: 1 }),
  ],
  [
    'vouchers.check: unknown',
    ({ visitor }) =>
      visitor.api.vouchers.check({ code: 'NOPE', planId: 'samp-premium', amount: 850 }),
  ],
  [
    'vouchers.check: bad input',
    ({ visitor }) => visitor.api.vouchers.check(untyped({ code: '', amount: 1.5 })),
  ],
  ['orders.place: coins', ({ admin }) => admin.api.orders.place(orderForm)],
  ['orders.place: too few coins', ({ jane }) => jane.api.orders.place(orderForm)],
  ['orders.place', ({ jane }) => jane.api.orders.place(byInvoice)],
  [
    'orders.place: another price',
    ({ jane }) => jane.api.orders.place({ ...byInvoice, amountDue: 449 }),
  ],
  [
    'orders.place: no such plan',
    ({ jane }) => jane.api.orders.place({ ...byInvoice, planId: 'none' }),
  ],
  [
    'orders.place: voucher too small',
    ({ jane }) => jane.api.orders.place({ ...byInvoice, voucherCode: 'WELCOME10' }),
  ],
  [
    'orders.place: bad input',
    ({ jane }) =>
      jane.api.orders.place(
        untyped({ ...byInvoice, serverName: '', options: { location: 5 }, amountDue: -1 }),
      ),
  ],
  [
    'orders.place: no such location',
    ({ jane }) =>
      jane.api.orders.place({
        ...byInvoice,
        options: { ...byInvoice.options, location: 'moon' },
      }),
  ],
  ['orders.place: no options', ({ jane }) => jane.api.orders.place({ ...byInvoice, options: {} })],
  ['orders.place: no country', ({ jane }) => jane.api.orders.place({ ...byInvoice, country: '' })],
  [
    'orders.place: no VAT where there is one',
    ({ jane }) => jane.api.orders.place({ ...byInvoice, country: 'MA' }),
  ],
  ['orders.place: not an object', ({ jane }) => jane.api.orders.place(untyped([null]))],
  [
    'orders.place: once',
    ({ jane }) => jane.once('key-1').orders.place({ ...byInvoice, serverName: 'Once' }),
  ],
  [
    'orders.place: once, again',
    ({ jane }) => jane.once('key-1').orders.place({ ...byInvoice, serverName: 'Once' }),
  ],
  ['orders.place: once, another', ({ jane }) => jane.once('key-1').orders.place(byInvoice)],
  ['orders.mine', ({ jane }) => jane.api.orders.mine({})],
  ['orders.mine: a page', ({ jane }) => jane.api.orders.mine({ limit: 1 })],
  ['orders.mine: bad input', ({ jane }) => jane.api.orders.mine({ limit: 0 })],
  ['orders.list', ({ admin }) => admin.api.orders.list({ status: 'pending', search: 'once' })],
  [
    'orders.approve: unpaid',
    ({ admin, told }) => admin.api.orders.approve({ id: fact(told, 'orders.place/order/id') }),
  ],
  [
    'orders.approve: wrong amount',
    ({ admin, told }) =>
      admin.api.orders.approve({
        id: fact(told, 'orders.place/order/id'),
        payment: { ...payment, amount: 1 },
      }),
  ],
  [
    'orders.approve',
    ({ admin, told }) =>
      admin.api.orders.approve({ id: fact(told, 'orders.place/order/id'), payment }),
  ],
  [
    'orders.approve: again',
    ({ admin, told }) =>
      admin.api.orders.approve({ id: fact(told, 'orders.place/order/id'), payment }),
  ],
  [
    'orders.cancel: decided',
    ({ jane, told }) => jane.api.orders.cancel({ id: fact(told, 'orders.place/order/id') }),
  ],
  [
    'billing.recordPayment: in the future',
    ({ admin, told }) =>
      admin.api.billing.recordPayment({
        invoiceId: fact(told, 'orders.place: once/invoice/id'),
        payment: { ...payment, paidAt: '2036-01-01T00:00:00.000Z' },
      }),
  ],
  [
    'billing.recordPayment: a reference of before',
    ({ admin, told }) =>
      admin.api.billing.recordPayment({
        invoiceId: fact(told, 'orders.place: once/invoice/id'),
        payment,
      }),
  ],
  [
    'billing.recordPayment: by coins',
    ({ admin, told }) =>
      admin.api.billing.recordPayment({
        invoiceId: fact(told, 'orders.place: once/invoice/id'),
        payment: { ...payment, reference: 'TX 2', method: 'coins' },
      }),
  ],
  [
    'billing.recordPayment',
    ({ admin, told }) =>
      admin.api.billing.recordPayment({
        invoiceId: fact(told, 'orders.place: once/invoice/id'),
        payment: { ...payment, reference: 'TX 2', method: 'bank-transfer' },
      }),
  ],
  [
    'billing.recordPayment: again',
    ({ admin, told }) =>
      admin.api.billing.recordPayment({
        invoiceId: fact(told, 'orders.place: once/invoice/id'),
        payment: { ...payment, reference: 'TX 2' },
      }),
  ],
  [
    'orders.reject: no reason',
    ({ admin, told }) =>
      admin.api.orders.reject({ id: fact(told, 'orders.place: once/order/id'), reason: '  ' }),
  ],
  [
    'orders.reject',
    ({ admin, told }) =>
      admin.api.orders.reject({
        id: fact(told, 'orders.place: once/order/id'),
        reason: 'No room left.',
      }),
  ],
  [
    'orders.cancel',
    ({ admin, told }) =>
      admin.api.orders.cancel({ id: fact(told, 'orders.place: coins/order/id') }),
  ],
  ['billing.invoices', ({ jane }) => jane.api.billing.invoices({})],
  ['billing.coinEntries', ({ admin }) => admin.api.billing.coinEntries({})],
  [
    'billing.coinEntries: a bad cursor',
    ({ admin }) => admin.api.billing.coinEntries({ after: 'made up' }),
  ],
  ['services.mine', ({ jane }) => jane.api.services.mine({})],
  ['notifications.list: the team', ({ admin }) => admin.api.notifications.list({})],
  ['notifications.list', ({ jane }) => jane.api.notifications.list({})],
  ['notifications.markAllRead', ({ jane }) => jane.api.notifications.markAllRead()],
  ['notifications.list: read', ({ jane }) => jane.api.notifications.list({ limit: 2 })],
  [
    'support.sendMessage',
    ({ visitor }) =>
      visitor.api.support.sendMessage({
        name: 'Tim',
        email: 'tim@shop.test',
        subject: 'Slots',
        message: 'How many?',
      }),
  ],
  [
    'support.sendMessage: bad input',
    ({ visitor }) => visitor.api.support.sendMessage(untyped({ message: 'x'.repeat(10_000) })),
  ],
  ['content.subscribe', ({ visitor }) => visitor.api.content.subscribe({ email: 'tim@shop.test' })],
  [
    'content.subscribe: again',
    ({ visitor }) => visitor.api.content.subscribe({ email: 'tim@shop.test' }),
  ],
]
