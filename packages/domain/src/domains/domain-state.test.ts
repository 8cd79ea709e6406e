import { expect, test } from 'vitest'
import { domainState, expiryOfRenewedDomain } from './domain-state.ts'

const domain = { expiresAt: '2026-07-01T00:00:00.000Z' }

test('a domain expires soon in its last 30 days, and has expired from its end on', () => {
  expect(domainState(domain, '2026-05-31T23:59:59.999Z')).toBe('active')
  expect(domainState(domain, '2026-06-01T00:00:00.000Z')).toBe('expiring-soon')
  expect(domainState(domain, '2026-06-30T23:59:59.999Z')).toBe('expiring-soon')
  expect(domainState(domain, '2026-07-01T00:00:00.000Z')).toBe('expired')
})

test('a renewed domain runs a year longer', () => {
  expect(expiryOfRenewedDomain(domain)).toBe('2027-07-01T00:00:00.000Z')
})
