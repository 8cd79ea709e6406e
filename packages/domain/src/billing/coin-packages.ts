import * as z from 'zod/mini'
import { issue } from '../issue.ts'
import { MAX_MONEY } from '../money/money.ts'

/** As many as are chosen from at a glance. */
const MOST_PACKAGES = 8

/** How many coins somebody buys, hundredths of a coin. */
export const CoinPurchase = z
  .int(issue('AMOUNT_INVALID'))
  .check(z.gte(1, issue('AMOUNT_INVALID')), z.lte(MAX_MONEY, issue('TOO_HIGH')))

/** Amounts of coins that customers ask for at a press, in hundredths of a coin; none where the shop names none. */
export const CoinPackages = z.array(CoinPurchase).check(
  z.maxLength(MOST_PACKAGES, issue('TOO_HIGH', MOST_PACKAGES)),
  z.refine((amounts) => new Set(amounts).size === amounts.length, issue('TWICE')),
)
