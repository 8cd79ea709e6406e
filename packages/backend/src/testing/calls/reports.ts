import type { CallsOf } from './row.ts'

const period = { from: '2026-01-01', to: '2026-12-31' }

// What lies on which day is the clock's affair, and each host has its own; its first administrators have other coins, too.
export const reports: CallsOf<'reports'> = {
  ofPeriod: {
    who: 'team',
    input: period,
    inCommon: ({ steps, coins, services, ...report }) => ({
      ...report,
      steps: steps.length,
      services: typeof services.atStart,
    }),
  },
  standing: {
    who: 'team',
    inCommon: ({ ageing: { invoices, of }, monthly, onTheWay, underWay, toReturn }) => ({
      ageing: { invoices, of },
      monthly,
      onTheWay,
      underWay,
      toReturn,
    }),
  },
  recurring: {
    who: 'team',
    input: period,
    // How many months there are depends on the day.
    inCommon: ({ before }) => before.length > 0,
  },
  documents: { who: 'team', scope: 'billing:read', input: { period, kind: 'invoice' } },
}
