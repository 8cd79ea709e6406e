import { quoteOrder } from '@hostfront/domain/orders/quote'
import { StoreError } from '@hostfront/store/port'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { type Operation, operations } from '../testing/random-operations.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { moveCoins } from './move-coins.ts'

const SEQUENCES = Number(process.env.FC_RUNS ?? 10_000)

test(`over ${SEQUENCES} random sequences the ledger adds up after every operation`, async () => {
  const shop = await openTestShop()
  await shop.store.transaction(async (tx) => {
    const voucher = await tx.vouchers.find({ code: 'WELCOME10' })
    await tx.vouchers.update(voucher?.id ?? '', { maxUses: 1_000_000 })
  })
  const admin = await shop.admin()
  const done = { operations: 0, allowed: 0, refused: 0 }
  let sequence = 0

  await fc.assert(
    fc.asyncProperty(operations, async (steps) => {
      const customer = await shop.customer(`customer-${++sequence}`, 5000)
      for (const step of steps) {
        const before = (await customer.accounts.me())?.coins ?? 0
        const allowed = await attempt(() => perform(step, { shop, customer, admin }))
        done.operations++
        done[allowed ? 'allowed' : 'refused']++
        await expectSoundLedger(shop, customer.id, allowed ? null : before)
      }
    }),
    { numRuns: SEQUENCES },
  )

  console.info(`ledger: ${JSON.stringify(done)}`)
  expect(done.operations).toBeGreaterThan(SEQUENCES * 5)
  expect(done.allowed).toBeGreaterThan(done.operations / 4)
  expect(done.refused).toBeGreaterThan(done.operations / 20)
}, 300_000)

interface Stage {
  shop: TestShop
  customer: Awaited<ReturnType<TestShop['customer']>>
  admin: Awaited<ReturnType<TestShop['admin']>>
}

async function perform(step: Operation, { shop, customer, admin }: Stage): Promise<void> {
  switch (step.do) {
    case 'place':
      await customer.orders.place({ ...orderForm, ...step, amountDue: await priceOf(shop, step) })
      return
    case 'buy coins':
    case 'take coins':
      return moveBy(shop, customer.id, step.do === 'buy coins' ? step.amount : -step.amount)
    default: {
      const { items } = await customer.orders.mine({})
      const chosen = items[step.pick % Math.max(items.length, 1)]
      if (!chosen) return
      const { id } = chosen.order
      if (step.do === 'cancel') await customer.orders.cancel({ id })
      if (step.do === 'reject') await admin.orders.reject({ id, reason: 'No room left.' })
      if (step.do === 'approve') await admin.orders.approve({ id, ...paymentFor(shop, chosen) })
    }
  }
}

const paymentFor = (shop: TestShop, { invoice }: { invoice: { total: number } | null }) =>
  invoice ? { payment: { reference: 'TX', amount: invoice.total, paidAt: shop.backend.now() } } : {}

async function priceOf(shop: TestShop, step: Operation & { do: 'place' }): Promise<number> {
  return shop.store.read(async (tx) => {
    const plan = await tx.services.get(step.serviceId)
    const voucher = step.voucherCode ? await tx.vouchers.find({ code: step.voucherCode }) : null
    return quoteOrder({ ...step, price: plan?.price ?? 0, voucher, taxBasisPoints: 0 }).amountDue
  })
}

async function moveBy(shop: TestShop, userId: string, amount: number): Promise<void> {
  const move = { userId, amount, kind: 'adjustment', reference: null, actor: null } as const
  const entry = await shop.store.transaction((tx) => moveCoins(tx, shop.backend, move))
  if (!entry) throw new StoreError('check', 'coins')
}

async function attempt(act: () => Promise<void>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    const isRefusal = error instanceof StoreError || (error as { defined?: boolean }).defined
    if (!isRefusal) throw error
    return false
  }
}

/** Balance = sum of the entries = what the orders say, never negative; a refused operation (`unchanged`) moved nothing. */
async function expectSoundLedger(
  shop: TestShop,
  userId: string,
  unchanged: number | null,
): Promise<void> {
  const { user, entries, orders } = await shop.store.read(async (tx) => ({
    user: await tx.users.get(userId),
    entries: (await tx.coinEntries.list({ where: { userId }, order: 'oldest', limit: 500 })).items,
    orders: (await tx.orders.list({ where: { userId }, limit: 500 })).items,
  }))
  let balance = 0
  for (const entry of entries) {
    balance += entry.amount
    expect(entry.balanceAfter).toBe(balance)
    expect(balance).toBeGreaterThanOrEqual(0)
  }
  expect(user?.coins).toBe(balance)
  if (unchanged !== null) expect(balance).toBe(unchanged)
  for (const order of orders) {
    const moved = entries.filter((entry) => entry.reference === order.id)
    const sum = moved.reduce((total, entry) => total + entry.amount, 0)
    const isKept = order.status === 'pending' || order.status === 'active'
    expect(sum).toBe(order.paidWithCoins && isKept ? -order.amountDue : 0)
  }
}
