import { readable } from '../../packages/backend/src/testing/calls/audit.ts'
import { type Call, fact, untyped } from './stage.ts'

/** What administrators read about money and about each other. */
export const booksCalls: readonly Call[] = [
  ['orders.list: ordered', ({ admin }) => admin.api.orders.list({ sort: 'text' })],
  [
    'orders.list: of a client',
    ({ admin, told }) =>
      admin.api.orders.list({
        userId: fact(told, 'orders.place/order/userId'),
        sort: 'amountDue',
        descending: true,
      }),
  ],
  ['orders.list: paid', ({ admin }) => admin.api.orders.list({ payment: 'paid' })],
  [
    'orders.list: unpaid, ordered, a page',
    ({ admin }) => admin.api.orders.list({ payment: 'unpaid', sort: 'text', limit: 1 }),
  ],
  ['orders.list: to check', ({ admin }) => admin.api.orders.list({ payment: 'to-check' })],
  ['orders.totals: paid', ({ admin }) => admin.api.orders.totals({ payment: 'paid' })],
  [
    'orders.totals: unpaid, searched',
    ({ admin }) => admin.api.orders.totals({ payment: 'unpaid', search: 'once' }),
  ],
  ['orders.list: no such order', ({ admin }) => admin.api.orders.list(untyped({ sort: 'userId' }))],
  ['billing.allInvoices', ({ admin }) => admin.api.billing.allInvoices({})],
  [
    'billing.allInvoices: ordered, a page',
    ({ admin }) => admin.api.billing.allInvoices({ sort: 'dueDate', descending: true, limit: 1 }),
  ],
  [
    'billing.allInvoices: searched',
    ({ admin }) => admin.api.billing.allInvoices({ search: '-0000', status: 'paid' }),
  ],
  [
    'billing.allInvoices: of a period',
    ({ admin }) => admin.api.billing.allInvoices({ to: '2020-01-01T00:00:00.000Z' }),
  ],
  [
    'billing.allInvoices: bad input',
    ({ admin }) => admin.api.billing.allInvoices(untyped({ status: 'lost' })),
  ],
  [
    'billing.ledgerOf',
    ({ admin, told }) =>
      admin.api.billing.ledgerOf({ userId: fact(told, 'orders.place: coins/order/userId') }),
  ],
  ['billing.ledgerOf: nobody', ({ admin }) => admin.api.billing.ledgerOf({ userId: 'nobody' })],
  ['audit.list', async ({ admin }) => readable(await admin.api.audit.list({ limit: 200 }))],
  [
    'audit.list: narrowed',
    async ({ admin, told }) =>
      readable(
        await admin.api.audit.list({
          action: 'orders.reject',
          actor: fact(told, 'orders.reject/order/decidedBy'),
          from: '2020-01-01T00:00:00.000Z',
        }),
      ),
  ],
  [
    'audit.list: too early',
    ({ admin }) => admin.api.audit.list({ to: '2020-01-01T00:00:00.000Z' }),
  ],
  ['audit.list: bad input', ({ admin }) => admin.api.audit.list(untyped({ from: 'yesterday' }))],
]
