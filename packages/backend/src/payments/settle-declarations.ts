import type { Invoice } from '@hostfront/domain/billing/invoice'
import { isPayable } from '@hostfront/domain/billing/payable'
import type { Declaration } from '@hostfront/domain/payments/declaration'
import { DECLARATION_LIFECYCLE } from '@hostfront/domain/payments/declaration-lifecycle'
import type { Payment } from '@hostfront/domain/payments/payment'
import { after } from '@hostfront/domain/transitions'
import type { Tx } from '@hostfront/store/port'
import type { Cause } from '../call/context.ts'
import { rowsById } from '../call/rows-by-id.ts'

/** Nobody has more that wait: declaring is limited by the day. */
const MOST = 200

/**
 * What becomes of declarations when money has come in for these invoices: one of the very reference is this payment; one
 * whose invoices are all settled waits for nothing any more. The rest goes on waiting.
 */
export async function settleDeclarations(
  tx: Tx,
  call: Cause,
  payment: Payment,
  paid: readonly Invoice[],
): Promise<void> {
  const [userIds, ids] = [
    new Set(paid.map(({ userId }) => userId)),
    new Set(paid.map(({ id }) => id)),
  ]
  for (const userId of userIds) {
    const waiting = { userId, state: 'waiting' } as const
    const { items } = await tx.declarations.list({ where: waiting, order: 'oldest', limit: MOST })
    const siblings = items.filter(({ pays }) => pays.some(({ invoiceId }) => ids.has(invoiceId)))
    for (const sibling of siblings) await settleOne(tx, call, payment, sibling)
  }
}

async function settleOne(
  tx: Tx,
  call: Cause,
  payment: Payment,
  declaration: Declaration,
): Promise<void> {
  const { id, pays, referenceKey } = declaration
  const isIt = referenceKey !== null && referenceKey === payment.referenceKey
  if (!isIt) {
    const invoices = await rowsById(
      tx.invoices,
      pays.map(({ invoiceId }) => invoiceId),
    )
    if ([...invoices.values()].some(isPayable)) return
  }
  const state = after(DECLARATION_LIFECYCLE, declaration.state, isIt ? 'approve' : 'settle')
  if (state === null) return
  const decided = { decidedBy: call.actor?.id ?? null, decidedAt: call.now() }
  const became = isIt ? { paymentId: payment.id } : {}
  await tx.declarations.update(id, { state, ...decided, ...became }, { state: 'waiting' })
}
