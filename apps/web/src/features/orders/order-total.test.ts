import { PUBLIC_DEFAULTS } from '@hostfront/domain/settings/public-defaults'
import { expect, test } from 'vitest'
import type { PublicPlan } from '../../host/plans.ts'
import { taxToday } from '../../parts/tax-today.ts'
import { buyerTax, orderTotal } from './order-total.ts'

const terms = {
  plan: { price: 500 } as PublicPlan,
  fields: { billingCycle: 'monthly' } as const,
  options: [],
}

const NOWHERE = { street: '', postcode: '', town: '' }

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

test.each([
  ['of a company', { isCompany: true, stated: null }, 'reverse-charge'],
  ['of a profile that names no company', { isCompany: false, stated: null }, 'reverse-charge'],
  ['of who orders for no company', { isCompany: false, stated: false }, 'origin'],
])('the VAT number %s counts as the shop counts it: %s', (_, { isCompany, stated }, reason) => {
  const scheme = { sellerCountry: 'DE', scheme: 'origin' as const, countries: ['DE'] }
  const tax = buyerTax(
    { tax: { ...PUBLIC_DEFAULTS.tax, ...scheme } },
    { isCompany: stated },
    { ...{ country: 'FR', isCompany, company: '', taxId: 'FR40303265045' }, ...NOWHERE },
    null,
  )
  expect(tax.taxReason).toBe(reason)
})
