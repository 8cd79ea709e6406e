import fc from 'fast-check'
import { BOOK_ACTS } from './book-acts.ts'
import { DECLARATION_ACTS } from './declaration-acts.ts'
import { DECLARED_ROW_ACTS } from './declared-row-acts.ts'
import { DISPUTE_ACTS } from './dispute-acts.ts'
import { GATEWAY_ACTS } from './gateway-acts.ts'
import type { Operation } from './operation.ts'
import { ORDER_ACTS } from './order-acts.ts'
import { PAYMENT_ACTS } from './payment-acts.ts'
import { PRICE_ACTS } from './price-acts.ts'
import { REFUND_ACTS } from './refund-acts.ts'
import { SECOND_CURRENCY_ACTS } from './second-currency-acts.ts'
import { STATEMENT_ACTS } from './statement-acts.ts'
import { TAX_ACTS } from './tax-acts.ts'
import { TIME_ACTS } from './time-acts.ts'

const ACTS = [
  ...ORDER_ACTS,
  ...PAYMENT_ACTS,
  ...DECLARATION_ACTS,
  ...STATEMENT_ACTS,
  ...DECLARED_ROW_ACTS,
  ...REFUND_ACTS,
  ...TIME_ACTS,
  ...TAX_ACTS,
  ...SECOND_CURRENCY_ACTS,
  ...PRICE_ACTS,
  ...GATEWAY_ACTS,
  ...DISPUTE_ACTS,
  ...BOOK_ACTS,
]

/** Anything that a customer, the team or time may do to the customer's money. */
const operation: fc.Arbitrary<Operation> = fc.oneof(...ACTS)

/**
 * One of them: what is drawn later is done in place of what finds nothing to do, such as a refund to send. Else most of a
 * sequence would be idle.
 */
export type Step = readonly Operation[]

const DRAWN = 7

export const step: fc.Arbitrary<Step> = fc.array(operation, { minLength: DRAWN, maxLength: DRAWN })

/** `size: 'max'` because the library's default keeps sequences to a handful. */
export const sequence: fc.Arbitrary<readonly Step[]> = fc.array(step, {
  minLength: 10,
  maxLength: 24,
  size: 'max',
})
