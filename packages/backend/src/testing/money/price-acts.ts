import { addDays } from '@hostfront/domain/add-days'
import { SEED_PLANS } from '@hostfront/domain/plans/seed-plans'
import fc from 'fast-check'
import { act, type Effect, pick } from './operation.ts'
import { pickFrom, type Stage } from './stage.ts'

const REASON = 'As agreed.'
const price = fc.integer({ min: 1, max: 2000 })
const days = fc.integer({ min: 1, max: 120 })

/** What staff do about a service or a client besides its time: they let it be for a while, and agree on another price. */
export const PRICE_ACTS = [
  act('set price', 3, fc.record({ pick, price }), async (stage, step) => {
    const service = await serviceBy(stage, step)
    if (!service) return null
    await stage.admin.services.setPrice({ id: service.id, price: step.price, reason: REASON })
    return 'set price'
  }),
  act('offer price', 3, fc.record({ pick, price }), offerPrice),
  act('hold service', 2, fc.record({ pick, days }), async (stage, step) => {
    const service = await serviceBy(stage, step)
    if (!service) return null
    const until = addDays(stage.shop.backend.now(), step.days)
    await stage.admin.services.hold({ id: service.id, until, reason: REASON })
    return 'hold service'
  }),
  act('release service', 10, fc.record({ pick }), async (stage, step) => {
    const { items } = await stage.customer.services.mine({})
    const held = items.filter(({ holdUntil, status }) => holdUntil && status !== 'terminated')
    const service = pickFrom(stage, held, step.pick)
    if (!service) return null
    await stage.admin.services.release({ id: service.id })
    return 'release service'
  }),
  act('hold client', 1, fc.record({ days }), async ({ shop, admin, customer }, step) => {
    const until = addDays(shop.backend.now(), step.days)
    await admin.clients.hold({ id: customer.id, until, reason: REASON })
    return 'hold client'
  }),
  act('release client', 1, fc.record({}), async ({ shop, admin, customer }) => {
    const { id } = customer
    const { holdUntil } = (await shop.store.read((tx) => tx.users.get(id))) ?? { holdUntil: null }
    if (holdUntil === null) return null
    await admin.clients.release({ id })
    return 'release client'
  }),
]

const serviceBy = async (stage: Stage, step: { readonly pick: number }) =>
  pickFrom(stage, (await stage.customer.services.mine({})).items, step.pick)

/** Of the plan of a service where there is one, so that somebody is told. */
async function offerPrice(
  stage: Stage,
  step: { readonly pick: number; readonly price: number },
): Promise<Effect> {
  const service = await serviceBy(stage, step)
  const id = service?.planId ?? SEED_PLANS[0]?.id ?? ''
  const from = addDays(stage.shop.backend.now(), 31)
  const { told } = await stage.admin.plans.offerPrice({ id, price: step.price, from })
  return told > 0 ? 'offer price to services' : 'offer price'
}
