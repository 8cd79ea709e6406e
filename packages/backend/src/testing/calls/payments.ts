import type { CallsOf } from './row.ts'

export const payments: CallsOf<'payments'> = {
  // Of those that are recorded by hand, the day of the host decides what is suspicious.
  list: { who: 'team', scope: 'billing:read', input: { method: 'coins' } },
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
