/** Another address for an account: shown to be its owner's where mail is sent, at once where none is. */
import { expect, test } from 'vitest'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

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
  const token = await changeToken(shop)

  await shop.visitor().accounts.verifyEmail({ token })
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
