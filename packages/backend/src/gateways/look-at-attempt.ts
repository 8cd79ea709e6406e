import { addMinutes } from '@hostfront/domain/add-days'
import { isPayable } from '@hostfront/domain/billing/payable'
import type { PaymentAttempt } from '@hostfront/domain/gateways/attempt'
import { isLiveAttempt, isOpenAttempt } from '@hostfront/domain/gateways/attempt-lifecycle'
import { nextLookAt } from '@hostfront/domain/gateways/look-times'
import type { ReadTx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { SOLD_BY_TIME } from '../sold-by-time.ts'
import { observe } from './apply-observation.ts'
import { openGateway } from './open-gateway.ts'
import { takeApproved } from './take-approved.ts'

/** Minutes until a gateway that did not answer is asked again. */
const AGAIN = 10
/** For so long: two weeks. */
const MOST_MINUTES = 14 * 24 * 60

/** `unknown`: there is no such page, by the key of today. */
export type Looked = 'answered' | 'unanswered' | 'unknown'

/** Asks the gateway what has become of an attempt, outside of any transaction, and does what it says. */
export async function lookAtAttempt(backend: Backend, attempt: PaymentAttempt): Promise<Looked> {
  const { session, gatewayId } = attempt
  if (session === null) return 'unknown'
  const [row, isForNothing] = await backend.store.read((tx) =>
    Promise.all([tx.gateways.get(gatewayId), paysNothing(tx, attempt)]),
  )
  const gateway = row && (await openGateway(backend, row))
  const isNeedless = isForNothing && isOpenAttempt(attempt)
  const seen = await (isNeedless ? gateway?.close(session) : gateway?.observe(session))
  if (!seen?.ok) return seen?.refusal.code === 'refused' ? 'unknown' : 'unanswered'
  if (gateway && seen.value.seen === 'approved') {
    return takeApproved(backend, gateway, { gatewayId, observed: seen.value })
  }
  await observe(backend, { gatewayId, observed: seen.value }, SOLD_BY_TIME)
  return 'answered'
}

/** Nobody is to pay on the page of what is paid or cancelled, nor for coins of an account that is deleted. */
async function paysNothing(tx: ReadTx, { invoiceId, userId }: PaymentAttempt): Promise<boolean> {
  if (invoiceId === null) return (await tx.users.get(userId))?.status === 'deleted'
  const invoice = await tx.invoices.get(invoiceId)
  return invoice !== null && !isPayable(invoice)
}

export interface LookReport {
  looked: number
  unanswered: number
  /** What was answered for these could not be done. They are asked about again, and keep no other waiting. */
  readonly failures: { readonly id: string; readonly fault: unknown }[]
}

/** A gateway that leaves so many in a row unanswered is asked nothing more in a run: each would wait for as long. */
const MOST_SILENT = 3

/**
 * Looks at every attempt whose turn it is now, so that nothing depends on a message that arrives. What becomes due meanwhile
 * has the next run, however long gateways take.
 */
export async function lookAtDueAttempts(backend: Backend): Promise<LookReport> {
  const report: LookReport = { looked: 0, unanswered: 0, failures: [] }
  const silent = new Map<string, number>()
  const where = { nextLookAt: { lte: backend.now() } }
  for (;;) {
    const { items } = await backend.store.read((tx) =>
      tx.paymentAttempts.list({ where, order: 'oldest', limit: 50 }),
    )
    if (items.length === 0) return report
    for (const attempt of items) {
      const looked = await lookInTurn(backend, attempt, silent, report)
      report[looked === 'unanswered' ? 'unanswered' : 'looked']++
      await planNext(backend, attempt, looked)
    }
  }
}

/** `silent`: how many in a row each gateway has left unanswered. */
async function lookInTurn(
  backend: Backend,
  attempt: PaymentAttempt,
  silent: Map<string, number>,
  { failures }: LookReport,
): Promise<Looked> {
  const { id, gatewayId } = attempt
  const unheard = silent.get(gatewayId) ?? 0
  if (unheard >= MOST_SILENT) return 'unanswered'
  try {
    const looked = await lookAtAttempt(backend, attempt)
    silent.set(gatewayId, looked === 'unanswered' ? unheard + 1 : 0)
    return looked
  } catch (fault) {
    failures.push({ id, fault })
    return 'unanswered'
  }
}

/** What nobody answered for is asked again, however late it is; what is asked no more, and was not paid, has expired. */
async function planNext(backend: Backend, { id }: PaymentAttempt, looked: Looked): Promise<void> {
  await backend.store.transaction(async (tx) => {
    const attempt = await tx.paymentAttempts.get(id, { lock: true })
    if (!attempt) return
    const soon = addMinutes(backend.now(), AGAIN)
    const planned = nextLookAt(attempt, backend.now())
    const isWanted = isLiveAttempt(attempt) && soon < addMinutes(attempt.createdAt, MOST_MINUTES)
    const next = looked === 'unanswered' && isWanted ? soon : planned
    const isGivenUp = next === null && isLiveAttempt(attempt)
    await tx.paymentAttempts.update(id, {
      nextLookAt: next,
      ...(isGivenUp ? { state: 'expired', url: null } : {}),
    })
  })
}
