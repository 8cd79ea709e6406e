import type { GatewayKind } from '@hostfront/domain/gateways/gateway'

interface GatewayWords {
  /** As customers choose it, unless staff call it something else. */
  readonly name: string
  /** What is done first, and then. */
  readonly steps: string
  readonly key: string
  readonly keyHint: string
  readonly webhookKey: string
  readonly webhookHint: string
  readonly addressHint: string
  readonly onHint: string
}

/** What is typed of each kind, in the words that its own pages use. */
export const GATEWAY_WORDS: Record<GatewayKind, GatewayWords> = {
  stripe: {
    name: 'Card',
    steps:
      'First enter the secret key. Then give Stripe the webhook address, enter the signing secret, and offer it.',
    key: 'Secret key',
    keyHint: 'From Stripe, under API keys. One that begins with sk_test_ moves no money.',
    webhookKey: 'Signing secret',
    webhookHint:
      'Save the key first: the list then shows the webhook address. Add it in Stripe, under Webhooks, for checkout.session.completed, checkout.session.async_payment_succeeded, checkout.session.async_payment_failed, checkout.session.expired, charge.refunded, refund.failed, and all five of charge.dispute (created, updated, funds_withdrawn, funds_reinstated, closed). Stripe then shows this secret.',
    addressHint: 'Only to try it out with a test key. Empty: Stripe itself.',
    onHint: 'With a test key anybody can pay without money.',
  },
  paypal: {
    // "PayPal" alone is what a new shop calls payments that are sent to an address.
    name: 'PayPal Checkout',
    steps:
      'First enter the client ID and its secret. Then give PayPal the webhook address, enter the webhook ID, and offer it.',
    key: 'Secret',
    keyHint: 'It stands beside the client ID.',
    webhookKey: 'Webhook ID',
    webhookHint:
      'Save the secret first: the list then shows the webhook address. Add it to the app in PayPal, under Webhooks, for Checkout order approved and for Payment capture completed, pending, declined, denied, refunded and reversed, and for Customer dispute created, updated and resolved. PayPal then shows this ID.',
    addressHint: 'Only to try it out, with Sandbox on. Empty: PayPal itself.',
    onHint: 'PayPal takes EUR, USD and GBP; it takes neither MAD nor TRY.',
  },
}
