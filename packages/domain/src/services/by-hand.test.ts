import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../add-days.ts'
import {
  addedService,
  canKeepUntil,
  extended,
  runsUnpaid,
  suspendedByTeam,
  suspendedForPayment,
} from './by-hand.ts'
import { NOT_HELD } from './lifecycle.ts'
import { Service, ServiceStatus } from './service.ts'

const NOW = '2026-07-10T12:00:00.000Z'
const END = '2026-07-01T12:00:00.000Z'
const LATER = '2026-08-01T12:00:00.000Z'

const running = { ...NOT_HELD, status: 'active', expiresAt: LATER } as const

test('days are given from the end of the paid time on', () => {
  const given = { expiresAt: '2026-08-04T12:00:00.000Z', keepUntil: null }
  expect(extended(running, 3, NOW)).toEqual(given)
})

test('a service suspended for want of payment runs again when the days reach beyond now', () => {
  const service = { ...suspendedForPayment(END), expiresAt: END } as const
  const back = { ...NOT_HELD, status: 'active', expiresAt: '2026-07-11T12:00:00.000Z' }
  expect(extended(service, 10, NOW)).toEqual(back)
  expect(extended(service, 9, NOW)).toEqual({ expiresAt: NOW, keepUntil: null })
})

test('an expired service runs again, too', () => {
  const service = { ...NOT_HELD, status: 'expired', expiresAt: END } as const
  expect(extended(service, 9, NOW)).toEqual({ expiresAt: NOW, keepUntil: null })
  expect(extended(service, 30, NOW)).toMatchObject({ status: 'active' })
})

test('days do not bring back what an administrator has suspended, however many, nor what is terminated', () => {
  const held = { ...suspendedByTeam('Spam.', END), expiresAt: END } as const
  expect(extended(held, 30, NOW)).toEqual({
    expiresAt: '2026-07-31T12:00:00.000Z',
    keepUntil: null,
  })
  expect(extended({ ...held, status: 'terminated' }, 30, NOW)).toBeNull()
})

test('a promise to let it run unpaid is kept until the days reach beyond it', () => {
  const kept = { ...running, expiresAt: END, keepUntil: '2026-07-15T12:00:00.000Z' }
  expect(extended(kept, 13, NOW)).toMatchObject({ keepUntil: kept.keepUntil })
  expect(extended(kept, 14, NOW)).toMatchObject({ keepUntil: null })
})

test('however often days are given, why a service was suspended stays the same', () => {
  const facts = fc.record({
    status: fc.constantFrom(...ServiceStatus.options),
    suspendedByHand: fc.boolean(),
    keepUntil: fc.constantFrom(null, LATER),
    expiresAt: fc.integer({ min: -60, max: 60 }).map((days) => addDays(NOW, days)),
  })
  fc.assert(
    fc.property(facts, fc.integer({ min: 1, max: 90 }), (service, days) => {
      const after = { ...service, ...extended(service, days, NOW) }
      if (after.status !== 'suspended') return
      expect(after.suspendedByHand).toBe(service.suspendedByHand)
    }),
  )
})

test('set active after its end a service runs unpaid, and one that is free does not', () => {
  expect(runsUnpaid({ price: 450, expiresAt: END }, NOW)).toBe(true)
  expect(runsUnpaid({ price: 450, expiresAt: NOW }, NOW)).toBe(true)
  expect(runsUnpaid({ price: 450, expiresAt: LATER }, NOW)).toBe(false)
  expect(runsUnpaid({ price: 0, expiresAt: END }, NOW)).toBe(false)
})

test('it is kept until a time to come, of a year at most', () => {
  expect(canKeepUntil(NOW, NOW)).toBe(false)
  expect(canKeepUntil('2026-07-10T12:00:00.001Z', NOW)).toBe(true)
  expect(canKeepUntil(addDays(NOW, 366), NOW)).toBe(true)
  expect(canKeepUntil(addDays(NOW, 367), NOW)).toBe(false)
})

test('a service that is added runs 30 days from now and says nothing of options', () => {
  const chosen = { userId: 'jane', planId: 'custom', planName: 'Dedicated', price: 4900 }
  const service = addedService({ ...chosen, id: 'id', createdAt: END })
  expect(Service.parse(service)).toEqual(service)
  expect(service).toMatchObject({
    ...chosen,
    status: 'active',
    billingCycle: 'monthly',
    orderId: null,
    options: [],
    location: null,
    expiresAt: '2026-07-31T12:00:00.000Z',
  })
})
