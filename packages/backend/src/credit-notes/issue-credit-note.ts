import type { IssueCreditNote } from '@hostfront/contract/credit-notes'
import { checkCredit, creditable } from '@hostfront/domain/billing/credit'
import type { CreditNote } from '@hostfront/domain/billing/credit-note'
import { idOfSubject, ORDER } from '@hostfront/domain/billing/invoice-subject'
import { isBeingDisputed } from '@hostfront/domain/payments/disputed'
import { cameFromOutside } from '@hostfront/domain/payments/give-back'
import { isRecordedWay } from '@hostfront/domain/payments/recorded-ways'
import { SERVICE_LIFECYCLE } from '@hostfront/domain/services/lifecycle'
import { after } from '@hostfront/domain/transitions'
import type { ReadTx, Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import { withInvoiceNumbers } from '../billing/next-invoice-number.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { payingOf } from '../payments/give-back.ts'
import { giveCoins } from '../refunds/give-coins.ts'
import { terminateService } from '../services/terminate-service.ts'
import { readCreditSubject } from './credit-subject.ts'
import { writeCreditNote } from './write-credit-note.ts'

/** Takes back a paid invoice, or a part of it, in one step with what goes back, and ends its service where that is asked for. */
export const issueCreditNote = (call: SignedInCall, input: IssueCreditNote): Promise<CreditNote> =>
  withInvoiceNumbers(() => call.store.transaction((tx) => issue(tx, call, input)))

/** Locks the service, the order and the invoice, in the order of lock-order.ts. */
async function issue(tx: Tx, call: SignedInCall, input: IssueCreditNote): Promise<CreditNote> {
  const { invoiceId, amount, target, reason } = input
  const found = await tx.invoices.get(invoiceId)
  if (!found) throw refused('NOT_FOUND')
  const { service } = await readCreditSubject(tx, found)
  if (input.endsService && service) await endService(tx, call, service.id)
  const orderId = idOfSubject(found, ORDER)
  const order = orderId === null ? null : await tx.orders.get(orderId, { lock: true })
  const invoice = await tx.invoices.get(invoiceId, { lock: true })
  if (!invoice) throw refused('NOT_FOUND')
  const paying = await payingOf(tx, invoice)
  const allowed = checkCredit(invoice, {
    amount,
    target,
    orderStatus: order?.status ?? null,
    isPaidOffSite: cameFromOutside(invoice, paying),
    isDisputed: paying.some(isBeingDisputed),
  })
  if (!allowed.ok) {
    throw refused('NOT_CREDITABLE', { obstacle: allowed.refusal, most: creditable(invoice) })
  }
  if (!(await isWay(tx, input.method))) throw refused('METHOD_NOT_OFFERED')
  const { userId } = invoice
  const { note, invoice: credited } = await writeCreditNote(tx, call, invoice, {
    amount,
    target,
    reason,
    refund: {
      cause: 'credit-note',
      sendTo: { method: input.method, account: input.account },
    },
    giveCoins: (coins) =>
      giveCoins(tx, call, {
        userId,
        amount: coins,
        reference: order?.paidWithCoins ? order.id : invoice.id,
      }),
  })
  // The log says what it did to the invoice; whom it names stays on the note.
  const logged = { ...credited, creditNote: note.number, reason }
  await recordChange(tx, call, 'creditNotes.issue', invoice, logged)
  return note
}

/** Null: it goes back as coins. */
const isWay = async (tx: ReadTx, method: string | null): Promise<boolean> =>
  method === null || isRecordedWay(method) || (await tx.paymentMethods.get(method)) !== null

async function endService(tx: Tx, call: SignedInCall, id: string): Promise<void> {
  const service = await tx.services.get(id, { lock: true })
  // Ended meanwhile, it is as it was asked to be.
  if (!service || service.status === 'terminated') return
  if (after(SERVICE_LIFECYCLE, service.status, 'terminate') === null) {
    throw refused('SERVICE_STATE', { status: service.status })
  }
  const ended = await terminateService(tx, call, service)
  await recordChange(tx, call, 'services.terminate', service, ended)
}
