import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  dayAfter,
  daysIn,
  isIn,
  Period,
  periodBefore,
  QUICK_PERIODS,
  quickPeriod,
  stepOf,
  stepsIn,
  timesIn,
} from './period.ts'

const period = (from: string, to: string): Period => ({ from, to })

const DAY = fc
  .date({ min: new Date('2001-01-01'), max: new Date('2098-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10))
const PERIOD = fc
  .tuple(DAY, fc.integer({ min: 0, max: 800 }))
  .map(([from, days]) => period(from, dayAfter(from, days)))

test.each([
  ['November', period('2026-11-01', '2026-11-30'), period('2026-10-01', '2026-10-31')],
  ['a February of 29 days', period('2028-02-01', '2028-02-29'), period('2028-01-01', '2028-01-31')],
  ['a March after it', period('2028-03-01', '2028-03-31'), period('2028-02-01', '2028-02-29')],
  ['January', period('2026-01-01', '2026-01-31'), period('2025-12-01', '2025-12-31')],
  ['a quarter', period('2026-01-01', '2026-03-31'), period('2025-10-01', '2025-12-31')],
  ['a year', period('2026-01-01', '2026-12-31'), period('2025-01-01', '2025-12-31')],
  ['25 days', period('2026-11-01', '2026-11-25'), period('2026-10-07', '2026-10-31')],
  ['one day', period('2026-03-01', '2026-03-01'), period('2026-02-28', '2026-02-28')],
  [
    '28 days that look like a month',
    period('2028-02-01', '2028-02-28'),
    period('2028-01-04', '2028-01-31'),
  ],
])('%s is compared with what lies before', (_what, of, before) => {
  expect(periodBefore(of)).toEqual(before)
})

test('what a period is compared with ends where it begins, and is as long unless it is months', () => {
  fc.assert(
    fc.property(PERIOD, (of) => {
      const before = periodBefore(of)
      expect(dayAfter(before.to, 1)).toBe(of.from)
      const isMonths = of.from.endsWith('-01') && dayAfter(of.to, 1).endsWith('-01')
      if (!isMonths) expect(daysIn(before)).toBe(daysIn(of))
    }),
  )
})

test('a period is the times of its days, whatever clocks are put forward meanwhile', () => {
  expect(timesIn(period('2026-03-29', '2026-03-29'))).toEqual({
    gte: '2026-03-29T00:00:00.000Z',
    lt: '2026-03-30T00:00:00.000Z',
  })
  expect(daysIn(period('2026-01-01', '2026-12-31'))).toBe(365)
  expect(daysIn(period('2028-01-01', '2028-12-31'))).toBe(366)
})

test('each day of a period has a step, and steps have no other days', () => {
  fc.assert(
    fc.property(PERIOD, (of) => {
      const days = Array.from({ length: daysIn(of) }, (_, at) => dayAfter(of.from, at))
      expect([...new Set(days.map((day) => stepOf(of, day)))]).toEqual(stepsIn(of))
    }),
  )
})

test('up to a quarter is charted by day, longer by month', () => {
  expect(stepsIn(period('2026-07-01', '2026-09-30'))).toHaveLength(92)
  expect(stepsIn(period('2026-07-01', '2026-10-01'))).toEqual([
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
  ])
})

test.each([
  ['this-month', '2026-11-25', period('2026-11-01', '2026-11-25')],
  ['last-month', '2026-03-31', period('2026-02-01', '2026-02-28')],
  ['last-month', '2026-01-01', period('2025-12-01', '2025-12-31')],
  ['this-quarter', '2026-11-25', period('2026-10-01', '2026-11-25')],
  ['this-quarter', '2026-03-31', period('2026-01-01', '2026-03-31')],
  ['this-year', '2028-02-29', period('2028-01-01', '2028-02-29')],
] as const)('%s on %s', (which, today, expected) => {
  expect(quickPeriod(which, today)).toEqual(expected)
})

test('what is often looked at ends today or before', () => {
  fc.assert(
    fc.property(DAY, fc.constantFrom(...QUICK_PERIODS), (today, which) => {
      const quick = quickPeriod(which, today)
      expect(Period.safeParse(quick).success).toBe(true)
      expect(isIn(quick, today)).toBe(which !== 'last-month')
    }),
  )
})

test('a period that ends before it begins, or of days that are none, is refused at its field', () => {
  const problems = (value: object) =>
    Period.safeParse(value).error?.issues.map(({ path, message }) => [path[0], message])
  expect(problems(period('2026-11-02', '2026-11-01'))).toEqual([['to', 'DATES_REVERSED']])
  expect(problems(period('2026-02-29', '2026-03-01'))).toEqual([['from', 'DATE_INVALID']])
  expect(problems(period('1999-12-31', '2026-03-01'))).toEqual([['from', 'DATE_INVALID']])
  expect(problems(period('2026-01-01', ''))).toEqual([['to', 'DATE_INVALID']])
  expect(problems(period('2028-02-29', '2028-02-29'))).toBeUndefined()
})
