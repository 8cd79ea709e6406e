import type { Transaction } from '@hostfront/contract/payments'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { about, ORDER, subjectOf } from '@hostfront/domain/billing/invoice-subject'
import type { Payment, PaymentAllocation } from '@hostfront/domain/payments/payment'
import { paidOf } from '@hostfront/domain/payments/settled'
import { checkUndo, type PaidFor, reopened } from '@hostfront/domain/payments/undo'
import type { SoldByTime } from '@hostfront/domain/renewals/renewal'
import { StoreError, type Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import { kindOfCoins } from '../billing/give-up-coins.ts'
import { lockingPlace } from '../billing/lock-several.ts'
import { moveCoins } from '../billing/move-coins.ts'
import { isClosedDay } from '../books/open-days.ts'
import { againWhenMoved } from '../call/again-when-taken.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { rowsById } from '../call/rows-by-id.ts'
import { notify } from '../notifications/notify.ts'
import { lockTransfers } from '../payments/take-payment.ts'
import type { RenewalKind, RenewalKinds } from '../renewals/renewal-kind.ts'
import { asTransaction } from './as-transaction.ts'

interface Held {
  readonly kinds: RenewalKinds
  readonly now: string
}

interface UndoPayment {
  readonly id: string
  readonly reason: string
}

/** An invoice that the payment pays, locked, with what that was for. */
interface Undoing {
  readonly invoice: Invoice
  readonly paidFor: PaidFor
  /** What runs longer for it. */
  readonly renewed: { readonly kind: RenewalKind; readonly row: SoldByTime } | null
}

/**
 * Takes back the record of a payment, in one step: it pays nothing any more, its invoices are open again, and paid time that
 * has not begun is taken back. Nothing of it is deleted; the log says who did it and why.
 */
export const undoPayment = (
  call: SignedInCall,
  asked: UndoPayment,
  kinds: RenewalKinds,
): Promise<Transaction['payment']> =>
  againWhenMoved('payments.state', () =>
    call.store.transaction((tx) => undo(tx, call, asked, kinds)),
  )

async function undo(
  tx: Tx,
  call: SignedInCall,
  { id, reason }: UndoPayment,
  kinds: RenewalKinds,
): Promise<Transaction['payment']> {
  const payment = await tx.payments.get(id)
  if (!payment) throw refused('NOT_FOUND')
  const live = await liveAllocations(tx, id)
  const paid = await lockPaid(tx, live, { kinds, now: call.now() })
  await lockTransfers(tx)
  const customer = payment.credited > 0 ? await tx.users.get(payment.userId) : null
  const allowed = checkUndo(
    {
      ...payment,
      balance: customer?.coins ?? 0,
      isInvoiceCredited: paid.some(({ invoice }) => invoice.credited > 0),
      isClosed: await isBookedInClosed(tx, payment, paid),
    },
    paid.map(({ paidFor }) => paidFor),
    call.now(),
  )
  if (!allowed.ok) throw refused('PAYMENT_KEPT', { obstacle: allowed.refusal })

  const { amount, credited, dispute } = payment
  const undone = await tx.payments.update(
    id,
    {
      state: 'undone',
      returned: amount,
      referenceKey: null,
      alikeKey: null,
      undone: { at: call.now(), by: call.actor.id, reason },
    },
    // One that grew meanwhile pays another invoice, too, and one may be disputed: all is looked at again.
    { state: 'received', amount, credited, returned: 0, dispute },
  )
  if (!undone) throw new StoreError('conflict', 'payments.state')
  for (const allocation of live) {
    const back = { returned: allocation.amount, returnedAt: call.now() }
    await tx.paymentAllocations.update(allocation.id, back, { returnedAt: null })
  }
  for (const one of paid) await reopen(tx, call, one, partOf(live, one.invoice))
  if (credited > 0) await takeCoinsBack(tx, call, payment)
  await releaseRows(tx, call, id)
  await recordChange(tx, call, 'payments.undo', payment, undone)
  return asTransaction(undone)
}

async function isBookedInClosed(
  tx: Tx,
  { receivedAt }: Payment,
  paid: readonly Undoing[],
): Promise<boolean> {
  const booked = [receivedAt, ...paid.flatMap(({ invoice: { paidAt } }) => paidAt ?? [])]
  const closed = await Promise.all(booked.map((at) => isClosedDay(tx, at)))
  return closed.some(Boolean)
}

/** A transfer pays one invoice, or a few. */
const MOST = 200

async function liveAllocations(tx: Tx, paymentId: string): Promise<readonly PaymentAllocation[]> {
  const where = { paymentId, returnedAt: null }
  return (await tx.paymentAllocations.list({ where, order: 'oldest', limit: MOST })).items
}

/** Locks what was paid for and then its invoices, in the order of lock-order.ts; rows of a kind by their ids, which are made in time. */
async function lockPaid(
  tx: Tx,
  allocations: readonly PaymentAllocation[],
  held: Held,
): Promise<readonly Undoing[]> {
  const found = await rowsById(
    tx.invoices,
    allocations.map(({ invoiceId }) => invoiceId),
  )
  const invoices = [...found.values()].toSorted((one, other) =>
    lockingPlace(one, held.kinds) < lockingPlace(other, held.kinds) ? -1 : 1,
  )
  const rows = new Map<string, Pick<Undoing, 'renewed' | 'paidFor'>>()
  for (const invoice of invoices) rows.set(invoice.id, await lockSubject(tx, invoice, held))
  const locked: Undoing[] = []
  for (const { id } of invoices) {
    const invoice = await tx.invoices.get(id, { lock: true })
    const subject = rows.get(id)
    if (!invoice || !subject) continue
    // Where it is not paid in full nothing runs longer for it, and nothing is in the way.
    const isPart = subject.renewed !== null && invoice.status !== 'paid'
    locked.push({ invoice, ...(isPart ? { renewed: null, paidFor: NOTHING } : subject) })
  }
  return locked
}

async function lockSubject(
  tx: Tx,
  invoice: Invoice,
  { kinds, now }: Held,
): Promise<Pick<Undoing, 'renewed' | 'paidFor'>> {
  const subject = subjectOf(invoice)
  const kind = kinds.find((one) => one.kind === subject?.kind)
  const { periodStart } = invoice
  if (subject?.kind === ORDER) {
    const order = await tx.orders.get(subject.id, { lock: true })
    const paidFor = order ? ({ kind: 'order', status: order.status } as const) : NOTHING
    return { renewed: null, paidFor }
  }
  const row = kind && subject && (await kind.lock(tx, subject.id))
  if (!kind || !row || periodStart === null) {
    const isChange = kind?.takeEffect !== undefined && invoice.status === 'paid'
    return { renewed: null, paidFor: isChange ? CHANGE : NOTHING }
  }
  const isOver = kind.isOver(row, now)
  return {
    renewed: { kind, row },
    paidFor: { ...(await periodOf(tx, kind, row, { ...invoice, periodStart })), isOver },
  }
}

const NOTHING = { kind: 'nothing' } as const
const CHANGE = { kind: 'change' } as const

async function periodOf(
  tx: Tx,
  kind: RenewalKind,
  row: SoldByTime,
  billed: Pick<Invoice, 'lines'> & { readonly periodStart: string },
): Promise<Omit<Extract<PaidFor, { kind: 'period' }>, 'isOver'>> {
  const { id, expiresAt } = row
  const { periodStart } = billed
  const next = await tx.invoices.find({ ...about(kind.kind, id), periodStart: expiresAt })
  return {
    kind: 'period',
    periodStart,
    periodEnd: kind.periodEnd(row, periodStart, billed),
    expiresAt,
    isLaterBilled: next !== null && next.status !== 'cancelled',
  }
}

/** What a statement said stays said: its row may pay another invoice. */
async function releaseRows(tx: Tx, call: SignedInCall, paymentId: string): Promise<void> {
  const applied = { paymentId, state: 'applied' } as const
  const { items } = await tx.statementRows.list({ where: applied, limit: MOST })
  const by = { decidedBy: call.actor.id, decidedAt: call.now() }
  for (const { id } of items) await tx.statementRows.update(id, { state: 'undone', ...by }, applied)
}

/** What is undone of what an invoice is paid. */
const partOf = (live: readonly PaymentAllocation[], { id }: Invoice): number =>
  paidOf(live.filter(({ invoiceId }) => invoiceId === id))

/** The entry by which they came is reversed by another; who has spent them meanwhile keeps the payment as it is. */
async function takeCoinsBack(tx: Tx, call: SignedInCall, payment: Payment): Promise<void> {
  const { id, userId, credited } = payment
  const entry = await moveCoins(tx, call, {
    userId,
    amount: -credited,
    kind: await kindOfCoins(tx, payment),
    reference: id,
    actor: call.actor.id,
  })
  if (!entry) throw refused('PAYMENT_KEPT', { obstacle: 'COINS_SPENT' })
  const balance = entry.balanceAfter
  await notify(tx, call, userId, { kind: 'coins-changed', amount: -credited, balance })
}

/** Its other parts stay. */
async function reopen(
  tx: Tx,
  call: SignedInCall,
  { invoice, renewed }: Undoing,
  part: number,
): Promise<void> {
  const { status, paid } = invoice
  const open = await tx.invoices.update(invoice.id, reopened(invoice, part, call.now()), {
    status,
    paid,
  })
  if (!open) throw new StoreError('conflict', 'invoices.status')
  await recordChange(tx, call, 'billing.reopen', invoice, open)
  if (!renewed || invoice.periodStart === null) return
  const { kind, row } = renewed
  const moved = await kind.moveEnd(tx, row, invoice.periodStart)
  if (!moved) throw new StoreError('conflict', `${kind.collection}.expiresAt`)
}
