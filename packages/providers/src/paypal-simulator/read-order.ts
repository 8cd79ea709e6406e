import * as z from 'zod/mini'

/** PayPal's own bounds; a field that it does not know is refused, so that a slip of ours is found out. */
const Url = z.string().check(z.regex(/^https?:\/\/\S{1,2000}$/))

/** The body that an order is made of. */
export const OrderRequest = z.strictObject({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(
      z.strictObject({
        custom_id: z.optional(z.string().check(z.minLength(1), z.maxLength(127))),
        invoice_id: z.optional(z.string().check(z.minLength(1), z.maxLength(127))),
        description: z.optional(z.string().check(z.minLength(1), z.maxLength(127))),
        amount: z.strictObject({
          currency_code: z.string().check(z.regex(/^[A-Z]{3}$/)),
          value: z.string().check(z.regex(/^\d{1,15}\.\d\d$/)),
        }),
      }),
    )
    .check(z.length(1)),
  payment_source: z.strictObject({
    paypal: z.strictObject({
      experience_context: z.strictObject({
        shipping_preference: z.enum(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']),
        user_action: z.enum(['CONTINUE', 'PAY_NOW']),
        return_url: Url,
        cancel_url: Url,
      }),
    }),
  }),
})
export type OrderRequest = z.infer<typeof OrderRequest>

export const RefundRequest = z.strictObject({
  amount: z.optional(
    z.strictObject({
      currency_code: z.string(),
      value: z.string().check(z.regex(/^\d{1,15}\.\d\d$/)),
    }),
  ),
  custom_id: z.optional(z.string().check(z.regex(/^[A-Za-z0-9\-_.,]{1,127}$/))),
})

/** Those that PayPal takes and that have hundredths: neither dirhams nor lira. */
export const CURRENCIES: ReadonlySet<string> = new Set(
  'AUD BRL CAD CNY CZK DKK EUR HKD ILS MYR MXN NZD NOK PHP PLN GBP SGD SEK CHF THB USD'.split(' '),
)

export function json(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text === '' ? '{}' : text)
    return value
  } catch {
    return undefined
  }
}
