import { createMemoryStore } from '@hostfront/store/memory'
import { expect, test } from 'vitest'
import { initialiseShop, SEED_ADMIN_COINS } from '../shop/initialise-shop.ts'
import { ADMIN, openTestShop } from '../testing/shop.ts'

test('a new shop opens with the catalogue, an announcement, a voucher and its administrator', async () => {
  const shop = await openTestShop()
  const found = await shop.store.read(async (tx) => ({
    plans: await tx.plans.count(),
    announcements: await tx.announcements.count(),
    voucher: await tx.vouchers.find({ code: 'WELCOME10' }),
    admin: await tx.users.find({ email: ADMIN.email }),
  }))
  expect(found).toMatchObject({
    plans: 15,
    announcements: 1,
    voucher: { discountValue: 10, minPurchase: 500, maxUses: 100 },
    admin: { role: 'admin', coins: SEED_ADMIN_COINS, landing: 'admin' },
  })
  expect(Date.parse(found.voucher?.validUntil ?? '')).toBe(Date.parse('2026-07-01T12:00:00.000Z'))
})

test('only accounts that were created are told, so that every printed password works', async () => {
  const { backend } = await openTestShop()
  const twice = {
    name: 'Twice',
    email: 'twice@shop.test',
    password: 'first',
    landing: 'admin' as const,
  }
  const again = { ...twice, password: 'second' }
  const created = await initialiseShop({ ...backend, store: createMemoryStore() }, [twice, again])
  expect(created).toEqual([twice])
})

test('opening it again, even from several places at once, changes nothing', async () => {
  const shop = await openTestShop()
  const again = [
    { name: 'Other', email: 'other@shop.test', password: 'password', landing: 'admin' as const },
  ]
  const created = await Promise.all([
    initialiseShop(shop.backend, again),
    initialiseShop(shop.backend, again),
  ])
  expect(created).toEqual([[], []])
  expect(await shop.store.read((tx) => tx.users.count())).toBe(1)
})
