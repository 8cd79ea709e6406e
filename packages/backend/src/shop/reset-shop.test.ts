import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { ADMIN, openTestShop } from '../testing/shop.ts'
import { readAll } from './read-all.ts'

test('a reset puts a new shop in place of this one and keeps the caller’s account', async () => {
  const shop = await openTestShop({ secondFactor: true })
  const jane = await shop.customer('jane', 10_000)
  await jane.orders.place({ ...orderForm, paymentMethod: 'paypal' })
  const admin = await shop.admin()
  const before = await shop.store.read((tx) => readAll(tx))
  expect(await admin.shop.reset()).toEqual({ done: true })

  const after = await shop.store.read((tx) => readAll(tx))
  expect(after.users).toEqual(before.users.filter(({ role }) => role === 'admin'))
  expect(after.services.map(({ id }) => id).toSorted()).toEqual(
    before.services.map(({ id }) => id).toSorted(),
  )
  const left = Object.entries(after).flatMap(([name, { length }]) =>
    length > 0 ? [[name, length]] : [],
  )
  expect(Object.fromEntries(left)).toEqual({
    users: 1,
    coinEntries: 1,
    services: 15,
    vouchers: 1,
    announcements: 1,
    auditLog: 1,
    settings: 1,
    timeMarks: 1,
  })
  expect(after.auditLog[0]).toMatchObject({ action: 'shop.reset', subject: 'shop' })

  expect(await admin.accounts.me()).toBeNull()
  const again = await shop.admin()
  expect(await again.shop.checkIntegrity()).toMatchObject({ problems: [] })
})

test('a second factor outlives the reset', async () => {
  const shop = await openTestShop({ secondFactor: true })
  const admin = await shop.admin()
  const { secret } = await admin.secondFactor.start()
  await admin.secondFactor.confirm({ code: shop.codeOf(secret) })
  await admin.shop.reset()
  expect(await refusalOf(shop.visitor().accounts.login(ADMIN))).toEqual([
    'SECOND_FACTOR_REQUIRED',
    {},
  ])
})
