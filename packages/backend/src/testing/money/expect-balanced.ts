/** Money and coins are somewhere: none is lost, none comes from nowhere, none is in two places. */
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { COINS } from '@hostfront/domain/payments/coins'
import type { Refund } from '@hostfront/domain/payments/refund'
import { agree, holds } from './agree.ts'
import type { Books } from './books.ts'
import { sumOf } from './expect-documents.ts'
import type { Stage } from './stage.ts'

export function expectBalanced(books: Books, outside: Stage['outside']): void {
  const { balance, invoices, payments, refunds, coinEntries } = books
  const kept = payments.filter(({ state }) => state !== 'undone')
  const cameIn = kept.filter(({ method }) => method !== COINS)
  agree(sumOf(cameIn, 'amount'), outside.arrived, 'payments are what arrived')
  const owedBack = refunds.filter(leavesTheShop)
  const lost = sumOf(books.disputes, 'takenBack')
  const held = sumOf(invoices, 'paid') + balance + sumOf(owedBack, 'amount') + lost
  agree(
    held,
    outside.arrived + outside.given,
    'what arrived is paid, on the balance, to return or lost',
  )

  for (const invoice of invoices) expectInvoiceBalanced(invoice, books)
  for (const payment of payments) expectPaymentBalanced(payment, books)

  const surplus = coinEntries.filter(
    ({ kind, reference }) => kind === 'overpayment' || (kind === 'purchase' && reference !== null),
  )
  const turned = refunds.filter(({ cause, state }) => cause === 'overpaid' && state === 'to-coins')
  const credited = sumOf(kept, 'credited') + sumOf(turned, 'amount')
  agree(sumOf(surplus, 'amount'), credited, 'what became coins')
}

const leavesTheShop = ({ state }: Refund): boolean => state !== 'to-coins'

/** What came in for an invoice pays it, or went back to its customer one way or the other. */
function expectInvoiceBalanced(invoice: Invoice, books: Books): void {
  const { id, paid } = invoice
  const undone = new Set(
    books.payments.filter(({ state }) => state === 'undone').map((payment) => payment.id),
  )
  const parts = books.allocations.filter(
    (part) => part.invoiceId === id && !undone.has(part.paymentId),
  )
  agree(sumOf(parts, 'amount') - sumOf(parts, 'returned'), paid, 'allocations are what is paid')
  for (const { amount, returned, returnedAt } of parts) {
    holds(returned <= amount, 'no more goes back of an allocation than it was')
    agree(returnedAt !== null, returned === amount, 'all of an allocation went back')
  }

  const entries = books.coinEntries.filter(({ reference }) =>
    reference === null ? false : reference === id || isOrderOf(invoice, reference),
  )
  const backInCoins = entries.filter(({ kind }) => kind === 'refund')
  const backOutside = books.refunds.filter(
    (refund) => refund.invoiceId === id && refund.cause !== 'overpaid' && leavesTheShop(refund),
  )
  const lost = books.disputes.filter(({ invoiceId }) => invoiceId === id)
  const back =
    sumOf(backInCoins, 'amount') + sumOf(backOutside, 'amount') + sumOf(lost, 'takenBack')
  agree(sumOf(parts, 'amount'), paid + back, 'what came in for an invoice pays it or went back')

  const ofCoins = new Set(
    books.payments.filter(({ method }) => method === COINS).map((payment) => payment.id),
  )
  const spent = entries.filter(({ kind }) => kind === 'order' || kind === 'renewal')
  const byCoins = parts.filter(({ paymentId }) => ofCoins.has(paymentId))
  agree(0 - sumOf(spent, 'amount'), sumOf(byCoins, 'amount'), 'coins spent on an invoice')
}

const isOrderOf = ({ subjectKind, subjectId }: Invoice, id: string): boolean =>
  subjectKind === 'order' && subjectId === id

/** Nothing was there to be paid by it, or it became coins which were taken back; given again they are no refund. */
const isBesideInvoices = ({ cause, state }: Refund): boolean =>
  cause === 'overpaid' || (cause === 'coins' && state !== 'to-coins')

/** A payment is what it pays, what became coins, and what is sent back because nothing was there to be paid. */
function expectPaymentBalanced(
  { id, amount, returned, credited, state }: Books['payments'][number],
  { allocations, refunds, disputes }: Books,
): void {
  const parts = allocations.filter(({ paymentId }) => paymentId === id)
  const surplus = refunds.filter((refund) => refund.paymentId === id && isBesideInvoices(refund))
  // Of coins that a dispute has taken back there is no refund: the payer's bank sent that.
  const lost = disputes.filter(({ paymentId, invoiceId }) => paymentId === id && invoiceId === null)
  const sentBack = sumOf(surplus, 'amount') + sumOf(lost, 'takenBack')
  agree(sumOf(parts, 'amount') + credited + sentBack, amount, 'parts of a payment')
  const isUndone = state === 'undone'
  const back = isUndone ? amount : sumOf(parts, 'returned') + sentBack
  agree(returned, back, 'what went back of a payment')
  agree(state === 'received', returned < amount, 'some of a received payment still pays')
}
