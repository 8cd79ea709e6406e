import { expect, test } from 'vitest'
import { serviceState } from '../../words/service-state.ts'
import { stateNote } from './service-state.ts'

const now = Date.parse('2026-11-21T00:00:00.000Z')
const ending = (expiresAt: string) =>
  serviceState({ status: 'active', expiresAt, cancelledAt: null }, { now, leadDays: 7 })

test('an active service that ends within the lead time is expiring soon', () => {
  expect(ending('2026-11-28T00:00:00.000Z')).toBe('expiring soon')
  expect(ending('2026-11-28T00:00:00.001Z')).toBe('active')
})

test('any other state stays what it is', () => {
  const suspended = {
    status: 'suspended',
    expiresAt: '2026-11-01T00:00:00.000Z',
    cancelledAt: null,
  } as const
  expect(serviceState(suspended, { now, leadDays: 7 })).toBe('suspended')
})

const plain = {
  status: 'active',
  suspendedByHand: false,
  suspensionReason: null,
  keepUntil: null,
  expiresAt: '2026-12-01T12:00:00.000Z',
  cancelledAt: null,
  cancelledBy: null,
  cancelReason: null,
  holdUntil: null,
  holdReason: null,
} as const

test('cancelled it says when it ends, who has said so, and whether it can be kept', () => {
  const cancelledAt = '2026-11-20T00:00:00.000Z'
  const own = { ...plain, cancelledAt, cancelledBy: 'customer', cancelReason: 'Slow.' } as const
  expect(serviceState(own, { now, leadDays: 30 })).toBe('cancelled')
  expect(stateNote(own, now)).toBe('Ends on Dec 1, 2026. You can keep it until then.')
  expect(stateNote({ ...own, cancelledBy: 'team', cancelReason: 'We close it' }, now)).toBe(
    'Our team has cancelled it: We close it. Ends on Dec 1, 2026.',
  )
  expect(stateNote({ ...own, status: 'terminated' }, now)).toBeNull()
})

test('suspended by the team it says why, and that money does not end it', () => {
  const held = { ...plain, status: 'suspended', suspendedByHand: true } as const
  expect(stateNote({ ...held, suspensionReason: 'Spam was sent.' }, now)).toBe(
    'By our team: Spam was sent. Paying an invoice does not end that.',
  )
  expect(stateNote(held, now)).toBe('By our team. Paying an invoice does not end that.')
  expect(stateNote({ ...held, suspendedByHand: false }, now)).toBe(
    'Not paid in time. It runs again as soon as it is paid.',
  )
})

test('let run without payment it says until when, as long as that lasts', () => {
  const kept = { ...plain, keepUntil: '2026-11-24T12:00:00.000Z' }
  expect(stateNote(kept, now)).toMatch(/^Runs until Nov 24, 2026 without payment\. Pay/)
  expect(stateNote({ ...plain, keepUntil: '2026-11-21T00:00:00.000Z' }, now)).toBeNull()
  expect(stateNote(plain, now)).toBeNull()
})
