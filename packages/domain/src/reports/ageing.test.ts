import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AGES, ageOf, debtorsOf, type Open, owedByAll, sumOverdue, sumOwed } from './ageing.ts'
import { dayAfter } from './period.ts'

const TODAY = '2028-03-01'

test.each([
  ['2028-03-02', 'not-due'],
  ['2028-03-01', 'not-due'],
  // The year has a February 29.
  ['2028-02-29', '1-30'],
  ['2028-01-31', '1-30'],
  ['2028-01-30', '31-60'],
  ['2028-01-01', '31-60'],
  ['2027-12-31', '61-90'],
  ['2027-12-02', '61-90'],
  ['2027-12-01', 'over-90'],
])('what was due on %s is %s', (dueOn, age) => {
  expect(ageOf(dueOn, TODAY)).toBe(age)
})

const OPEN: fc.Arbitrary<Open> = fc.record({
  userId: fc.constantFrom('amina', 'zoe', 'joe'),
  dueOn: fc.integer({ min: -120, max: 30 }).map((days) => dayAfter(TODAY, days)),
  count: fc.integer({ min: 1, max: 3 }),
  owed: fc.integer({ min: 0, max: 100_000 }),
})

test('each client owes what their invoices add up to, at the age that each has', () => {
  fc.assert(
    fc.property(fc.array(OPEN), (open) => {
      const debtors = debtorsOf(open, TODAY)
      for (const { userId, invoices, owed } of debtors) {
        const theirs = open.filter((one) => one.userId === userId)
        expect(invoices).toBe(theirs.reduce((sum, { count }) => sum + count, 0))
        for (const age of AGES) {
          const ofAge = theirs.filter(({ dueOn }) => ageOf(dueOn, TODAY) === age)
          expect(owed[age]).toBe(ofAge.reduce((sum, one) => sum + one.owed, 0))
        }
      }
      expect(sumOwed(owedByAll(debtors))).toBe(open.reduce((sum, { owed }) => sum + owed, 0))
    }),
  )
})

test('who owes most overdue comes first, then who owes most', () => {
  const open = (userId: string, days: number, owed: number): Open => ({
    ...{ userId, owed, count: 1 },
    dueOn: dayAfter(TODAY, days),
  })
  const debtors = debtorsOf(
    [open('zoe', 5, 9000), open('amina', -1, 100), open('joe', -100, 300), open('bea', 1, 9500)],
    TODAY,
  )
  expect(debtors.map(({ userId }) => userId)).toEqual(['joe', 'amina', 'bea', 'zoe'])
  expect(sumOverdue(owedByAll(debtors))).toBe(400)
})
