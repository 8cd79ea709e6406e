import type { Surplus } from '@hostfront/contract/orders'
import type { Transaction } from '@hostfront/contract/payments'
import { may } from '@hostfront/domain/accounts/permission'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { idOfSubject, ORDER } from '@hostfront/domain/billing/invoice-subject'
import type { Declaration } from '@hostfront/domain/payments/declaration'
import type { Payment } from '@hostfront/domain/payments/payment'
import type { Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { BillableKinds, Billed } from '../billing/billed.ts'
import { lockSeveral } from '../billing/lock-several.ts'
import { type Settled, settleMoney } from '../billing/settle-money.ts'
import type { WhenClosed } from '../books/open-days.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { rowsById } from '../call/rows-by-id.ts'
import { startOrder } from '../orders/approve-order.ts'
import { withReferences } from '../payments/take-payment.ts'
import { asTransaction } from '../transactions/as-transaction.ts'
import { decide } from './decide.ts'
import { takeSeenRow } from './seen-rows.ts'

interface ApproveDeclaration {
  readonly id: string
  readonly amount: number
  readonly receivedAt: string
  readonly reference: string
  readonly surplus?: Surplus | undefined
  readonly alsoApproveOrders?: boolean | undefined
  readonly rowId?: string | undefined
}

/**
 * Records that what a customer declared came in, as the team has seen it come in: payment, invoices, renewals, coins and
 * what is told are one step. Locks what it pays before it decides; of two who approve at once the second is refused.
 */
export function approveDeclaration(
  call: SignedInCall,
  { id, alsoApproveOrders = false, rowId, ...came }: ApproveDeclaration,
  kinds: BillableKinds,
): Promise<{ payment: Transaction['payment'] }> {
  const approve = async (tx: Tx) => {
    const found = await tx.declarations.get(id)
    if (!found) throw refused('NOT_FOUND')
    const billed = await lockDeclared(tx, kinds, found)
    const { payment, invoices } = await settleDeclared(tx, call, { found, billed, came })
    if (rowId) await takeSeenRow(tx, call, { rowId, declaration: found, payment })
    if (alsoApproveOrders) await startPaidOrders(tx, call, invoices)
    return { payment: asTransaction(payment) }
  }
  return withReferences(() => call.store.transaction(approve))
}

/** All that a declaration is to pay, locked. */
export async function lockDeclared(
  tx: Tx,
  kinds: BillableKinds,
  { pays }: Declaration,
): Promise<Billed[]> {
  const paid = await rowsById(
    tx.invoices,
    pays.map(({ invoiceId }) => invoiceId),
  )
  return lockSeveral(tx, kinds, paid.values())
}

interface Declared {
  readonly found: Declaration
  /** As `lockDeclared` has locked it. */
  readonly billed: readonly Billed[]
  readonly came: Pick<ApproveDeclaration, 'amount' | 'receivedAt' | 'reference' | 'surplus'> & {
    /** By which way, where that is known better than it was declared. */
    readonly method?: string
    /** What the bank calls it, where that is another than the reference. */
    readonly bankId?: string
    readonly whenClosed?: WhenClosed
  }
}

/** Approves a declaration in the caller's transaction. */
export async function settleDeclared(
  tx: Tx,
  call: SignedInCall,
  { found, billed, came }: Declared,
): Promise<Settled & { payment: Payment }> {
  const decided = await decide(tx, call, found, 'approve')
  const { userId, method, pays, id, reference } = found
  const settled = await settleMoney(tx, call, billed, {
    method,
    ...came,
    userId,
    isShared: false,
    buysCoins: pays.length === 0,
    surplus: came.surplus,
    // A picture alone shows it where its customer has given none.
    reference: came.reference || reference,
  })
  const { payment } = settled
  if (!payment) throw refused('PAYMENT_AMOUNT_DIFFERS', { total: 1 })
  const approved = await tx.declarations.update(id, { paymentId: payment.id })
  await recordChange(tx, call, 'declarations.approve', found, approved ?? decided)
  return { ...settled, payment }
}

/** The caller's transaction has locked the orders with their invoices. One that is decided on already stays as it is. */
async function startPaidOrders(
  tx: Tx,
  call: SignedInCall,
  invoices: readonly Invoice[],
): Promise<void> {
  if (!may(call.actor, 'orders.decide')) throw refused('FORBIDDEN')
  for (const invoice of invoices) {
    const orderId = idOfSubject(invoice, ORDER)
    if (invoice.status !== 'paid' || !orderId) continue
    const order = await tx.orders.get(orderId)
    if (order?.status === 'pending') await startOrder(tx, call, order)
  }
}
