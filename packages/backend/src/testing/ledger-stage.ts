/** One customer, an administrator and time, and what they may do to the customer's money. */
import { addDays } from '@hostfront/domain/add-days'
import { quoteDomainRenewal } from '@hostfront/domain/domains/domain-renewal'
import { quoteOrder } from '@hostfront/domain/orders/quote'
import { quoteRenewal } from '@hostfront/domain/services/renewal'
import { type Store, StoreError } from '@hostfront/store/port'
import { expect } from 'vitest'
import { moveCoins } from '../billing/move-coins.ts'
import { runDue } from '../lifecycle/run-due.ts'
import { emptyReport } from '../lifecycle/run-report.ts'
import { answersFor, orderForm } from './order-form.ts'
import type { Operation } from './random-operations.ts'
import { ADMIN, openTestShop, type TestShop } from './shop.ts'

export type Stage = Awaited<ReturnType<typeof setStage>>

export const DOMAIN = {
  id: 'domain',
  name: 'example.com',
  price: 1200,
  autoRenew: false,
  lastNotice: null,
}
export const DOMAIN_END = '2026-07-15T00:00:00.000Z'

const THREE_OFF = {
  id: 'three-off',
  code: 'THREE-OFF',
  discountType: 'fixed',
  discountValue: 300,
  minPurchase: 0,
  maxUses: 2,
} as const

/** A shop of their own for each sequence: time passes in it, and a failure shrinks to what it needs. */
export async function setStage(store?: Store) {
  const shop = await openTestShop({ ...(store && { store }) })
  const [customer, admin] = [await shop.customer('customer', 5000), await shop.admin()]
  const row = { ...DOMAIN, createdAt: shop.backend.now(), userId: customer.id }
  await shop.store.transaction(async (tx) => {
    await tx.domains.insert({ ...row, expiresAt: DOMAIN_END })
    const welcome = await tx.vouchers.find({ code: 'WELCOME10' })
    if (welcome) await tx.vouchers.insert({ ...welcome, ...THREE_OFF })
  })
  return { shop, customer, admin }
}

/** Does one of them; whatever refuses it throws. */
export async function perform(step: Operation, { shop, customer, admin }: Stage): Promise<void> {
  switch (step.do) {
    case 'place':
      await customer.orders.place({
        ...orderForm,
        ...step,
        options: answersFor(step.planId, { backup: step.backup }),
        amountDue: await priceOf(shop, step),
      })
      return
    case 'buy coins':
    case 'take coins':
      return moveBy(shop, customer.id, step.do === 'buy coins' ? step.amount : -step.amount)
    case 'pass days':
      return passDays({ shop, customer, admin }, step.days)
    case 'set auto-renewal':
      return setAutoRenewal({ shop, customer, admin }, step.autoRenew)
    case 'record payment':
    case 'pay with coins':
      return pay({ shop, customer, admin }, step)
    case 'renew domain':
      return renewDomain({ shop, customer, admin }, step)
    case 'renew':
    case 'suspend':
    case 'activate':
    case 'terminate':
    case 'extend':
      return changeService({ shop, customer, admin }, step)
    case 'cancel':
    case 'reject':
    case 'approve': {
      const chosen = pickFrom((await customer.orders.mine({})).items, step.pick)
      if (!chosen) return
      const { order, invoice } = chosen
      const { id } = order
      if (step.do === 'cancel') await customer.orders.cancel({ id })
      if (step.do === 'reject') await admin.orders.reject({ id, reason: 'No room left.' })
      if (step.do === 'approve') {
        await admin.orders.approve({ id, ...(invoice && { payment: paymentOf(shop, invoice) }) })
      }
    }
  }
}

async function pay(
  { shop, customer, admin }: Stage,
  step: Operation & { do: 'record payment' | 'pay with coins' },
): Promise<void> {
  const invoice = pickFrom((await customer.billing.invoices({})).items, step.pick)
  if (!invoice) return
  const { id: invoiceId } = invoice
  if (step.do === 'pay with coins') await customer.billing.payWithCoins({ invoiceId })
  else await admin.billing.recordPayment({ invoiceId, payment: paymentOf(shop, invoice) })
}

async function renewDomain(
  { shop, customer }: Stage,
  { withCoins }: Operation & { do: 'renew domain' },
): Promise<void> {
  const tax = await taxOf(shop, customer.id)
  for (const domain of (await customer.domains.mine({})).items) {
    const { id, expiresAt } = domain
    const { total } = quoteDomainRenewal(domain, tax)
    await customer.domains.renew({ id, withCoins, expiresAt, total })
  }
}

async function changeService(
  { shop, customer, admin }: Stage,
  step: Operation & { do: 'renew' | 'suspend' | 'activate' | 'terminate' | 'extend' },
): Promise<void> {
  const service = pickFrom((await customer.services.mine({})).items, step.pick)
  if (!service) return
  const { id, expiresAt } = service
  if (step.do === 'renew') {
    const { withCoins } = step
    const { total } = quoteRenewal(service, await taxOf(shop, customer.id))
    await customer.services.renew({ id, withCoins, expiresAt, total })
  } else if (step.do === 'extend') await admin.services.extend({ id, days: step.days })
  else if (step.do === 'suspend') await admin.services.suspend({ id, reason: 'Spam.' })
  else if (step.do === 'terminate') await admin.services.terminate({ id })
  // For five days where its paid time has ended.
  else await admin.services.activate({ id, keepUntil: addDays(shop.backend.now(), 5) })
}

/** For all that the customer holds. */
async function setAutoRenewal({ customer }: Stage, autoRenew: boolean): Promise<void> {
  await customer.domains.setAutoRenew({ id: DOMAIN.id, autoRenew })
  const { items } = await customer.services.mine({})
  for (const { id, status } of items) {
    if (status !== 'terminated') await customer.services.setAutoRenew({ id, autoRenew })
  }
}

const pickFrom = <Item>(items: readonly Item[], pick: number): Item | undefined =>
  items[pick % Math.max(items.length, 1)]

/** What is due is done, and doing it again changes nothing. Sessions end with the days, so both sign in again. */
async function passDays({ shop, customer, admin }: Stage, days: number): Promise<void> {
  shop.passDays(days)
  expect((await runDue(shop.backend)).failures).toEqual([])
  expect(await runDue(shop.backend)).toEqual(emptyReport())
  await customer.accounts.login({ email: 'customer@shop.test', password: 'password' })
  await admin.accounts.login(ADMIN)
}

const paymentOf = (shop: TestShop, { id, total }: { id: string; total: number }) => ({
  reference: `TX ${id}`,
  amount: total,
  paidAt: shop.backend.now(),
})

async function priceOf(shop: TestShop, step: Operation & { do: 'place' }): Promise<number> {
  return shop.store.read(async (tx) => {
    const plan = await tx.plans.get(step.planId)
    const voucher = step.voucherCode ? await tx.vouchers.find({ code: step.voucherCode }) : null
    const taxBasisPoints = taxIn(step.country)
    const options = [{ pricePerMonth: step.backup === 'premium' ? 200 : 0 }]
    const price = plan?.price ?? 0
    return quoteOrder({ ...step, options, price, voucher, taxBasisPoints }).amountDue
  })
}

/** The VAT of a new shop (seed): 20 % in Morocco. */
const taxIn = (country: string | null): number => (country === 'MA' ? 2000 : 0)

/** Of the customer, by the country of the last order. */
async function taxOf({ store }: TestShop, userId: string): Promise<number> {
  return taxIn((await store.read((tx) => tx.users.get(userId)))?.country ?? null)
}

async function moveBy(shop: TestShop, userId: string, amount: number): Promise<void> {
  const move = { userId, amount, kind: 'adjustment', reference: null, actor: null } as const
  const entry = await shop.store.transaction((tx) => moveCoins(tx, shop.backend, move))
  if (!entry) throw new StoreError('check', 'coins')
}

/** Null where it was allowed, else the code that it was refused with; a fault is thrown on. */
export async function attempt(act: () => Promise<void>): Promise<string | null> {
  try {
    await act()
    return null
  } catch (error) {
    if (error instanceof StoreError) return error.message
    const refusal = error as { defined?: boolean; code?: string }
    if (!refusal.defined) throw error
    return refusal.code ?? 'refused'
  }
}
