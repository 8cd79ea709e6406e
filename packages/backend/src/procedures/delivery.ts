import { delivery } from '@hostfront/contract/delivery'
import { bind } from '../access/bind.ts'
import { applyPlan, withdrawPlan } from '../provisioning/apply-plan.ts'
import { deliveryTimes } from '../provisioning/delivery-times.ts'
import { dryRun } from '../provisioning/dry-run.ts'
import { giveBackInstance } from '../provisioning/give-back-instance.ts'
import { listDeliveries } from '../provisioning/list-deliveries.ts'
import { listObstacles } from '../provisioning/list-obstacles.ts'
import { markDone } from '../provisioning/mark-done.ts'
import { countPlanServers, listPlanServers } from '../provisioning/plan-servers.ts'
import { getTemplate, setTemplate } from '../provisioning/plan-templates.ts'
import { retryInstance } from '../provisioning/retry-instance.ts'
import { revealAnswers } from '../provisioning/reveal-answers.ts'
import { sendPower, usageOf } from '../provisioning/server-controls.ts'
import { takeOverInstance } from '../provisioning/take-over-instance.ts'

export const procedures = bind(delivery, {
  list: listDeliveries,
  times: deliveryTimes,
  done: markDone,
  retry: retryInstance,
  takeOver: takeOverInstance,
  giveBack: giveBackInstance,
  usage: (call, input) => usageOf(call, input, 'anybody'),
  power: (call, input) => sendPower(call, input, 'anybody'),
  obstacles: listObstacles,
  reveal: revealAnswers,
  template: getTemplate,
  dryRun,
  setTemplate,
  planCounts: countPlanServers,
  planServers: listPlanServers,
  apply: applyPlan,
  withdraw: withdrawPlan,
})
