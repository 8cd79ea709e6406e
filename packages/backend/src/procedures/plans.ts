import { plans } from '@hostfront/contract/plans'
import { bind } from '../access/bind.ts'
import { late } from '../access/late.ts'
import { listPlansOnSale } from '../plans/list-plans-on-sale.ts'
import { measuredWaits } from '../provisioning/delivery-times.ts'

export const procedures = bind(plans, {
  onSale: listPlansOnSale,
  measuredWaits,
  list: late(async () => (await import('../plans/list-sold-plans.ts')).listSoldPlans),
  create: late(async () => (await import('../plans/create-plan.ts')).createPlan),
  update: late(async () => (await import('../plans/update-plan.ts')).updatePlan),
  offerPrice: late(async () => (await import('../plans/offer-price.ts')).offerPrice),
  archive: late(async () => (await import('../plans/update-plan.ts')).archivePlan),
  restore: late(async () => (await import('../plans/update-plan.ts')).restorePlan),
  move: late(async () => (await import('../plans/move-plan.ts')).movePlan),
  remove: late(async () => (await import('../plans/remove-plan.ts')).removePlan),
})
