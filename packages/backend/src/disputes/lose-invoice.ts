import { afterCredit, creditable, creditParts } from '@hostfront/domain/billing/credit'
import type { CreditNote } from '@hostfront/domain/billing/credit-note'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { isPayable } from '@hostfront/domain/billing/payable'
import type { Dispute } from '@hostfront/domain/gateways/dispute'
import { type ReadTx, StoreError, type Tx } from '@hostfront/store/port'
import { drawNumber } from '../billing/next-invoice-number.ts'
import { returnPart } from '../payments/give-back.ts'
import type { Booking } from './booking.ts'

/** What was taken back of what the money paid, and what is to be decided of it. */
export type Lost = Pick<Dispute, 'takenBack' | 'claim' | 'creditNoteId'>

const NOTHING: Lost = { takenBack: 0, claim: 'none', creditNoteId: null }

/**
 * Takes lost money off the invoice that it paid. Of one that was paid in full a note does that, and staff say what becomes of
 * it; one that is open is simply owed more. What has gone back before pays nothing, and is not taken off again.
 */
export async function loseInvoice(tx: Tx, cause: Booking, dispute: Dispute): Promise<Lost> {
  const { invoiceId, withdrawn } = dispute
  const invoice = invoiceId === null ? null : await tx.invoices.get(invoiceId)
  const allocation = await allocationOf(tx, dispute)
  if (!invoice || !allocation) return NOTHING
  const part = Math.min(withdrawn, allocation.amount - allocation.returned)
  const isPaid = invoice.status === 'paid'
  const taken = isPaid ? Math.min(part, creditable(invoice)) : isPayable(invoice) ? part : 0
  if (taken === 0) return NOTHING
  await returnPart(tx, cause, allocation, taken)
  if (!isPaid) {
    await owedAgain(tx, invoice, taken)
    return { ...NOTHING, takenBack: taken }
  }
  const note = await writeNote(tx, cause, { invoice, dispute, amount: taken })
  return { takenBack: taken, claim: 'open', creditNoteId: note.id }
}

const allocationOf = async (tx: ReadTx, { paymentId, invoiceId }: Dispute) =>
  paymentId === null || invoiceId === null
    ? null
    : tx.paymentAllocations.find({ paymentId, invoiceId })

/** What of its payment pays the invoice now, minor units. */
export async function payingPart(tx: ReadTx, dispute: Dispute): Promise<number> {
  const allocation = await allocationOf(tx, dispute)
  return allocation ? allocation.amount - allocation.returned : 0
}

async function owedAgain(tx: Tx, { id, status, paid }: Invoice, taken: number): Promise<void> {
  const changed = await tx.invoices.update(id, { paid: paid - taken }, { status, paid })
  if (!changed) throw new StoreError('conflict', 'invoices.paid')
}

interface Noted {
  readonly invoice: Invoice
  readonly dispute: Dispute
  readonly amount: number
}

/** Nobody is sent anything: their bank has done that. */
async function writeNote(
  tx: Tx,
  cause: Booking,
  { invoice, dispute, amount }: Noted,
): Promise<CreditNote> {
  const { id, credited } = invoice
  const after = afterCredit(invoice, amount)
  const changed = await tx.invoices.update(id, after, { status: 'paid', credited })
  if (!changed) throw new StoreError('conflict', 'invoices.credited')
  const { userId, number, seller, buyer, taxName, taxBasisPoints, taxReason, secondRate } = invoice
  return tx.creditNotes.insert({
    ...creditParts(invoice, amount),
    ...{ id: cause.newId(), createdAt: cause.now() },
    number: await drawNumber(tx, cause, 'credit-note'),
    ...{ userId, invoiceId: id, invoiceNumber: number, seller, buyer },
    ...{ taxName, taxBasisPoints, taxReason, secondRate },
    reason: `The payment was taken back by dispute ${dispute.disputeId}.`,
    ...{ target: 'off-site', issuedBy: null },
  })
}
