import type { PaymentAttempt } from '@hostfront/domain/gateways/attempt'
import type { GatewayEvent } from '@hostfront/domain/gateways/gateway-event'
import type { PaymentProblem } from '@hostfront/domain/gateways/payment-problem'
import type { ReadTx, Tx } from '@hostfront/store/port'
import type { Cause } from '../call/context.ts'
import { notifyStaff } from '../notifications/notify-staff.ts'

/** Tells staff, once, of money that has come in and does not do what it was to. The attempt as it is with that money. */
export async function tellOfProblem(tx: Tx, cause: Cause, attempt: PaymentAttempt): Promise<void> {
  const { gatewayId, cameAmount, cameCurrency } = attempt
  const problem = attempt.problem ?? ((await goesBack(tx, attempt)) ? 'CLOSED' : null)
  if (problem === null) return
  const amount = cameAmount ?? attempt.amount
  const currency = cameCurrency ?? attempt.currency
  await tellStaff(tx, cause, problem, { gatewayId, amount, currency })
}

async function goesBack(tx: ReadTx, { paymentId }: PaymentAttempt): Promise<boolean> {
  const payment = paymentId === null ? null : await tx.payments.get(paymentId)
  return payment !== null && payment.returned > 0
}

/** Tells staff of money for nothing that the shop knows: once, however many messages are about it. */
export async function tellOfUnknown(tx: Tx, cause: Cause, event: GatewayEvent): Promise<void> {
  const { id, gatewayId, attemptId, observed } = event
  if (observed.seen !== 'succeeded') return
  const { items } = await tx.gatewayEvents.list({
    where: { gatewayId, attemptId, outcome: 'foreign' },
    limit: MOST,
  })
  const { reference } = observed
  const isTold = items.some(
    (each) =>
      each.id !== id && each.observed.seen === 'succeeded' && each.observed.reference === reference,
  )
  if (!isTold) await tellStaff(tx, cause, 'UNKNOWN', { gatewayId, ...observed })
}

/** Messages about one payment. */
const MOST = 100

interface Money {
  readonly gatewayId: string
  /** Hundredths. */
  readonly amount: number
  readonly currency: string
}

/** Whoever may record payments has a line of it. */
export const tellStaff = (
  tx: Tx,
  cause: Cause,
  problem: PaymentProblem,
  { gatewayId, amount, currency }: Money,
): Promise<void> =>
  notifyStaff(tx, cause, { kind: 'payment-problem', problem, gatewayId, amount, currency })
