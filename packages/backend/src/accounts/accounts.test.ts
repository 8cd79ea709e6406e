import { expect, test } from 'vitest'
import { refusalOf } from '../testing/refusal.ts'
import { ADMIN, openTestShop } from '../testing/shop.ts'

const jane = { name: 'Jane Doe', email: 'Jane@Example.com ', password: 'secret1' }

test('a new customer has no coins, is not signed in and can log in with the address in any case', async () => {
  const shop = await openTestShop()
  const visitor = shop.visitor()
  const account = await visitor.accounts.register(jane)
  expect(account).toMatchObject({
    email: 'jane@example.com',
    coins: 0,
    role: 'user',
    status: 'active',
  })
  expect(await visitor.accounts.me()).toBeNull()
  await visitor.accounts.login({ email: 'JANE@example.com', password: 'secret1' })
  expect(await visitor.accounts.me()).toMatchObject({ name: 'Jane Doe' })
})

test('no answer carries a password hash', async () => {
  const shop = await openTestShop()
  const visitor = shop.visitor()
  const answers = [
    await visitor.accounts.register(jane),
    await visitor.accounts.login({ email: 'jane@example.com', password: 'secret1' }),
    await visitor.accounts.me(),
  ]
  expect(JSON.stringify(answers)).not.toContain('made-up')
  for (const answer of answers) expect(answer).not.toHaveProperty('passwordHash')
})

test('an address can be registered once, whatever its case', async () => {
  const shop = await openTestShop()
  await shop.visitor().accounts.register(jane)
  const again = shop.visitor().accounts.register({ ...jane, email: 'JANE@EXAMPLE.COM' })
  expect(await refusalOf(again)).toEqual(['EMAIL_TAKEN', {}])
})

test('of four who register the same address at once one is let in', async () => {
  const shop = await openTestShop()
  const tries = await Promise.allSettled(
    Array.from({ length: 4 }, () => shop.visitor().accounts.register(jane)),
  )
  expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
})

test('a wrong password and an unknown address are refused alike', async () => {
  const shop = await openTestShop()
  const { login } = shop.visitor().accounts
  const refusals = [
    await refusalOf(login({ email: ADMIN.email, password: 'wrong' })),
    await refusalOf(login({ email: 'nobody@shop.test', password: 'wrong' })),
  ]
  expect(refusals).toEqual([
    ['INVALID_CREDENTIALS', {}],
    ['INVALID_CREDENTIALS', {}],
  ])
})

test('a session ends at logout, and after thirty days', async () => {
  const shop = await openTestShop()
  const client = await shop.admin()
  expect(await client.accounts.me()).not.toBeNull()
  await client.accounts.logout()
  expect(await client.accounts.me()).toBeNull()

  const other = await shop.admin()
  shop.passDays(30)
  expect(await other.accounts.me()).toBeNull()
})

test('a suspended account is out at once and cannot log in again', async () => {
  const shop = await openTestShop()
  const customer = await shop.customer('jane')
  await shop.store.transaction((tx) => tx.users.update(customer.id, { status: 'suspended' }))
  expect(await customer.accounts.me()).toBeNull()
  const login = customer.accounts.login({ email: 'jane@shop.test', password: 'password' })
  expect(await refusalOf(login)).toEqual(['ACCOUNT_SUSPENDED', {}])
})

test('an operator can ask for longer passwords and close the registration', async () => {
  const shop = await openTestShop()
  await shop.store.transaction((tx) => tx.settings.update('settings', { minPasswordLength: 10 }))
  expect(await refusalOf(shop.visitor().accounts.register(jane))).toEqual([
    'PASSWORD_TOO_SHORT',
    { min: 10 },
  ])
  const settings = await shop.visitor().settings.get()
  await shop.store.transaction((tx) =>
    tx.settings.update('settings', { features: { ...settings.features, registration: false } }),
  )
  expect(await refusalOf(shop.visitor().accounts.register(jane))).toEqual(['FEATURE_OFF', {}])
})
