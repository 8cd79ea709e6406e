import type { QueuedDeclaration } from '@hostfront/contract/declarations'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { isPayable } from '@hostfront/domain/billing/payable'
import { owedOf } from '@hostfront/domain/payments/settled'
import fc from 'fast-check'
import { act, type Effect, pick } from './operation.ts'
import { amountOf, arrive, received, referenceOf } from './received.ts'
import { pickFrom, type Stage } from './stage.ts'

const declaring = fc.record({
  pick,
  several: fc.boolean(),
  share: received.share,
  reference: received.reference,
})

const approving = fc.record({ pick, ...received, alsoApproveOrders: fc.boolean() })

type Chosen<Steps> = Steps extends fc.Arbitrary<infer Step> ? Step : never

export const DECLARATION_ACTS = [
  act('declare', 8, declaring, declare),
  act('declare for coins', 2, fc.record({ amount: fc.constantFrom(500, 2500) }), buyCoins),
  act('pay two with one transfer', 4, fc.constant({}), payTwo),
  act('withdraw declaration', 1, fc.record({ pick }), async (stage, step) => {
    const { items } = await stage.customer.declarations.mine({})
    const waiting = items.filter(({ state }) => state === 'waiting')
    const found = pickFrom(stage, step.pick % 4 === 0 ? items : waiting, step.pick)
    if (!found) return null
    await stage.customer.declarations.withdraw({ id: found.id })
    return 'withdraw declaration'
  }),
  act('reject declaration', 1, fc.record({ pick }), async (stage, step) => {
    const found = await queuedBy(stage, step)
    if (!found) return null
    const { id } = found.declaration
    await stage.admin.declarations.reject({ id, reason: 'Nothing came in.' })
    return 'reject declaration'
  }),
  act('approve declaration', 14, approving, approve),
]

export async function declare(stage: Stage, step: Chosen<typeof declaring>): Promise<Effect> {
  const { items } = await stage.customer.billing.invoices({})
  const open = items.filter(isPayable)
  const first = pickFrom(stage, step.pick % 8 === 0 ? items : open, step.pick)
  const second = step.several ? open.find(({ id }) => id !== first?.id) : undefined
  if (!first || (step.several && !second)) return null
  const invoices = second ? [first, second] : [first]
  const sum = (of: (invoice: (typeof items)[number]) => number) =>
    invoices.reduce((total, invoice) => total + of(invoice), 0)
  const amount =
    amountOf(
      step,
      sum(owedOf),
      sum(({ total }) => total),
    ) || 1
  await say(stage, invoices, { amount, reference: referenceOf(stage, step) })
  return step.several ? 'declare for several' : 'declare'
}

const say = (
  { shop, customer }: Stage,
  invoices: readonly Pick<Invoice, 'id'>[],
  { amount, reference }: { readonly amount: number; readonly reference: string },
) =>
  customer.declarations.declare({
    method: 'orange-money',
    amount,
    reference,
    paidOn: shop.backend.now().slice(0, 10),
    invoiceIds: invoices.map(({ id }) => id),
    note: '',
    proofIds: [],
  })

/** Declared and approved at once: of both only what comes after them is looked at, such as that it is undone. */
async function payTwo(stage: Stage): Promise<Effect> {
  const { items } = await stage.customer.billing.invoices({})
  const invoices = items.filter((invoice) => owedOf(invoice) > 0).slice(0, 2)
  if (invoices.length < 2) return null
  const owed = invoices.reduce((sum, invoice) => sum + owedOf(invoice), 0)
  const came = { amount: owed, reference: stage.newReference() }
  const { id } = await say(stage, invoices, came)
  const receivedAt = stage.shop.backend.now()
  await stage.admin.declarations.approve({ id, ...came, receivedAt, surplus: 'coins' })
  arrive(stage, came, { owed })
  return 'pay two with one transfer'
}

async function buyCoins(stage: Stage, { amount }: { readonly amount: number }): Promise<Effect> {
  await say(stage, [], { amount, reference: stage.newReference() })
  return 'declare for coins'
}

async function approve(stage: Stage, step: Chosen<typeof approving>): Promise<Effect> {
  const found = await queuedBy(stage, step)
  if (!found) return null
  const { declaration, owed, invoices } = found
  const buysCoins = declaration.pays.length === 0
  const total = invoices.reduce((sum, invoice) => sum + invoice.total, 0)
  const came = {
    amount: buysCoins ? declaration.amount : amountOf(step, owed, total),
    reference:
      step.reference === 'again'
        ? referenceOf(stage, step)
        : (declaration.reference ?? stage.newReference()),
  }
  const { surplus, alsoApproveOrders } = step
  await stage.admin.declarations.approve({
    id: declaration.id,
    ...came,
    receivedAt: stage.shop.backend.now(),
    alsoApproveOrders,
    // What was sent for coins may be sent back as well.
    ...(surplus && { surplus }),
  })
  const how = arrive(stage, came, { owed: buysCoins ? 0 : owed, surplus })
  if (buysCoins) return surplus === 'return' ? 'send back what was for coins' : 'buy coins'
  return `approve declaration, ${how}${alsoApproveOrders ? ', orders too' : ''}`
}

/** Mostly one that waits, as the team's queue has them. */
export async function queuedBy(
  stage: Stage,
  { pick: which }: { readonly pick: number },
  isChosen: (row: QueuedDeclaration) => boolean = () => true,
) {
  const state = which % 4 === 0 ? {} : ({ state: 'waiting' } as const)
  const { items } = await stage.admin.declarations.list(state)
  return pickFrom(stage, items.filter(isChosen), which)
}
