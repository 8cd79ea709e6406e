import { gatewayForm } from './forms.ts'
import type { CallsOf } from './row.ts'

export const gateways: CallsOf<'gateways'> = {
  // Where each reports to is its host's own.
  list: { who: 'team', inCommon: ({ kinds }) => kinds },
  add: {
    who: 'team',
    // A name that nothing else has.
    input: ({ newPlan }) => ({ ...gatewayForm, name: newPlan().name }),
    inCommon: ({ webhookAddress: _, ...shown }) => shown,
  },
  update: {
    who: 'team',
    input: async ({ gateway }) => ({ ...gatewayForm, ...(await gateway()), webhookKey: '' }),
    inCommon: ({ webhookAddress: _, ...shown }) => shown,
  },
  attempts: { who: 'team', scope: 'billing:read', input: {} },
  // Nobody answers where a gateway would be, so that nothing of it is begun.
  pay: {
    who: 'owner',
    input: async ({ invoice }) => ({ invoiceId: await invoice(), paymentMethod: 'paypal' }),
    answers: { owner: 'METHOD_NOT_OFFERED' },
  },
  buyCoins: {
    who: 'accounts',
    input: { amount: 1000, paymentMethod: 'paypal' },
    answers: 'METHOD_NOT_OFFERED',
  },
  attempt: {
    who: 'accounts',
    scope: 'billing:read',
    input: { id: 'nobodys' },
    answers: 'NOT_FOUND',
  },
  look: { who: 'accounts', input: { id: 'nobodys' }, answers: 'NOT_FOUND' },
  // It came by no gateway.
  sendBack: {
    who: 'team',
    input: async ({ refund }) => ({ id: await refund() }),
    answers: 'METHOD_NOT_OFFERED',
  },
}
