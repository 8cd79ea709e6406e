import { referenceKey } from '@hostfront/domain/payments/reference-key'
import { movementReference, receivedAtOf } from '@hostfront/domain/statements/recorded-movement'
import type { KeptMovement } from '@hostfront/domain/statements/statement-row'
import { StoreError, type Tx } from '@hostfront/store/port'
import { type BillableKinds, lockBilled } from '../billing/billed.ts'
import { payInvoice } from '../billing/pay-invoice.ts'
import { againWhenTaken } from '../call/again-when-taken.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'

interface Applied {
  readonly source: string
  readonly method: string
  readonly movement: KeptMovement
  readonly reference: string | null
  readonly invoiceId: string
}

/**
 * Records that a movement of a statement paid an invoice: the payment and the row that knows the movement again are one
 * step. Whoever comes second finds the row, and nothing more is paid.
 */
export function applyMovement(
  call: SignedInCall,
  { source, method, movement, reference, invoiceId }: Applied,
  kinds: BillableKinds,
): Promise<{ isNew: boolean; number: string }> {
  return againWhenTaken('statementRows.source+key', () =>
    call.store.transaction(async (tx) => {
      const found = await tx.invoices.get(invoiceId)
      if (!found) throw refused('NOT_FOUND')
      const billed = await lockBilled(tx, kinds, found)
      // After the lock: one that waited for it sees what the first has done.
      const known = await tx.statementRows.find({ source, key: movement.key })
      if (known?.state === 'applied') {
        return { isNew: false, number: await numberOf(tx, known.invoiceId) }
      }
      const offered = await tx.paymentMethods.get(method)
      if (offered?.kind !== 'manual') throw refused('METHOD_NOT_OFFERED')
      const paidBy = movementReference(movement, reference)
      // It came by this way, whichever the customer meant to take.
      const invoice = await tx.invoices.update(invoiceId, { paymentMethod: method })
      if (!invoice) throw refused('NOT_FOUND')
      const paid = await payInvoice(
        tx,
        call,
        { ...billed, invoice },
        {
          reference: paidBy,
          amount: movement.amount,
          paidAt: receivedAtOf(movement.date, call.now()),
        },
      )
      const payment = await tx.payments.find({ referenceKey: referenceKey(paidBy) })
      const decision = {
        state: 'applied',
        paymentId: payment?.id ?? null,
        invoiceId,
        decidedBy: call.actor.id,
        decidedAt: call.now(),
      } as const
      if (known) {
        const again = { state: known.state, decidedAt: known.decidedAt }
        const changed = await tx.statementRows.update(known.id, decision, again)
        if (!changed) throw new StoreError('conflict', 'statementRows.state')
      } else {
        const row = { id: call.newId(), createdAt: call.now(), source, ...movement, ...decision }
        await tx.statementRows.insert(row)
      }
      return { isNew: true, number: paid.number }
    }),
  )
}

const numberOf = async (tx: Tx, invoiceId: string | null): Promise<string> =>
  (invoiceId === null ? null : await tx.invoices.get(invoiceId))?.number ?? ''
