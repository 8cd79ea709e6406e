import * as z from 'zod/mini'
import { issue } from '../issue.ts'

/**
 * Whose tax a customer abroad pays. `listed`: that of their own country, where the shop names one, and else none.
 * `origin`: within the EU the seller's, and companies account for it themselves; elsewhere that of their country, where the
 * shop names one. `oss`: within the EU that of the customer's country, which the seller pays through the One Stop Shop; else
 * as `origin`.
 */
export const TaxScheme = z.enum(['listed', 'origin', 'oss'])
export type TaxScheme = z.infer<typeof TaxScheme>

/** Whether VIES is asked for the VAT numbers of companies; `auto`: where the seller has a number to ask by. */
export const ViesChoice = z.enum(['auto', 'on', 'off'])
export type ViesChoice = z.infer<typeof ViesChoice>

const Day = z.iso.date(issue('DATE_INVALID'))

/** What a country's tax is from a day (UTC) on, until the next rate of that country. 0: none from then on. */
export const TaxRate = z.object({
  country: z.string().check(z.regex(/^[A-Z]{2}$/, issue('COUNTRY_INVALID'))),
  basisPoints: z
    .int(issue('FIGURE_INVALID'))
    .check(z.gte(0, issue('TOO_LOW')), z.lte(10_000, issue('TOO_HIGH'))),
  from: Day,
})
export type TaxRate = z.infer<typeof TaxRate>

const MOST_RATES = 200

/** In no order; a country has one rate for a day. */
export const TaxRates = z.array(TaxRate).check(
  z.maxLength(MOST_RATES, issue('TOO_HIGH', MOST_RATES)),
  z.refine(
    (rates) =>
      new Set(rates.map(({ country, from }) => `${country} ${from}`)).size === rates.length,
    issue('TWICE'),
  ),
)
export type TaxRates = z.infer<typeof TaxRates>

/** Whether both say the same, in whatever order. */
export const areSameRates = (one: readonly TaxRate[], other: readonly TaxRate[]): boolean => {
  const said = (rates: readonly TaxRate[]) =>
    rates
      .map(({ country, from, basisPoints }) => `${country} ${from} ${basisPoints}`)
      .sort()
      .join()
  return said(one) === said(other)
}
