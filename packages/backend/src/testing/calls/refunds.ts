import type { CallsOf } from './row.ts'

export const refunds: CallsOf<'refunds'> = {
  list: { who: 'team', scope: 'billing:read', input: {} },
  totals: { who: 'team', scope: 'billing:read', input: {} },
  open: { who: 'team', scope: 'billing:read' },
  mine: { who: 'accounts', scope: 'billing:read', input: {} },
  ofInvoice: {
    who: 'owner',
    scope: 'billing:read',
    input: async ({ invoice }) => ({ invoiceId: await invoice() }),
    answers: { admin: 'ok' },
  },
  markSent: {
    who: 'team',
    once: true,
    input: async ({ refund }) => ({ id: await refund(), reference: 'TX-BACK' }),
  },
  toCoins: {
    who: 'team',
    once: true,
    input: async ({ refund }) => ({ id: await refund() }),
  },
  takeCoins: {
    who: 'team',
    once: true,
    input: async ({ coinPayment }) => ({ paymentId: await coinPayment(), amount: 100 }),
  },
}
