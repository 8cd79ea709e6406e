import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BillingCycle } from './billing-cycle.ts'
import { cycleQuote } from './cycle-quote.ts'

test.each([
  ['monthly', 250, 250, 0],
  ['quarterly', 238, 714, 36],
  ['semi-annually', 225, 1350, 150],
  ['annually', 213, 2556, 444],
] as const)(
  '%s: a plan of €2.50 is %d cents a month, %d due and %d saved',
  (cycle, perMonth, amountDue, saved) => {
    expect(cycleQuote(250, cycle)).toMatchObject({ perMonth, amountDue, saved })
  },
)

test('what is due and what is saved are together what the months cost one by one', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.constantFrom(...BillingCycle.options), (price, cycle) => {
      const { amountDue, saved, months } = cycleQuote(price, cycle)
      expect(amountDue + saved).toBe(price * months)
    }),
  )
})
