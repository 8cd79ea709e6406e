import { addMinutes } from '@hostfront/domain/add-days'
import type { PaymentAttempt } from '@hostfront/domain/gateways/attempt'
import { isLiveAttempt } from '@hostfront/domain/gateways/attempt-lifecycle'
import { nextLookAt } from '@hostfront/domain/gateways/look-times'
import type { Backend } from '../call/context.ts'
import { SOLD_BY_TIME } from '../sold-by-time.ts'
import { applyObservation } from './apply-observation.ts'
import { openGateway } from './open-gateway.ts'

/** Minutes until a gateway that did not answer is asked again. */
const AGAIN = 10

/** Asks the gateway what has become of an attempt, outside of any transaction, and does what it says. */
export async function lookAtAttempt(backend: Backend, attempt: PaymentAttempt): Promise<boolean> {
  const { session, gatewayId } = attempt
  if (session === null) return false
  const row = await backend.store.read((tx) => tx.gateways.get(gatewayId))
  const gateway = row && (await openGateway(backend, row))
  const seen = await gateway?.observe(session)
  if (!seen?.ok) return false
  await backend.store.transaction((tx) =>
    applyObservation(tx, backend, { gatewayId, observed: seen.value }, SOLD_BY_TIME),
  )
  return true
}

/** Looks at every attempt whose turn it is, so that nothing depends on a message that arrives. */
export async function lookAtDueAttempts(
  backend: Backend,
): Promise<{ readonly looked: number; readonly unanswered: number }> {
  const report = { looked: 0, unanswered: 0 }
  for (;;) {
    const where = { nextLookAt: { lte: backend.now() } }
    const { items } = await backend.store.read((tx) =>
      tx.paymentAttempts.list({ where, order: 'oldest', limit: 50 }),
    )
    if (items.length === 0) return report
    for (const attempt of items) {
      const isAnswered = await lookAtAttempt(backend, attempt)
      report[isAnswered ? 'looked' : 'unanswered']++
      await planNext(backend, attempt, isAnswered)
    }
  }
}

/** One that nobody will pay any more has expired; one that is over is not looked at again. */
async function planNext(
  backend: Backend,
  { id }: PaymentAttempt,
  isAnswered: boolean,
): Promise<void> {
  await backend.store.transaction(async (tx) => {
    const attempt = await tx.paymentAttempts.get(id, { lock: true })
    if (!attempt) return
    const { state, createdAt } = attempt
    const looks = attempt.looks + 1
    const planned = isLiveAttempt(attempt) ? nextLookAt({ createdAt, looks, state }) : null
    const isLate = !isAnswered && planned !== null && planned < backend.now()
    const next = isLate ? addMinutes(backend.now(), AGAIN) : planned
    const isGivenUp = next === null && isLiveAttempt(attempt)
    await tx.paymentAttempts.update(id, {
      looks,
      nextLookAt: next,
      ...(isGivenUp ? { state: 'expired', url: null } : {}),
    })
  })
}
