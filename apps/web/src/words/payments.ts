import type { Transaction, TransactionTotals } from '@hostfront/contract/payments'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { isPayable } from '@hostfront/domain/billing/payable'
import type { PaymentState } from '@hostfront/domain/payments/payment'
import { owedOf } from '@hostfront/domain/payments/settled'
import type { UndoObstacle } from '@hostfront/domain/payments/undo'
import { INVOICE_STATUS_NAMES } from './billing.ts'
import { countWords, type SumParts } from './totals.ts'

export const PAYMENT_STATE_NAMES: Record<PaymentState, string> = {
  received: 'Received',
  refunded: 'Refunded',
  undone: 'Undone',
}

type Billed = Pick<Invoice, 'number' | 'status' | 'total' | 'paid'> & {
  readonly buyer: Pick<Invoice['buyer'], 'name'>
}

/** What recording money for an invoice means, before it is typed: whose it is and what is open. `money` writes an amount. */
export function recordingWords(invoice: Billed, money: (amount: number) => string): string {
  const { number, status, buyer } = invoice
  if (isPayable({ status })) {
    return `${buyer.name} owes ${money(owedOf(invoice))} on invoice ${number}.`
  }
  const state = INVOICE_STATUS_NAMES[status].toLowerCase()
  return `Invoice ${number} is ${state} already. More money becomes coins of the client, or goes back.`
}

/** What recorded money has left of its invoice; `money` writes an amount. */
export function recordedWords(
  invoice: Pick<Billed, 'number' | 'status' | 'total' | 'paid'>,
  money: (amount: number) => string,
): string {
  const { number, status } = invoice
  if (isPayable({ status })) {
    return `Payment recorded. ${money(owedOf(invoice))} of invoice ${number} stays to be paid.`
  }
  return status === 'paid' ? `Payment recorded. Invoice ${number} is paid.` : 'Payment recorded'
}

/** What a typed amount does to an invoice that owes `owed`, before it is recorded; nothing where that is said elsewhere. */
export function amountWords(
  { amount, owed, takesPart }: { amount: number; owed: number; takesPart: boolean },
  money: (amount: number) => string,
): string | undefined {
  // Of too much it is asked what becomes of it, at a field of its own.
  if (owed === 0 || amount > owed) return undefined
  if (amount === owed) return 'Pays the invoice in full.'
  if (amount === 0) return `${money(owed)} is to be paid.`
  return takesPart
    ? `A part payment: ${money(owed - amount)} stays to be paid.`
    : `${money(owed - amount)} too little to approve the order.`
}

/** What chosen payments add up to, part by part; `money` writes an amount as people read it. */
export function totalsLine(
  { received, returned, undone }: TransactionTotals,
  money: (amount: number) => string,
): SumParts | null {
  if (received.count === 0 && undone.count === 0) return null
  const more = [
    ...(returned > 0
      ? [`${money(returned)} returned`, `${money(received.amount - returned)} kept`]
      : []),
    ...(undone.count > 0 ? [`${undone.count} undone (${money(undone.amount)})`] : []),
  ]
  return [
    money(received.amount),
    countWords(received.count, ['payment', 'payments']),
    more.map((each) => ` · ${each}`).join(''),
  ]
}

/** What is worth a second look about a payment. */
export function suspicionWords(suspicion: Transaction['suspicions'][number]): string {
  switch (suspicion.code) {
    case 'ALIKE':
      return `Looks like ${suspicion.reference}: O and 0, or I, l and 1, may have been mixed up.`
    case 'TOO_EARLY':
      return `Received before invoice ${suspicion.number} was issued.`
  }
}

const OBSTACLES: Record<UndoObstacle, string> = {
  COINS: 'Coins paid this. Change the client’s coins instead.',
  ALREADY_UNDONE: 'This payment is undone already.',
  GIVEN_BACK: 'Some or all of it was given back already, so it stays as it is.',
  DISPUTED: 'Its payer disputes it, so it stays as it is.',
  CREDITED: 'A credit note takes back some of its invoice, so it stays as it is.',
  COINS_SPENT: 'What was too much became coins, and they are spent. Take them back first.',
  ORDER_APPROVED: 'Its order is approved. Terminate the service first, then send the money back.',
  ORDER_CLOSED: 'Its order was rejected or cancelled, so it stays as it is.',
  CHANGED: 'It paid a change of a service, which is made. Change the service back first.',
  ENDED: 'What it paid for has ended, so it stays as it is.',
  PERIOD_BEGUN: 'The time it paid for has begun, so it stays as it is.',
  END_MOVED: 'The end of what it paid for was changed since, so it stays as it is.',
  MONTH_CLOSED:
    'It is in a month whose books are closed. Issue a credit note, or open the month again under Reports.',
  LATER_BILLED: 'The time after it is billed already. Undo or withdraw that first.',
}

/** Why the record of a payment stays, and what to do in its place. */
export const obstacleWords = (obstacle: string): string =>
  new Map<string, string>(Object.entries(OBSTACLES)).get(obstacle) ?? 'This payment stays as it is.'
