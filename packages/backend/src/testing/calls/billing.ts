import type { CallsOf } from './row.ts'

/** Recorded again and again, for many invoices. */
export const payment = {
  reference: 'TX',
  amount: 450,
  paidAt: '2026-06-01T10:00:00.000Z',
  isShared: true,
}

export const billing: CallsOf<'billing'> = {
  invoices: { who: 'accounts', scope: 'billing:read', input: {} },
  invoice: {
    who: 'owner',
    scope: 'billing:read',
    input: async ({ invoice }) => ({ id: await invoice() }),
    answers: { admin: 'ok' },
  },
  choosePaymentMethod: {
    who: 'owner',
    input: async ({ invoice }) => ({ invoiceId: await invoice(), paymentMethod: 'paypal' }),
  },
  withdrawRenewal: {
    who: 'owner',
    input: async ({ invoice }) => ({ invoiceId: await invoice() }),
    // It is the invoice of an order.
    answers: { owner: 'NOT_WITHDRAWABLE' },
  },
  coinEntries: { who: 'accounts', scope: 'billing:read', input: {} },
  payWithCoins: {
    who: 'owner',
    once: true,
    input: async ({ invoice }) => ({ invoiceId: await invoice() }),
  },
  allInvoices: { who: 'team', scope: 'billing:read', input: {} },
  totals: { who: 'team', scope: 'billing:read', input: {} },
  inspect: {
    who: 'team',
    scope: 'billing:read',
    input: async ({ invoice }) => ({ id: await invoice() }),
  },
  ledgerOf: {
    who: 'team',
    scope: 'billing:read',
    input: async ({ client }) => ({ userId: await client() }),
  },
  issue: {
    who: 'team',
    once: true,
    input: async ({ client }) => ({
      userId: await client(),
      lines: [{ description: 'Moving of a server', amount: 2500 }],
      dueDate: '2100-01-01T00:00:00.000Z',
    }),
  },
  withdrawManual: {
    who: 'team',
    input: async ({ invoice }) => ({ invoiceId: await invoice() }),
    // It is the invoice of an order.
    answers: 'NOT_WITHDRAWABLE',
  },
  remind: {
    who: 'team',
    input: async ({ client }) => ({ userId: await client() }),
    answers: 'NOTHING_TO_DO',
  },
  recordPayment: {
    who: 'team',
    scope: 'billing:write',
    once: true,
    input: async ({ invoice }) => ({ invoiceId: await invoice(), payment }),
  },
}
