import { PAYABLE } from '@hostfront/domain/billing/payable'
import type { ReadTx } from '@hostfront/store/port'
import { tallyFound } from '../call/tally-found.ts'

/** Open invoices, and what is still to be paid of them (minor units). */
interface Owed {
  readonly count: number
  readonly amount: number
}

/** What each of the accounts still has to pay; who has no open invoice is left out. */
export async function owedBy(
  tx: ReadTx,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Owed>> {
  const tallies = await tallyFound(tx.invoices, {
    where: { userId: { in: userIds }, status: { in: PAYABLE } },
    by: 'userId',
    sums: ['total', 'paid'],
  })
  return new Map(
    tallies?.map(({ key, count, sums }) => [key, { count, amount: sums.total - sums.paid }]),
  )
}
