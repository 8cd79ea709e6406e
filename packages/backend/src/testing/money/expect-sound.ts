import { agree, holds } from './agree.ts'
import type { Books } from './books.ts'
import { expectBalanced } from './expect-balanced.ts'
import { expectDisputes } from './expect-disputes.ts'
import { expectDocuments } from './expect-documents.ts'
import { expectJournal } from './expect-journal.ts'
import { expectPaidTime } from './expect-paid-time.ts'
import { expectRows } from './expect-rows.ts'
import type { Stage } from './stage.ts'

/** All that holds of the books whatever happened; none of it is reckoned by the code that it is about. */
export function expectSound(
  books: Books,
  { outside, disputed }: Pick<Stage, 'outside' | 'disputed'>,
): void {
  expectLedger(books)
  expectDocuments(books)
  expectBalanced(books, outside)
  expectJournal(books)
  expectDisputes(books, disputed)
  expectRows(books)
  expectPaidTime(books)
  expectVouchersUsed(books)
}

/** The balance is the sum of its entries at any time, and never negative. */
function expectLedger({ balance, coinEntries }: Books): void {
  let sum = 0
  for (const { amount, balanceAfter } of coinEntries) {
    sum += amount
    agree(balanceAfter, sum, 'balance after an entry')
    holds(sum >= 0, 'no balance is negative')
  }
  agree(balance, sum, 'balance')
}

/** As often as they are on orders that were not taken back. */
function expectVouchersUsed({ vouchers, orders }: Books): void {
  for (const { code, usedCount, maxUses } of vouchers) {
    const kept = orders.filter(
      ({ voucherCode, status }) =>
        voucherCode === code && (status === 'pending' || status === 'active'),
    )
    agree(usedCount, kept.length, `uses of ${code}`)
    holds(usedCount <= maxUses, `${code} is used too often`)
  }
}
