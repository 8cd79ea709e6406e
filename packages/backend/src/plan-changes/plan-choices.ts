import type { PlanChoice } from '@hostfront/contract/service-changes'
import type { BillingCycle } from '@hostfront/domain/orders/billing-cycle'
import type { Plan } from '@hostfront/domain/plans/plan'
import { planName } from '@hostfront/domain/plans/plan-name'
import { type PlanObstacle, planObstacle } from '@hostfront/domain/provisioning/plan-fit'
import type { ChangeQuote } from '@hostfront/domain/services/quote-change'
import { canChange } from '@hostfront/domain/services/quote-change'
import type { CancelledBy, Service } from '@hostfront/domain/services/service'
import type { ReadTx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { planNow } from '../instances/plan-standing.ts'
import { findService } from '../services/lock-service.ts'
import { readQuote, termsOf } from './read-change.ts'

/** More than a shop sells. */
const MOST = 200

interface ById {
  readonly id: string
}

export interface Wanted extends ById {
  readonly planId: string
  readonly billingCycle: BillingCycle
}

/** The plans of the same kind that are sold, cheapest first, and what keeps the service from each of them. */
export const planChoices =
  (as: CancelledBy) =>
  (call: SignedInCall, { id }: ById): Promise<PlanChoice[]> =>
    call.store.read(async (tx) => {
      const service = await findService(tx, call, id, as)
      const { items } = await tx.plans.list({ where: { status: 'active' }, limit: MOST })
      const own = await tx.plans.get(service.planId)
      const plans = items.filter(({ type }) => type === own?.type)
      const choices = await Promise.all(
        plans.map(async (plan) => ({
          planId: plan.id,
          planName: planName(plan),
          price: plan.price,
          obstacle: await obstacleTo(tx, service, plan),
        })),
      )
      return choices.toSorted((a, b) => a.price - b.price || a.planId.localeCompare(b.planId))
    })

/** What a change would cost now. */
export const quotePlanChange =
  (as: CancelledBy) =>
  (call: SignedInCall, { id, ...wanted }: Wanted): Promise<ChangeQuote> =>
    call.store.read(async (tx) => {
      const service = await findService(tx, call, id, as)
      return quoteWanted(tx, call, service, wanted)
    })

/** The same, or why it is refused: decided on the service as the caller has read or locked it. */
export async function quoteWanted(
  tx: ReadTx,
  call: SignedInCall,
  service: Service,
  { planId, billingCycle }: Omit<Wanted, 'id'>,
): Promise<ChangeQuote> {
  if (!canChange(service, call.now())) throw refused('SERVICE_STATE', { status: service.status })
  const plan = await tx.plans.get(planId)
  if (plan?.status !== 'active') throw refused('PLAN_NOT_FOUND')
  if (planId === service.planId && billingCycle === service.billingCycle) {
    throw refused('NOTHING_TO_DO')
  }
  const obstacle = await obstacleTo(tx, service, plan)
  if (obstacle) throw refused('PLAN_UNFIT', { obstacle })
  return readQuote(tx, call, service, termsOf(plan, billingCycle, service))
}

async function obstacleTo(tx: ReadTx, service: Service, plan: Plan): Promise<PlanObstacle | null> {
  // Another cycle alone changes nothing of the server.
  if (plan.id === service.planId) return null
  const own = await tx.plans.get(service.planId)
  if (own?.type !== plan.type) return 'other-kind'
  const instance = await tx.instances.find({ serviceId: service.id })
  return planObstacle(instance, await planNow(tx, plan.id))
}
