import { addDays } from '@hostfront/domain/add-days'
import type { CreditNote } from '@hostfront/domain/billing/credit-note'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { Dispute } from '@hostfront/domain/gateways/dispute'
import { rateOn } from '@hostfront/domain/money/second-rate'
import { methodToBill } from '@hostfront/domain/payments/offered-methods'
import type { Tx } from '@hostfront/store/port'
import { issueInvoice } from '../billing/issue-invoice.ts'
import { takenMethods } from '../payment-methods/all-methods.ts'
import { readSettings } from '../settings/read-settings.ts'
import type { Booking } from './booking.ts'

/**
 * Bills again what a note has taken off an invoice for a dispute, for the same amounts and by the same tax. It bills no record of the
 * shop: nothing runs longer by it. Null where nobody is there to be billed.
 */
export async function billAnew(
  tx: Tx,
  cause: Booking,
  { userId, creditNoteId, gatewayId }: Pick<Dispute, 'userId' | 'creditNoteId' | 'gatewayId'>,
): Promise<Invoice | null> {
  const settings = await readSettings(tx)
  const taken = await takenMethods(tx, settings.currency)
  // Not the gateway by which it was taken back, where there is another way.
  const others = taken.filter(({ id }) => id !== gatewayId)
  const note = creditNoteId === null ? null : await tx.creditNotes.get(creditNoteId)
  const buyer = await tx.users.get(userId, { lock: true })
  if (!note || !buyer || buyer.status === 'deleted') return null
  const draft = {
    ...{ seller: note.seller, buyer: note.buyer, userId },
    ...amountsOf(note),
    ...{ subjectKind: null, subjectId: null, periodStart: null, vatCheck: null },
    secondRate: rateOn(settings, cause.now().slice(0, 10)),
    dueDate: addDays(cause.now(), settings.billing.invoiceDueDays),
    paymentMethod: methodToBill(USUAL, others, buyer.country),
  }
  return issueInvoice(tx, cause, draft, { buyer })
}

const USUAL = 'bank-transfer'

/** The plain line by which its customer sees why it is owed again. */
const amountsOf = (note: CreditNote) => ({
  lines: [
    {
      description: `Invoice ${note.invoiceNumber}: its payment was taken back`,
      amount: note.subtotal,
    },
  ],
  ...{ subtotal: note.subtotal, tax: note.tax, total: note.total },
  ...{ taxName: note.taxName, taxBasisPoints: note.taxBasisPoints, taxReason: note.taxReason },
})
