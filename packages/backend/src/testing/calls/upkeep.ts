import type { CallsOf } from './row.ts'

export const upkeep: CallsOf<'upkeep'> = {
  notices: { who: 'team' },
  confirmClock: { who: 'team' },
}
