import { expect, test } from 'vitest'
import { serviceState } from './service-state.ts'

const now = Date.parse('2026-11-21T00:00:00.000Z')
const ending = (expiresAt: string) =>
  serviceState({ status: 'active', expiresAt }, { now, leadDays: 7 })

test('an active service that ends within the lead time is expiring soon', () => {
  expect(ending('2026-11-28T00:00:00.000Z')).toBe('expiring soon')
  expect(ending('2026-11-28T00:00:00.001Z')).toBe('active')
})

test('any other state stays what it is', () => {
  const suspended = { status: 'suspended', expiresAt: '2026-11-01T00:00:00.000Z' } as const
  expect(serviceState(suspended, { now, leadDays: 7 })).toBe('suspended')
})
