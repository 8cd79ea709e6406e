import { expect, test } from 'vitest'
import { beforeReplacing } from '../testing/before-replacing.ts'
import { tokenInMemory } from '../testing/made-up-host.ts'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { ADMIN, clientOf, openTestShop } from '../testing/shop.ts'
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
  expect(after.plans.map(({ id }) => id).toSorted()).toEqual(
    before.plans.map(({ id }) => id).toSorted(),
  )
  const left = Object.entries(after).flatMap(([name, { length }]) =>
    length > 0 ? [[name, length]] : [],
  )
  expect(Object.fromEntries(left)).toEqual({
    users: 1,
    coinEntries: 1,
    plans: 15,
    orderOptions: 7,
    paymentMethods: 6,
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

test('what happens to the caller’s account until the very replacement is kept', async () => {
  const shop = await openTestShop()
  const jane = await shop.customer('jane')
  const me = await (await shop.admin()).accounts.me()
  // In place of the hash of a new password.
  const passwordHash = (await shop.store.read((tx) => tx.users.get(jane.id)))?.passwordHash ?? ''
  const store = beforeReplacing(shop.store, async (tx) => {
    const coins = { increment: 500 }
    const changed = await tx.users.update(me?.id ?? '', { passwordHash, coins })
    expect(changed).not.toBeNull()
  })
  const sessionToken = tokenInMemory()
  await shop.visitor({ sessionToken }).accounts.login(ADMIN)
  await clientOf({ ...shop.backend, store }, { sessionToken }).shop.reset()
  const { users, coinEntries } = await shop.store.read((tx) => readAll(tx))
  expect(users).toMatchObject([{ passwordHash, coins: (me?.coins ?? 0) + 500 }])
  expect(coinEntries).toMatchObject([{ balanceAfter: (me?.coins ?? 0) + 500 }])
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
