import type { CallsOf } from './row.ts'

// A gateway alone tells of disputes: where none speaks there is none.
export const disputes: CallsOf<'disputes'> = {
  billAnew: { who: 'team', once: true, input: { id: 'nobodys' }, answers: { admin: 'NOT_FOUND' } },
  writeOff: { who: 'team', once: true, input: { id: 'nobodys' }, answers: { admin: 'NOT_FOUND' } },
}
