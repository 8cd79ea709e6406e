import { Invoice } from '@hostfront/domain/billing/invoice'
import { Money } from '@hostfront/domain/money/money'
import { Payment } from '@hostfront/domain/payments/payment'
import { PaymentMethodId } from '@hostfront/domain/payments/payment-method'
import { Id, Timestamp } from '@hostfront/domain/record'
import { MOST_BEFORE } from '@hostfront/domain/statements/same-movement'
import { StatementAccount } from '@hostfront/domain/statements/statement-account'
import {
  KeptMovement,
  StatementRowState,
  StatementSource,
} from '@hostfront/domain/statements/statement-row'
import * as z from 'zod/mini'
import { Surplus } from './orders.ts'
import { procedure } from './procedure.ts'

/** Rows of a statement that are asked about at once. A file has more: it asks several times. */
export const MAX_MATCHED = 300

const Line = z.string().check(z.maxLength(140))

/**
 * Keys of those before it in its file that have its day, amount and label, see `equalsBefore`: by them a file that has what
 * the bank calls its movements and one that has not are known to say the same. None where it is left out.
 */
const before = z.optional(z.array(KeptMovement.shape.key).check(z.maxLength(MOST_BEFORE)))

/** A movement as the team's browser has read it; what left the account has a negative `amount`. */
const AskedMovement = z.extend(KeptMovement, {
  amount: z.int().check(z.gte(-100_000_000_00), z.lte(100_000_000_00)),
  id: z.nullable(Line),
  sender: z.nullable(Line),
  isReversal: z.boolean(),
  before,
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
      'REFERENCE',
      'DECLARED',
      'COINS',
      'ALIKE',
      'AMOUNT',
      'AMOUNT_DIFFERS',
      'NAME',
      'TOO_EARLY',
      'SEVERAL',
      'TWICE',
      'REVERSED',
      'OUT',
      'REVERSAL',
      'CLOSED',
    ]),
  ),
  invoiceId: z.nullable(Id),
  /** Several numbers where a declared payment pays several. `total`: what is still owed, minor units. */
  invoice: z.nullable(
    z.object({
      number: z.string(),
      total: Money,
      name: z.string(),
      status: Invoice.shape.status,
    }),
  ),
  /** The declared payment that it is; to apply it approves that. */
  declarationId: z.nullable(Id),
  /** The other invoices that it pays, beside `invoiceId`. */
  alsoPays: z.array(Id),
  /** A payment of the very amount that its invoice has got, and that no row of a statement stands for: perhaps this one. */
  recorded: z.nullable(z.pick(Payment, { reference: true, receivedAt: true })),
})
export type MatchedMovement = z.infer<typeof MatchedMovement>

export const statements = {
  /** The accounts that statements were imported of, the last one first. */
  accounts: procedure('payments.record', [], { reads: ['settings'] }).output(
    z.array(StatementAccount),
  ),
  /** Remembers how the files of an account are read, and by which method their money came, for everybody of the team. */
  keepAccount: procedure('payments.record', ['METHOD_NOT_OFFERED'])
    .input(z.extend(StatementAccount, { name: StatementSource }))
    .output(z.array(StatementAccount)),
  /**
   * Which open invoices and declared payments the movements of a statement may be for, and which closed ones they name.
   * Changes nothing, and keeps nothing.
   */
  match: procedure('payments.record')
    .input(
      z.object({
        source: StatementSource,
        movements: z.array(AskedMovement).check(z.maxLength(MAX_MATCHED)),
      }),
    )
    .output(z.array(MatchedMovement)),
  /**
   * Records that a movement paid an open invoice, whole or in part; more than is owed is refused with PAYMENT_AMOUNT_DIFFERS
   * unless `surplus` says what becomes of it. Of a declared payment it
   * approves that, with all that it pays; its `invoiceId` is one of those. A movement that paid one before, whoever says so again and in
   * whichever file, changes nothing: `isNew` is then false, and `number` is that of the invoice which it did pay.
   */
  apply: procedure(
    'payments.record',
    [
      'NOT_FOUND',
      'ALREADY_DECIDED',
      'INVOICE_NOT_PAYABLE',
      'PAYMENT_AMOUNT_DIFFERS',
      'PAYMENT_IN_FUTURE',
      'REFERENCE_USED',
      'BALANCE_FULL',
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
        before,
        invoiceId: Id,
        surplus: z.optional(Surplus),
        declarationId: z.optional(Id),
      }),
    )
    .output(z.object({ isNew: z.boolean(), number: z.string() })),
  /** Says that a movement pays no invoice. One that paid one is left as it is. */
  ignore: procedure('payments.record')
    .input(z.object({ source: StatementSource, movement: KeptMovement }))
    .output(z.object({ state: StatementRowState })),
  /** Takes that back: the movement is as if nobody had decided on it. NOTHING_TO_DO where it is not set aside. */
  bringBack: procedure('payments.record', ['NOTHING_TO_DO'])
    .input(z.object({ source: StatementSource, key: KeptMovement.shape.key }))
    .output(z.object({})),
}
