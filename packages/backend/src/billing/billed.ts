import { isOwner } from '@hostfront/domain/accounts/actor'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { ORDER, subjectOf } from '@hostfront/domain/billing/invoice-subject'
import { isPayable } from '@hostfront/domain/billing/payable'
import type { Tx } from '@hostfront/store/port'
import type { Backend, SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'

/**
 * How a kind of what is sold by time takes part in being paid. Its rows come from its own `lock` alone, so that a list
 * of kinds may forget which rows each of them has.
 */
export interface BillableKind<Row = unknown> {
  /** The word for it on invoices. */
  readonly kind: string
  lock(tx: Tx, id: string): Promise<Row | null>
  /** Whether nobody can renew it any more at `now`, even where its invoice was left open. */
  isOver(row: Row, now: string): boolean
  /**
   * Lets it run for the paid period from `periodStart` on and notifies its customer. The caller has locked `row`. `invoice` is what
   * paid for it; null where it costs nothing.
   */
  extend(
    tx: Tx,
    backend: Pick<Backend, 'now' | 'newId' | 'sendsMail'>,
    row: Row,
    periodStart: string,
    invoice: Pick<Invoice, 'lines'> | null,
  ): Promise<Row>
  /** What an invoice that bills no period brings about, once it is paid. Left out where that is nothing. */
  takeEffect?(
    tx: Tx,
    backend: Pick<Backend, 'now' | 'newId' | 'sendsMail'>,
    row: Row,
    invoice: Pick<Invoice, 'id'>,
  ): Promise<Row>
}

export type BillableKinds = readonly BillableKind[]

/** An invoice with what it renews; null when it bills an order. As locked by the caller's transaction. */
export interface Billed<Row = unknown> {
  readonly invoice: Invoice
  readonly renewed: { readonly kind: BillableKind<Row>; readonly row: Row } | null
}

/** Locks an invoice and what it bills, that first (lock-order.ts). */
export async function lockBilled(
  tx: Tx,
  kinds: BillableKinds,
  found: Pick<Invoice, 'id' | 'subjectKind' | 'subjectId'>,
): Promise<Billed> {
  const renewed = await lockSubject(tx, kinds, found)
  const invoice = await tx.invoices.get(found.id, { lock: true })
  if (!invoice) throw refused('NOT_FOUND')
  return { invoice, renewed }
}

/** Locks what an invoice bills, and answers what it renews. A kind that is not among `kinds` is left alone. */
export async function lockSubject(
  tx: Tx,
  kinds: BillableKinds,
  invoice: Pick<Invoice, 'subjectKind' | 'subjectId'>,
): Promise<Billed['renewed']> {
  const subject = subjectOf(invoice)
  if (subject?.kind === ORDER) await tx.orders.get(subject.id, { lock: true })
  const kind = kinds.find((one) => one.kind === subject?.kind)
  const row = kind && subject ? await kind.lock(tx, subject.id) : null
  return kind && row ? { kind, row } : null
}

/** The caller's own open invoice with what it bills, locked; refuses one that is not theirs or not to be paid. */
export async function lockOwnPayable(
  tx: Tx,
  call: SignedInCall,
  kinds: BillableKinds,
  invoiceId: string,
): Promise<Billed> {
  const found = await tx.invoices.get(invoiceId)
  if (!found || !isOwner(call.actor, found)) throw refused('NOT_FOUND')
  const billed = await lockBilled(tx, kinds, found)
  checkPayable(billed, call.now())
  return billed
}

/** Whether an invoice would renew what is over at `now`, and cannot any more. What bills no period is owed all the same. */
export const isOver = ({ invoice, renewed }: Billed, now: string): boolean =>
  invoice.periodStart !== null && renewed?.kind.isOver(renewed.row, now) === true

/** What is over at `now` cannot be renewed, even where its invoice was left open. */
export function checkPayable(billed: Billed, now: string): void {
  const { status } = billed.invoice
  if (!isPayable(billed.invoice)) throw refused('INVOICE_NOT_PAYABLE', { status })
  if (isOver(billed, now)) throw refused('INVOICE_NOT_PAYABLE', { status: 'cancelled' })
}

/** Extends what an invoice renews, once it is paid: from the old end of the paid time on; or does what else was paid for. */
export async function renewBilled<Row>(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId' | 'sendsMail'>,
  { invoice, renewed }: Billed<Row>,
): Promise<Billed<Row>> {
  const { periodStart } = invoice
  if (!renewed) return { invoice, renewed }
  const { kind, row } = renewed
  const after =
    periodStart === null
      ? ((await kind.takeEffect?.(tx, backend, row, invoice)) ?? row)
      : await kind.extend(tx, backend, row, periodStart, invoice)
  return { invoice, renewed: { kind, row: after } }
}
