import type { Observation } from '@hostfront/domain/gateways/observation'
import fc from 'fast-check'
import { observe } from '../../gateways/apply-observation.ts'
import { SOLD_BY_TIME } from '../../sold-by-time.ts'
import { act, type Effect, pick } from './operation.ts'
import { invoiceBy } from './payment-acts.ts'
import { pickFrom, type Stage } from './stage.ts'

type Told = 'processing' | 'succeeded' | 'failed' | 'expired'

const telling = {
  pick,
  what: fc.constantFrom<Told[]>('succeeded', 'succeeded', 'processing', 'failed', 'expired'),
  /** Of what was asked, in hundredths. */
  share: fc.constantFrom(100, 100, 100, 100, 50, 150),
  times: fc.constantFrom(1, 1, 2),
}
const told = fc.record(telling)
const buying = fc.record({ ...telling, amount: fc.constantFrom(100, 333, 1000) })
/** In hundredths of what was paid there. */
const part = fc.constantFrom(10, 50, 100)
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
  act('buy coins by card', 4, buying, async (stage, step) => {
    const asked = { amount: step.amount, paymentMethod: stage.cardMethod }
    const { attemptId } = await stage.customer.gateways.buyCoins(asked)
    return `coins, ${await tell(stage, `page ${attemptId}`, step)}`
  }),
  act('money goes back at the gateway', 4, fc.record({ pick, part }), goesBackThere),
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

/** Somebody sends it back by hand: coins that it bought are taken back, as many as are there. */
async function goesBackThere(
  stage: Stage,
  step: { readonly pick: number; readonly part: number },
): Promise<Effect> {
  const { shop, card, cardMethod, customer } = stage
  const session = pickFrom(stage, [...stage.arrivedAt], step.pick)
  if (session === undefined) return null
  const page = card.pageOf(session)
  // What is disputed is with the payer's bank.
  const there = page.amount - (stage.disputed.get(session)?.amount ?? 0)
  page.refunded = Math.min(there, page.refunded + Math.ceil((page.amount * step.part) / 100))
  const coinsNow = async () => (await customer.accounts.me())?.coins ?? 0
  const before = await coinsNow()
  const observed = card.told(session, { seen: 'refunded', refunded: page.refunded })
  await observe(shop.backend, { gatewayId: cardMethod, observed }, SOLD_BY_TIME)
  return (await coinsNow()) < before ? 'coins go back' : 'goes back, shown'
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
