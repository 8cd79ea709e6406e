import { addDays } from '@hostfront/domain/add-days'
import fc from 'fast-check'
import { act } from './operation.ts'

/** The shop's rates change, now or from a later day on, and so does whether its prices include them. */
export const TAX_ACTS = [
  act(
    'change tax rate',
    2,
    fc.record({
      country: fc.constantFrom('MA', 'MA', 'DE'),
      basisPoints: fc.constantFrom(0, 550, 1400, 2000, 2550),
      inDays: fc.constantFrom(-400, 0, 0, 30),
    }),
    async ({ shop, admin }, { country, basisPoints, inDays }) => {
      const from = addDays(shop.backend.now(), inDays).slice(0, 10)
      const { tax } = await admin.settings.getAll()
      const others = tax.rates.filter((rate) => rate.country !== country || rate.from !== from)
      await admin.settings.update({
        tax: { rates: [...others, { country, basisPoints, from }] },
        ratesBefore: tax.rates,
      })
      return 'change tax rate'
    },
  ),
  act('include tax', 1, fc.record({ included: fc.boolean() }), async ({ admin }, { included }) => {
    await admin.settings.update({ tax: { included } })
    return included ? 'include tax in prices' : 'add tax to prices'
  }),
]
