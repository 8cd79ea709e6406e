import { expect, test } from 'vitest'
import type { PublicPlan } from '../../host/plans.ts'
import { orderTotal } from './order-total.ts'

const terms = {
  plan: { price: 500 } as PublicPlan,
  fields: { billingCycle: 'monthly' } as const,
  options: [],
  settings: { tax: { name: 'VAT', basisPoints: 2000, countries: ['MA'] } },
}

test.each([
  ['MA', 100, 600],
  ['DE', 0, 500],
  ['', 0, 500],
])('to country "%s" the price has a tax of %i and is %i', (country, tax, amountDue) => {
  expect(orderTotal({ ...terms, country }, null)).toMatchObject({ tax, amountDue })
})
