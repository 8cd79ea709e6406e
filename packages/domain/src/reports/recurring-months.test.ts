import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthAfter } from './period.ts'
import {
  monthsBefore,
  monthsOf,
  type RecurringMonth,
  recurringFigures,
  recurringMonths,
} from './recurring-months.ts'

const monthAt = (at: number): string => monthAfter('2027-09-01', at).slice(0, 7)

/** A service by the months since September 2027: what it cost at first, and what it came to cost when. */
interface Held {
  readonly userId: string
  readonly from: number
  readonly to: number | null
  readonly price: number
  readonly change: { readonly at: number; readonly price: number } | null
}

const HELD: fc.Arbitrary<Held> = fc
  .record({
    userId: fc.constantFrom('amina', 'zoe', 'joe'),
    from: fc.nat(8),
    lasts: fc.option(fc.nat(6)),
    price: fc.integer({ min: 0, max: 5000 }),
    change: fc.option(fc.record({ after: fc.nat(6), price: fc.integer({ min: 0, max: 5000 }) })),
  })
  .map(({ lasts, change, from, ...held }) => ({
    ...{ ...held, from },
    to: lasts === null ? null : from + lasts,
    change:
      change === null
        ? null
        : { at: from + Math.min(change.after, lasts ?? 9), price: change.price },
  }))

const asRunning = ({ userId, from, to, price, change }: Held) => ({
  ...{ userId, from: monthAt(from), to: to === null ? null : monthAt(to) },
  price: change?.price ?? price,
})
const asRepriced = ({ userId, from, price, change }: Held) =>
  change === null
    ? []
    : [{ userId, from: monthAt(from), month: monthAt(change.at), by: change.price - price }]

/** What a customer's services cost when a month ends. Slow and obvious. */
const costAt = (services: readonly Held[], userId: string, month: number): number =>
  services
    .filter((held) => held.userId === userId && held.from <= month && (held.to ?? 99) > month)
    .reduce(
      (sum, { price, change }) => sum + (change && change.at <= month ? change.price : price),
      0,
    )

function recount(services: readonly Held[], month: number): RecurringMonth {
  const line = { fresh: 0, returned: 0, expansion: 0, contraction: 0, churned: 0 }
  let [start, end, customers, lost, won, customersAtEnd] = [0, 0, 0, 0, 0, 0]
  for (const userId of ['amina', 'zoe', 'joe']) {
    const before = costAt(services, userId, month - 1)
    const now = costAt(services, userId, month)
    const wasOne = Array.from({ length: month }, (_, at) => costAt(services, userId, at)).some(
      Boolean,
    )
    start += before
    end += now
    if (before > 0) customers++
    if (now > 0) customersAtEnd++
    if (before > 0 && now === 0) {
      lost++
      line.churned += before
    } else if (before === 0 && now > 0) {
      won++
      line[wasOne ? 'returned' : 'fresh'] += now
    } else if (now > before) line.expansion += now - before
    else line.contraction += before - now
  }
  return { month: monthAt(month), start, ...line, customers, lost, won, end, customersAtEnd }
}

test('each month is as it is recounted, customer by customer', () => {
  fc.assert(
    fc.property(fc.array(HELD), fc.nat(10), fc.nat(8), (services, first, more) => {
      const at = Array.from({ length: more + 1 }, (_, index) => first + index)
      const lines = recurringMonths(
        at.map(monthAt),
        services.map(asRunning),
        services.flatMap(asRepriced),
      )
      expect(lines).toEqual(at.map((month) => recount(services, month)))
    }),
  )
})

test('what a month begins with is what the one before ended with, and its changes lead to its end', () => {
  fc.assert(
    fc.property(fc.array(HELD), (services) => {
      const months = Array.from({ length: 16 }, (_, at) => monthAt(at))
      const lines = recurringMonths(months, services.map(asRunning), services.flatMap(asRepriced))
      let before = 0
      let customers = 0
      for (const one of lines) {
        expect([one.start, one.customers]).toEqual([before, customers])
        before =
          one.start + one.fresh + one.returned + one.expansion - one.contraction - one.churned
        customers = one.customers + one.won - one.lost
        expect([one.end, one.customersAtEnd]).toEqual([before, customers])
      }
    }),
  )
})

const line = (more: Partial<RecurringMonth>): RecurringMonth => ({
  ...{
    month: '2028-02',
    start: 0,
    fresh: 0,
    returned: 0,
    expansion: 0,
    contraction: 0,
    churned: 0,
  },
  ...{ end: 0, customers: 0, lost: 0, won: 0, customersAtEnd: 0 },
  ...more,
})

test('churn, lifetime and its value, by the book', () => {
  const months = [
    line({ start: 100_00, churned: 5_00, contraction: 1_00, customers: 20, lost: 1 }),
    line({
      start: 120_00,
      churned: 10_00,
      customers: 30,
      lost: 1,
      end: 145_00,
      customersAtEnd: 29,
    }),
  ]
  expect(recurringFigures(months)).toEqual({
    mrr: 145_00,
    customerChurn: 40,
    revenueChurn: 73,
    perCustomer: 5_00,
    lifetime: 250,
    lifetimeValue: 125_00,
  })
})

test('where nobody was lost, or nobody is there, nothing is divided', () => {
  const none = { customerChurn: null, revenueChurn: null, perCustomer: null, lifetime: null }
  expect(recurringFigures([])).toEqual({ mrr: 0, ...none, lifetimeValue: null })
  const one = line({ customers: 2, start: 10_00, end: 10_00, customersAtEnd: 2 })
  expect(recurringFigures([one])).toMatchObject({
    customerChurn: 0,
    lifetime: null,
    lifetimeValue: null,
  })
})

test('a period is its months, also where it begins or ends within one, and a leap day is a day of February', () => {
  expect(monthsOf({ from: '2027-12-31', to: '2028-02-29' })).toEqual([
    '2027-12',
    '2028-01',
    '2028-02',
  ])
  expect(monthsBefore(['2028-01', '2028-02'])).toEqual(['2027-11', '2027-12'])
  expect(monthsOf({ from: '2028-02-29', to: '2028-02-29' })).toEqual(['2028-02'])
})
