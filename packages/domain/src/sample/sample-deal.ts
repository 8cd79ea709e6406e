import type { User } from '../accounts/user.ts'
import { addDays } from '../add-days.ts'
import type { Invoice } from '../billing/invoice.ts'
import { type InvoiceParties, invoiceParties, taxTerms } from '../billing/invoice-parties.ts'
import { about, ORDER } from '../billing/invoice-subject.ts'
import type { BillingCycle } from '../orders/billing-cycle.ts'
import { BILLING_CYCLES } from '../orders/billing-cycles.ts'
import { invoiceLines } from '../orders/invoice-lines.ts'
import type { Order } from '../orders/order.ts'
import { type Quote, quoteOrder } from '../orders/quote.ts'
import type { PlanType } from '../plans/plan.ts'
import { planName } from '../plans/plan-name.ts'
import type { ServiceAccess } from '../services/access.ts'
import type { Service } from '../services/service.ts'
import { serviceOfOrder } from '../services/service-of-order.ts'
import type { Course } from './course.ts'
import type { SampleContext, SampleDeal, SampleEntry, UnnumberedInvoice } from './sample-context.ts'
import { sampleOptions } from './sample-options.ts'
import { renewalOf } from './sample-renewal.ts'
import { REJECTIONS, SERVER_WORDS } from './sample-words.ts'

export interface DealWishes {
  readonly user: User
  readonly plan: SampleContext['plans'][number]
  readonly placedAt: string
  readonly paymentMethod: string
  readonly course: Course
}

/** An order as if a customer had placed it, with its invoices, its service and what it cost in coins. */
export function makeDeal(context: SampleContext, wishes: DealWishes): SampleDeal {
  const { settings } = context
  const { course, plan, user, placedAt } = wishes
  const options = sampleOptions(context, plan)
  const billingCycle: BillingCycle = 'cycle' in course ? course.cycle : 'monthly'
  const parties = invoiceParties(settings, user, placedAt)
  const terms = { price: plan.price, billingCycle, options, voucher: null }
  const quote = quoteOrder({ ...terms, ...taxTerms(settings, parties) })
  const order = makeOrder(context, wishes, { billingCycle, options, quote })
  const service = 'cycle' in course ? startService(context, order) : null
  const entries = order.paidWithCoins ? ledgerOf(order) : []
  const deal = { order, service, invoices: [billOf(context, { order, quote, parties })], entries }
  return 'cycle' in course ? renewalOf(context, deal, course.kind, parties) : deal
}

function makeOrder(
  { random, newId, adminId }: SampleContext,
  { user: { id: userId }, plan, placedAt, paymentMethod, course }: DealWishes,
  { billingCycle, options, quote }: Pick<Order, 'billingCycle' | 'options'> & { quote: Quote },
): Order {
  const isDecided = course.kind !== 'waiting'
  const isApproved = 'cycle' in course
  const { adjectives, nouns } = SERVER_WORDS
  return {
    id: newId(),
    createdAt: placedAt,
    userId,
    planId: plan.id,
    planName: planName(plan),
    serverType: plan.type,
    serverName: `${random.pick(adjectives)} ${random.pick(nouns)} ${random.whole(1, 99)}`,
    status: isApproved ? 'active' : isDecided ? course.kind : 'pending',
    billingCycle,
    options,
    price: plan.price,
    priceMonthly: quote.perMonth,
    discount: 0,
    tax: quote.tax,
    amountDue: quote.amountDue,
    voucherCode: null,
    paymentMethod,
    paidWithCoins: paymentMethod === 'coins',
    startDate: isApproved ? course.at : null,
    endDate: isApproved ? addDays(course.at, BILLING_CYCLES[billingCycle].days) : null,
    decidedBy: isDecided ? (course.kind === 'cancelled' ? userId : adminId) : null,
    decidedAt: isDecided ? course.at : null,
    reason: course.kind === 'rejected' ? random.pick(REJECTIONS) : null,
  }
}

/** Coins are taken when the order is placed, and come back when it is taken back. */
function ledgerOf({ id, userId, createdAt, amountDue, status, decidedAt, decidedBy }: Order) {
  const entries: SampleEntry[] = [
    { createdAt, amount: -amountDue, kind: 'order', reference: id, actor: userId },
  ]
  if (decidedAt && status !== 'active') {
    const refund = { amount: amountDue, kind: 'refund', reference: id, actor: decidedBy } as const
    entries.push({ createdAt: decidedAt, ...refund })
  }
  return entries
}

function billOf(
  { newId, now, settings }: SampleContext,
  { order, quote, parties }: { order: Order; quote: Quote; parties: InvoiceParties },
): UnnumberedInvoice {
  const dueDays = order.paidWithCoins ? 0 : settings.billing.invoiceDueDays
  const dueDate = addDays(order.createdAt, dueDays)
  return {
    ...parties,
    id: newId(),
    createdAt: order.createdAt,
    userId: order.userId,
    ...about(ORDER, order.id),
    periodStart: null,
    lines: invoiceLines(order, quote),
    subtotal: quote.amountDue - quote.tax,
    tax: quote.tax,
    total: quote.amountDue,
    dueDate,
    paymentMethod: order.paymentMethod,
    ...(order.paidWithCoins ? paidAtOnce(order) : paidOffSite(order, dueDate < now)),
  }
}

type Settlement = Pick<Invoice, 'status' | 'paidAt'>

const paidAtOnce = ({ status, createdAt }: Order): Settlement => ({
  status: status === 'active' || status === 'pending' ? 'paid' : 'refunded',
  paidAt: createdAt,
})

/** Its payment arrived when it was approved. */
function paidOffSite({ status, decidedAt }: Order, isLate: boolean): Settlement {
  if (status === 'active') return { status: 'paid', paidAt: decidedAt }
  const open = isLate ? 'overdue' : 'unpaid'
  return { status: status === 'pending' ? open : 'cancelled', paidAt: null }
}

/** Where each type of server is met by default. */
const PORTS: Record<Exclude<PlanType, 'vps'>, number> = { samp: 7777, mta: 22_003, game: 27_015 }

/** As the team would have set it up, at an address that is kept for examples and reaches nobody (RFC 5737). */
function sampleAccess({ serverType, createdAt }: Order): ServiceAccess {
  // No draw of its own: what else the sample shop has would change with it.
  const host = `203.0.113.${1 + (Math.floor(Date.parse(createdAt) / 60_000) % 254)}`
  const rest = { panelLink: '', note: '' }
  return serverType === 'vps'
    ? { ...rest, address: host, userName: 'root' }
    : { ...rest, address: `${host}:${PORTS[serverType]}`, userName: '' }
}

function startService(context: SampleContext, order: Order): Service {
  const { random, newId } = context
  if (!order.startDate || !order.endDate) throw new Error(`Order ${order.id} was not approved`)
  const { startDate, endDate } = order
  const service = serviceOfOrder(order, { id: newId(), startDate, endDate })
  return { ...service, autoRenew: random.chance(0.5), access: sampleAccess(order) }
}
