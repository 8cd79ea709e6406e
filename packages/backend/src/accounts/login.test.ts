import { expect, test } from 'vitest'
import type { Backend } from '../call/context.ts'
import { refusalOf } from '../testing/refusal.ts'
import { ADMIN, clientOf, openTestShop } from '../testing/shop.ts'

const jane = { email: 'jane@shop.test', password: 'password' }
const wrong = { ...jane, password: 'wrong' }
const unknown = { email: 'nobody@shop.test', password: 'wrong' }
const tooMany = ['TOO_MANY_ATTEMPTS', { retryAfter: 900 }]
const at = (address: string) => ({ client: { address, userAgent: null } })

test('passwords of known and of unknown addresses cost the same work, from the first login on', async () => {
  const shop = await openTestShop()
  await shop.customer('jane')
  const work = async (credentials: typeof jane) => {
    const done: string[] = []
    // A new host, as after a start of the process.
    const backend = counting(shop.backend, done)
    for (let times = 0; times < 2; times++) {
      const login = clientOf(backend).accounts.login(credentials)
      expect(await refusalOf(login)).toEqual(['INVALID_CREDENTIALS', {}])
    }
    return done
  }
  const known = await work(wrong)
  expect(known).toEqual(['hash', 'find', 'verify', 'find', 'verify'])
  expect(await work(unknown)).toEqual(known)
})

test('too many tries of one address at an account are refused before any work, whether it exists or not', async () => {
  const shop = await openTestShop({ limits: { 'login-pair': 2 } })
  await shop.customer('jane')
  for (const credentials of [wrong, unknown]) {
    const { login } = shop.visitor().accounts
    await refusalOf(login(credentials))
    await refusalOf(login({ ...credentials, email: ` ${credentials.email.toUpperCase()}` }))
    const done: string[] = []
    const third = clientOf(counting(shop.backend, done)).accounts.login(credentials)
    expect(await refusalOf(third)).toEqual(tooMany)
    expect(done).toEqual([])
  }
  expect(await refusalOf(shop.visitor().accounts.login(jane))).toEqual(tooMany)
  shop.passSeconds(900)
  await shop.visitor().accounts.login(jane)
})

test('one address that tries many accounts is stopped, others are not', async () => {
  const shop = await openTestShop({ limits: { 'login-address': 3 } })
  await shop.customer('jane')
  const guesser = shop.visitor(at('192.0.2.1')).accounts
  for (const name of ['a', 'b', 'c']) {
    await refusalOf(guesser.login({ email: `${name}@shop.test`, password: 'password' }))
  }
  expect(await refusalOf(guesser.login(jane))).toEqual(tooMany)
  await shop.visitor(at('192.0.2.2')).accounts.login(jane)
})

test('a login that succeeds forgets the tries of its address at the account', async () => {
  const shop = await openTestShop({ limits: { 'login-pair': 3 } })
  await shop.customer('jane')
  const { login } = shop.visitor().accounts
  for (let times = 0; times < 4; times++) {
    await refusalOf(login(wrong))
    await refusalOf(login(wrong))
    await login(jane)
  }
})

test('a suspension shows only to who knows the password', async () => {
  const shop = await openTestShop()
  const { id } = await shop.customer('jane')
  await shop.store.transaction((tx) => tx.users.update(id, { status: 'suspended' }))
  const { login } = shop.visitor().accounts
  expect(await refusalOf(login(wrong))).toEqual(['INVALID_CREDENTIALS', {}])
  expect(await refusalOf(login(jane))).toEqual(['ACCOUNT_SUSPENDED', {}])
})

test('a hash made otherwise than today is replaced at login, for several logins at once too', async () => {
  const shop = await openTestShop()
  const { id } = await shop.customer('jane')
  await shop.store.transaction((tx) => tx.users.update(id, { passwordHash: '$old$password' }))
  const { login } = shop.visitor().accounts
  expect(await refusalOf(login(wrong))).toEqual(['INVALID_CREDENTIALS', {}])
  await Promise.all([login(jane), shop.visitor().accounts.login(jane)])
  const user = await shop.store.read((tx) => tx.users.get(id))
  expect(user?.passwordHash).toBe('$made-up$password')
})

test('a password that changes while it is being checked opens nothing', async () => {
  const shop = await openTestShop()
  const customer = await shop.customer('jane')
  const { passwords } = shop.backend
  let isFirst = true
  const backend: Backend = {
    ...shop.backend,
    passwords: {
      ...passwords,
      async verify(password, hash) {
        const matches = await passwords.verify(password, hash)
        if (isFirst) {
          isFirst = false
          const change = { currentPassword: 'password', password: 'changed' }
          await customer.accounts.changePassword(change)
        }
        return matches
      },
    },
  }
  const client = clientOf(backend)
  expect(await refusalOf(client.accounts.login(jane))).toEqual(['INVALID_CREDENTIALS', {}])
  expect(await client.accounts.me()).toBeNull()
})

test('nothing in a login counts but address, password and code', async () => {
  const shop = await openTestShop()
  await shop.customer('jane', 100)
  const forged = { ...jane, role: 'admin', coins: 1e6, userId: 'id-1', landing: 'admin' }
  const account = await shop.visitor().accounts.login(forged)
  expect(account).toMatchObject({ role: 'user', coins: 100, landing: 'dashboard' })
})

test('registrations from one address are bounded, before anything is looked up', async () => {
  const shop = await openTestShop({ limits: { 'register-address': 2 } })
  const { register } = shop.visitor(at('192.0.2.1')).accounts
  await register({ name: 'A', email: 'a@shop.test', password: 'password' })
  const taken = register({ name: 'A', email: ADMIN.email, password: 'password' })
  expect(await refusalOf(taken)).toEqual(['EMAIL_TAKEN', {}])
  const third = register({ name: 'A', email: ADMIN.email, password: 'password' })
  expect(await refusalOf(third)).toEqual(tooMany)
})

test('passwords that everybody tries first are refused', async () => {
  const shop = await openTestShop({ commonPasswords: ['password1'] })
  const call = shop.visitor().accounts.register({ ...jane, name: 'Jane', password: 'password1' })
  expect(await refusalOf(call)).toEqual(['PASSWORD_TOO_COMMON', {}])
})

test('public forms are bounded by address', async () => {
  const shop = await openTestShop({
    limits: { 'contact-address': 1, 'subscribe-address': 1, 'voucher-address': 1 },
  })
  const { support, content, vouchers } = shop.visitor(at('192.0.2.1'))
  const message = { name: 'J', email: jane.email, subject: 'S', message: 'M' }
  const calls = [
    () => support.sendMessage(message),
    () => content.subscribe({ email: jane.email }),
    () => vouchers.check({ code: 'WELCOME10', planId: 'samp-ultimate', amount: 850 }),
  ]
  for (const call of calls) {
    await call()
    expect(await refusalOf(call())).toEqual(tooMany)
  }
})

/** Notes what is done with passwords and accounts, in order. */
function counting(backend: Backend, done: string[]): Backend {
  const { passwords, store } = backend
  const noting =
    <Given extends unknown[], Value>(name: string, call: (...given: Given) => Value) =>
    (...given: Given): Value => {
      done.push(name)
      return call(...given)
    }
  return {
    ...backend,
    passwords: {
      isStale: passwords.isStale,
      hash: noting('hash', passwords.hash),
      verify: noting('verify', passwords.verify),
    },
    store: { ...store, transaction: (fn) => noting('find', () => store.transaction(fn))() },
  }
}
