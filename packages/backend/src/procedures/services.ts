import { services } from '@hostfront/contract/services'
import { bind } from '../access/bind.ts'
import { giveAnswers } from '../instances/give-answers.ts'
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
import { holdService, releaseService } from '../services/hold-service.ts'
import { listOwnServices } from '../services/list-own.ts'
import { countServices, listServices } from '../services/list-services.ts'
import { removeService } from '../services/remove-service.ts'
import { renameService } from '../services/rename-service.ts'
import { revealPassword, setPassword } from '../services/server-password.ts'
import { serviceKind } from '../services/service-kind.ts'
import { setAccess } from '../services/set-access.ts'
import { setPrice } from '../services/set-price.ts'

// Asked for once in a while, and the list of services is on every dashboard.
const loadChoices = () => import('../plan-changes/plan-choices.ts')
const loadChanges = () => import('../plan-changes/change-plan.ts')
const loadWithdrawal = () => import('../plan-changes/withdraw-change.ts')

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
  planChoices: async (call, input) => (await loadChoices()).planChoices('customer')(call, input),
  quoteChange: async (call, input) =>
    (await loadChoices()).quotePlanChange('customer')(call, input),
  changePlan: async (call, input) => (await loadChanges()).changeOwnPlan(call, input),
  withdrawChange: async (call, input) =>
    (await loadWithdrawal()).withdrawChange('customer')(call, input),
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
  planChoicesFor: async (call, input) => (await loadChoices()).planChoices('team')(call, input),
  quoteChangeFor: async (call, input) => (await loadChoices()).quotePlanChange('team')(call, input),
  changePlanFor: async (call, input) => (await loadChanges()).changePlanFor(call, input),
  hold: holdService,
  release: releaseService,
  setPrice,
  withdrawChangeFor: async (call, input) =>
    (await loadWithdrawal()).withdrawChange('team')(call, input),
  terminate: terminateByHand,
  extend: extendByHand,
  remove: removeService,
})
