import * as z from 'zod/mini'
import { PaymentMethodId } from '../payments/payment-method.ts'
import { Timestamp } from '../record.ts'
import { secret } from '../secret.ts'

/** Whose it is: each kind has an adapter that speaks to it. */
export const GatewayKind = z.enum(['stripe', 'paypal'])
export type GatewayKind = z.infer<typeof GatewayKind>

/** Another machine that takes money for the shop and says so. Its id is that of the payment method that it is behind. */
export const Gateway = z.object({
  id: PaymentMethodId,
  createdAt: Timestamp,
  kind: GatewayKind,
  /** Where it is reached, without a slash at its end; empty: at its own address. */
  address: z.string().check(z.maxLength(300)),
  /** Whether its key moves money; one for tests does not. */
  isLive: z.boolean(),
  /** By which the shop speaks to it; PayPal's is `client ID:secret`. Null: none is kept, or it was lost with an export. */
  gatewayKey: z.nullable(secret()),
  /** By which it signs what it tells the shop; of PayPal the webhook's id, which is in what it signs. */
  webhookSecret: z.nullable(secret()),
})
export type Gateway = z.infer<typeof Gateway>

/** Whether it has what it takes to be paid by. */
export const isComplete = (gateway: Pick<Gateway, 'gatewayKey' | 'webhookSecret'>): boolean =>
  gateway.gatewayKey !== null && gateway.webhookSecret !== null
