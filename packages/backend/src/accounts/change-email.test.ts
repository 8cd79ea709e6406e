/** Another address for an account: shown to be its owner's where mail is sent, at once where none is. */
import { expect, test } from 'vitest'
import type { Backend } from '../call/context.ts'
import { tokenInMemory } from '../testing/made-up-host.ts'
import { refusalOf } from '../testing/refusal.ts'
import { clientOf, openTestShop, type TestShop } from '../testing/shop.ts'

const OLD = 'jane@shop.test'
const NEW = 'jane@new.test'
const password = 'password'

test('where nothing is mailed the address changes at once, and nobody has shown that it is theirs', async () => {
  const shop = await openTestShop()
  const { accounts, id } = await shop.customer('jane')
  await shop.store.transaction((tx) => tx.users.update(id, { emailVerifiedAt: shop.backend.now() }))
  expect(await accounts.changeEmail({ email: ' Jane@NEW.test' })).toEqual({ isMailed: false })
  expect(await accounts.me()).toMatchObject({ email: NEW, emailVerifiedAt: null })
  await shop.visitor().accounts.login({ email: NEW, password })
  const old = shop.visitor().accounts.login({ email: OLD, password })
  expect(await refusalOf(old)).toEqual(['INVALID_CREDENTIALS', {}])
})

test('a mailed link gives the account its new address once, as verified, and the old one is told', async () => {
  const shop = await openTestShop({ sendsMail: true })
  const { accounts } = await shop.customer('jane')
  expect(await accounts.changeEmail({ email: NEW })).toEqual({ isMailed: true })
  expect(await accounts.me()).toMatchObject({ email: OLD })
  const expiresAt = '2026-06-01T13:00:00.000Z'
  expect(await accounts.emailChange()).toEqual({ email: NEW, expiresAt })
  const token = await changeToken(shop)

  expect(await accounts.verifyEmail({ token })).toEqual({ done: true, email: NEW })
  expect(await accounts.me()).toMatchObject({ email: NEW, emailVerifiedAt: shop.backend.now() })
  expect((await shop.mails(OLD)).at(-1)).toEqual({ kind: 'email-changed', name: 'jane' })
  expect(await refusalOf(accounts.verifyEmail({ token }))).toEqual(['LINK_INVALID', {}])
  // What was mailed to the old address leads nowhere.
  const [verification] = await tokensTo(shop, OLD)
  const late = accounts.verifyEmail({ token: verification ?? '' })
  expect(await refusalOf(late)).toEqual(['LINK_INVALID', {}])
  expect(await accounts.me()).toMatchObject({ email: NEW })
})

test('the link is good for an hour, and a newer one or the old address takes it back', async () => {
  const shop = await openTestShop({ sendsMail: true })
  const { accounts } = await shop.customer('jane')
  await accounts.changeEmail({ email: NEW })
  const first = await changeToken(shop)
  await accounts.changeEmail({ email: 'jane@third.test' })
  const second = await changeToken(shop, 'jane@third.test')
  expect(await refusalOf(accounts.verifyEmail({ token: first }))).toEqual(['LINK_INVALID', {}])
  expect(await accounts.changeEmail({ email: OLD })).toEqual({ isMailed: false })
  expect(await refusalOf(accounts.verifyEmail({ token: second }))).toEqual(['LINK_INVALID', {}])

  await accounts.changeEmail({ email: NEW })
  const token = await changeToken(shop)
  shop.passSeconds(3600)
  expect(await accounts.emailChange()).toBeNull()
  expect(await refusalOf(accounts.verifyEmail({ token }))).toEqual(['LINK_INVALID', {}])
  expect(await accounts.me()).toMatchObject({ email: OLD })
})

test('an address that another account has is refused, when it is asked for and when the link is taken', async () => {
  const shop = await openTestShop({ sendsMail: true })
  const { accounts } = await shop.customer('jane')
  await shop.customer('eve')
  const taken = ['EMAIL_TAKEN', {}]
  expect(await refusalOf(accounts.changeEmail({ email: 'eve@shop.test' }))).toEqual(taken)
  await accounts.changeEmail({ email: NEW })
  const token = await changeToken(shop)
  await shop.visitor().accounts.register({ name: 'Other', email: NEW, password: 'password' })
  expect(await refusalOf(accounts.verifyEmail({ token }))).toEqual(taken)
  expect(await accounts.me()).toMatchObject({ email: OLD })

  const inPage = await openTestShop()
  const jane = await inPage.customer('jane')
  await inPage.customer('eve')
  expect(await refusalOf(jane.accounts.changeEmail({ email: 'eve@shop.test' }))).toEqual(taken)
})

test('the link is its account’s alone, signed in: who reads the mailbox of a mistyped address gets nothing', async () => {
  const shop = await openTestShop({ sendsMail: true, limits: {} })
  const { accounts, apiKeys } = await shop.customer('jane')
  const eve = await shop.customer('eve')
  await accounts.changeEmail({ email: NEW })
  const token = await changeToken(shop)
  const { key } = await apiKeys.create({ name: 'K', scopes: ['account:read'], expiresInDays: null })
  const withKey = shop.visitor({ apiKey: key })
  for (const other of [shop.visitor(), eve, withKey]) {
    expect(await refusalOf(other.accounts.verifyEmail({ token }))).toEqual(['LOGIN_REQUIRED', {}])
  }
  expect(await accounts.me()).toMatchObject({ email: OLD })
  expect(await accounts.verifyEmail({ token })).toEqual({ done: true, email: NEW })
  expect(await accounts.me()).toMatchObject({ email: NEW })
})

test('what was let through just before the password changed, or the account was suspended, does nothing', async () => {
  const shop = await openTestShop()
  const { accounts, id } = await shop.customer('jane')
  const { transaction } = shop.store
  // The session ends between the check at the door and the step itself.
  const late: Backend = {
    ...shop.backend,
    store: {
      ...shop.store,
      transaction: async (work) => {
        await transaction(async (tx) => {
          for (const { id } of (await tx.sessions.list({ limit: 9 })).items) {
            await tx.sessions.delete(id)
          }
        })
        return transaction(work)
      },
    },
  }
  const sessionToken = tokenInMemory()
  await shop.visitor({ sessionToken }).accounts.login({ email: OLD, password })
  const thief = clientOf(late, { sessionToken })
  expect(await refusalOf(thief.accounts.changeEmail({ email: NEW }))).toEqual([
    'LOGIN_REQUIRED',
    {},
  ])
  expect(await accounts.me()).toBeNull()
  expect(await shop.store.read((tx) => tx.users.get(id))).toMatchObject({ email: OLD })
})

test('the trail keeps both addresses', async () => {
  const shop = await openTestShop({ sendsMail: true, limits: {} })
  const { accounts, id } = await shop.customer('jane')
  await accounts.changeEmail({ email: NEW })
  await accounts.verifyEmail({ token: await changeToken(shop) })
  const { items } = await shop.store.read((tx) => tx.auditLog.list({ limit: 9 }))
  expect(items.find(({ action }) => action === 'accounts.changeEmail')).toMatchObject({
    actor: id,
    subject: id,
    before: JSON.stringify({ email: OLD }),
    after: JSON.stringify({ email: NEW }),
    keptUntil: expect.any(String),
  })
})

test('of two who take the link at once one gives the address', async () => {
  const shop = await openTestShop({ sendsMail: true })
  const { accounts } = await shop.customer('jane')
  await accounts.changeEmail({ email: NEW })
  const token = await changeToken(shop)
  const tries = await Promise.allSettled([1, 2].map(() => accounts.verifyEmail({ token })))
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const told = (await shop.mails(OLD)).filter(({ kind }) => kind === 'email-changed')
  expect(told).toHaveLength(1)
})

test('a new password, or an address that the team sets, takes the link back', async () => {
  const shop = await openTestShop({ sendsMail: true })
  const admin = await shop.admin()
  const { accounts, id } = await shop.customer('jane')
  await accounts.changeEmail({ email: NEW })
  const before = await changeToken(shop)
  await accounts.changePassword({ currentPassword: password, password: 'changed' })
  expect(await refusalOf(accounts.verifyEmail({ token: before }))).toEqual(['LINK_INVALID', {}])

  await accounts.changeEmail({ email: NEW })
  const token = await changeToken(shop)
  await admin.clients.update({ id, name: 'Jane Doe', email: OLD })
  await admin.clients.update({ id, email: 'rightful@shop.test' })
  expect(await refusalOf(accounts.verifyEmail({ token }))).toEqual(['LINK_INVALID', {}])
  expect(await accounts.me()).toMatchObject({ email: 'rightful@shop.test' })

  await accounts.changeEmail({ email: NEW })
  const kept = await changeToken(shop)
  await admin.clients.update({ id, name: 'Jane Stone', email: 'rightful@shop.test' })
  await accounts.verifyEmail({ token: kept })
  expect(await accounts.me()).toMatchObject({ name: 'Jane Stone', email: NEW })
})

test('strangers are not mailed, nor accounts looked for, by many accounts from one place', async () => {
  const client = { address: '192.0.2.1', userAgent: null }
  const limits = { 'email-change-address': 3, 'email-change-target': 2 }
  const shop = await openTestShop({ sendsMail: true, limits })
  const change = async (name: string, email: string, from = client) => {
    await shop.customer(name)
    const visitor = shop.visitor({ client: from })
    await visitor.accounts.login({ email: `${name}@shop.test`, password })
    const changing = visitor.accounts.changeEmail({ email })
    return changing.then(
      () => 'ok',
      async () => (await refusalOf(changing))[0],
    )
  }
  expect(await change('a', 'eve@shop.test')).toBe('ok')
  expect(await change('b', 'eve@shop.test')).toBe('ok')
  expect(await change('c', 'eve@shop.test')).toBe('TOO_MANY_ATTEMPTS')
  expect(await change('d', 'bob@shop.test')).toBe('TOO_MANY_ATTEMPTS')
  const elsewhere = { address: '192.0.2.2', userAgent: null }
  expect(await change('e', 'bob@shop.test', elsewhere)).toBe('ok')
  expect(await shop.mails('eve@shop.test')).toHaveLength(2)
})

test('who found a session open changes no address, and tries are bounded', async () => {
  const shop = await openTestShop({ limits: { 'verification-account': 2 } })
  const { accounts } = await shop.customer('jane')
  for (const email of [NEW, OLD]) await accounts.changeEmail({ email })
  const third = await refusalOf(accounts.changeEmail({ email: NEW }))
  expect(third?.[0]).toBe('TOO_MANY_ATTEMPTS')
  shop.passSeconds(3600)
  const aged = await refusalOf(accounts.changeEmail({ email: NEW }))
  expect(aged).toEqual(['CONFIRMATION_REQUIRED', { secondFactor: false }])
  expect(await accounts.me()).toMatchObject({ email: OLD })
})

/** The tokens that were mailed to an address, oldest first. */
async function tokensTo(shop: TestShop, email: string): Promise<string[]> {
  return (await shop.mails(email)).flatMap((mail) => ('token' in mail ? [mail.token] : []))
}

const changeToken = async (shop: TestShop, email = NEW) =>
  (await tokensTo(shop, email)).at(-1) ?? ''
