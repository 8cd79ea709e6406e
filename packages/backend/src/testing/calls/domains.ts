import type { CallsOf } from './row.ts'

/** Over HTTP nobody has any. */
const shared = { answers: 'NOT_FOUND' }

export const domains: CallsOf<'domains'> = {
  mine: { who: 'accounts', scope: 'services:read', input: {} },
  setAutoRenew: {
    who: 'owner',
    input: async ({ domainRenewal }) => ({ id: (await domainRenewal()).id, autoRenew: true }),
    shared,
  },
  renew: {
    who: 'owner',
    once: true,
    input: async ({ domainRenewal }) => ({ ...(await domainRenewal()), withCoins: true }),
    shared,
  },
  list: { who: 'team', scope: 'services:read', input: {} },
}
