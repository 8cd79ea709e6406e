import type { CallsOf } from './row.ts'

/** Over HTTP nobody has any. */
const shared = { answers: 'NOT_FOUND' }

export const domains: CallsOf<'domains'> = {
  mine: { who: 'accounts', scope: 'services:read', input: {} },
  offered: { who: 'accounts', scope: 'services:read' },
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
  counts: { who: 'team', scope: 'services:read' },
  add: {
    who: 'team',
    once: true,
    input: async ({ client, newDomain }) => ({ ...newDomain(), userId: await client() }),
  },
  update: {
    who: 'team',
    input: async ({ domain }) => ({ id: (await domain()).id, price: 1500 }),
  },
  renewFor: {
    who: 'team',
    once: true,
    input: async ({ domain }) => {
      const { id, expiresAt } = await domain()
      return { id, expiresAt, years: 2, isBilled: false }
    },
  },
  remove: { who: 'team', input: async ({ domain }) => ({ id: (await domain()).id }) },
  prices: { who: 'team', scope: 'services:read' },
  addPrice: { who: 'team', input: ({ newDomainPrice }) => newDomainPrice() },
  updatePrice: {
    who: 'team',
    input: async ({ domainPrice }) => ({ ...(await domainPrice()), renew: 1400, isForAll: true }),
  },
  removePrice: {
    who: 'team',
    input: async ({ domainPrice }) => {
      const { extension, years } = await domainPrice()
      return { extension, years }
    },
  },
}
