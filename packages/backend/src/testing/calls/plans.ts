import type { CallsOf } from './row.ts'

const ordered = { id: 'samp-premium' }

export const plans: CallsOf<'plans'> = {
  onSale: { who: 'everybody' },
  measuredWaits: { who: 'everybody' },
  list: { who: 'team' },
  create: { who: 'team', input: ({ newPlan }) => newPlan() },
  update: { who: 'team', input: ({ newPlan }) => ({ ...newPlan(), ...ordered }) },
  archive: { who: 'team', input: ordered },
  // Those that share the shop order it.
  restore: { who: 'team', input: ordered },
  move: { who: 'team', input: { ...ordered, direction: 'up' } },
  remove: { who: 'team', input: async ({ plan }) => ({ id: await plan() }) },
}
