import { API_SCOPES, MAX_API_KEYS } from '@hostfront/domain/accounts/api-key'
import { expect, test } from 'vitest'
import { tokenInMemory } from '../testing/made-up-host.ts'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { clientOf, openTestShop } from '../testing/shop.ts'

const password = 'password'
const form = { name: 'Panel', scopes: [...API_SCOPES], expiresInDays: null, password }
const loginRequired = ['LOGIN_REQUIRED', {}]

test('a key acts for its account within its scopes, and is shown once', async () => {
  const { shop, customer } = await openServer()
  const { apiKey, key } = await customer.apiKeys.create({
    ...form,
    scopes: ['orders:write', 'orders:write'],
  })
  expect(key).toMatch(/^hf_/)
  expect(key.startsWith(apiKey.prefix)).toBe(true)
  expect(apiKey.scopes).toEqual(['orders:write'])
  const program = shop.visitor({ apiKey: key })
  await program.orders.place(orderForm)
  expect(await refusalOf(program.orders.mine({}))).toEqual(['FORBIDDEN', {}])
  expect((await customer.orders.mine({})).items).toHaveLength(1)
  const rows = await shop.store.read((tx) => tx.apiKeys.list({ limit: 9 }))
  expect(JSON.stringify(rows)).not.toContain(key)
  const listed = await customer.apiKeys.list()
  expect(listed).toHaveLength(1)
  expect(JSON.stringify(listed)).not.toContain('keyHash')
})

test('a key is not made in a session that a change of the password ends meanwhile', async () => {
  const { shop, customer } = await openServer()
  const sessionToken = tokenInMemory()
  await shop.visitor({ sessionToken }).accounts.login({ email: 'jane@shop.test', password })
  const digest = async (text: string) => {
    if (text.startsWith('hf_')) {
      await customer.accounts.changePassword({ currentPassword: password, password: 'changed' })
    }
    return shop.backend.digest(text)
  }
  const slow = clientOf({ ...shop.backend, digest }, { sessionToken })
  expect(await refusalOf(slow.apiKeys.create(form))).toEqual(['LOGIN_REQUIRED', {}])
  expect(await customer.apiKeys.list()).toEqual([])
})

test('keys that are made and revoked stand in the log with what they may do, never with their hash', async () => {
  const { shop, customer } = await openServer()
  const { apiKey, key } = await customer.apiKeys.create(form)
  await customer.apiKeys.revoke({ id: apiKey.id })
  const log = await (await shop.admin()).audit.list({})
  const items = log.items.filter(({ action }) => action.startsWith('apiKeys.'))
  expect(items.map(({ action, subject, subjectName }) => [action, subject, subjectName])).toEqual([
    ['apiKeys.revoke', customer.id, 'jane'],
    ['apiKeys.create', customer.id, 'jane'],
  ])
  const { name, prefix, scopes, expiresAt } = apiKey
  expect(JSON.parse(items[1]?.after ?? '')).toEqual({ apiKey: { name, prefix, scopes, expiresAt } })
  expect(JSON.stringify(items)).not.toContain(await shop.backend.digest(key))
})

test('a key that is unknown, revoked or has expired opens nothing, nor does the session beside it', async () => {
  const { shop, customer } = await openServer()
  const sessionToken = tokenInMemory()
  await shop.visitor({ sessionToken }).accounts.login({ email: 'jane@shop.test', password })
  const invented = shop.visitor({ apiKey: 'hf_invented', sessionToken })
  expect(await refusalOf(invented.orders.mine({}))).toEqual(loginRequired)

  const revoked = await customer.apiKeys.create(form)
  const program = shop.visitor({ apiKey: revoked.key })
  await program.orders.mine({})
  await customer.apiKeys.revoke({ id: revoked.apiKey.id })
  expect(await refusalOf(program.orders.mine({}))).toEqual(loginRequired)

  const short = await customer.apiKeys.create({ ...form, expiresInDays: 1 })
  const visiting = shop.visitor({ apiKey: short.key })
  await visiting.orders.mine({})
  shop.passDays(1)
  expect(await refusalOf(visiting.orders.mine({}))).toEqual(loginRequired)
})

test('a key ends with its account’s access', async () => {
  const { shop, customer } = await openServer()
  const { key } = await customer.apiKeys.create(form)
  await shop.store.transaction((tx) => tx.users.update(customer.id, { status: 'suspended' }))
  const program = shop.visitor({ apiKey: key })
  expect(await refusalOf(program.orders.mine({}))).toEqual(['ACCOUNT_SUSPENDED', {}])
})

test('use is noted to the day, in one write a day', async () => {
  const { shop, customer } = await openServer()
  const { key } = await customer.apiKeys.create(form)
  let commits = 0
  const { store } = shop.backend
  const stop = store.watch((changed) => {
    if (changed.includes('apiKeys')) commits += 1
  })
  const program = shop.visitor({ apiKey: key })
  for (let times = 0; times < 3; times++) await program.orders.mine({})
  const [used] = await customer.apiKeys.list()
  expect(used?.lastUsedAt).toBe('2026-06-01T00:00:00.000Z')
  expect(commits).toBe(1)
  shop.passDays(1)
  await program.orders.mine({})
  expect((await customer.apiKeys.list())[0]?.lastUsedAt).toBe('2026-06-02T00:00:00.000Z')
  stop()
})

test('an account has so many keys at most, also when it asks for many at once', async () => {
  const { customer } = await openServer()
  const tries = await Promise.allSettled(
    Array.from({ length: MAX_API_KEYS + 5 }, () => customer.apiKeys.create(form)),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_API_KEYS)
  expect(await refusalOf(customer.apiKeys.create(form))).toEqual([
    'TOO_MANY_KEYS',
    { max: MAX_API_KEYS },
  ])
})

test('an edition in the page has no keys', async () => {
  const shop = await openTestShop({ sealsNothing: true })
  const customer = await shop.customer('jane')
  expect(await refusalOf(customer.apiKeys.create(form))).toEqual(['NOT_AVAILABLE', {}])
  expect(await customer.shop.capabilities()).toEqual({
    mail: false,
    secondFactor: false,
    apiKeys: false,
    secrets: false,
  })
  const server = await openTestShop({ limits: {}, secondFactor: true, sendsMail: true })
  expect(await server.visitor().shop.capabilities()).toEqual({
    mail: true,
    secondFactor: true,
    apiKeys: true,
    secrets: true,
  })
})

async function openServer() {
  const shop = await openTestShop({ limits: {} })
  return { shop, customer: await shop.customer('jane', 10_000) }
}
