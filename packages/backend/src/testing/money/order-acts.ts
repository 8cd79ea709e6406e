import type { Invoice } from '@hostfront/domain/billing/invoice'
import { BillingCycle } from '@hostfront/domain/orders/billing-cycle'
import { quoteOrder } from '@hostfront/domain/orders/quote'
import { referenceKey } from '@hostfront/domain/payments/reference-key'
import { owedOf } from '@hostfront/domain/payments/settled'
import { SEED_PLANS } from '@hostfront/domain/plans/seed-plans'
import fc from 'fast-check'
import { answersFor, orderForm } from '../order-form.ts'
import type { TestShop } from '../shop.ts'
import { act, type Effect, pick } from './operation.ts'
import { arrive, paymentFor, received } from './received.ts'
import { pickFrom, type Stage } from './stage.ts'
import { taxOfCountry } from './tax-of.ts'

export interface Placing {
  readonly planId: string
  readonly billingCycle: BillingCycle
  readonly backup: 'choliba' | 'premium' | 'none'
  /** The shop charges VAT to customers in Morocco, and to nobody else. */
  readonly country: 'MA' | 'DE'
  readonly paymentMethod: 'coins' | 'paypal' | 'orange-money'
  readonly voucherCode: string
}

const placing: fc.Arbitrary<Placing> = fc.record({
  planId: fc.constantFrom(...SEED_PLANS.map((plan) => plan.id)),
  billingCycle: fc.constantFrom(...BillingCycle.options),
  backup: fc.constantFrom('choliba', 'premium', 'none'),
  country: fc.constantFrom('MA', 'MA', 'DE'),
  paymentMethod: fc.constantFrom('coins', 'coins', 'paypal', 'orange-money'),
  voucherCode: fc.constantFrom('', '', '', '', 'THREE-OFF', 'THREE-OFF', 'WELCOME10', 'NOPE'),
})

const anOrder = { pick }

export const ORDER_ACTS = [
  act('place', 10, placing, place),
  act('cancel order', 1, fc.record(anOrder), async (stage, step) => {
    const { order } = (await orderBy(stage, step)) ?? {}
    if (!order) return null
    await stage.customer.orders.cancel({ id: order.id })
    return 'cancel order'
  }),
  act('reject order', 2, fc.record(anOrder), async (stage, step) => {
    const { order } = (await orderBy(stage, step)) ?? {}
    if (!order) return null
    await stage.admin.orders.reject({ id: order.id, reason: 'No room left.' })
    return 'reject order'
  }),
  act('approve order', 4, fc.record(anOrder), async (stage, step) => {
    const { order } = (await orderBy(stage, step)) ?? {}
    if (!order) return null
    await stage.admin.orders.approve({ id: order.id })
    return 'approve order'
  }),
  act('pay and approve order', 7, fc.record({ ...anOrder, ...received }), async (stage, step) => {
    const { order, invoice } = (await orderBy(stage, step)) ?? {}
    if (!order || !invoice) return null
    // Of one reference at the same moment nobody can tell whose money it was.
    const asked = stage.isCrowd ? ({ ...step, reference: 'new' } as const) : step
    const payment = paymentFor(stage, asked, invoice)
    const isKnown = await isRecorded(stage, invoice, payment)
    await stage.admin.orders.approve({ id: order.id, payment })
    if (isKnown) return 'approve order with a payment that is known'
    const { surplus } = step
    return `pay and approve order, ${arrive(stage, payment, { owed: owedOf(invoice), surplus })}`
  }),
]

/** Whether so much of this very money is in the books already; what is said to be more has arrived. */
async function isRecorded(
  { shop, customer }: Stage,
  invoice: Pick<Invoice, 'id'>,
  { reference, amount }: { readonly reference: string; readonly amount: number },
): Promise<boolean> {
  const pays = await customer.payments.ofInvoice({ invoiceId: invoice.id })
  if (!pays.some((one) => one.reference === reference)) return false
  const key = referenceKey(reference)
  const known = await shop.store.read((tx) => tx.payments.find({ referenceKey: key }))
  return amount <= (known?.amount ?? 0)
}

/** Places an order as its form would, at its price. */
export async function place({ shop, customer }: Stage, step: Placing): Promise<Effect> {
  await customer.orders.place({
    ...orderForm,
    ...step,
    options: answersFor(step.planId, { backup: step.backup }),
    amountDue: await priceOf(shop, step),
  })
  return step.paymentMethod === 'coins' ? 'place, with coins' : 'place, off-site'
}

/** Mostly one that waits for the team, as its queue has them. */
async function orderBy(stage: Stage, { pick: which }: { readonly pick: number }) {
  const { items } = await stage.customer.orders.mine({})
  const pending = items.filter(({ order }) => order.status === 'pending')
  return pickFrom(stage, which % 4 === 0 ? items : pending, which)
}

async function priceOf(shop: TestShop, step: Placing): Promise<number> {
  const tax = await taxOfCountry(shop, step.country)
  return shop.store.read(async (tx) => {
    const plan = await tx.plans.get(step.planId)
    const voucher = step.voucherCode ? await tx.vouchers.find({ code: step.voucherCode }) : null
    const options = [{ pricePerMonth: step.backup === 'premium' ? 200 : 0 }]
    const price = plan?.price ?? 0
    return quoteOrder({ ...step, options, price, voucher, ...tax }).amountDue
  })
}
