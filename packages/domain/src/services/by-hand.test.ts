import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../add-days.ts'
import { addedService, extended } from './by-hand.ts'
import { isSuspendedForPayment } from './lifecycle.ts'
import { Service, ServiceStatus } from './service.ts'

const NOW = '2026-07-10T12:00:00.000Z'
const END = '2026-07-01T12:00:00.000Z'
const LATER = '2026-08-01T12:00:00.000Z'

test('days are given from the end of the paid time on', () => {
  const running = { status: 'active', suspendedAt: null, expiresAt: LATER } as const
  expect(extended(running, 3, NOW)).toEqual({ expiresAt: '2026-08-04T12:00:00.000Z' })
})

test('a service suspended for want of payment runs again when the days reach beyond now', () => {
  const service = { status: 'suspended', suspendedAt: END, expiresAt: END } as const
  const back = { status: 'active', suspendedAt: null, expiresAt: '2026-07-11T12:00:00.000Z' }
  expect(extended(service, 10, NOW)).toEqual(back)
  expect(extended(service, 9, NOW)).toEqual({ expiresAt: NOW, suspendedAt: NOW })
})

test('an expired service runs again, too', () => {
  const service = { status: 'expired', suspendedAt: null, expiresAt: END } as const
  expect(extended(service, 9, NOW)).toEqual({ expiresAt: NOW })
  expect(extended(service, 30, NOW)).toMatchObject({ status: 'active' })
})

test('days do not bring back what an administrator has suspended, nor what is terminated', () => {
  const service = { status: 'suspended', suspendedAt: NOW, expiresAt: LATER } as const
  expect(extended(service, 30, NOW)).toEqual({ expiresAt: '2026-08-31T12:00:00.000Z' })
  expect(extended({ ...service, status: 'terminated' }, 30, NOW)).toBeNull()
})

test('however often days are given, why a service was suspended stays the same', () => {
  const moment = fc.integer({ min: -60, max: 0 }).map((days) => addDays(NOW, days))
  const facts = fc.record({
    status: fc.constantFrom(...ServiceStatus.options),
    suspendedAt: fc.option(moment),
    expiresAt: fc.integer({ min: -60, max: 60 }).map((days) => addDays(NOW, days)),
  })
  fc.assert(
    fc.property(facts, fc.integer({ min: 1, max: 90 }), (service, days) => {
      const after = { ...service, ...extended(service, days, NOW) }
      if (after.status !== 'suspended') return
      expect(isSuspendedForPayment(after)).toBe(isSuspendedForPayment(service))
    }),
  )
})

test('a service that is added runs 30 days from now and says nothing of options', () => {
  const chosen = { userId: 'jane', serviceId: 'custom', serviceName: 'Dedicated', price: 4900 }
  const service = addedService({ ...chosen, id: 'id', createdAt: END })
  expect(Service.parse(service)).toEqual(service)
  expect(service).toMatchObject({
    ...chosen,
    status: 'active',
    billingCycle: 'monthly',
    orderId: null,
    location: null,
    expiresAt: '2026-07-31T12:00:00.000Z',
  })
})
