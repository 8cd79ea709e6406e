import type { CallsOf } from './row.ts'

export const payments: CallsOf<'payments'> = {
  list: { who: 'team', scope: 'billing:read', input: {} },
  totals: { who: 'team', scope: 'billing:read', input: {} },
  undo: {
    who: 'team',
    once: true,
    input: async ({ payment }) => ({ id: await payment(), reason: 'Of another client.' }),
  },
  ofInvoice: {
    who: 'owner',
    scope: 'billing:read',
    input: async ({ invoice }) => ({ invoiceId: await invoice() }),
    answers: { admin: 'ok' },
  },
}
