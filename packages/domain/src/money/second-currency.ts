import * as z from 'zod/mini'
import { issue } from '../issue.ts'
import { optionalLine } from '../record.ts'
import { Currency } from './money.ts'

/** From 0.0001 to 10,000: what any invoice comes to in another currency is then exact in a double. */
export const LEAST_RATE = 100
export const MOST_RATE = 10_000_000_000

const Day = z.iso.date(issue('DATE_INVALID'))

const Millionths = z
  .int(issue('FIGURE_INVALID'))
  .check(z.gte(LEAST_RATE, issue('TOO_LOW')), z.lte(MOST_RATE, issue('TOO_HIGH')))

/**
 * From a day (UTC) on 1 `unit` is `millionths` / 1,000,000 of `counter`: kept as it was quoted, for the inverse of a rate is
 * seldom a decimal.
 */
export const SecondRate = z
  .object({
    unit: Currency,
    counter: Currency,
    millionths: Millionths,
    from: Day,
    /** Of the team: whose rate it is. */
    remark: optionalLine(120),
  })
  .check(
    z.refine(({ unit, counter }) => unit !== counter, {
      ...issue('CURRENCIES_SAME'),
      path: ['counter'],
    }),
  )
export type SecondRate = z.infer<typeof SecondRate>

const MOST_RATES = 500

/** Which of these two is named first says nothing of which rate it is. */
const dayOf = ({ unit, counter, from }: SecondRate): string =>
  `${[unit, counter].sort().join()} ${from}`

/** In no order; two currencies have one rate for a day. */
export const SecondRates = z.array(SecondRate).check(
  z.maxLength(MOST_RATES, issue('TOO_HIGH', MOST_RATES)),
  z.refine((rates) => new Set(rates.map(dayOf)).size === rates.length, issue('TWICE')),
)
export type SecondRates = z.infer<typeof SecondRates>

/**
 * Another currency that amounts are shown in beside the shop's, at the rates of `rateOn`; what is owed, paid and booked is in
 * the shop's. `currency`: null for none. Rates of other currencies wait until they are chosen.
 */
export const SecondCurrency = z.object({ currency: z.nullable(Currency), rates: SecondRates })
export type SecondCurrency = z.infer<typeof SecondCurrency>

/** The rate that second amounts are shown at: 1 `unit`, which is `currency` or else the shop's, in the other of the two. */
export const ShownRate = z.object({
  /** The second currency. */
  currency: Currency,
  unit: Currency,
  millionths: Millionths,
  from: Day,
})
export type ShownRate = z.infer<typeof ShownRate>

/** Whether both say the same, in whatever order. */
export const areSameSecondRates = (
  one: readonly SecondRate[],
  other: readonly SecondRate[],
): boolean => {
  const said = (rates: readonly SecondRate[]) =>
    JSON.stringify(
      rates.map((rate) => [dayOf(rate), rate.unit, rate.millionths, rate.remark].join(' ')).sort(),
    )
  return said(one) === said(other)
}
