import { expect, test } from 'vitest'
import { tokenInMemory } from '../testing/made-up-host.ts'
import { refusalOf } from '../testing/refusal.ts'
import { ADMIN, openTestShop } from '../testing/shop.ts'
import { createAdministrator } from './create-administrator.ts'
import { resetPasswordByOperator } from './reset-password-by-operator.ts'

const jane = { email: 'jane@shop.test', password: 'password' }
const change = { currentPassword: 'password', password: 'changed' }

test('a new password gives the caller a new session and ends all others', async () => {
  const shop = await openTestShop({ sendsMail: true })
  const elsewhere = await shop.customer('jane')
  const sessionToken = tokenInMemory()
  const here = shop.visitor({ sessionToken })
  await here.accounts.login(jane)
  const stolen = tokenInMemory()
  stolen.set(sessionToken.get() ?? '', '')

  await here.accounts.changePassword(change)
  expect(await here.accounts.me()).not.toBeNull()
  expect(await elsewhere.accounts.me()).toBeNull()
  expect(await shop.visitor({ sessionToken: stolen }).accounts.me()).toBeNull()
  expect(await here.accounts.sessions()).toHaveLength(1)
  expect((await shop.mails(jane.email)).at(-1)).toEqual({ kind: 'password-changed', name: 'jane' })
})

test('a password link that was on its way works no more once the password changed', async () => {
  const shop = await openTestShop({ sendsMail: true })
  const customer = await shop.customer('jane')
  await customer.accounts.requestPasswordReset({ email: jane.email })
  await customer.accounts.changePassword(change)
  const mail = (await shop.mails(jane.email)).find(({ kind }) => kind === 'password-reset')
  const token = mail && 'token' in mail ? mail.token : ''
  const reset = customer.accounts.resetPassword({ token, password: 'another' })
  expect(await refusalOf(reset)).toEqual(['LINK_INVALID', {}])
})

test('the current password is asked for, and cannot be guessed for long', async () => {
  const shop = await openTestShop({ limits: { 'confirm-session': 2 } })
  const { accounts } = await shop.customer('jane')
  const guess = { ...change, currentPassword: 'wrong' }
  for (let times = 0; times < 2; times++) {
    expect(await refusalOf(accounts.changePassword(guess))).toEqual(['PASSWORD_WRONG', {}])
  }
  const tooMany = ['TOO_MANY_ATTEMPTS', { retryAfter: 900 }]
  expect(await refusalOf(accounts.changePassword(change))).toEqual(tooMany)
  expect(await accounts.me()).not.toBeNull()
})

test('of two changes at once from the same password one counts', async () => {
  const shop = await openTestShop()
  const { accounts } = await shop.customer('jane')
  const tries = await Promise.allSettled(
    ['first!', 'second'].map((password) => accounts.changePassword({ ...change, password })),
  )
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('the new password is another one than the current, which is told to nobody who does not know it', async () => {
  const shop = await openTestShop()
  const { accounts } = await shop.customer('jane')
  const same = accounts.changePassword({ currentPassword: 'password', password: 'password' })
  expect(await refusalOf(same)).toEqual(['PASSWORD_SAME', {}])
  const guess = accounts.changePassword({ currentPassword: 'guessed', password: 'guessed' })
  expect(await refusalOf(guess)).toEqual(['PASSWORD_WRONG', {}])
  expect(await accounts.sessions()).toHaveLength(1)
})

test('what the shop asks of a password holds for new ones too', async () => {
  const shop = await openTestShop({ commonPasswords: ['password1'] })
  const { accounts } = await shop.customer('jane')
  const common = accounts.changePassword({ ...change, password: 'password1' })
  expect(await refusalOf(common)).toEqual(['PASSWORD_TOO_COMMON', {}])
  await shop.store.transaction((tx) => tx.settings.update('settings', { minPasswordLength: 10 }))
  const short = accounts.changePassword(change)
  expect(await refusalOf(short)).toEqual(['PASSWORD_TOO_SHORT', { min: 10 }])
})

test('whoever runs the machine creates administrators, once for each address', async () => {
  const shop = await openTestShop()
  const given = { name: 'Second', email: ' Second@Shop.test', password: 'password' }
  await createAdministrator(shop.backend, given)
  const client = shop.visitor()
  await client.accounts.login({ email: 'second@shop.test', password: 'password' })
  expect(await client.accounts.me()).toMatchObject({ role: 'admin', coins: 0, landing: 'admin' })
  await client.orders.list({})
  await expect(createAdministrator(shop.backend, given)).rejects.toMatchObject({
    code: 'EMAIL_TAKEN',
  })
  await expect(createAdministrator(shop.backend, { ...given, email: 'no' })).rejects.toThrow()
  const log = await shop.store.read((tx) => tx.auditLog.list({ limit: 9 }))
  expect(log.items).toMatchObject([{ actor: null, action: 'operator.createAdministrator' }])
  expect(JSON.stringify(log.items)).not.toContain('made-up')
})

test('whoever runs the machine lets an administrator back in', async () => {
  const shop = await openTestShop({ secondFactor: true, limits: { 'login-pair': 1 } })
  const admin = await shop.admin()
  const { secret } = await admin.secondFactor.start()
  await admin.secondFactor.confirm({ code: shop.codeOf(secret) })
  const reset = { email: ADMIN.email.toUpperCase(), password: 'rescued' }
  await resetPasswordByOperator(shop.backend, reset)
  expect(await admin.accounts.me()).toBeNull()
  const login = () => shop.visitor().accounts.login({ ...ADMIN, password: 'rescued' })
  expect(await refusalOf(login())).toEqual(['SECOND_FACTOR_REQUIRED', {}])
  await resetPasswordByOperator(shop.backend, { ...reset, removeSecondFactor: true })
  await login()
  const nobody = resetPasswordByOperator(shop.backend, { ...reset, email: 'nobody@shop.test' })
  await expect(nobody).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const where = { action: 'operator.resetPassword' }
  expect(await shop.store.read((tx) => tx.auditLog.count(where))).toBe(2)
})
