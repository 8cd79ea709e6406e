import type { CallsOf } from './row.ts'

export const payments: CallsOf<'payments'> = {
  ofInvoice: {
    who: 'owner',
    scope: 'billing:read',
    input: async ({ invoice }) => ({ invoiceId: await invoice() }),
    answers: { admin: 'ok' },
  },
}
