import { plans } from '@hostfront/contract/plans'
import { implement } from '@orpc/server'
import { signedIn } from '../access.ts'
import { admitted, type CallContext } from '../answers.ts'
import { createPlan } from './create-plan.ts'
import { listSoldPlans } from './list-sold-plans.ts'
import { movePlan } from './move-plan.ts'
import { removePlan } from './remove-plan.ts'
import { archivePlan, restorePlan, updatePlan } from './update-plan.ts'

const on = implement(plans).$context<CallContext>().use(admitted)

export const procedures = on.router({
  list: on.list.handler(({ context }) => listSoldPlans(context)),
  create: on.create.handler(({ context, input }) => createPlan(signedIn(context), input)),
  update: on.update.handler(({ context, input }) => updatePlan(signedIn(context), input)),
  archive: on.archive.handler(({ context, input }) => archivePlan(signedIn(context), input)),
  restore: on.restore.handler(({ context, input }) => restorePlan(signedIn(context), input)),
  move: on.move.handler(({ context, input }) => movePlan(signedIn(context), input)),
  remove: on.remove.handler(({ context, input }) => removePlan(signedIn(context), input)),
})
