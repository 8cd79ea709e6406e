import * as z from 'zod/mini'
import { Balance, SignedBalance } from '../money/money.ts'
import { Id, Timestamp } from '../record.ts'

export const CoinEntryKind = z.enum([
  'purchase',
  'adjustment',
  'order',
  'refund',
  /** What came in beyond what an invoice costs. */
  'overpayment',
  'renewal',
  /** What was left when its account was deleted. */
  'forfeit',
])
export type CoinEntryKind = z.infer<typeof CoinEntryKind>

/** One line of the coin ledger. Append only: entries are never changed or deleted. */
export const CoinEntry = z.object({
  id: Id,
  createdAt: Timestamp,
  userId: Id,
  /** Hundredths of a coin; negative takes away. */
  amount: SignedBalance,
  balanceAfter: Balance,
  kind: CoinEntryKind,
  /** Id of the order, invoice or voucher that caused it, or a note. */
  reference: z.nullable(z.string()),
  /** Id of the user who caused it; null for the shop itself. */
  actor: z.nullable(Id),
})
export type CoinEntry = z.infer<typeof CoinEntry>
