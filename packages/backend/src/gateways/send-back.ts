/** Money goes back by the gateway that it came by. */
import type { PaymentAttempt } from '@hostfront/domain/gateways/attempt'
import {
  heldSince,
  isHeld,
  isUnderWay,
  type Refund,
  UNDER_WAY,
} from '@hostfront/domain/payments/refund'
import type { Gateway } from '@hostfront/providers/gateway-port'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { refuseDisputed } from '../refunds/refuse-disputed.ts'
import { markRefundSent } from '../refunds/settle-refund.ts'
import { openGateway } from './open-gateway.ts'

/**
 * Sends a refund by its gateway, and marks it sent by what the gateway calls it. While that is asked nobody else settles it, and
 * nobody else asks: REFUND_UNDER_WAY.
 * Not answered, it stays so: asked again it goes back once.
 */
export async function sendBack(
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<Omit<Refund, 'settledBy'>> {
  const { refund, attempt, reference, gateway, held, wasUnderWay } = await claim(call, id)
  const { amount } = refund
  const { id: attemptId, session, currency } = attempt
  const sent = await gateway.refund({ reference, session, attemptId, amount, currency, id })
  if (!sent.ok) {
    // What was asked for before may have gone: only the gateway's own no makes it free again, not its silence.
    const isAnswer = sent.refusal.code === 'refused' || !wasUnderWay
    const isFree = sent.refusal.code !== 'uncertain' && isAnswer
    await call.store.transaction((tx) =>
      tx.refunds.update(
        id,
        { reference: isFree ? null : UNDER_WAY },
        { state: 'to-send', reference: held },
      ),
    )
    throw refused(isFree ? 'GATEWAY_FAILED' : 'GATEWAY_UNCERTAIN')
  }
  return markRefundSent(call, { id, reference: sent.value.reference }, held)
}

interface Claimed {
  readonly refund: Refund
  /** Of the payment, as the gateway calls it. */
  readonly reference: string
  readonly attempt: PaymentAttempt
  readonly gateway: Gateway
  /** What its reference is while this call asks. */
  readonly held: string
  /** It was asked to send it before, and has not been heard of since. */
  readonly wasUnderWay: boolean
}

async function claim(call: SignedInCall, id: string): Promise<Claimed> {
  const { attempt, row, refund } = await call.store.read(async (tx) => {
    const found = await tx.refunds.get(id)
    if (!found) throw refused('NOT_FOUND')
    if (found.state !== 'to-send') throw refused('NOTHING_TO_DO')
    await refuseDisputed(tx, found)
    const paid =
      found.paymentId === null
        ? null
        : await tx.paymentAttempts.find({ paymentId: found.paymentId, gatewayId: found.method })
    return { refund: found, attempt: paid, row: paid && (await tx.gateways.get(paid.gatewayId)) }
  })
  const reference = attempt?.reference ?? null
  const gateway = row && (await openGateway(call, row))
  if (!attempt || reference === null || !gateway) throw refused('METHOD_NOT_OFFERED')
  if (isHeld(refund, call.now())) throw refused('REFUND_UNDER_WAY')
  const held = heldSince(call.now(), call.newId())
  const claimed = await call.store.transaction((tx) =>
    tx.refunds.update(id, { reference: held }, { state: 'to-send', reference: refund.reference }),
  )
  // Somebody else was faster, and asks now.
  if (!claimed) throw refused('REFUND_UNDER_WAY')
  return { refund, attempt, reference, gateway, held, wasUnderWay: isUnderWay(refund) }
}
