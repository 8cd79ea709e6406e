import type { CallsOf } from './row.ts'

const form = {
  method: 'paypal',
  amount: 450,
  paidOn: '2026-06-01',
  note: '',
  proofIds: [],
}
const came = (reference: string) => ({
  amount: 450,
  receivedAt: '2026-06-01T10:00:00.000Z',
  reference,
})

export const declarations: CallsOf<'declarations'> = {
  declare: {
    who: 'owner',
    once: true,
    input: async ({ invoice, newReference }) => ({
      ...form,
      reference: newReference(),
      invoiceIds: [await invoice()],
    }),
  },
  withdraw: { who: 'owner', input: async ({ declaration }) => ({ id: await declaration() }) },
  mine: { who: 'accounts', scope: 'billing:read', input: {} },
  checkedWithin: { who: 'accounts', scope: 'billing:read' },
  list: { who: 'team', scope: 'billing:read', input: { state: 'rejected' } },
  approve: {
    who: 'team',
    scope: 'billing:write',
    once: true,
    input: async ({ declaration, newReference }) => ({
      id: await declaration(),
      ...came(newReference()),
    }),
  },
  reject: {
    who: 'team',
    scope: 'billing:write',
    once: true,
    input: async ({ declaration }) => ({ id: await declaration(), reason: 'Nothing came in.' }),
  },
}
