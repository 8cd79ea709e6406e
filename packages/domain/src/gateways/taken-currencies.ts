import type { Currency } from '../money/money.ts'
import type { GatewayKind } from './gateway.ts'

/**
 * Of the shop's currencies those that PayPal takes, by its own list, which has neither the dirham nor the lira:
 * https://developer.paypal.com/reference/currency-codes (read in November 2026). Stripe takes all of them:
 * https://docs.stripe.com/currencies.
 */
const PAYPAL: ReadonlySet<Currency> = new Set(['EUR', 'USD', 'GBP'])

/** Whether money of that currency can be taken by a gateway of that kind. */
export const takesCurrency = (kind: GatewayKind, currency: Currency): boolean =>
  kind !== 'paypal' || PAYPAL.has(currency)
