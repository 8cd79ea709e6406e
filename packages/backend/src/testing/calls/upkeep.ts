import type { CallsOf } from './row.ts'

export const upkeep: CallsOf<'upkeep'> = {
  notices: { who: 'team' },
  confirmClock: { who: 'team' },
  // Times of day, and what is due, are each host's own.
  tonight: { who: 'team', inCommon: (answer) => Object.keys(answer) },
  runNow: { who: 'team', inCommon: (answer) => Object.keys(answer) },
}
