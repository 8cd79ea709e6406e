import type { Surplus } from '@hostfront/contract/orders'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { isPayable, PAYABLE } from '@hostfront/domain/billing/payable'
import { MAX_MONEY } from '@hostfront/domain/money/money'
import type { Payment } from '@hostfront/domain/payments/payment'
import { isRecordedWay } from '@hostfront/domain/payments/recorded-ways'
import { owedTogether, type Part, settle, withPart } from '@hostfront/domain/payments/settle'
import { owedOf } from '@hostfront/domain/payments/settled'
import { StoreError, type Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import { bookingTime, type WhenClosed } from '../books/open-days.ts'
import type { Cause } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { notify } from '../notifications/notify.ts'
import { lastPartAt } from '../payments/last-part.ts'
import { settleDeclarations } from '../payments/settle-declarations.ts'
import { takeTransfer } from '../payments/take-payment.ts'
import { type Billed, isOver, renewBilled } from './billed.ts'
import { moveCoins } from './move-coins.ts'

/** Money that has been seen to arrive: `amount` in minor units, `receivedAt` ISO, UTC. */
export interface Arrival {
  /** Whose it is. */
  readonly userId: string
  readonly method: string
  readonly amount: number
  readonly receivedAt: string
  /** Null where there is none: cash. */
  readonly reference: string | null
  /** What the bank calls it, where that is another. */
  readonly bankId?: string | undefined
  readonly isShared: boolean
  /** What becomes of what has nothing to pay; left out, it becomes coins, unless there is nothing to pay at all. */
  readonly surplus: Surplus | undefined
  /** Left out, a day of a closed month is refused. */
  readonly whenClosed?: WhenClosed
  /** It was sent to buy coins: what becomes coins is a purchase. */
  readonly buysCoins?: boolean
}

export interface Settled {
  /** Null where nothing came in, for invoices that cost nothing. */
  readonly payment: Payment | null
  /** All that it was for, as they are now, oldest first. */
  readonly invoices: readonly Invoice[]
}

/**
 * Writes down money that came in for invoices, as the caller's transaction has locked them: it pays the oldest first, each
 * no more than it owes. What an invoice still owes stays to be paid; what is paid in full runs longer; what is left becomes
 * coins or goes back. Money for what is paid, closed or over already is refused with INVOICE_NOT_PAYABLE, unless `surplus`
 * says what is to become of it. What lies in a closed month is refused with MONTH_CLOSED, or takes the first open day.
 */
export async function settleMoney(
  tx: Tx,
  call: Cause,
  billed: readonly Billed[],
  arrived: Arrival,
): Promise<Settled> {
  if (arrived.receivedAt > call.now()) throw refused('PAYMENT_IN_FUTURE')
  const { receivedAt: at, whenClosed = 'refuse' } = arrived
  const arrival = { ...arrived, receivedAt: await bookingTime(tx, at, whenClosed) }
  const open = billed.filter((one) => isOpen(one, call.now()))
  if (open.length === 0 && arrival.surplus === undefined) refuseClosed(billed)
  const invoices = open.map(({ invoice }) => invoice)
  const { parts, left } = settle(arrival.amount, invoices)
  if (parts.length === 0 && left === 0) {
    throw refused('PAYMENT_AMOUNT_DIFFERS', { total: owedTogether(invoices) })
  }

  const paid = await payParts(tx, parts, arrival)
  const surplus = { coins: arrival.surplus === 'return' ? 0 : left }
  const payment = await takeTransfer(tx, call, arrival, {
    userId: arrival.userId,
    parts,
    invoices: billed.map(({ invoice }) => invoice),
    credited: surplus.coins,
    returned: left - surplus.coins,
    recordedBy: call.actor?.id ?? null,
  })
  const [first] = billed
  if (payment && left > 0) await placeSurplus(tx, call, { payment, arrival, left, first })
  await tellOfParts(tx, call, { parts, paid, reference: arrival.reference })
  const renewed = await renewPaid(tx, call, open, paid)
  if (payment) await settleDeclarations(tx, call, payment, [...paid.values()])
  return {
    payment,
    invoices: billed.map(({ invoice }) => renewed.get(invoice.id) ?? invoice),
  }
}

const isOpen = (billed: Billed, now: string): boolean =>
  isPayable(billed.invoice) && !isOver(billed, now)

/** What is over cannot be renewed, even where its invoice was left open. */
function refuseClosed(billed: readonly Billed[]): void {
  const [first] = billed
  if (!first) return
  const { status } = first.invoice
  const isClosed = !isPayable(first.invoice)
  throw refused('INVOICE_NOT_PAYABLE', { status: isClosed ? status : 'cancelled' })
}

/** The invoices as they are with their parts, by id. */
async function payParts(
  tx: Tx,
  parts: readonly Part<Invoice>[],
  { method, receivedAt }: Arrival,
): Promise<ReadonlyMap<string, Invoice>> {
  const paid = new Map<string, Invoice>()
  for (const { invoice, amount } of parts) {
    const { id, paid: before } = invoice
    const changed = await tx.invoices.update(
      id,
      {
        ...withPart(invoice, amount, await lastPartAt(tx, invoice, receivedAt)),
        ...wayAfter(invoice, { method, amount }),
      },
      { status: { in: PAYABLE }, paid: before },
    )
    if (!changed) throw new StoreError('conflict', 'invoices.paid')
    paid.set(id, changed)
  }
  return paid
}

/** It came by this way, whichever the customer meant to take; the rest cannot be sent in cash. */
const wayAfter = (invoice: Invoice, { method, amount }: Pick<Arrival, 'method' | 'amount'>) =>
  isRecordedWay(method) && amount < owedOf(invoice) ? {} : { paymentMethod: method }

interface Surplussed {
  readonly payment: Payment
  readonly arrival: Arrival
  readonly left: number
  readonly first: Billed | undefined
}

/** Gives what had nothing to pay to its customer as coins, or puts it among what the team has to send back. */
async function placeSurplus(
  tx: Tx,
  call: Cause,
  { payment, arrival, left, first }: Surplussed,
): Promise<void> {
  const { userId, method, buysCoins = false } = arrival
  if (arrival.surplus === 'return') {
    await tx.refunds.insert({
      id: call.newId(),
      createdAt: call.now(),
      userId,
      amount: left,
      method,
      account: '',
      cause: 'overpaid',
      number: first?.invoice.number ?? '',
      invoiceId: first?.invoice.id ?? null,
      paymentId: payment.id,
      creditNoteId: null,
      state: 'to-send',
      reference: null,
      settledAt: null,
      settledBy: null,
    })
  } else {
    const entry = await moveCoins(tx, call, {
      userId,
      amount: left,
      kind: buysCoins ? 'purchase' : 'overpayment',
      reference: first?.invoice.id ?? payment.id,
      actor: call.actor?.id ?? null,
    })
    if (!entry) throw refused('BALANCE_FULL', { max: MAX_MONEY })
    const balance = entry.balanceAfter
    await notify(
      tx,
      call,
      userId,
      buysCoins
        ? { kind: 'coins-bought', amount: left, balance }
        : { kind: 'coins-changed', amount: left, balance },
    )
  }
  await recordChange(tx, call, 'payments.record', null, payment)
}

interface Told {
  readonly parts: readonly Part<Invoice>[]
  readonly paid: ReadonlyMap<string, Invoice>
  readonly reference: string | null
}

async function tellOfParts(tx: Tx, call: Cause, { parts, paid, reference }: Told): Promise<void> {
  for (const { invoice: before, amount } of parts) {
    const invoice = paid.get(before.id) ?? before
    // The log gets the reference by which the money is found again, which is on the payment.
    const recorded = { ...invoice, reference }
    await recordChange(tx, call, 'billing.recordPayment', before, recorded)
    const { userId, number, id: invoiceId } = invoice
    const missing = owedOf(invoice)
    await notify(
      tx,
      call,
      userId,
      missing === 0
        ? { kind: 'invoice-paid', number, invoiceId }
        : { kind: 'payment-received-in-part', number, invoiceId, amount, missing },
    )
  }
}

/** Lets run longer what is paid in full. Of two periods of one service the second begins where the first has ended. */
async function renewPaid(
  tx: Tx,
  call: Cause,
  open: readonly Billed[],
  paid: ReadonlyMap<string, Invoice>,
): Promise<ReadonlyMap<string, Invoice>> {
  const rows = new Map<string, unknown>()
  const now = new Map(paid)
  for (const { invoice: before, renewed } of open) {
    const invoice = paid.get(before.id)
    if (invoice?.status !== 'paid') continue
    const { subjectId } = invoice
    const row = rows.get(subjectId ?? '') ?? renewed?.row
    const done = await renewBilled(tx, call, {
      invoice,
      renewed: renewed && { kind: renewed.kind, row },
    })
    if (done.renewed && subjectId !== null) rows.set(subjectId, done.renewed.row)
    now.set(invoice.id, done.invoice)
  }
  return now
}
