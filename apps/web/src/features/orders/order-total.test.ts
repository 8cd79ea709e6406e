import { PUBLIC_DEFAULTS } from '@hostfront/domain/settings/public-defaults'
import { expect, test } from 'vitest'
import type { PublicPlan } from '../../host/plans.ts'
import { taxToday } from '../../parts/tax-today.ts'
import { orderTotal } from './order-total.ts'

const terms = {
  plan: { price: 500 } as PublicPlan,
  fields: { billingCycle: 'monthly' } as const,
  options: [],
}

test.each([
  ['MA', false, 100, 600],
  ['DE', false, 0, 500],
  [null, false, 0, 500],
  ['MA', true, 83, 500],
])(
  'to country %s, tax included: %s, the tax is %i and the price %i',
  (country, included, ...due) => {
    const tax = taxToday(
      { ...PUBLIC_DEFAULTS.tax, included },
      { country, taxId: null, vatCheck: null },
    )
    const { tax: part, amountDue } = orderTotal({ ...terms, tax }, null)
    expect([part, amountDue]).toEqual(due)
  },
)
