import type { CallsOf } from './row.ts'

const ordered = { id: 'samp-premium' }

export const plans: CallsOf<'plans'> = {
  onSale: { who: 'everybody' },
  measuredWaits: { who: 'everybody' },
  list: { who: 'team' },
  create: { who: 'team', input: ({ newPlan }) => newPlan() },
  update: { who: 'team', input: ({ newPlan }) => ({ ...newPlan(), ...ordered }) },
  offerPrice: {
    who: 'team',
    input: { ...ordered, price: 500, from: '2000-01-01T00:00:00.000Z' },
    answers: 'NOTICE_TOO_SHORT',
  },
  archive: { who: 'team', input: ordered },
  // Those that share the shop order it.
  restore: { who: 'team', input: ordered },
  move: { who: 'team', input: { ...ordered, direction: 'up' } },
  remove: { who: 'team', input: async ({ plan }) => ({ id: await plan() }) },
}
