import type { DisputeShown } from '@hostfront/contract/disputes'
import { expect, test } from 'vitest'
import { disputeLine, reasonWords, waitingDisputes } from './disputes.ts'

const dispute: DisputeShown = {
  id: 'dispute-1',
  disputeId: 'du_1',
  userId: 'user-1',
  amount: 450,
  currency: 'EUR',
  reason: 'fraudulent',
  state: 'open',
  needsAnswer: true,
  openedAt: '2026-06-01T10:00:00.000Z',
  dueBy: '2026-06-08T10:00:00.000Z',
  withdrawnAt: null,
  withdrawn: 0,
  takenBack: 0,
  reinstatedAt: null,
  reinstated: 0,
  fee: null,
  closedAt: null,
  claim: 'none',
  billedById: null,
  page: '',
}

test.each([
  [{}, 'To answer by Jun 8, 2026.'],
  [{ dueBy: null }, 'To answer.'],
  [{ needsAnswer: false }, 'Nothing to answer now; not decided yet.'],
  [{ state: 'won' }, null],
  [{ state: 'lost', claim: 'open' }, 'To decide: bill it again, or write it off.'],
  [{ state: 'lost', claim: 'billed' }, 'Billed again.'],
  [{ state: 'lost', claim: 'written-off' }, 'Written off.'],
] as const)('%j reads as %s', (facts, line) => {
  expect(disputeLine({ ...dispute, ...facts })).toBe(line)
})

test('a gateway’s word for the reason is read as words', () => {
  expect(reasonWords('MERCHANDISE_OR_SERVICE_NOT_RECEIVED')).toBe(
    'Merchandise or service not received',
  )
  expect(reasonWords('')).toBeNull()
})

test('the overview says what is to be answered first, else what is to be decided, else nothing', () => {
  expect(waitingDisputes({ toAnswer: 0, until: null, toDecide: 0 })).toBeNull()
  expect(waitingDisputes({ toAnswer: 1, until: '2026-06-08T10:00:00.000Z', toDecide: 2 })).toEqual({
    line: '1 dispute to answer, until Jun 8, 2026',
    to: '/admin/transactions?dispute=open',
  })
  expect(waitingDisputes({ toAnswer: 0, until: null, toDecide: 2 })).toEqual({
    line: '2 lost disputes to decide on',
    to: '/admin/transactions?dispute=lost',
  })
})
