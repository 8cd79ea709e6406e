import type { CallsOf } from './row.ts'

export const creditNotes: CallsOf<'creditNotes'> = {
  offer: {
    who: 'team',
    input: async ({ paidInvoice }) => ({ of: 'invoice', id: await paidInvoice() }),
  },
  issue: {
    who: 'team',
    once: true,
    input: async ({ paidInvoice }) => ({
      invoiceId: await paidInvoice(),
      amount: 100,
      target: 'off-site',
      method: null,
      account: 'IBAN 1',
      reason: 'As agreed.',
      endsService: false,
    }),
  },
  list: { who: 'team', scope: 'billing:read', input: {} },
  totals: { who: 'team', scope: 'billing:read', input: {} },
  mine: { who: 'accounts', scope: 'billing:read', input: {} },
  ofInvoice: {
    who: 'owner',
    scope: 'billing:read',
    input: async ({ invoice }) => ({ invoiceId: await invoice() }),
    answers: { admin: 'ok' },
  },
  get: {
    who: 'owner',
    scope: 'billing:read',
    input: async ({ creditNote }) => ({ id: await creditNote() }),
    answers: { admin: 'ok' },
  },
}
