import type { CallsOf } from './row.ts'

export const admin: CallsOf<'admin'> = {
  figures: {
    who: 'team',
    // What lies on which day is the clock's affair, and each host has its own.
    inCommon: ({ days, revenue, tax, ...figures }) => ({
      ...figures,
      days: days.length,
      revenue: typeof revenue,
      tax: typeof tax,
    }),
  },
  waiting: { who: 'team' },
  automation: {
    who: 'team',
    inCommon: ({ from, ...figures }) => ({ ...figures, from: typeof from }),
  },
  morning: { who: 'team', inCommon: ({ from, ...queues }) => ({ ...queues, from: typeof from }) },
  search: { who: 'team', input: { text: 'owner' } },
  // The first administrator has another name in each host.
  team: { who: 'team', inCommon: (team) => team.length },
}
