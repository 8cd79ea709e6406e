import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { Refund } from '@hostfront/domain/payments/refund'
import type { Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import type { OffSitePart } from '../payments/give-back.ts'

/** Why money goes back, and where to, as far as somebody has said. */
export interface OweRefund extends Pick<Refund, 'cause' | 'creditNoteId'> {
  readonly sendTo: { readonly method: string | null; readonly account: string } | null
}

/** Writes down what the team has to send back: a row a method, each as it came unless `sendTo` says otherwise. */
export async function oweRefunds(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId'>,
  { id: invoiceId, number, userId }: Pick<Invoice, 'id' | 'number' | 'userId'>,
  { parts, sendTo, cause, creditNoteId }: OweRefund & { readonly parts: readonly OffSitePart[] },
): Promise<readonly Refund[]> {
  const owed: Refund[] = []
  for (const method of new Set(parts.map((part) => sendTo?.method ?? part.method))) {
    const of = parts.filter((part) => (sendTo?.method ?? part.method) === method)
    const [first] = of
    const isOne = of.every(({ paymentId }) => paymentId === first?.paymentId)
    const refund: Refund = {
      id: backend.newId(),
      createdAt: backend.now(),
      userId,
      amount: of.reduce((sum, { amount }) => sum + amount, 0),
      method,
      account: sendTo?.account ?? '',
      cause,
      number,
      invoiceId,
      paymentId: isOne ? (first?.paymentId ?? null) : null,
      creditNoteId,
      state: 'to-send',
      reference: null,
      settledAt: null,
      settledBy: null,
    }
    owed.push(await tx.refunds.insert(refund))
  }
  return owed
}
