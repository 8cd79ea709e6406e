import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../add-days.ts'
import { InvoiceStatus } from '../billing/invoice.ts'
import { endOf, NOT_CANCELLED } from './cancellation.ts'
import { type DueFacts, dueStep } from './due-step.ts'
import { NOT_HELD } from './lifecycle.ts'
import { ServiceStatus } from './service.ts'

const END = '2026-07-01T12:00:00.000Z'
const unpaid = { status: 'unpaid', total: 450, paid: 0, dueDate: END } as const
const base: DueFacts = {
  service: {
    status: 'active',
    price: 450,
    autoRenew: false,
    expiresAt: END,
    ...NOT_HELD,
    ...NOT_CANCELLED,
    waiting: null,
  },
  invoice: null,
  coins: 0,
  billing: { renewalLeadDays: 7, graceDays: 7 },
  now: END,
}
const at = (days: number, facts: Partial<DueFacts> = {}): DueFacts => ({
  ...base,
  now: addDays(END, days),
  ...facts,
})
const suspendedOn = (days: number) => ({
  ...base.service,
  status: 'suspended' as const,
  suspendedAt: addDays(END, days),
})
const autoRenewing = { ...base.service, autoRenew: true }

test('an invoice is due the lead days before the end, and not a moment before', () => {
  expect(dueStep(at(-7))).toBe('issue-invoice')
  expect(dueStep({ ...at(-7), now: '2026-06-24T11:59:59.999Z' })).toBeNull()
})

test('with its invoice issued, nothing is due until the end; then it is suspended', () => {
  expect(dueStep(at(-3, { invoice: unpaid }))).toBeNull()
  expect(dueStep(at(0, { invoice: unpaid }))).toBe('suspend')
})

test('coins pay only where the customer chose that, and only when there are enough', () => {
  const facts = { invoice: unpaid, coins: 450 }
  expect(dueStep(at(-7, { ...facts, service: autoRenewing }))).toBe('pay-with-coins')
  expect(dueStep(at(-7, facts))).toBeNull()
  expect(dueStep(at(-7, { ...facts, service: autoRenewing, coins: 449 }))).toBeNull()
  expect(dueStep(at(0, { ...facts, service: autoRenewing, coins: 449 }))).toBe('suspend')
})

test('of an invoice that is paid in part coins pay the rest, while it runs and while it is suspended', () => {
  const invoice = { ...unpaid, paid: 400 }
  const paying = (coins: number) => dueStep(at(-3, { invoice, coins, service: autoRenewing }))
  expect([paying(49), paying(50)]).toEqual([null, 'pay-with-coins'])
  const suspended = { ...suspendedOn(0), autoRenew: true }
  expect(dueStep(at(5, { service: suspended, invoice, coins: 50 }))).toBe('pay-with-coins')
})

test('coins that come in during the grace days bring the service back', () => {
  const service = { ...suspendedOn(0), autoRenew: true }
  expect(dueStep(at(5, { service, invoice: unpaid, coins: 450 }))).toBe('pay-with-coins')
})

test('a service is terminated when its grace days are over', () => {
  const facts = { service: suspendedOn(0), invoice: unpaid }
  expect(dueStep(at(6, facts))).toBeNull()
  expect(dueStep(at(7, facts))).toBe('terminate')
})

test('a shop that stood still for three weeks takes the grace days from nobody', () => {
  expect(dueStep(at(14))).toBe('issue-invoice')
  const late = { ...unpaid, dueDate: addDays(END, 21) }
  expect(dueStep(at(14, { invoice: late }))).toBe('suspend')
  expect(dueStep(at(14, { invoice: late, service: suspendedOn(14) }))).toBeNull()
  expect(dueStep(at(21, { invoice: late, service: suspendedOn(14) }))).toBe('terminate')
})

test('without any grace a service still lives until its invoice is due', () => {
  const billing = { renewalLeadDays: 0, graceDays: 0 }
  const facts = {
    billing,
    service: suspendedOn(0),
    invoice: { ...unpaid, dueDate: addDays(END, 7) },
  }
  expect(dueStep(at(6, facts))).toBeNull()
  expect(dueStep(at(7, facts))).toBe('terminate')
})

test('a service suspended by hand waits for the team: coins do not bring it back, and nothing ends it', () => {
  const held = { autoRenew: true, suspendedByHand: true, suspensionReason: 'Spam.' }
  const facts = { service: { ...suspendedOn(-10), ...held }, invoice: unpaid, coins: 450 }
  for (const day of [-3, 0, 1, 7, 400]) expect(dueStep(at(day, facts))).toBeNull()
  const later = { ...facts, service: { ...suspendedOn(3), ...held } }
  for (const day of [3, 10, 400]) expect(dueStep(at(day, later))).toBeNull()
})

test('what the team lets run unpaid is billed and paid like any other, and suspended on the day they named', () => {
  const kept = { ...base.service, keepUntil: addDays(END, 12) }
  expect(dueStep(at(2, { service: kept }))).toBe('issue-invoice')
  expect(dueStep(at(11, { service: kept, invoice: unpaid }))).toBeNull()
  const coins = { service: { ...kept, autoRenew: true }, coins: 450 }
  expect(dueStep(at(11, { ...coins, invoice: unpaid }))).toBe('pay-with-coins')
  expect(dueStep(at(12, { service: kept, invoice: unpaid }))).toBe('suspend')
})

test('a promise that ends before the paid time does takes nothing from it', () => {
  const service = { ...base.service, keepUntil: addDays(END, -5) }
  expect(dueStep(at(-1, { service, invoice: unpaid }))).toBeNull()
  expect(dueStep(at(0, { service, invoice: unpaid }))).toBe('suspend')
})

test('a free service goes on without an invoice', () => {
  const service = { ...base.service, price: 0 }
  expect(dueStep(at(-1, { service }))).toBeNull()
  expect(dueStep(at(0, { service }))).toBe('renew-free')
})

test.each(['terminated', 'expired'] as const)('nothing is due for what is %s', (status) => {
  expect(dueStep(at(100, { service: { ...base.service, status } }))).toBeNull()
})
const cancelledOne = { ...base.service, cancelledAt: '2026-06-10T12:00:00.000Z' }

test('cancelled it is told of its end once and then ends: nothing bills it, coins or none', () => {
  const facts = { service: { ...cancelledOne, autoRenew: true }, coins: 1000 }
  expect(dueStep(at(-8, facts))).toBeNull()
  expect(dueStep(at(-7, facts))).toBe('tell')
  const told = { ...facts, service: { ...facts.service, toldOfEnd: END } }
  expect(dueStep(at(-1, told))).toBeNull()
  expect(dueStep(at(0, told))).toBe('terminate')
  expect(dueStep(at(0, { ...told, invoice: unpaid }))).toBe('terminate')
})

test.each([
  ['free', { price: 0 }],
  ['suspended for want of payment', { status: 'suspended', suspendedAt: END }],
  ['suspended by the team', { status: 'suspended', suspendedByHand: true }],
] as const)('cancelled it ends with its paid time, also where it is %s', (_, state) => {
  const service = { ...cancelledOne, toldOfEnd: END, ...state }
  expect(dueStep(at(-1, { service }))).toBeNull()
  expect(dueStep(at(0, { service }))).toBe('terminate')
})

test('cancelled and let run without payment it ends when that ends, and its customer is told that day', () => {
  const keepUntil = addDays(END, 10)
  const service = { ...cancelledOne, keepUntil, toldOfEnd: END }
  expect(dueStep(at(0, { service }))).toBeNull()
  expect(dueStep(at(3, { service }))).toBe('tell')
  expect(dueStep(at(10, { service: { ...service, toldOfEnd: keepUntil } }))).toBe('terminate')
})

test('whatever the state, doing what is due ends within a few steps a cycle', () => {
  const facts: fc.Arbitrary<DueFacts> = fc.record({
    service: fc.record({
      status: fc.constantFrom(...ServiceStatus.options),
      price: fc.constantFrom(0, 450),
      autoRenew: fc.boolean(),
      expiresAt: fc.integer({ min: -120, max: 10 }).map((days) => addDays(END, days)),
      suspendedAt: fc.option(fc.integer({ min: -120, max: 0 }).map((days) => addDays(END, days))),
      suspendedByHand: fc.boolean(),
      keepUntil: fc.option(fc.integer({ min: -20, max: 20 }).map((days) => addDays(END, days))),
      cancelledAt: fc.option(fc.constant(END)),
      waiting: fc.constant(null),
      toldOfEnd: fc.constant(null),
    }),
    invoice: fc.option(
      fc.record({
        status: fc.constantFrom(...InvoiceStatus.options),
        total: fc.constant(450),
        paid: fc.constant(0),
        dueDate: fc.integer({ min: -10, max: 10 }).map((days) => addDays(END, days)),
      }),
    ),
    coins: fc.nat(2000),
    billing: fc.record({ renewalLeadDays: fc.nat(90), graceDays: fc.nat(90) }),
    now: fc.constant(END),
  })
  fc.assert(
    fc.property(facts, (start) => {
      let now = start
      let steps = 0
      for (let step = dueStep(now); step; step = dueStep(now)) {
        now = afterStep(now, step)
        expect(++steps).toBeLessThan(30)
      }
    }),
    { numRuns: 1000 },
  )
})

/** What each step changes, as the shop does it. */
function afterStep(facts: DueFacts, step: NonNullable<ReturnType<typeof dueStep>>): DueFacts {
  const { service, now } = facts
  const renewed = {
    ...facts,
    service: {
      ...service,
      status: 'active' as const,
      suspendedAt: null,
      expiresAt: addDays(service.expiresAt, 30),
    },
    invoice: null,
  }
  switch (step) {
    case 'renew-free':
      return renewed
    case 'pay-with-coins':
      return { ...renewed, coins: facts.coins - (facts.invoice?.total ?? 0) }
    case 'issue-invoice':
      return { ...facts, invoice: unpaid }
    case 'suspend':
      return { ...facts, service: { ...service, status: 'suspended', suspendedAt: now } }
    case 'terminate':
      return { ...facts, service: { ...service, status: 'terminated' } }
    case 'tell':
      return { ...facts, service: { ...service, toldOfEnd: endOf(service) } }
  }
}
