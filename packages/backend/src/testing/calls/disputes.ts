import type { Records } from './records.ts'
import type { CallsOf } from './row.ts'

/** What becomes of one that was lost. */
const decision = {
  who: 'team',
  once: true,
  input: async ({ lostDispute }: Records) => ({ id: await lostDispute() }),
  // Over HTTP there are none.
  shared: { answers: 'NOT_FOUND' },
} as const

export const disputes: CallsOf<'disputes'> = { billAnew: decision, writeOff: decision }
