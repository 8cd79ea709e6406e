import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMilliseconds } from '../add-days.ts'
import { NOT_CANCELLED } from './cancellation.ts'
import { dueStep } from './due-step.ts'
import { NOT_HELD } from './lifecycle.ts'
import { serviceLoss } from './service-loss.ts'

const END = '2026-07-01T12:00:00.000Z'
const base = {
  status: 'active' as const,
  price: 450,
  autoRenew: false,
  expiresAt: END,
  serverName: null,
  planName: 'SAMP Starter 150',
  ...NOT_HELD,
  ...NOT_CANCELLED,
  waiting: null,
}
const days = fc.integer({ min: -40, max: 40 }).map((day) => addDays(END, day))
const services = fc.record({
  status: fc.constantFrom('active' as const, 'suspended' as const),
  suspendedAt: fc.option(days),
  suspendedByHand: fc.boolean(),
  keepUntil: fc.option(days),
  dueDate: days,
  graceDays: fc.integer({ min: 0, max: 30 }),
})

test('what is announced is what the lifecycle does, at that moment and not before', () => {
  let announced = 0
  fc.assert(
    fc.property(services, ({ dueDate, graceDays, ...held }) => {
      const service = { ...base, ...held }
      const invoice = { status: 'unpaid', total: 450, paid: 0, dueDate } as const
      const step = (now: string) =>
        dueStep({
          service,
          invoice,
          coins: 0,
          billing: { renewalLeadDays: 7, graceDays },
          now,
        })
      const loss = serviceLoss(service, invoice, graceDays)
      if (!loss) {
        expect(step(addDays(END, 400))).toBeNull()
        return
      }
      announced++
      expect(step(loss.at)).toBe(loss.step)
      expect(step(addMilliseconds(loss.at, -1))).toBeNull()
    }),
  )
  expect(announced).toBeGreaterThan(20)
})

test('money decides nothing about what is free, cancelled, suspended by the team, or over', () => {
  const loss = (changes: object) => serviceLoss({ ...base, ...changes }, null, 7)
  expect(loss({ price: 0 })).toBeNull()
  expect(loss({ cancelledAt: END })).toBeNull()
  expect(loss({ status: 'suspended', suspendedByHand: true })).toBeNull()
  expect(loss({ status: 'terminated' })).toBeNull()
  expect(loss({ serverName: 'Arena' })).toEqual({ step: 'suspend', name: 'Arena', at: END })
})
