import type { PlanChoice } from '@hostfront/contract/service-changes'
import type { OptionAnswers } from '@hostfront/domain/options/form-answers'
import { isSameChoice } from '@hostfront/domain/options/same-choice'
import type { BillingCycle } from '@hostfront/domain/orders/billing-cycle'
import type { Plan } from '@hostfront/domain/plans/plan'
import { planName } from '@hostfront/domain/plans/plan-name'
import { type PlanObstacle, planObstacle } from '@hostfront/domain/provisioning/plan-fit'
import { canChange } from '@hostfront/domain/services/can-change'
import {
  changedOptions,
  type Made,
  optionChoices,
} from '@hostfront/domain/services/changed-options'
import type { ChangeQuote } from '@hostfront/domain/services/quote-change'
import type { CancelledBy, Service } from '@hostfront/domain/services/service'
import type { ReadTx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { readPlanNow } from '../instances/plan-standing.ts'
import { activeOptions } from '../options/all-options.ts'
import { findService } from '../services/lock-service.ts'
import { type ReadQuote, readQuote, termsOf } from './read-change.ts'
import { readUsedDisk } from './used-disk.ts'

/** More than a shop sells. */
const MOST = 200

interface ById {
  readonly id: string
}

export interface Wanted extends ById {
  readonly planId: string
  readonly billingCycle: BillingCycle
  /** Chosen anew, by the option's id. */
  readonly options?: OptionAnswers | undefined
}

type Asked = Omit<Wanted, 'id'> & {
  /** What is on its disk, MiB, see `readUsedDisk`. */
  readonly usedMiB: number | null
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
      const [options, made] = await Promise.all([activeOptions(tx), madeOf(tx, service)])
      const choices = await Promise.all(
        plans.map(async (plan) => ({
          planId: plan.id,
          planName: planName(plan),
          price: plan.price,
          obstacle: await obstacleTo(tx, { own, instance: made.instance }, plan),
          options: optionChoices(plan, options, service.options, made).map(asChoice),
        })),
      )
      return choices.toSorted((a, b) => a.price - b.price || a.planId.localeCompare(b.planId))
    })

const asChoice = ({ option, chosen }: ReturnType<typeof optionChoices>[number]) => ({
  id: option.id,
  label: option.label,
  choices: option.choices.map(({ id, label, pricePerMonth }) => ({ id, label, pricePerMonth })),
  chosen,
})

/** How its server was made. */
async function madeOf(tx: ReadTx, { id: serviceId }: Service): Promise<Made> {
  const instance = await tx.instances.find({ serviceId })
  const templateId = instance?.templateId ?? null
  const template = templateId === null ? null : await tx.planTemplates.get(templateId)
  return { instance, recipe: template?.recipe ?? null }
}

/** What a change would cost now. */
export const quotePlanChange =
  (as: CancelledBy) =>
  async (call: SignedInCall, { id, ...wanted }: Wanted): Promise<ChangeQuote> => {
    const usedMiB = await readUsedDisk(call, { id, planId: wanted.planId }, as)
    return call.store.read(async (tx) => {
      const service = await findService(tx, call, id, as)
      return quoteWanted(tx, call, service, { ...wanted, usedMiB })
    })
  }

/** The same, or why it is refused: decided on the service as the caller has read or locked it. */
export async function quoteWanted(
  tx: ReadTx,
  call: SignedInCall,
  service: Service,
  { planId, billingCycle, options: answers = {}, usedMiB }: Asked,
): Promise<ReadQuote> {
  if (!canChange(service, call.now())) throw refused('SERVICE_STATE', { status: service.status })
  const plan = await tx.plans.get(planId)
  if (plan?.status !== 'active') throw refused('PLAN_NOT_FOUND')
  const [offered, made] = await Promise.all([activeOptions(tx), madeOf(tx, service)])
  const chosen = changedOptions(plan, offered, service.options, answers, made)
  if (!chosen.ok) throw refused('OPTION_REFUSED', chosen.refusal)
  const options = chosen.value
  const isAnother = !isSameChoice(options, service.options)
  if (planId === service.planId && billingCycle === service.billingCycle && !isAnother) {
    throw refused('NOTHING_TO_DO')
  }
  const own = await tx.plans.get(service.planId)
  const obstacle = await obstacleTo(tx, { own, instance: made.instance }, plan, usedMiB)
  if (obstacle) throw refused('PLAN_UNFIT', { obstacle })
  const terms = termsOf(plan, billingCycle, options)
  return readQuote(tx, call, service, isAnother ? { ...terms, options } : terms)
}

async function obstacleTo(
  tx: ReadTx,
  { own, instance }: { readonly own: Plan | null } & Pick<Made, 'instance'>,
  plan: Plan,
  usedMiB: number | null = null,
): Promise<PlanObstacle | null> {
  // Another cycle alone changes nothing of the server.
  if (plan.id === own?.id) return null
  if (own?.type !== plan.type) return 'other-kind'
  return planObstacle(instance, await readPlanNow(tx, plan), usedMiB)
}
