import type { OwnDeclaration } from '@hostfront/contract/declarations'
import { isOwner } from '@hostfront/domain/accounts/actor'
import { addDays } from '@hostfront/domain/add-days'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { isPayable } from '@hostfront/domain/billing/payable'
import type { Declaration } from '@hostfront/domain/payments/declaration'
import { type DeclarationForm, hasBegun } from '@hostfront/domain/payments/declaration-form'
import { MAX_DECLARED_A_DAY, MAX_WAITING } from '@hostfront/domain/payments/declaration-lifecycle'
import { isOffered } from '@hostfront/domain/payments/offered-methods'
import { referenceKeys } from '@hostfront/domain/payments/reference-keys'
import { byAge } from '@hostfront/domain/payments/settle'
import type { Tx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { rowsById } from '../call/rows-by-id.ts'
import { attachFiles } from '../files/attach-files.ts'
import { notifyStaff } from '../notifications/notify-staff.ts'
import { asOwnDeclaration } from './as-own-declaration.ts'

/** Writes down what a customer says to have paid, and notifies the team. Nothing is paid by it. */
export function declarePayment(
  call: SignedInCall,
  { method, amount, reference, paidOn, invoiceIds, note, proofIds }: DeclarationForm,
): Promise<OwnDeclaration> {
  return call.store.transaction(async (tx) => {
    // Locked: what somebody declares is counted, one after the other.
    const user = await tx.users.get(call.actor.id, { lock: true })
    if (!user) throw refused('LOGIN_REQUIRED')
    const way = await tx.paymentMethods.get(method)
    if (way?.kind !== 'manual' || !isOffered(way)) throw refused('METHOD_NOT_OFFERED')
    if (!hasBegun(paidOn, call.now())) throw refused('PAYMENT_IN_FUTURE')
    const invoices = await ownOpen(tx, call, invoiceIds)
    await checkLimits(tx, call, invoiceIds)
    const given = reference === '' ? null : reference
    const declaration = await tx.declarations.insert({
      id: call.newId(),
      createdAt: call.now(),
      userId: call.actor.id,
      method,
      amount,
      reference: given,
      ...referenceKeys(given),
      paidOn,
      pays: invoices.map(({ id: invoiceId, number }) => ({ invoiceId, number })),
      note,
      proofIds,
      state: 'waiting',
      decidedBy: null,
      decidedAt: null,
      reason: null,
      paymentId: null,
    })
    await attachFiles(tx, call, {
      purpose: 'proof',
      fileIds: proofIds,
      subjectId: declaration.id,
    })
    await notifyStaff(tx, call, {
      kind: 'payment-declared',
      amount,
      declarationId: declaration.id,
    })
    return asOwnDeclaration(declaration)
  })
}

/** Oldest first. */
async function ownOpen(
  tx: Tx,
  call: SignedInCall,
  ids: readonly string[],
): Promise<readonly Invoice[]> {
  const found = await rowsById(tx.invoices, ids)
  const own = [...found.values()].filter((invoice) => isOwner(call.actor, invoice))
  if (own.length < ids.length) throw refused('NOT_FOUND')
  const closed = own.find((invoice) => !isPayable(invoice))
  if (closed) throw refused('INVOICE_NOT_PAYABLE', { status: closed.status })
  return own.toSorted(byAge)
}

const MOST = 500

async function checkLimits(
  tx: Tx,
  call: SignedInCall,
  invoiceIds: readonly string[],
): Promise<void> {
  const userId = call.actor.id
  const today = await tx.declarations.list({
    where: { userId, createdAt: { gt: addDays(call.now(), -1) } },
    order: 'oldest',
    limit: MOST,
  })
  const first = today.items.at(-MAX_DECLARED_A_DAY)
  if (first) {
    const left = Date.parse(addDays(first.createdAt, 1)) - Date.parse(call.now())
    throw refused('TOO_MANY_ATTEMPTS', { retryAfter: Math.ceil(left / 1000) })
  }
  const waiting = await tx.declarations.list({ where: { userId, state: 'waiting' }, limit: MOST })
  const isFull = (isFor: (declaration: Declaration) => boolean) =>
    waiting.items.filter(isFor).length >= MAX_WAITING
  const isCrowded =
    invoiceIds.length === 0
      ? isFull(({ pays }) => pays.length === 0)
      : invoiceIds.some((id) => isFull(({ pays }) => pays.some((each) => each.invoiceId === id)))
  if (isCrowded) throw refused('DECLARATIONS_WAITING', { most: MAX_WAITING })
}
