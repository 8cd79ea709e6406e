import type { Observation } from '@hostfront/domain/gateways/observation'
import fc from 'fast-check'
import { observe } from '../../gateways/apply-observation.ts'
import { SOLD_BY_TIME } from '../../sold-by-time.ts'
import { act, type Effect, pick } from './operation.ts'
import { invoiceBy } from './payment-acts.ts'
import { pickFrom, type Stage } from './stage.ts'

type Told = 'processing' | 'succeeded' | 'failed' | 'expired'

const told = fc.record({
  pick,
  what: fc.constantFrom<Told[]>('succeeded', 'succeeded', 'processing', 'failed', 'expired'),
  /** Of what was asked, in hundredths. */
  share: fc.constantFrom(100, 100, 100, 100, 50, 150),
  times: fc.constantFrom(1, 1, 2),
})
type Telling = typeof told extends fc.Arbitrary<infer Step> ? Step : never

/** Customers pay at a gateway, which tells of it in any order, late and again. */
export const GATEWAY_ACTS = [
  act('pay by card', 12, told, async (stage, step) => {
    const invoice = await invoiceBy(stage, step)
    if (!invoice) return null
    const { attemptId } = await stage.customer.gateways.pay({
      invoiceId: invoice.id,
      paymentMethod: stage.cardMethod,
    })
    return tell(stage, `page ${attemptId}`, step)
  }),
  act('tell of a page', 5, told, async (stage, step) => {
    const session = pickFrom(stage, stage.card.sessions(), step.pick)
    return session === undefined ? null : tell(stage, session, step)
  }),
  act('send back by card', 8, fc.record({ pick, comesBack: fc.boolean() }), sendBack),
  act('refund comes back', 4, fc.record({ pick }), refundComesBack),
]

async function tell(stage: Stage, session: string, step: Telling): Promise<Effect> {
  const { card, shop, arrivedAt, outside, references } = stage
  const page = card.pageOf(session)
  // What was paid stays paid; only what is said of it comes late.
  const isLate = page.seen === 'succeeded'
  if (!isLate) page.seen = step.what
  const amount = isLate ? page.amount : Math.max(1, Math.ceil((page.amount * step.share) / 100))
  if (page.seen === 'succeeded') page.amount = amount
  const reference = step.what === 'succeeded' ? `pi_${page.attemptId}` : null
  const observed: Observation = card.told(session, { seen: step.what, amount, reference })
  for (let time = 0; time < step.times; time++) {
    await observe(shop.backend, { gatewayId: stage.cardMethod, observed }, SOLD_BY_TIME)
  }
  if (step.what !== 'succeeded' || arrivedAt.has(session)) {
    return arrivedAt.has(session) ? 'told again or late' : `told ${step.what}`
  }
  arrivedAt.add(session)
  outside.arrived += amount
  references.push(`pi_${page.attemptId}`)
  return amount === 0 || step.share === 100 ? 'told succeeded' : 'told another amount'
}

async function sendBack(
  stage: Stage,
  step: { readonly pick: number; readonly comesBack: boolean },
): Promise<Effect> {
  const { items } = await stage.admin.refunds.list({ state: 'to-send' })
  const byCard = items.filter(({ refund }) => refund.method === stage.cardMethod)
  const owed = pickFrom(stage, byCard, step.pick)
  if (!owed) return null
  const { id } = owed.refund
  await stage.admin.gateways.sendBack({ id })
  const effect = step.comesBack ? await refundComesBack(stage, step) : null
  return effect ?? 'send back by card'
}

/** A bank sends back what was sent back: it is owed again. */
async function refundComesBack(stage: Stage, step: { readonly pick: number }): Promise<Effect> {
  const { shop, card, cardMethod, outside } = stage
  const { items } = await shop.store.read((tx) =>
    tx.refunds.list({ where: { state: 'sent', method: cardMethod }, limit: 100 }),
  )
  const refund = pickFrom(stage, items, step.pick)
  const session = card.sessions()[0]
  if (!refund?.reference?.startsWith('re_') || session === undefined) return null
  const owed = await owedPayments(stage)
  const observed = card.told(session, {
    seen: 'refund-failed',
    reference: null,
    refund: { id: refund.id, reference: refund.reference },
  })
  const outcome = await observe(shop.backend, { gatewayId: cardMethod, observed }, SOLD_BY_TIME)
  if (outcome !== 'applied') return null
  // Of a closed month it stays sent, and its money comes in anew.
  const isNew = (await owedPayments(stage)) > owed
  if (isNew) outside.arrived += refund.amount
  return isNew ? 'refund of a closed month comes back' : 'refund comes back'
}

async function owedPayments({ shop, cardMethod }: Stage): Promise<number> {
  const where = { method: cardMethod }
  return (await shop.store.read((tx) => tx.payments.list({ where, limit: 500 }))).items.length
}
