import { withCoinsBack } from '@hostfront/domain/payments/coin-refund'
import { isRecordedWay, nameOfWay } from '@hostfront/domain/payments/recorded-ways'
import { isUnderWay, type Refund } from '@hostfront/domain/payments/refund'
import { StoreError, type Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import { kindOfCoins } from '../billing/give-up-coins.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { notify } from '../notifications/notify.ts'
import { giveCoins } from './give-coins.ts'
import { withoutSettler } from './list-refunds.ts'
import { refuseDisputed } from './refuse-disputed.ts'

type Settled = Omit<Refund, 'settledBy'>

/**
 * Says that the team has sent money back: the customer is told how much and by which reference, which only cash and the like
 * have none of. `expected`: what its reference is until then, where a gateway sends it.
 */
export function markRefundSent(
  call: SignedInCall,
  { id, reference }: { readonly id: string; readonly reference?: string | undefined },
  expected: string | null = null,
): Promise<Settled> {
  return call.store.transaction(async (tx) => {
    const settled = { state: 'sent', reference: reference ?? null, expected } as const
    const sent = await settle(tx, call, id, settled)
    const { userId, amount, method, number } = sent
    const isRecorded = isRecordedWay(method)
    if (reference === undefined && !isRecorded) throw refused('REFERENCE_MISSING')
    const known = await tx.paymentMethods.get(method)
    await notify(tx, call, userId, {
      kind: 'refund-sent',
      amount,
      method: nameOfWay(method, known ? [known] : []),
      reference: reference ?? '',
      number,
      ...(isRecorded ? { isRecordedWay: true } : {}),
      ...(sent.invoiceId === null ? {} : { invoiceId: sent.invoiceId }),
    })
    return withoutSettler(sent)
  })
}

/**
 * Gives the customer coins in place of money that would be sent. The payment is left alone: what of it came back does not
 * pay any more either way. Only where its coins were to go back, they are its again, and no refund of it.
 */
export function turnRefundToCoins(
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<Settled> {
  return call.store.transaction(async (tx) => {
    const asked = await tx.refunds.get(id)
    if (asked?.state === 'to-send') await refuseDisputed(tx, asked)
    const turned = await settle(tx, call, id, {
      state: 'to-coins',
      reference: null,
      expected: null,
    })
    const { userId, amount, invoiceId, cause } = turned
    if (cause === 'coins') {
      await giveCoinsAgain(tx, call, turned)
    } else {
      const kind = cause === 'overpaid' ? 'overpayment' : 'refund'
      await giveCoins(tx, call, { userId, amount, reference: invoiceId, kind })
    }
    const user = await tx.users.get(userId)
    const balance = user?.coins ?? 0
    await notify(tx, call, userId, { kind: 'coins-changed', amount, balance })
    return withoutSettler(turned)
  })
}

async function giveCoinsAgain(tx: Tx, call: SignedInCall, refund: Refund): Promise<void> {
  const { userId, amount, paymentId } = refund
  const payment = paymentId === null ? null : await tx.payments.get(paymentId)
  if (!payment) throw refused('NOT_FOUND')
  const { id, state, credited, returned } = payment
  const kind = await kindOfCoins(tx, payment)
  await giveCoins(tx, call, { userId, amount, reference: id, kind })
  const asRead = { state, credited, returned }
  const changed = await tx.payments.update(id, withCoinsBack(payment, -amount), asRead)
  if (!changed) throw new StoreError('conflict', 'payments.credited')
  await recordChange(tx, call, 'payments.keepCoins', payment, changed)
}

/** Whoever comes second finds it settled. */
async function settle(
  tx: Tx,
  call: SignedInCall,
  id: string,
  { expected, ...as }: Pick<Refund, 'state' | 'reference'> & { readonly expected: string | null },
): Promise<Refund> {
  const refund = await tx.refunds.get(id)
  if (!refund) throw refused('NOT_FOUND')
  if (refund.state === 'to-send' && isUnderWay(refund) && expected === null) {
    throw refused('REFUND_UNDER_WAY')
  }
  const user = await tx.users.get(refund.userId)
  // Of a deleted account it was kept only for as long as it was needed.
  const account = user?.status === 'deleted' ? '' : refund.account
  const settled = await tx.refunds.update(
    id,
    { ...as, account, settledAt: call.now(), settledBy: call.actor.id },
    { state: 'to-send', reference: expected },
  )
  if (!settled) throw refused('NOTHING_TO_DO')
  const action = as.state === 'sent' ? 'refunds.markSent' : 'refunds.toCoins'
  await recordChange(tx, call, action, refund, settled)
  return settled
}
