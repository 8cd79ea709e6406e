import { PaymentAttempt } from '@hostfront/domain/gateways/attempt'
import * as z from 'zod/mini'

/** A page to pay on as its customer reads it. */
export const OwnAttempt = z.pick(PaymentAttempt, {
  id: true,
  createdAt: true,
  gatewayId: true,
  invoiceId: true,
  number: true,
  amount: true,
  currency: true,
  state: true,
  problem: true,
  url: true,
})
export type OwnAttempt = z.infer<typeof OwnAttempt>
