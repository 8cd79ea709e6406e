import { SESSION_DAYS, SESSION_MAX_DAYS } from '@hostfront/domain/accounts/session'
import { addDays } from '@hostfront/domain/add-days'
import { StoreError } from '@hostfront/store/port'
import { expect, test } from 'vitest'
import { tokenInMemory } from '../testing/made-up-host.ts'
import { refusalOf } from '../testing/refusal.ts'
import { ADMIN, clientOf, openTestShop } from '../testing/shop.ts'

const jane = { email: 'jane@shop.test', password: 'password' }

test('a session that is used moves ahead, its cookie with it, and is written once a day', async () => {
  const shop = await openTestShop()
  const sessionToken = tokenInMemory()
  const client = shop.visitor({ sessionToken })
  await client.accounts.login(ADMIN)
  const began = shop.backend.now()
  expect(sessionToken.expiresAt).toBe(addDays(began, SESSION_DAYS))
  const changes = countChanges(shop.store)

  shop.passDays(0.9)
  await client.accounts.me()
  expect(sessionToken.expiresAt).toBe(addDays(began, SESSION_DAYS))
  shop.passDays(0.1)
  await client.accounts.me()
  await client.accounts.me()
  await settled()
  expect(sessionToken.expiresAt).toBe(addDays(began, SESSION_DAYS + 1))
  expect(changes()).toEqual([['sessions']])
  const [session] = await client.accounts.sessions()
  expect(session).toMatchObject({ lastSeenAt: shop.backend.now(), current: true })
})

test('of several calls at once one moves the session ahead', async () => {
  const shop = await openTestShop()
  let renewed = 0
  const memory = tokenInMemory()
  const sessionToken = {
    ...memory,
    set(token: string, expiresAt: string) {
      renewed += 1
      memory.set(token, expiresAt)
    },
  }
  const client = shop.visitor({ sessionToken })
  await client.accounts.login(ADMIN)
  shop.passDays(2)
  await Promise.all(Array.from({ length: 8 }, () => client.accounts.me()))
  expect(renewed).toBe(2)
})

test('however much it is used, a session ends after its longest age', async () => {
  const shop = await openTestShop()
  const client = await shop.admin()
  for (let day = 0; day < SESSION_MAX_DAYS - 10; day += 10) {
    shop.passDays(10)
    expect(await client.accounts.me()).not.toBeNull()
  }
  shop.passDays(10)
  expect(await client.accounts.me()).toBeNull()
})

test('a session that is not used ends, whatever it has been', async () => {
  const shop = await openTestShop()
  const client = await shop.admin()
  shop.passDays(20)
  await client.accounts.me()
  shop.passDays(SESSION_DAYS)
  expect(await client.accounts.me()).toBeNull()
})

test('a store without room ends no session', async () => {
  const shop = await openTestShop()
  const sessionToken = tokenInMemory()
  await shop.visitor({ sessionToken }).accounts.login(ADMIN)
  shop.passDays(2)
  const transaction = () => Promise.reject(new StoreError('quota', 'store'))
  const full = { ...shop.backend, store: { ...shop.store, transaction } }
  expect(await clientOf(full, { sessionToken }).accounts.me()).toMatchObject({ email: ADMIN.email })
})

test('logging in never keeps a token that came with the request, and ends its session', async () => {
  const shop = await openTestShop()
  await shop.customer('jane')
  const planted = tokenInMemory()
  await shop.visitor({ sessionToken: planted }).accounts.login(ADMIN)
  const token = planted.get() ?? ''

  const victim = tokenInMemory()
  victim.set(token, shop.backend.now())
  await shop.visitor({ sessionToken: victim }).accounts.login(jane)
  expect(victim.get()).not.toBe(token)
  expect(await shop.visitor({ sessionToken: planted }).accounts.me()).toBeNull()

  const invented = tokenInMemory()
  invented.set('chosen-by-somebody', shop.backend.now())
  await shop.visitor({ sessionToken: invented }).accounts.login(jane)
  expect(invented.get()).not.toBe('chosen-by-somebody')
})

test('an account sees where it is signed in, and ends sessions one by one or all others', async () => {
  const shop = await openTestShop()
  const here = await shop.customer('jane')
  const client = { address: '192.0.2.7', userAgent: `Browser\0${'x'.repeat(400)}` }
  const elsewhere = shop.visitor({ client })
  await elsewhere.accounts.login(jane)
  const third = shop.visitor()
  await third.accounts.login(jane)

  const sessions = await here.accounts.sessions()
  expect(sessions.map(({ current }) => current)).toEqual([false, false, true])
  expect(sessions[1]).toMatchObject({ address: '192.0.2.7' })
  expect(sessions[1]?.userAgent).toHaveLength(300)
  expect(JSON.stringify(sessions)).not.toContain('tokenHash')

  await here.accounts.endSession({ id: sessions[1]?.id ?? '' })
  expect(await elsewhere.accounts.me()).toBeNull()
  expect(await third.accounts.me()).not.toBeNull()
  await here.accounts.endOtherSessions()
  expect(await third.accounts.me()).toBeNull()
  expect(await here.accounts.me()).not.toBeNull()
})

test('ending the own session signs out here', async () => {
  const shop = await openTestShop()
  await shop.customer('jane')
  const sessionToken = tokenInMemory()
  const here = shop.visitor({ sessionToken })
  await here.accounts.login(jane)
  const current = (await here.accounts.sessions()).find((session) => session.current)
  await here.accounts.endSession({ id: current?.id ?? '' })
  expect(sessionToken.get()).toBeNull()
  expect(await refusalOf(here.accounts.sessions())).toEqual(['LOGIN_REQUIRED', {}])
})

test('sessions that ran out are dropped at the next login', async () => {
  const shop = await openTestShop()
  await shop.customer('jane')
  for (let times = 0; times < 3; times++) await shop.visitor().accounts.login(jane)
  shop.passDays(SESSION_DAYS)
  await shop.visitor().accounts.login(jane)
  expect(await shop.store.read((tx) => tx.sessions.count())).toBe(1)
})

test('suspension ends access at once, and so does losing the account', async () => {
  const shop = await openTestShop()
  const customer = await shop.customer('jane')
  const setStatus = (status: 'active' | 'suspended') =>
    shop.store.transaction((tx) => tx.users.update(customer.id, { status }))
  await setStatus('suspended')
  expect(await refusalOf(customer.orders.mine({}))).toEqual(['ACCOUNT_SUSPENDED', {}])
  await setStatus('active')
  expect(await customer.accounts.me()).not.toBeNull()
  await shop.store.transaction(async (tx) => {
    const session = await tx.sessions.find({ userId: customer.id })
    await tx.sessions.delete(session?.id ?? '')
    await tx.users.delete(customer.id)
  })
  expect(await refusalOf(customer.orders.mine({}))).toEqual(['LOGIN_REQUIRED', {}])
})

function countChanges(store: Awaited<ReturnType<typeof openTestShop>>['store']) {
  const commits: string[][] = []
  store.watch((changed) => commits.push([...changed]))
  return () => commits
}

const settled = () => new Promise((resolve) => setTimeout(resolve))
