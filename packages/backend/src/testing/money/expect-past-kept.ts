/** Yesterday's books stay as they were: what is done today is of today. */
import { COINS } from '@hostfront/domain/payments/coins'
import { isIncome } from '../../reports/is-income.ts'
import { agree } from './agree.ts'
import { RECORD_LATE } from './book-acts.ts'
import type { Books } from './books.ts'

/** Everything that a report or a journal says of the days before `day`, line by line. */
function pastOf(books: Books, day: string): string {
  const lines: string[] = []
  const add = (at: string | null, ...said: readonly (string | number | null)[]) => {
    if (at !== null && at.slice(0, 10) < day) lines.push(`${at.slice(0, 10)} ${said.join(' ')}`)
  }
  for (const { id, paidAt, ...one } of books.invoices.filter(isIncome)) {
    // What costs nothing is paid from the beginning, and cancelled with its order.
    if (one.total !== 0) add(paidAt, 'invoice', id, one.subtotal, one.tax, one.paymentMethod)
  }
  for (const { id, createdAt, ...one } of books.creditNotes) {
    add(createdAt, 'note', id, one.subtotal, one.tax)
  }
  for (const { id, method, amount, state, receivedAt } of books.payments) {
    if (method !== COINS && state !== 'undone') add(receivedAt, 'payment', id, amount, method)
  }
  for (const { id, amount, createdAt } of books.coinEntries) add(createdAt, 'coins', id, amount)
  for (const { id, amount, createdAt, state, settledAt } of books.refunds) {
    add(createdAt, 'owed', id, amount)
    if (state !== 'to-send') add(settledAt, state, id, amount)
  }
  for (const { id, net, tax, ...one } of books.disputes) {
    add(one.withdrawnOn, 'dispute', id, one.withdrawn, net, tax)
    add(one.feeOn, 'dispute fee', id, one.fee)
    add(one.reinstatedOn, 'dispute back', id, one.reinstated)
    add(one.lostOn, 'dispute lost', id, one.withdrawn)
    add(one.releasedOn, 'dispute over', id, net, tax)
  }
  return lines.toSorted().join('\n')
}

/**
 * What belongs into days that are over, or takes back what was wrong there: also a transfer that is said to pay another invoice
 * came in on the day that it did.
 */
const INTO_THE_PAST = [
  ...[RECORD_LATE, 'undo payment', 'refund comes back', 'record payment', 'pay and approve order'],
  ...['approve declaration', 'approve seen declaration', 'pay two with one transfer'],
  ...['apply row', 'apply row again', 'apply declared row'],
]

/** At `now`, after it was done. Where the past may change it does so only in months that are not closed. */
export function expectPastKept(before: Books, after: Books, name: string, now: string): void {
  const isOfPast = INTO_THE_PAST.includes(name)
  const day = isOfPast ? `${before.closedTo ?? ''}-99` : now.slice(0, 10)
  agree(pastOf(after, day), pastOf(before, day), `the books before ${day}`)
}
