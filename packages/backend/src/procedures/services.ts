import { services } from '@hostfront/contract/services'
import { bind } from '../access/bind.ts'
import { giveAnswers } from '../instances/give-answers.ts'
import { changeOwnPlan, changePlanFor } from '../plan-changes/change-plan.ts'
import { planChoices, quotePlanChange } from '../plan-changes/plan-choices.ts'
import { sendPower, usageOf } from '../provisioning/server-controls.ts'
import { renewOwn } from '../renewals/renew-own.ts'
import { setAutoRenew } from '../renewals/set-auto-renew.ts'
import { addService } from '../services/add-service.ts'
import {
  activateByHand,
  extendByHand,
  suspendByHand,
  terminateByHand,
} from '../services/administer.ts'
import { cancelService, keepService } from '../services/cancel-service.ts'
import { countOwn } from '../services/count-own.ts'
import { findNeeds } from '../services/find-needs.ts'
import { getOwnService, inspectService } from '../services/get-service.ts'
import { listOwnServices } from '../services/list-own.ts'
import { countServices, listServices } from '../services/list-services.ts'
import { removeService } from '../services/remove-service.ts'
import { renameService } from '../services/rename-service.ts'
import { revealPassword, setPassword } from '../services/server-password.ts'
import { serviceKind } from '../services/service-kind.ts'
import { setAccess } from '../services/set-access.ts'

export const procedures = bind(services, {
  mine: listOwnServices,
  get: getOwnService,
  usage: (call, input) => usageOf(call, input, 'own'),
  power: (call, input) => sendPower(call, input, 'own'),
  answer: giveAnswers,
  revealPassword,
  figures: countOwn,
  needs: findNeeds,
  setAutoRenew: (call, input) => setAutoRenew(serviceKind, call, input),
  renew: (call, input) => renewOwn(serviceKind, call, input),
  rename: renameService('customer'),
  cancel: cancelService('customer'),
  keep: keepService('customer'),
  planChoices: planChoices('customer'),
  quoteChange: quotePlanChange('customer'),
  changePlan: changeOwnPlan,
  list: listServices,
  counts: countServices,
  inspect: inspectService,
  setAccess,
  setPassword,
  add: addService,
  suspend: suspendByHand,
  activate: activateByHand,
  renameFor: renameService('team'),
  cancelFor: cancelService('team'),
  keepFor: keepService('team'),
  planChoicesFor: planChoices('team'),
  quoteChangeFor: quotePlanChange('team'),
  changePlanFor,
  terminate: terminateByHand,
  extend: extendByHand,
  remove: removeService,
})
