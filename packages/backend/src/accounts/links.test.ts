/** What mailed links do: once, for a while, and without revealing who has an account. */
import { expect, test } from 'vitest'
import type { Backend } from '../call/context.ts'
import { refusalOf } from '../testing/refusal.ts'
import { clientOf, openTestShop, type TestShop } from '../testing/shop.ts'

const jane = { email: 'jane@shop.test', password: 'password' }
const used = ['LINK_INVALID', {}]

test('a mailed link sets a new password once, ends all sessions and tells the owner', async () => {
  const shop = await openTestShop({ sendsMail: true })
  const customer = await shop.customer('jane')
  const token = await resetToken(shop)
  const { resetPassword } = shop.visitor().accounts
  const done = await resetPassword({ token, password: 'changed' })
  expect(done).toEqual({ done: true, email: jane.email })
  expect(await customer.accounts.me()).toBeNull()
  const visitor = shop.visitor()
  expect(await refusalOf(visitor.accounts.login(jane))).toEqual(['INVALID_CREDENTIALS', {}])
  await visitor.accounts.login({ ...jane, password: 'changed' })
  expect(await visitor.accounts.me()).toMatchObject({ emailVerifiedAt: shop.backend.now() })
  expect((await shop.mails(jane.email)).at(-1)).toEqual({ kind: 'password-changed', name: 'jane' })
  expect(await refusalOf(resetPassword({ token, password: 'again!' }))).toEqual(used)
})

test('a reset takes the API keys of the account and lets its owner in again', async () => {
  const shop = await openTestShop({ sendsMail: true, limits: { 'login-pair': 2 } })
  const customer = await shop.customer('jane')
  await customer.apiKeys.create({
    name: 'Left behind',
    scopes: ['orders:read'],
    expiresInDays: null,
  })
  const visitor = shop.visitor()
  for (let tries = 0; tries < 3; tries++) {
    await refusalOf(visitor.accounts.login({ ...jane, password: 'guessed' }))
  }
  expect((await refusalOf(visitor.accounts.login(jane)))?.[0]).toBe('TOO_MANY_ATTEMPTS')

  await visitor.accounts.resetPassword({ token: await resetToken(shop), password: 'changed' })
  await visitor.accounts.login({ ...jane, password: 'changed' })
  expect(await visitor.apiKeys.list()).toEqual([])
})

test('of two who use the same link at once one sets the password', async () => {
  const shop = await openTestShop({ sendsMail: true })
  await shop.customer('jane')
  const token = await resetToken(shop)
  const tries = await Promise.allSettled(
    ['first!', 'second'].map((password) =>
      shop.visitor().accounts.resetPassword({ token, password }),
    ),
  )
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a link is good for an hour', async () => {
  const shop = await openTestShop({ sendsMail: true })
  await shop.customer('jane')
  const token = await resetToken(shop)
  shop.passSeconds(3600)
  const late = shop.visitor().accounts.resetPassword({ token, password: 'changed' })
  expect(await refusalOf(late)).toEqual(used)
})

test('an invented link costs no hash', async () => {
  const shop = await openTestShop({ sendsMail: true })
  const hash = () => Promise.reject(new Error('hashed'))
  const backend: Backend = { ...shop.backend, passwords: { ...shop.backend.passwords, hash } }
  const call = clientOf(backend).accounts.resetPassword({ token: 'made up', password: 'changed' })
  expect(await refusalOf(call)).toEqual(used)
})

test('a link of one kind does not serve for the other, nor for an address taken since', async () => {
  const shop = await openTestShop({ sendsMail: true })
  const { id } = await shop.customer('jane')
  const [verification] = await tokens(shop)
  const { resetPassword, verifyEmail } = shop.visitor().accounts
  const crossed = resetPassword({ token: verification ?? '', password: 'changed' })
  expect(await refusalOf(crossed)).toEqual(used)

  const reset = await resetToken(shop)
  await shop.store.transaction((tx) => tx.users.update(id, { email: 'other@shop.test' }))
  expect(await refusalOf(verifyEmail({ token: verification ?? '' }))).toEqual(used)
  expect(await refusalOf(resetPassword({ token: reset, password: 'changed' }))).toEqual(used)
  expect(await shop.store.read((tx) => tx.users.get(id))).toMatchObject({ emailVerifiedAt: null })
})

test('asking for a link does the same work and answers the same for an address without account', async () => {
  const shop = await openTestShop({ sendsMail: true })
  await shop.customer('jane')
  for (const round of ['first', 'again', 'later']) {
    const known = await statementsOf(shop, jane.email)
    const unknown = await statementsOf(shop, 'nobody@shop.test')
    expect(known.length, round).toBe(6)
    expect(unknown.length, round).toBe(known.length)
    expect(unknown.filter(isWrite).length, round).toBe(known.filter(isWrite).length)
    // Once there is no link, once one was mailed a moment ago, once the link is mailed again.
    shop.passSeconds(round === 'again' ? 15 * 60 : 0)
  }
  expect(await shop.mails('nobody@shop.test')).toEqual([])
  expect(await shop.mails('')).toEqual([])
})

test('who asks for links is bounded as an address, and nobody is for what others asked', async () => {
  const shop = await openTestShop({ sendsMail: true, limits: { 'reset-address': 3 } })
  await shop.customer('jane')
  const client = { address: '192.0.2.1', userAgent: null }
  const { requestPasswordReset } = shop.visitor({ client }).accounts
  for (let times = 0; times < 3; times++) await requestPasswordReset({ email: jane.email })
  const tooMany = ['TOO_MANY_ATTEMPTS', { retryAfter: 900 }]
  expect(await refusalOf(requestPasswordReset({ email: 'nobody@shop.test' }))).toEqual(tooMany)
  const owner = { client: { address: '192.0.2.2', userAgent: null } }
  expect(await shop.visitor(owner).accounts.requestPasswordReset(jane)).toEqual({ done: true })
})

test('whoever asks, an account has one link, its mails keep their distance, and every mail leads in', async () => {
  const shop = await openTestShop({ sendsMail: true })
  await shop.customer('jane')
  const { requestPasswordReset, resetPassword } = shop.visitor().accounts
  // A stranger asks every minute for three hours, from wherever.
  for (let minute = 0; minute < 180; minute++) {
    await requestPasswordReset({ email: jane.email })
    shop.passSeconds(60)
  }
  const links = await shop.store.read((tx) =>
    tx.singleUseTokens.list({ where: { purpose: 'password-reset' }, limit: 9 }),
  )
  expect(links.items).toHaveLength(1)
  const mailed = (await shop.mails(jane.email)).filter(({ kind }) => kind === 'password-reset')
  expect(mailed).toHaveLength(12)
  const [first] = mailed
  await resetPassword({ token: first && 'token' in first ? first.token : '', password: 'changed' })
  await shop.visitor().accounts.login({ ...jane, password: 'changed' })
})

test('a link is not kept alive for ever: after a day another takes its place', async () => {
  const shop = await openTestShop({ sendsMail: true })
  await shop.customer('jane')
  const { requestPasswordReset, resetPassword } = shop.visitor().accounts
  const first = await resetToken(shop)
  for (let quarter = 0; quarter < 4 * 24 - 1; quarter++) {
    shop.passSeconds(15 * 60)
    await requestPasswordReset({ email: jane.email })
  }
  expect(await resetToken(shop)).toBe(first)
  shop.passSeconds(15 * 60)
  const second = await resetToken(shop)
  expect(second).not.toBe(first)
  expect(await refusalOf(resetPassword({ token: first, password: 'stolen' }))).toEqual(used)
  await resetPassword({ token: second, password: 'changed' })
})

test('a link of an earlier version works until another is asked for', async () => {
  const shop = await openTestShop({ sendsMail: true })
  const { id: userId } = await shop.customer('jane')
  const [{ id: _, ...link } = raise()] = await linksOf(shop, userId)
  const older = { ...link, purpose: 'password-reset' as const }
  const tokenHash = await shop.backend.digest('of-old')
  await shop.store.transaction((tx) =>
    tx.singleUseTokens.insert({ ...older, id: 'of-old', tokenHash }),
  )
  const token = await resetToken(shop)
  const { resetPassword } = shop.visitor().accounts
  expect(await refusalOf(resetPassword({ token: 'of-old', password: 'changed' }))).toEqual(used)
  await resetPassword({ token, password: 'changed' })
})

test('a suspended account may set a new password and stays suspended', async () => {
  const shop = await openTestShop({ sendsMail: true })
  const { id } = await shop.customer('jane')
  await shop.store.transaction((tx) => tx.users.update(id, { status: 'suspended' }))
  const token = await resetToken(shop)
  await shop.visitor().accounts.resetPassword({ token, password: 'changed' })
  const login = shop.visitor().accounts.login({ ...jane, password: 'changed' })
  expect(await refusalOf(login)).toEqual(['ACCOUNT_SUSPENDED', {}])
})

test('registration mails a link that shows the address is theirs; it works once', async () => {
  const shop = await openTestShop({ sendsMail: true })
  const customer = await shop.customer('jane')
  const [token = ''] = await tokens(shop)
  await shop.visitor().accounts.verifyEmail({ token })
  expect(await customer.accounts.me()).toMatchObject({ emailVerifiedAt: shop.backend.now() })
  expect(await refusalOf(shop.visitor().accounts.verifyEmail({ token }))).toEqual(used)
  await customer.accounts.sendVerification()
  expect(await tokens(shop)).toHaveLength(1)
})

test('a link that got lost is mailed again, and only the last one works', async () => {
  const shop = await openTestShop({ sendsMail: true, limits: { 'verification-account': 1 } })
  const customer = await shop.customer('jane')
  await customer.accounts.sendVerification()
  const [first = '', second = ''] = await tokens(shop)
  expect(await refusalOf(customer.accounts.verifyEmail({ token: first }))).toEqual(used)
  await customer.accounts.verifyEmail({ token: second })
  const again = customer.accounts.sendVerification()
  expect(await refusalOf(again)).toEqual(['TOO_MANY_ATTEMPTS', { retryAfter: 900 }])
})

test('only digests of links are stored', async () => {
  const shop = await openTestShop({ sendsMail: true })
  await shop.customer('jane')
  const token = await resetToken(shop)
  const rows = await shop.store.read((tx) => tx.singleUseTokens.list({ limit: 9 }))
  expect(rows.items).toHaveLength(2)
  expect(JSON.stringify(rows.items)).not.toContain(token)
})

test('where no mail is sent, none is offered and none is queued', async () => {
  const shop = await openTestShop()
  const customer = await shop.customer('jane')
  const { accounts } = customer
  expect(await refusalOf(accounts.sendVerification())).toEqual(['NOT_AVAILABLE', {}])
  const request = accounts.requestPasswordReset({ email: jane.email })
  expect(await refusalOf(request)).toEqual(['NOT_AVAILABLE', {}])
  await accounts.changePassword({ currentPassword: 'password', password: 'changed' })
  expect(await shop.store.read((tx) => tx.tasks.count())).toBe(0)
})

async function resetToken(shop: TestShop): Promise<string> {
  await shop.visitor().accounts.requestPasswordReset({ email: jane.email })
  return (await tokens(shop)).at(-1) ?? ''
}

async function tokens(shop: TestShop): Promise<string[]> {
  return (await shop.mails(jane.email)).flatMap((mail) => ('token' in mail ? [mail.token] : []))
}

const linksOf = async ({ store }: TestShop, userId: string) =>
  (await store.read((tx) => tx.singleUseTokens.list({ where: { userId }, limit: 9 }))).items

function raise(): never {
  throw new Error('No link')
}

const isWrite = (statement: string): boolean => /insert|update|delete/.test(statement)

/** Every call of the store that a request for a link makes, in order. */
async function statementsOf(shop: TestShop, email: string): Promise<string[]> {
  const statements: string[] = []
  const noting = <Part extends object>(part: Part, name: string): Part =>
    new Proxy(part, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key)
        if (typeof value !== 'function') return noting(value as object, String(key))
        return (...given: unknown[]) => {
          statements.push(`${name}.${String(key)}`)
          return Reflect.apply(value, target, given) as unknown
        }
      },
    })
  const { store } = shop.backend
  const watched: Backend['store'] = {
    ...store,
    transaction: (fn) => store.transaction((tx) => fn(noting({ ...tx }, 'tx'))),
  }
  await clientOf({ ...shop.backend, store: watched }).accounts.requestPasswordReset({ email })
  return statements
}
