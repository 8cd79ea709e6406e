import { Invoice } from '@hostfront/domain/billing/invoice'
import { Money } from '@hostfront/domain/money/money'
import { PaymentMethodId } from '@hostfront/domain/payments/payment-method'
import { Id, Timestamp } from '@hostfront/domain/record'
import {
  KeptMovement,
  StatementRowState,
  StatementSource,
} from '@hostfront/domain/statements/statement-row'
import * as z from 'zod/mini'
import { procedure } from './procedure.ts'

/** Rows of a statement that are asked about at once. A file has more: it asks several times. */
export const MAX_MATCHED = 300

const Line = z.string().check(z.maxLength(140))

/** A movement as the team's browser has read it; what left the account has a negative `amount`. */
const AskedMovement = z.extend(KeptMovement, {
  amount: z.int().check(z.gte(-100_000_000_00), z.lte(100_000_000_00)),
  id: z.nullable(Line),
  sender: z.nullable(Line),
  isReversal: z.boolean(),
})
export type AskedMovement = z.infer<typeof AskedMovement>

/** What is known of a movement: what became of it before, and which open invoice it may pay now, see `matchMovements`. */
export const MatchedMovement = z.object({
  key: KeptMovement.shape.key,
  known: z.nullable(
    z.object({ state: StatementRowState, decidedAt: Timestamp, number: z.nullable(z.string()) }),
  ),
  band: z.enum(['sure', 'suggested', 'none']),
  reasons: z.array(
    z.enum([
      'NUMBER',
      'ALIKE',
      'AMOUNT',
      'AMOUNT_DIFFERS',
      'NAME',
      'TOO_EARLY',
      'SEVERAL',
      'TWICE',
      'OUT',
      'REVERSAL',
    ]),
  ),
  invoiceId: z.nullable(Id),
  invoice: z.nullable(z.object({ number: Invoice.shape.number, total: Money, name: z.string() })),
})
export type MatchedMovement = z.infer<typeof MatchedMovement>

export const statements = {
  /** Which open invoices the movements of a statement may pay. Changes nothing, and keeps nothing. */
  match: procedure('payments.record')
    .input(
      z.object({
        source: StatementSource,
        movements: z.array(AskedMovement).check(z.maxLength(MAX_MATCHED)),
      }),
    )
    .output(z.array(MatchedMovement)),
  /**
   * Records that a movement paid an open invoice, exactly. A movement that paid one before, whoever says so again and in
   * whichever file, changes nothing: `isNew` is then false, and `number` is that of the invoice which it did pay.
   */
  apply: procedure(
    'payments.record',
    [
      'NOT_FOUND',
      'INVOICE_NOT_PAYABLE',
      'PAYMENT_AMOUNT_DIFFERS',
      'PAYMENT_IN_FUTURE',
      'REFERENCE_USED',
      'METHOD_NOT_OFFERED',
    ],
    { once: true },
  )
    .input(
      z.object({
        source: StatementSource,
        method: PaymentMethodId,
        movement: KeptMovement,
        /** Of the bank; without one it is the label and the day. */
        reference: z.nullable(Line),
        invoiceId: Id,
      }),
    )
    .output(z.object({ isNew: z.boolean(), number: z.string() })),
  /** Says that a movement pays no invoice. One that paid one is left as it is. */
  ignore: procedure('payments.record')
    .input(z.object({ source: StatementSource, movement: KeptMovement }))
    .output(z.object({ state: StatementRowState })),
}
