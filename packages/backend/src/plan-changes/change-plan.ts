import type { ChangePlan, ChangePlanFor } from '@hostfront/contract/service-changes'
import { SERVICE } from '@hostfront/domain/billing/invoice-subject'
import { afterChange, type ChangeQuote } from '@hostfront/domain/services/quote-change'
import type { Service } from '@hostfront/domain/services/service'
import { serviceFacts } from '@hostfront/domain/services/service-facts'
import { StoreError, type Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import { withInvoiceNumbers } from '../billing/next-invoice-number.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { notify } from '../notifications/notify.ts'
import { withdrawOpenRenewals } from '../renewals/cancel-open-renewals.ts'
import { lockService } from '../services/lock-service.ts'
import { deliverChange } from './deliver-change.ts'
import { quoteWanted } from './plan-choices.ts'
import { giveSurplus, payForChange } from './settle-change.ts'

/** Changes plan or cycle of the caller's service at once, at the price that was shown. */
export const changeOwnPlan = (call: SignedInCall, input: ChangePlan): Promise<Service> =>
  inOneStep(call, async (tx) => {
    const service = await lockService(tx, call, input.id, 'customer')
    const { quote, changed } = await change(tx, call, service, input)
    await settle(tx, call, service, quote)
    await recordChange(tx, call, 'services.changePlan', service, changed)
    return changed
  })

/** The same by the team, for a reason that stays in the log, and without money where they say so. */
export const changePlanFor = (call: SignedInCall, input: ChangePlanFor): Promise<Service> =>
  inOneStep(call, async (tx) => {
    const service = await lockService(tx, call, input.id, 'team')
    const { quote, changed } = await change(tx, call, service, input, input.isFree)
    if (!input.isFree) await settle(tx, call, service, quote)
    const logged = { ...changed, reason: input.reason, isFree: input.isFree }
    await recordChange(tx, call, 'services.changePlan', service, logged)
    return changed
  })

const inOneStep = (call: SignedInCall, work: (tx: Tx) => Promise<Service>): Promise<Service> =>
  withInvoiceNumbers(() => call.store.transaction(work))

interface Changed {
  readonly quote: ChangeQuote
  readonly changed: Service
}

/** What is open for its renewal bills the old price: it is withdrawn, and issued anew when it is due. */
async function change(
  tx: Tx,
  call: SignedInCall,
  service: Service,
  input: ChangePlan,
  isFree = false,
): Promise<Changed> {
  const quote = await quoteWanted(tx, call, service, input)
  if (quote.due !== input.due || quote.surplus !== input.surplus) {
    throw refused('PRICE_CHANGED', { amountDue: quote.due })
  }
  const { id, status, expiresAt, planId } = service
  const patch = afterChange(service, quote, { now: call.now(), isFree })
  const changed = await tx.services.update(id, patch, { status, expiresAt, planId })
  if (!changed) throw new StoreError('conflict', 'services.planId')
  await deliverChange(tx, call, changed)
  await withdrawOpenRenewals(tx, call, SERVICE, id)
  await notify(tx, call, changed.userId, {
    kind: 'service-changed',
    ...serviceFacts(changed),
    planName: changed.planName,
    expiresAt: changed.expiresAt,
  })
  return { quote, changed }
}

async function settle(
  tx: Tx,
  call: SignedInCall,
  service: Service,
  quote: ChangeQuote,
): Promise<void> {
  if (quote.due > 0) await payForChange(tx, call, service, quote)
  if (quote.surplus > 0) await giveSurplus(tx, call, service, quote)
}
