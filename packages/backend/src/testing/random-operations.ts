import { BillingCycle } from '@hostfront/domain/orders/billing-cycle'
import { SEED_PLANS } from '@hostfront/domain/plans/seed-plans'
import fc from 'fast-check'

/**
 * What a customer, the administrators and time may do to one customer's money. `pick` chooses among that customer's
 * orders, invoices or services.
 */
export type Operation =
  | {
      do: 'place'
      planId: string
      billingCycle: BillingCycle
      backup: 'choliba' | 'premium' | 'none'
      /** The shop charges VAT to customers in Morocco, and to nobody else. */
      country: 'MA' | 'DE'
      paymentMethod: 'coins' | 'paypal'
      voucherCode: string
    }
  | { do: 'cancel' | 'reject' | 'approve'; pick: number }
  | { do: 'buy coins'; amount: number }
  | { do: 'take coins'; amount: number }
  | { do: 'record payment' | 'pay with coins'; pick: number }
  | { do: 'renew'; pick: number; withCoins: boolean }
  | { do: 'renew domain'; withCoins: boolean }
  | { do: 'suspend' | 'activate' | 'terminate'; pick: number }
  | { do: 'extend'; pick: number; days: number }
  | { do: 'set auto-renewal'; autoRenew: boolean }
  | { do: 'pass days'; days: number }

const pick = fc.nat(20)

/** One of them. */
export const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('place' as const),
      planId: fc.constantFrom(...SEED_PLANS.map((plan) => plan.id)),
      billingCycle: fc.constantFrom(...BillingCycle.options),
      backup: fc.constantFrom('choliba' as const, 'premium' as const, 'none' as const),
      country: fc.constantFrom('MA' as const, 'MA' as const, 'DE' as const),
      paymentMethod: fc.constantFrom('coins' as const, 'coins' as const, 'paypal' as const),
      voucherCode: fc.constantFrom('', '', 'WELCOME10', 'THREE-OFF', 'THREE-OFF', 'NOPE'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('cancel' as const, 'reject' as const, 'approve' as const),
      pick,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('buy coins' as const, 'take coins' as const),
      amount: fc.integer({ min: 1, max: 20_000 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('record payment' as const, 'pay with coins' as const),
      pick,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('renew' as const, 'renew domain' as const),
      pick,
      withCoins: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('suspend' as const, 'activate' as const, 'terminate' as const),
      pick,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('extend' as const),
      pick,
      days: fc.integer({ min: 1, max: 60 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('set auto-renewal' as const),
      autoRenew: fc.constantFrom(true, true, false),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('pass days' as const),
      days: fc.integer({ min: 1, max: 100 }),
    }),
  },
)

/** `size: 'max'` because the library's default keeps sequences to a handful of operations. */
export const operations = fc.array(operation, { minLength: 1, maxLength: 24, size: 'max' })
