import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMilliseconds } from '../add-days.ts'
import { BillingCycle } from '../orders/billing-cycle.ts'
import { BILLING_CYCLES } from '../orders/billing-cycles.ts'
import { afterChange } from './after-change.ts'
import { canChange } from './can-change.ts'
import type { Terms } from './plan-change.ts'
import {
  type ChangeAsked,
  daysLeft,
  type PaidTime,
  quoteChange,
  timePaidBy,
} from './quote-change.ts'

const START = '2026-06-01T12:00:00.000Z'
const terms = (planId: string, price: number, billingCycle: BillingCycle = 'monthly'): Terms => ({
  planId,
  planName: planId,
  price,
  billingCycle,
})
const [SMALL, BIG] = [terms('small', 300), terms('big', 900)]
type Held = ChangeAsked['service']
const held = (of: Terms, days: number = BILLING_CYCLES[of.billingCycle].days): Held => ({
  ...of,
  options: [],
  newPrice: null,
  expiresAt: addDays(START, days),
  changed: null,
})
const paidFor = (of: Terms, taxBasisPoints = 0): PaidTime[] => [
  {
    net: of.price * BILLING_CYCLES[of.billingCycle].months,
    days: BILLING_CYCLES[of.billingCycle].days,
    taxBasisPoints,
  },
]
const ask = (asked: Partial<ChangeAsked> = {}) =>
  quoteChange({
    service: held(SMALL),
    paid: paidFor(SMALL),
    to: BIG,
    taxBasisPoints: 0,
    now: addDays(START, 10),
    ...asked,
  })

test('a bigger plan costs the difference for the days that are left, to the same end', () => {
  expect(ask()).toMatchObject({
    credits: [{ net: 200, taxBasisPoints: 0 }],
    charge: { net: 600, taxBasisPoints: 0 },
    given: 0,
    days: 20,
    due: 400,
    surplus: 0,
    expiresAt: addDays(START, 30),
  })
})

test('a smaller plan gives the difference back', () => {
  const asked = { service: held(BIG), paid: paidFor(BIG), to: SMALL }
  expect(ask(asked)).toMatchObject({ due: 0, surplus: 400, subtotal: -400 })
})

test('credited is what was really paid, not what it costs today', () => {
  const paid = [{ net: 150, days: 30, taxBasisPoints: 0 }]
  expect(ask({ paid })).toMatchObject({ credits: [{ net: 100, taxBasisPoints: 0 }], due: 500 })
})

test('another cycle begins today, and what is left of the old one is credited', () => {
  const yearly = terms('small', 255, 'annually')
  const now = addDays(START, 10)
  expect(ask({ to: yearly })).toMatchObject({
    charge: { net: 255 * 12, taxBasisPoints: 0 },
    days: 365,
    expiresAt: addDays(now, 365),
    due: 255 * 12 - 200,
  })
})

test('each amount has the tax that it was paid with', () => {
  const paid = paidFor(SMALL, 1000)
  expect(ask({ paid, taxBasisPoints: 2000 })).toMatchObject({
    subtotal: 400,
    tax: 600 * 0.2 - 200 * 0.1,
    due: 500,
  })
})

test('paid ahead, the days that are left are those that were paid last', () => {
  const paid = [
    { net: 330, days: 30, taxBasisPoints: 0 },
    { net: 300, days: 30, taxBasisPoints: 0 },
  ]
  const quote = ask({ service: held(SMALL, 60), paid })
  expect(quote).toMatchObject({ credits: [{ net: 330 + 200, taxBasisPoints: 0 }], days: 50 })
  expect(quote.charge.net).toBe(1500)
})

test('days that were given are worth their price against a dearer plan, and nothing in money', () => {
  const service = held(SMALL, 36)
  const now = START
  expect(ask({ service, now })).toMatchObject({ given: 60, due: 1080 - 300 - 60 })
  const free = { ...held(BIG, 36), planId: 'big' }
  const down = ask({ service: free, paid: paidFor(BIG), to: SMALL, now })
  expect(down).toMatchObject({ given: 0, surplus: 900 - 360 })
  const unpaid = ask({ service: held(BIG), paid: [], to: SMALL, now })
  expect(unpaid).toMatchObject({ given: 300, due: 0, surplus: 0 })
})

test('what was free is charged in full', () => {
  const service = held(terms('free', 0))
  expect(ask({ service, paid: [], now: START })).toMatchObject({ given: 0, due: 900 })
})

test('a begun day counts as left', () => {
  expect(daysLeft(addDays(START, 2), START)).toBe(2)
  expect(daysLeft(addDays(START, 2), addMilliseconds(START, 1))).toBe(2)
  expect(daysLeft(addDays(START, 2), addMilliseconds(START, 86_400_000))).toBe(1)
  expect(daysLeft(START, START)).toBe(0)
  expect(daysLeft(START, addDays(START, 9))).toBe(0)
})

const cycles = fc.constantFrom(...BillingCycle.options)
const plans = fc.record({ planId: fc.constantFrom('a', 'b', 'c', 'd'), billingCycle: cycles })
/** A plan has one price in each of its cycles. */
const priced = ({ planId, billingCycle }: Pick<Terms, 'planId' | 'billingCycle'>): Terms =>
  terms(planId, { a: 0, b: 333, c: 457, d: 12_345 }[planId] ?? 1, billingCycle)
const rates = fc.constantFrom(0, 700, 2000)

const change = (
  service: Held,
  to: Terms,
  now: string,
  taxBasisPoints: number,
  paid: PaidTime[],
) => {
  const quote = quoteChange({ service, paid: service.changed ? [] : paid, to, taxBasisPoints, now })
  return { quote, after: afterChange(service, quote, { now, credited: 0 }) }
}

const there = fc.record({
  from: plans,
  to: plans,
  day: fc.integer({ min: 0, max: 29 }),
  /** ms */
  later: fc.nat(86_399_999),
  rate: rates,
  today: rates,
  net: fc.nat(50_000),
  extra: fc.integer({ min: 0, max: 9 }),
})

test('there and back on one day costs nothing, whatever was paid, and leaves all as it was', () => {
  fc.assert(
    fc.property(there, ({ from, to, day, later, rate, today, net, extra }) => {
      fc.pre(from.planId !== to.planId || from.billingCycle !== to.billingCycle)
      const start = priced(from)
      const cycle = BILLING_CYCLES[start.billingCycle].days
      const service = held(start, cycle + extra)
      const now = addDays(START, day)
      const paid = [{ net, days: cycle, taxBasisPoints: rate }]
      const first = change(service, priced(to), now, today, paid)
      const back = change(first.after, start, addMilliseconds(now, later), today, paid)
      const all = [first, back].reduce((sum, { quote }) => sum + quote.due - quote.surplus, 0)
      expect(all).toBe(0)
      expect(back.after).toMatchObject({ ...start, expiresAt: service.expiresAt })
      const again = change(back.after, priced(to), addMilliseconds(now, later), today, paid)
      expect(again.quote).toMatchObject({
        due: first.quote.due,
        surplus: first.quote.surplus,
      })
    }),
  )
})

test('a year in any number of changes of plan costs what its days cost, but for the rounding of each', () => {
  const steps = fc.array(
    fc.record({ planId: fc.constantFrom('b', 'c', 'd'), days: fc.integer({ min: 1, max: 40 }) }),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(steps, (changes) => {
      const start = priced({ planId: 'b', billingCycle: 'annually' })
      const paid = paidFor(start)
      let service = held(start)
      let now = START
      let cost = paid[0]?.net ?? 0
      let worth = 0
      for (const { planId, days } of changes) {
        if (daysLeft(service.expiresAt, now) <= days) break
        worth += (service.price * 12 * days) / 365
        now = addDays(now, days)
        const { quote, after } = change(service, priced({ ...start, planId }), now, 0, paid)
        cost += quote.due - quote.surplus
        service = after
      }
      worth += (service.price * 12 * daysLeft(service.expiresAt, now)) / 365
      expect(Math.abs(cost - worth)).toBeLessThanOrEqual(changes.length)
    }),
  )
})

test('no change gives back more than was paid for what is left of it', () => {
  fc.assert(
    fc.property(plans, plans, fc.nat(80), fc.nat(50_000), (from, to, day, net) => {
      const start = priced(from)
      const paid = [{ net, days: BILLING_CYCLES[start.billingCycle].days, taxBasisPoints: 0 }]
      const { quote } = change(held(start, 90), priced(to), addDays(START, day), 0, paid)
      expect(quote.surplus).toBeLessThanOrEqual(net)
      for (const amount of [quote.due, quote.surplus, quote.given, quote.charge.net]) {
        expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
      }
    }),
  )
})

test('changed for nothing, what was paid is all that is worth something later', () => {
  const now = addDays(START, 10)
  const isFree = true
  const up = afterChange(held(SMALL), ask(), { now, isFree, credited: 0 })
  expect(up.changed?.charge).toEqual({ net: 200, taxBasisPoints: 0 })
  const big = { service: held(BIG), paid: paidFor(BIG), to: SMALL }
  const down = afterChange(big.service, ask(big), { now, isFree, credited: 0 })
  expect(down.changed?.charge).toEqual({ net: 200, taxBasisPoints: 0 })
  const gift = ask({ service: held(terms('free', 0)), paid: [] })
  const free = afterChange(held(terms('free', 0)), gift, { now, isFree, credited: 0 })
  expect(free.changed?.charge.net).toBe(0)
})

test('an invoice pays for one cycle, less what was credited of it', () => {
  const invoice = { subtotal: 900, tax: 180, total: 1080, credited: 540, taxBasisPoints: 2000 }
  expect(timePaidBy(invoice, 'quarterly')).toEqual({ days: 90, net: 450, taxBasisPoints: 2000 })
  const old = timePaidBy({ ...invoice, taxBasisPoints: null }, 'monthly')
  expect(old.taxBasisPoints).toBe(2000)
})

test('a plan is changed while it runs in paid time, and goes on after it', () => {
  const running = { status: 'active', expiresAt: addDays(START, 1), cancelledAt: null } as const
  expect(canChange(running, START)).toBe(true)
  expect(canChange(running, addDays(START, 1))).toBe(false)
  expect(canChange({ ...running, cancelledAt: START }, START)).toBe(false)
  expect(canChange({ ...running, status: 'suspended' }, START)).toBe(false)
})
