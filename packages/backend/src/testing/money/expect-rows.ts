/** What statements said and what was declared stand for money that came in: each for its own, and only while it counts. */
import { agree, holds } from './agree.ts'
import type { Books } from './books.ts'

export function expectRows(books: Books): void {
  const { statementRows, payments } = books
  const byId = new Map(payments.map((payment) => [payment.id, payment]))
  const stood = statementRows.flatMap(({ paymentId }) => paymentId ?? [])
  agree(new Set(stood).size, stood.length, 'a payment has one row at most')
  for (const { state, paymentId, amount } of statementRows) {
    const payment = byId.get(paymentId ?? '')
    agree(state === 'ignored', payment === undefined, 'a row that is set aside stands for nothing')
    if (!payment) continue
    agree(state === 'undone', payment.state === 'undone', 'a row is undone with its payment')
    // One transfer may be said to pay more than its row.
    holds(payment.amount >= amount, 'a payment is as much as its row')
  }
  expectDeclared(books)
  expectLogged(books)
}

function expectDeclared({ declarations, payments, allocations, statementRows }: Books): void {
  const payers = new Map(payments.map(({ id, userId }) => [id, userId]))
  for (const { state, paymentId, userId, pays } of declarations) {
    agree(state === 'approved', paymentId !== null, 'what is approved is a payment')
    if (paymentId === null) continue
    agree(payers.get(paymentId), userId, 'it is one of its customer')
    const row = statementRows.find((one) => one.paymentId === paymentId && one.state === 'applied')
    if (!row) continue
    // One transfer may be said to pay more than what its row was applied to.
    const parts = allocations.filter((part) => part.paymentId === paymentId)
    const paid = [row.invoiceId, ...parts.map(({ invoiceId }) => invoiceId)]
    const isForIt = pays.some(({ invoiceId }) => paid.includes(invoiceId))
    holds(isForIt, 'and its row is for it')
  }
}

/** Whatever was set aside is there still, or was brought back; both are in the log. */
function expectLogged({ statementRows, log }: Books): void {
  const of = (action: string) =>
    log.filter((line) => line.action === action).map(({ subject }) => subject)
  const [aside, back] = [of('statements.ignore'), new Set(of('statements.bringBack'))]
  const kept = new Set(statementRows.map(({ id }) => id))
  for (const id of aside) agree(kept.has(id), !back.has(id), 'a row is there, or brought back')
  for (const id of back) holds(aside.includes(id), 'only what was set aside is brought back')
  for (const { id, state } of statementRows) {
    if (state === 'ignored') holds(aside.includes(id), 'what is set aside is in the log')
  }
}
