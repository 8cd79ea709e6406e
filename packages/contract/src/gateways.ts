import { CoinPurchase } from '@hostfront/domain/billing/coin-packages'
import { AttemptState, PaymentAttempt } from '@hostfront/domain/gateways/attempt'
import { Gateway, GatewayKind } from '@hostfront/domain/gateways/gateway'
import { GatewayForm } from '@hostfront/domain/gateways/gateway-form'
import { PaymentMethod, PaymentMethodId } from '@hostfront/domain/payments/payment-method'
import { Refund } from '@hostfront/domain/payments/refund'
import { Id, Timestamp } from '@hostfront/domain/record'
import { SecretShown } from '@hostfront/domain/secret'
import * as z from 'zod/mini'
import { Customer } from './customer.ts'
import { OwnAttempt } from './own-attempt.ts'
import { PageInput, pageOf } from './page.ts'
import { procedure } from './procedure.ts'

/** A gateway as staff see it: of its secrets when they were set and how they end. */
export const GatewayShown = z.extend(z.omit(Gateway, { gatewayKey: true, webhookSecret: true }), {
  name: PaymentMethod.shape.name,
  /** Whether it is switched on. */
  isOn: z.boolean(),
  /** Whether it takes the shop's currency; where it does not, customers are not offered it. */
  takesCurrency: z.boolean(),
  key: SecretShown,
  webhookKey: SecretShown,
  /** Where it reports to. */
  webhookAddress: z.string(),
  /** When it last told the shop something; null: never. */
  lastEventAt: z.nullable(Timestamp),
  /** Messages that are kept and not done yet. */
  waiting: z.int(),
  /** Payments that came in otherwise than they were to. */
  problems: z.int(),
})
export type GatewayShown = z.infer<typeof GatewayShown>

/** As staff read it: all but the page, which is the customer's to pay on. */
export const AttemptShown = z.object({
  attempt: z.omit(PaymentAttempt, { url: true }),
  customer: Customer,
})
export type AttemptShown = z.infer<typeof AttemptShown>

const REFUSALS = [
  'NOT_AVAILABLE',
  'KEY_NEEDS_SERVER_KEY',
  'METHOD_NAME_TAKEN',
  'GATEWAY_KEY_NEEDED',
  'GATEWAY_ADDRESS_FOR_TESTS',
  'GATEWAY_INCOMPLETE',
] as const
const ById = z.object({ id: Id })
const SettledRefund = z.omit(Refund, { settledBy: true })

/** Other machines that take money for the shop, on pages of their own. */
export const gateways = {
  /** In the order of their payment methods, with the kinds that can be added here: none where no network reaches the shop. */
  list: procedure('settings.change', [], {
    reads: ['gateways', 'paymentMethods', 'gatewayEvents', 'paymentAttempts', 'settings'],
  }).output(z.object({ gateways: z.array(GatewayShown), kinds: z.array(GatewayKind) })),
  /** With it comes a payment method, last of all; the id of both is made of the name. */
  add: procedure('settings.change', ['LIST_FULL', ...REFUSALS], { confirmed: true })
    .input(GatewayForm)
    .output(GatewayShown),
  /** Its kind stays, and so does what is not typed of its secrets. */
  update: procedure('settings.change', ['NOT_FOUND', ...REFUSALS], { confirmed: true })
    .input(z.safeExtend(GatewayForm, { id: PaymentMethodId }))
    .output(GatewayShown),
  /** What customers have begun to pay, newest first; found by invoice, reference, client and amount. */
  attempts: procedure('invoices.read', [], { reads: ['paymentAttempts', 'users'] })
    .input(
      z.extend(PageInput, {
        state: z.optional(AttemptState),
        gatewayId: z.optional(PaymentMethodId),
      }),
    )
    .output(pageOf(AttemptShown)),
  /**
   * Where one of the caller's open invoices is paid by a gateway: asked again it is the same page. PAYMENT_UNDER_WAY: what was
   * paid before has not arrived yet.
   */
  pay: procedure('invoices.pay', [
    'NOT_FOUND',
    'INVOICE_NOT_PAYABLE',
    'METHOD_NOT_OFFERED',
    'PAYMENT_UNDER_WAY',
    'GATEWAY_FAILED',
    'TOO_MANY_ATTEMPTS',
  ])
    .input(z.object({ invoiceId: Id, paymentMethod: PaymentMethodId }))
    .output(z.object({ attemptId: Id, url: z.string() })),
  /** Where so many coins (hundredths) are bought by a gateway: asked again it is the same page. */
  buyCoins: procedure('invoices.pay', [
    'NOT_AVAILABLE',
    'BALANCE_FULL',
    'METHOD_NOT_OFFERED',
    'GATEWAY_FAILED',
    'TOO_MANY_ATTEMPTS',
  ])
    .input(z.object({ amount: CoinPurchase, paymentMethod: PaymentMethodId }))
    .output(z.object({ attemptId: Id, url: z.string() })),
  /** One of the caller's own. */
  attempt: procedure('invoices.read-own', ['NOT_FOUND'], { reads: ['paymentAttempts'] })
    .input(ById)
    .output(OwnAttempt),
  /** The same, once the gateway was asked what has become of it. */
  look: procedure('invoices.pay', ['NOT_FOUND', 'TOO_MANY_ATTEMPTS'])
    .input(ById)
    .output(OwnAttempt),
  /** Sends what is to go back by the gateway that it came by. GATEWAY_UNCERTAIN: asked again it goes back once. */
  sendBack: procedure(
    'invoices.credit',
    [
      'NOT_FOUND',
      'NOTHING_TO_DO',
      'METHOD_NOT_OFFERED',
      'GATEWAY_FAILED',
      'GATEWAY_UNCERTAIN',
      'REFUND_UNDER_WAY',
      'PAYMENT_KEPT',
    ],
    { confirmed: true },
  )
    .input(ById)
    .output(SettledRefund),
}
