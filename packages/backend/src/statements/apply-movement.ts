import type { Surplus } from '@hostfront/contract/orders'
import type { Declaration } from '@hostfront/domain/payments/declaration'
import type { Payment } from '@hostfront/domain/payments/payment'
import { declaredBy } from '@hostfront/domain/statements/declared-money'
import { movementReference, receivedAtOf } from '@hostfront/domain/statements/recorded-movement'
import type { KeptMovement, StatementRow } from '@hostfront/domain/statements/statement-row'
import { StoreError, type Tx } from '@hostfront/store/port'
import { type BillableKinds, type Billed, lockBilled } from '../billing/billed.ts'
import { payInvoice } from '../billing/pay-invoice.ts'
import { againWhenMoved, againWhenTaken } from '../call/again-when-taken.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { lockDeclared, settleDeclared } from '../declarations/approve-declaration.ts'
import { requireManual } from '../payment-methods/require-manual.ts'
import { lockTransfers, withReferences } from '../payments/take-payment.ts'
import { knownRow } from '../statement-rows/known-rows.ts'

interface Applied {
  readonly source: string
  readonly method: string
  readonly movement: KeptMovement
  readonly reference: string | null
  readonly before?: readonly string[] | undefined
  readonly invoiceId: string
  readonly surplus?: Surplus | undefined
  readonly declarationId?: string | undefined
}

/**
 * Records that a movement of a statement paid an invoice, or that it is a payment which was declared: the payment and the
 * row that knows the movement again are one step. Whoever comes second finds the row, and nothing more is paid: transfers
 * are recorded one at a time, so that of two for different invoices the second sees the row of the first, too.
 */
export function applyMovement(
  call: SignedInCall,
  applied: Applied,
  kinds: BillableKinds,
): Promise<{ isNew: boolean; number: string }> {
  const { source, method, movement, reference, before = [], invoiceId } = applied
  return againWhenDecided(() =>
    call.store.transaction(async (tx) => {
      const target = await lockTarget(tx, applied, kinds)
      await lockTransfers(tx)
      // After the locks: one that waited for them sees what the first has done.
      const known = await knownRow(tx, source, { ...movement, id: reference, before })
      if (known.applied) {
        return { isNew: false, number: await numberOf(tx, known.applied.invoiceId) }
      }
      await requireManual(tx, method)
      const payment = await pay(tx, call, target, applied)
      if (applied.surplus === undefined && payment) refuseSurplus(payment)
      await keepRow(tx, call, { applied, known: known.own, paymentId: payment?.id ?? null })
      return { isNew: true, number: await numberOf(tx, invoiceId) }
    }),
  )
}

/** Somebody may keep the row meanwhile, or bring it back. */
const againWhenDecided = <Value>(transaction: () => Promise<Value>): Promise<Value> =>
  againWhenMoved('statementRows.state', () =>
    againWhenTaken('statementRows.source+key', () => withReferences(transaction)),
  )

/** What the money is for: one invoice, or all that a declaration pays. */
type Target =
  | { readonly declared: null; readonly billed: Billed }
  | { readonly declared: Declaration; readonly billed: readonly Billed[] }

async function lockTarget(
  tx: Tx,
  { invoiceId, declarationId }: Applied,
  kinds: BillableKinds,
): Promise<Target> {
  if (declarationId === undefined) {
    const found = await tx.invoices.get(invoiceId)
    if (!found) throw refused('NOT_FOUND')
    return { declared: null, billed: await lockBilled(tx, kinds, found) }
  }
  const declared = await tx.declarations.get(declarationId)
  if (!declared?.pays.some((one) => one.invoiceId === invoiceId)) throw refused('NOT_FOUND')
  return { declared, billed: await lockDeclared(tx, kinds, declared) }
}

async function pay(
  tx: Tx,
  call: SignedInCall,
  target: Target,
  { method, movement, reference, surplus }: Applied,
): Promise<Payment | null> {
  const { amount, date } = movement
  const receivedAt = receivedAtOf(date, call.now())
  const came = {
    ...{ method, amount, surplus, reference: movementReference(movement, reference) },
    whenClosed: 'next-day',
  } as const
  if (target.declared) {
    const { declared: found, billed } = target
    const by = declaredBy({ ...movement, id: reference }, found)
    // As the customer gave it, where the bank has it too: by that it is asked about.
    const own =
      by === 'REFERENCE' && found.reference !== null
        ? { reference: found.reference, ...(reference !== null && { bankId: reference }) }
        : {}
    const settled = await settleDeclared(tx, call, {
      found,
      billed,
      came: { ...came, ...own, receivedAt },
    })
    return settled.payment
  }
  return (await payInvoice(tx, call, target.billed, { ...came, paidAt: receivedAt })).payment
}

/** What is owed may have become less since the file was matched: nobody has said what becomes of the rest. */
function refuseSurplus({ amount, credited }: Pick<Payment, 'amount' | 'credited'>): void {
  if (credited > 0) throw refused('PAYMENT_AMOUNT_DIFFERS', { total: amount - credited })
}

interface Kept {
  readonly applied: Applied
  /** The row by which it is known already. */
  readonly known: StatementRow | null
  readonly paymentId: string | null
}

async function keepRow(
  tx: Tx,
  call: SignedInCall,
  { applied: { source, movement, invoiceId }, known, paymentId }: Kept,
): Promise<void> {
  const decided = { decidedBy: call.actor.id, decidedAt: call.now() }
  const decision = { state: 'applied', paymentId, invoiceId, ...decided } as const
  if (!known) {
    const row = { id: call.newId(), createdAt: call.now(), source, ...movement, ...decision }
    await tx.statementRows.insert(row)
    return
  }
  const { state, decidedAt } = known
  const changed = await tx.statementRows.update(known.id, decision, { state, decidedAt })
  if (!changed) throw new StoreError('conflict', 'statementRows.state')
}

const numberOf = async (tx: Tx, invoiceId: string | null): Promise<string> =>
  (invoiceId === null ? null : await tx.invoices.get(invoiceId))?.number ?? ''
