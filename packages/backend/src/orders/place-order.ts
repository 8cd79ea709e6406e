import type { OrderWithInvoice } from '@hostfront/contract/orders'
import type { User } from '@hostfront/domain/accounts/user'
import { taxTerms } from '@hostfront/domain/billing/invoice-parties'
import type { ChosenOption } from '@hostfront/domain/options/chosen-option'
import { chosenOptions } from '@hostfront/domain/options/chosen-options'
import type { OrderOption } from '@hostfront/domain/options/order-option'
import { companyGaps } from '@hostfront/domain/orders/company-gaps'
import type { Order } from '@hostfront/domain/orders/order'
import type { OrderForm } from '@hostfront/domain/orders/order-form'
import { type Quote, quoteOrder } from '@hostfront/domain/orders/quote'
import { isOffered } from '@hostfront/domain/payments/offered-methods'
import type { Plan } from '@hostfront/domain/plans/plan'
import { planName } from '@hostfront/domain/plans/plan-name'
import type { Voucher } from '@hostfront/domain/vouchers/voucher'
import type { Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import { billingParties } from '../billing/billing-parties.ts'
import { drawInvoiceNumber } from '../billing/issue-invoice.ts'
import { moveCoinsOf } from '../billing/move-coins.ts'
import { withInvoiceNumbers } from '../billing/next-invoice-number.ts'
import type { SignedInCall } from '../call/context.ts'
import { countAttempt } from '../call/limit-attempts.ts'
import { type Refused, refused } from '../call/refused.ts'
import { checkTaxId } from '../identity/check-tax-id.ts'
import { notifyThose, staffFor } from '../notifications/notify-staff.ts'
import { activeOptions } from '../options/all-options.ts'
import { isTaken } from '../payment-methods/all-methods.ts'
import { readSettings } from '../settings/read-settings.ts'
import { readVoucher, usableVoucher } from '../vouchers/find-voucher.ts'
import { billOrder } from './bill-order.ts'

type PlaceOrder = OrderForm & { readonly amountDue: number }

/**
 * Places an order: price from the catalogue, VAT of the country stated, which becomes the account's as the company does, voucher used,
 * coins debited, invoice issued, all in one step (product rules, section 4). Refuses when the price is not the one the customer saw.
 */
export async function placeOrder(call: SignedInCall, input: PlaceOrder): Promise<OrderWithInvoice> {
  await countAttempt(call, { 'order-account': call.actor.id })
  // Its refusals distinguish codes, as the preview's do: both are limited together.
  if (input.voucherCode) await countAttempt(call, { 'voucher-address': call.client.address })
  const buyer = { id: call.actor.id, gone: 'LOGIN_REQUIRED' } as const
  return withInvoiceNumbers(() => call.store.transaction((tx) => place(tx, call, buyer, input)))
}

/** Places it as a client; who has done so is in the log. */
export function placeOrderFor(
  call: SignedInCall,
  { userId, ...input }: PlaceOrder & { readonly userId: string },
): Promise<OrderWithInvoice> {
  const buyer = { id: userId, gone: 'CLIENT_NOT_FOUND' } as const
  return withInvoiceNumbers(() =>
    call.store.transaction(async (tx) => {
      const placed = await place(tx, call, buyer, input)
      await recordChange(tx, call, 'orders.placeFor', null, placed.order)
      return placed
    }),
  )
}

/** Who orders, and what is refused where there is no such account that may. */
interface Buying {
  readonly id: string
  readonly gone: 'LOGIN_REQUIRED' | 'CLIENT_NOT_FOUND'
}

async function place(
  tx: Tx,
  call: SignedInCall,
  buying: Buying,
  input: PlaceOrder,
): Promise<OrderWithInvoice> {
  // Asked at once, they reach an SQL database in one message.
  const [plan, asked, user, method, settings, staff, found] = await Promise.all([
    tx.plans.get(input.planId),
    activeOptions(tx),
    tx.users.get(buying.id),
    tx.paymentMethods.get(input.paymentMethod),
    readSettings(tx),
    staffFor(tx, 'order-placed'),
    input.voucherCode ? readVoucher(tx, input.voucherCode) : null,
  ])
  if (!settings.takesOrders) throw refused('ORDERS_CLOSED')
  if (plan?.status !== 'active') throw refused('PLAN_NOT_FOUND')
  if (user?.status !== 'active') throw refused(buying.gone)
  if (!method || !isOffered(method) || !(await isTaken(tx, method, settings.currency))) {
    throw refused('METHOD_NOT_OFFERED')
  }

  const options = chosen(plan, asked, input)
  const said = saidBuyer(input)
  const stated = { ...user, ...said }
  checkTaxId(stated, user)
  const [missing] = companyGaps(stated)
  if (missing) throw refused('COMPANY_ADDRESS_MISSING', { field: missing })
  const parties = billingParties(call, settings, stated)
  const terms = {
    price: plan.price,
    billingCycle: input.billingCycle,
    options,
    ...taxTerms(settings, parties),
  }
  const voucher = input.voucherCode
    ? usableVoucher(found, {
        planId: plan.id,
        amount: quoteOrder({ ...terms, voucher: null }).beforeVoucher,
        now: call.now(),
      })
    : null
  const quote = quoteOrder({ ...terms, voucher })
  if (quote.amountDue !== input.amountDue) {
    throw refused('PRICE_CHANGED', { amountDue: quote.amountDue })
  }
  const isDebited = input.paymentMethod === 'coins' && quote.amountDue > 0
  // The debit decides; who is refused here keeps nobody waiting for the counter.
  if (isDebited && user.coins < quote.amountDue) throw tooFewCoins(user, quote)

  const order: Order = {
    ...wishes(input),
    options,
    ...priced(quote),
    id: call.newId(),
    createdAt: call.now(),
    userId: user.id,
    planId: plan.id,
    planName: planName(plan),
    serverType: plan.type,
    price: plan.price,
    voucherCode: voucher?.code ?? null,
    ...PENDING,
  }
  const { id: orderId, serverName } = order
  // The second and last message to wait for. Balance, voucher, invoice number: what others wait for is asked last, in
  // this order (call/lock-order.ts), and the counter is held for one answer and the commit.
  const [, , , buyer, isVoucherSpent, number] = await Promise.all([
    tx.orders.insert(order),
    notifyThose(tx, call, staff, { kind: 'order-placed', serverName, orderId }),
    isBuyer(user, said) ? undefined : tx.users.update(user.id, said, { status: 'active' }),
    // The order holds its customer's row from here on: who deletes the account came before, or waits and finds the order.
    isDebited ? debitCoins(tx, call, order) : tx.users.get(user.id),
    voucher ? spendVoucher(tx, voucher) : true,
    drawInvoiceNumber(tx, call),
  ])
  // Read anew: what was read before was enough, until another order spent it.
  if (buyer === 'too-few-coins') throw tooFewCoins(await tx.users.get(user.id), order)
  if (buyer?.status !== 'active') throw refused(buying.gone)
  if (!isVoucherSpent) throw refused('VOUCHER_USED_UP')
  const { invoiceDueDays: dueDays } = settings.billing
  const bill = { order, quote, parties, dueDays }
  return { order, invoice: await billOrder(tx, call, bill, { buyer, number }) }
}

const PENDING = {
  status: 'pending',
  startDate: null,
  endDate: null,
  decidedBy: null,
  decidedAt: null,
  reason: null,
} as const satisfies Partial<Order>

function chosen(plan: Plan, asked: readonly OrderOption[], input: PlaceOrder): ChosenOption[] {
  const read = chosenOptions(plan, asked, input.options)
  if (read.ok) return read.value
  // The first says enough to fix it, and the interface has found them all before.
  const { option = '', problem = '' } = read.refusal[0] ?? {}
  throw refused('OPTION_REFUSED', { option, problem })
}

const wishes = (input: PlaceOrder) => ({
  serverName: input.serverName,
  billingCycle: input.billingCycle,
  paymentMethod: input.paymentMethod,
  paidWithCoins: input.paymentMethod === 'coins',
})

const STATED = ['company', 'taxId', 'street', 'postcode', 'town'] as const

type SaidBuyer = Pick<User, 'country'> & Partial<Pick<User, (typeof STATED)[number]>>

/**
 * What the form says of whom the invoice names. What it leaves out is as the profile has it, and not written there again: the team
 * may be editing it.
 */
function saidBuyer({ country, ...form }: OrderForm): SaidBuyer {
  const said = STATED.filter((name) => form[name] !== undefined).map((name) => [
    name,
    form[name] || null,
  ])
  // Names of the list above.
  return { ...(Object.fromEntries(said) as Omit<SaidBuyer, 'country'>), country }
}

const isBuyer = (user: User, said: SaidBuyer): boolean =>
  user.country === said.country &&
  STATED.every((name) => said[name] === undefined || user[name] === said[name])

const priced = (quote: Quote) => ({
  priceMonthly: quote.perMonth,
  discount: quote.voucherDiscount,
  tax: quote.tax,
  amountDue: quote.amountDue,
})

/** The guard keeps the last use from being spent twice, and the order's code with its voucher, whichever is first. */
async function spendVoucher(tx: Tx, voucher: Voucher): Promise<boolean> {
  const used = await tx.vouchers.update(
    voucher.id,
    { usedCount: { increment: 1 } },
    {
      code: voucher.code,
      isActive: true,
      maxUses: voucher.maxUses,
      usedCount: { lt: voucher.maxUses },
    },
  )
  return used !== null
}

/** The account as its order has left it. */
async function debitCoins(
  tx: Tx,
  call: SignedInCall,
  order: Order,
): Promise<User | 'too-few-coins'> {
  const moved = await moveCoinsOf(tx, call, {
    userId: order.userId,
    amount: -order.amountDue,
    kind: 'order',
    reference: order.id,
    actor: call.actor.id,
  })
  return moved?.user ?? 'too-few-coins'
}

const tooFewCoins = (user: User | null, { amountDue }: Pick<Quote, 'amountDue'>): Refused =>
  refused('INSUFFICIENT_COINS', { missing: amountDue - (user?.coins ?? 0) })
