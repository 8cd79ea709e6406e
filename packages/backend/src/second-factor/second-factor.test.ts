import { expect, test } from 'vitest'
import { newRecoveryCodes } from '../identity/recovery-codes.ts'
import { refusalOf } from '../testing/refusal.ts'
import { type Client, openTestShop, type TestShop } from '../testing/shop.ts'

const jane = { email: 'jane@shop.test', password: 'password' }
const wrongCode = ['SECOND_FACTOR_WRONG', {}]
const tooMany = ['TOO_MANY_ATTEMPTS', { retryAfter: 900 }]

test('a second factor counts once its first code has been seen', async () => {
  const shop = await openTestShop({ secondFactor: true })
  const customer = await shop.customer('jane')
  const { secret, address } = await customer.secondFactor.start()
  expect(address).toContain(secret)
  expect(address).toContain(encodeURIComponent(jane.email))
  await shop.visitor().accounts.login(jane)
  expect(await customer.secondFactor.status()).toEqual({ isOn: false, recoveryCodesLeft: 0 })

  const confirm = (code: string) => customer.secondFactor.confirm({ code })
  expect(await refusalOf(confirm('000000'))).toEqual(wrongCode)
  const { recoveryCodes } = await confirm(spaced(shop.codeOf(secret)))
  expect(new Set(recoveryCodes).size).toBe(10)
  for (const code of recoveryCodes) expect(code).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}$/)
  expect(await customer.secondFactor.status()).toEqual({ isOn: true, recoveryCodesLeft: 10 })
  expect(await refusalOf(confirm(shop.codeOf(secret, 1)))).toEqual(wrongCode)
})

test('login asks for the code after the right password only, and takes it as it is typed', async () => {
  const { shop, secret } = await openWithFactor()
  const visitor = shop.visitor()
  const { login } = visitor.accounts
  expect(await refusalOf(login({ ...jane, password: 'wrong', code: '1' }))).toEqual([
    'INVALID_CREDENTIALS',
    {},
  ])
  expect(await refusalOf(login(jane))).toEqual(['SECOND_FACTOR_REQUIRED', {}])
  expect(await refusalOf(login({ ...jane, code: ' ' }))).toEqual(['SECOND_FACTOR_REQUIRED', {}])
  expect(await refusalOf(login({ ...jane, code: '000000' }))).toEqual(wrongCode)
  expect(await visitor.accounts.me()).toBeNull()
  await login({ ...jane, code: spaced(shop.codeOf(secret, 1)) })
  expect(await visitor.accounts.me()).toMatchObject({ email: jane.email })
})

test('no code works twice, nor an older one after a newer', async () => {
  const { shop, secret } = await openWithFactor()
  const login = (code: string) => shop.visitor().accounts.login({ ...jane, code })
  // The one that confirmed it.
  expect(await refusalOf(login(shop.codeOf(secret)))).toEqual(wrongCode)
  shop.passSeconds(60)
  const code = shop.codeOf(secret)
  const atOnce = await Promise.allSettled([login(code), login(code), login(code)])
  expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await refusalOf(login(code))).toEqual(wrongCode)
  expect(await refusalOf(login(shop.codeOf(secret, -1)))).toEqual(wrongCode)
  await login(shop.codeOf(secret, 1))
})

test('a recovery code works once, however it is typed', async () => {
  const { shop, customer, recoveryCodes } = await openWithFactor()
  const [first = '', second = ''] = recoveryCodes
  const login = (code: string) => shop.visitor().accounts.login({ ...jane, code })
  await login(first.toLowerCase().replaceAll('-', ' '))
  expect(await refusalOf(login(first))).toEqual(wrongCode)
  const atOnce = await Promise.allSettled([login(second), login(second), login(second)])
  expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await customer.secondFactor.status()).toEqual({ isOn: true, recoveryCodesLeft: 8 })

  const renewed = await customer.secondFactor.renewRecoveryCodes()
  expect(await refusalOf(login(recoveryCodes[2] ?? ''))).toEqual(wrongCode)
  await login(renewed.recoveryCodes[0] ?? '')
})

test('codes cannot be guessed for long, and a right one forgets the tries', async () => {
  const { shop, secret } = await openWithFactor({ 'second-factor-account': 2 })
  const login = (code: string) => shop.visitor().accounts.login({ ...jane, code })
  await refusalOf(login('000000'))
  await login(shop.codeOf(secret, 1))
  shop.passSeconds(60)
  await refusalOf(login('000000'))
  await refusalOf(login('AAAA-AAAA-AAAA'))
  expect(await refusalOf(login(shop.codeOf(secret)))).toEqual(tooMany)
})

test('what is switched on, renewed and off stands in the log, without the secret', async () => {
  const { shop, customer, secret } = await openWithFactor()
  await customer.secondFactor.renewRecoveryCodes()
  await customer.secondFactor.remove()
  const log = await (await shop.admin()).audit.list({})
  const items = log.items.filter(({ action }) => action.startsWith('secondFactor.'))
  const told = items.map(({ action, before, after, subjectName }) => [
    action,
    before,
    after,
    subjectName,
  ])
  expect(told).toEqual([
    ['secondFactor.remove', '{"secondFactor":true}', '{"secondFactor":false}', 'jane'],
    ['secondFactor.renewRecoveryCodes', '{}', '{}', 'jane'],
    ['secondFactor.confirm', '{"secondFactor":false}', '{"secondFactor":true}', 'jane'],
  ])
  expect(JSON.stringify(items)).not.toContain(secret)
})

test('a factor that is on is not replaced by one that is not', async () => {
  const { shop, customer, secret } = await openWithFactor()
  const again = customer.secondFactor.start()
  expect(await refusalOf(again)).toEqual(['SECOND_FACTOR_IS_ON', {}])
  await shop.visitor().accounts.login({ ...jane, code: shop.codeOf(secret, 1) })

  await customer.secondFactor.remove()
  expect(await customer.secondFactor.status()).toEqual({ isOn: false, recoveryCodesLeft: 0 })
  await shop.visitor().accounts.login(jane)
  const first = await customer.secondFactor.start()
  const second = await customer.secondFactor.start()
  const code = shop.codeOf(first.secret)
  expect(await refusalOf(customer.secondFactor.confirm({ code }))).toEqual(wrongCode)
  await customer.secondFactor.confirm({ code: shop.codeOf(second.secret) })
})

test('a new password by a mailed link does not get around the code', async () => {
  const { shop, customer } = await openWithFactor()
  await customer.accounts.requestPasswordReset({ email: jane.email })
  const mail = (await shop.mails(jane.email)).find(({ kind }) => kind === 'password-reset')
  const token = mail && 'token' in mail ? mail.token : ''
  await customer.accounts.resetPassword({ token, password: 'changed' })
  const login = shop.visitor().accounts.login({ ...jane, password: 'changed' })
  expect(await refusalOf(login)).toEqual(['SECOND_FACTOR_REQUIRED', {}])
})

test('where administrators need a second factor, nothing else of theirs goes before it', async () => {
  const shop = await openTestShop({ secondFactor: true })
  const admin = await shop.admin()
  const ask = (adminSecondFactor: boolean) =>
    shop.store.transaction((tx) => tx.settings.update('settings', { adminSecondFactor }))
  await ask(true)
  const needed = ['SECOND_FACTOR_NEEDED', {}]
  expect(await refusalOf(admin.orders.list({}))).toEqual(needed)
  expect(await admin.accounts.me()).not.toBeNull()
  await admin.orders.mine({})
  const { secret } = await admin.secondFactor.start()
  expect(await refusalOf(admin.orders.list({}))).toEqual(needed)
  await admin.secondFactor.confirm({ code: shop.codeOf(secret) })
  await admin.orders.list({})

  await admin.secondFactor.remove()
  expect(await refusalOf(admin.orders.list({}))).toEqual(needed)
  await ask(false)
  await admin.orders.list({})
  const customer = await shop.customer('jane')
  await ask(true)
  expect(await refusalOf(customer.orders.list({}))).toEqual(['FORBIDDEN', {}])
})

test('an edition without second factors offers none and asks nobody for one', async () => {
  const shop = await openTestShop()
  await shop.store.transaction((tx) => tx.settings.update('settings', { adminSecondFactor: true }))
  const admin = await shop.admin()
  await admin.orders.list({})
  const notOffered = ['NOT_AVAILABLE', {}]
  expect(await refusalOf(admin.secondFactor.start())).toEqual(notOffered)
  expect(await refusalOf(admin.secondFactor.confirm({ code: '000000' }))).toEqual(notOffered)
  expect(await admin.secondFactor.status()).toEqual({ isOn: false, recoveryCodesLeft: 0 })
})

test('recovery codes are stored as digests alone', async () => {
  const { shop, recoveryCodes } = await openWithFactor()
  const stored = JSON.stringify(await shop.store.read((tx) => tx.secondFactors.list({ limit: 9 })))
  for (const code of recoveryCodes) {
    expect(stored).not.toContain(code)
    expect(stored).not.toContain(code.replaceAll('-', ''))
  }
})

test('recovery codes made of real secrets hold no letter that reads like a digit', async () => {
  const newSecret = () => 'kL9_oI-xQ0Zt3VbN7yR2mW5cE8aD1fG4hJ6pS_uT-wX'
  const { codes } = await newRecoveryCodes({ newSecret, digest: async (text) => text })
  for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z0-9]{4}(-[A-HJKMNP-Z0-9]{4}){2}$/)
})

const spaced = (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `

interface Ready {
  shop: TestShop
  customer: Client & { id: string }
  secret: string
  recoveryCodes: string[]
}

/** A customer whose second factor is on. */
async function openWithFactor(limits = {}): Promise<Ready> {
  const shop = await openTestShop({ secondFactor: true, sendsMail: true, limits })
  const customer = await shop.customer('jane')
  const { secret } = await customer.secondFactor.start()
  const code = shop.codeOf(secret)
  const { recoveryCodes } = await customer.secondFactor.confirm({ code })
  return { shop, customer, secret, recoveryCodes }
}
