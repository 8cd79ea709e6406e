import { afterCredit, creditParts } from '@hostfront/domain/billing/credit'
import type { CreditNote } from '@hostfront/domain/billing/credit-note'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { StoreError, type Tx } from '@hostfront/store/port'
import { drawNumber } from '../billing/next-invoice-number.ts'
import type { SignedInCall } from '../call/context.ts'
import { notify } from '../notifications/notify.ts'
import { giveBack } from '../payments/give-back.ts'
import { type OweRefund, oweRefunds } from '../refunds/owe-refunds.ts'

interface Writing extends Pick<CreditNote, 'target' | 'reason'> {
  /** Minor units. */
  readonly amount: number
  readonly refund: Pick<OweRefund, 'cause' | 'sendTo'>
  /** Gives the customer so many coins, hundredths of a coin. */
  readonly giveCoins: (amount: number) => Promise<void>
}

export interface Credited {
  readonly note: CreditNote
  readonly invoice: Invoice
}

/**
 * Takes back `amount` of a paid invoice, as the caller's transaction has locked and judged it: what paid it goes back as
 * coins, or is written down to be sent, and the customer is told. All of it credited, the invoice is refunded. The number is
 * drawn late; the caller runs in `withInvoiceNumbers`.
 */
export async function writeCreditNote(
  tx: Tx,
  call: SignedInCall,
  invoice: Invoice,
  { amount, target, reason, refund, giveCoins }: Writing,
): Promise<Credited> {
  const { credited } = invoice
  const after = await tx.invoices.update(invoice.id, afterCredit(invoice, amount), {
    status: 'paid',
    credited,
  })
  if (!after) throw new StoreError('conflict', 'invoices.credited')
  const returned = await giveBack(tx, call, invoice, { amount, target })
  const coins = target === 'coins' ? amount : returned.coins
  if (coins > 0) await giveCoins(coins)
  const note = await tx.creditNotes.insert({
    ...creditParts(invoice, amount),
    id: call.newId(),
    createdAt: call.now(),
    number: await drawNumber(tx, call, 'credit-note'),
    userId: invoice.userId,
    invoiceId: invoice.id,
    invoiceNumber: invoice.number,
    seller: invoice.seller,
    buyer: invoice.buyer,
    taxName: invoice.taxName,
    taxBasisPoints: invoice.taxBasisPoints,
    taxReason: invoice.taxReason,
    secondRate: invoice.secondRate,
    reason,
    target,
    issuedBy: call.actor.id,
  })
  await oweRefunds(tx, call, invoice, {
    ...refund,
    parts: target === 'coins' ? [] : returned.offSite,
    creditNoteId: note.id,
  })
  await notify(tx, call, invoice.userId, {
    kind: 'credit-note-issued',
    number: note.number,
    invoiceNumber: invoice.number,
    invoiceId: invoice.id,
    amount,
    toCoins: target === 'coins',
  })
  return { note, invoice: after }
}
