import type { ChangePlan, ChangePlanFor } from '@hostfront/contract/service-changes'
import { SERVICE } from '@hostfront/domain/billing/invoice-subject'
import { afterChange } from '@hostfront/domain/services/after-change'
import type { CancelledBy, Service } from '@hostfront/domain/services/service'
import { serviceFacts } from '@hostfront/domain/services/service-facts'
import { StoreError, type Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import { withInvoiceNumbers } from '../billing/next-invoice-number.ts'
import type { SignedInCall } from '../call/context.ts'
import { countAttempt } from '../call/limit-attempts.ts'
import { refused } from '../call/refused.ts'
import { notify } from '../notifications/notify.ts'
import { withdrawOpenRenewals } from '../renewals/cancel-open-renewals.ts'
import { deliverChange } from '../services/deliver-change.ts'
import { lockService } from '../services/lock-service.ts'
import { withdrawWaiting } from '../services/waiting-change.ts'
import { quoteWanted } from './plan-choices.ts'
import type { ReadQuote } from './read-change.ts'
import { giveSurplus, payForChange } from './settle-change.ts'
import { readUsedDisk } from './used-disk.ts'
import { waitForPayment } from './wait-for-payment.ts'

/** Changes plan or cycle of the caller's service at the price that was shown: at once, or when its invoice is paid. */
export async function changeOwnPlan(call: SignedInCall, input: ChangePlan): Promise<Service> {
  await countAttempt(call, { 'order-account': call.actor.id })
  return inOneStep(call, input, 'customer', async (tx, service, quote) => {
    if (input.withInvoice && quote.due > 0) {
      const waiting = await waitForPayment(tx, call, service, quote)
      await recordChange(tx, call, 'services.askChange', service, waiting)
      return waiting
    }
    const changed = await change(tx, call, service, quote)
    await settle(tx, call, service, quote)
    await recordChange(tx, call, 'services.changePlan', service, changed)
    return changed
  })
}

/** The same by the team, for a reason that its customer reads, and without money where they say so. */
export const changePlanFor = (call: SignedInCall, input: ChangePlanFor): Promise<Service> =>
  inOneStep(call, input, 'team', async (tx, service, quote) => {
    const { reason, isFree } = input
    if (input.withInvoice && !isFree && quote.due > 0) {
      const waiting = await waitForPayment(tx, call, service, quote, reason)
      const logged = { ...waiting, reason }
      await recordChange(tx, call, 'services.askChange', service, logged)
      return waiting
    }
    const changed = await change(tx, call, service, quote, { isFree, reason })
    if (!isFree) await settle(tx, call, service, quote)
    const logged = { ...changed, reason, isFree }
    await recordChange(tx, call, 'services.changePlan', service, logged)
    return changed
  })

/** With the service locked, and the price that was shown. */
async function inOneStep(
  call: SignedInCall,
  input: ChangePlan,
  as: CancelledBy,
  work: (tx: Tx, service: Service, quote: ReadQuote) => Promise<Service>,
): Promise<Service> {
  const usedMiB = await readUsedDisk(call, input, as)
  return withInvoiceNumbers(() =>
    call.store.transaction(async (tx) => {
      const service = await lockService(tx, call, input.id, as)
      const quote = await quoteWanted(tx, call, service, { ...input, usedMiB })
      if (quote.due !== input.due || quote.surplus !== input.surplus) {
        throw refused('PRICE_CHANGED', { amountDue: quote.due })
      }
      return work(tx, service, quote)
    }),
  )
}

interface ByTeam {
  readonly isFree: boolean
  readonly reason: string
}

/** What is open for its renewal bills the old price: it is withdrawn, and issued anew when it is due. So is a change that waits. */
async function change(
  tx: Tx,
  call: SignedInCall,
  held: Service,
  quote: ReadQuote,
  { isFree = false, reason }: ByTeam | { isFree?: false; reason?: never } = {},
): Promise<Service> {
  const service = await withdrawWaiting(tx, call, held, { isToldElse: true })
  const { id, status, expiresAt, planId } = service
  const credited = quote.credited + (isFree ? 0 : quote.surplus)
  const patch = afterChange(service, quote, { now: call.now(), credited, isFree })
  const changed = await tx.services.update(id, patch, { status, expiresAt, planId })
  if (!changed) throw new StoreError('conflict', 'services.planId')
  await deliverChange(tx, call, service, changed)
  await withdrawOpenRenewals(tx, call, SERVICE, id)
  await notify(tx, call, changed.userId, {
    kind: 'service-changed',
    ...serviceFacts(changed),
    planName: changed.planName,
    expiresAt: changed.expiresAt,
    ...(reason !== undefined && { reason }),
  })
  return changed
}

async function settle(
  tx: Tx,
  call: SignedInCall,
  service: Service,
  quote: ReadQuote,
): Promise<void> {
  if (quote.due > 0) await payForChange(tx, call, service, quote)
  if (quote.surplus > 0) await giveSurplus(tx, call, service, quote)
}
