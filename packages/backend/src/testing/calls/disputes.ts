import type { CallsOf } from './row.ts'

/** Over HTTP there are none. */
const shared = { answers: 'NOT_FOUND' }

export const disputes: CallsOf<'disputes'> = {
  billAnew: {
    who: 'team',
    once: true,
    input: async ({ lostDispute }) => ({ id: await lostDispute() }),
    shared,
  },
  writeOff: {
    who: 'team',
    once: true,
    input: async ({ lostDispute }) => ({ id: await lostDispute() }),
    shared,
  },
}
