/** Strangers who guess, and the owner of the account, who comes in all the same. */
import { expect, test } from 'vitest'
import type { CallHost } from '../call/context.ts'
import { markInMemory } from '../testing/made-up-host.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

const jane = { email: 'jane@shop.test', password: 'password' }
const wrong = { ...jane, password: 'wrong' }
const limits = {
  'login-address': 50,
  'login-pair': 10,
  'login-account': 100,
  'login-wary-pair': 3,
  'login-total': 2000,
  'login-browser': 10,
  'confirm-session': 10,
  'reset-address': 10,
  'second-factor-pair': 5,
  'second-factor-account': 10,
  'second-factor-browser': 5,
}
const HOME = '198.51.100.7'
const at = (address: string): Partial<CallHost> => ({ client: { address, userAgent: null } })
const addressOf = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
const codeOf = async (call: Promise<unknown>) => (await refusalOf(call))[0]

/** The same at a smaller scale, so that few calls show it. */
const SMALL = { ...limits, 'login-account': 20, 'login-total': 100 }

const open = (made = SMALL) => openTestShop({ limits: made, sendsMail: true, secondFactor: true })

/** How many of `tries` guesses from each of the addresses had their password compared. */
async function guess(shop: TestShop, addresses: number, tries: number, from = 0) {
  let compared = 0
  for (let number = from; number < from + addresses; number++) {
    const { login } = shop.visitor(at(addressOf(number))).accounts
    for (let time = 0; time < tries; time++) {
      if ((await codeOf(login(wrong))) === 'INVALID_CREDENTIALS') compared += 1
    }
  }
  return compared
}

test.each([
  [15, 1, 15],
  [200, 20, 10],
  [1000, 1000, 1],
])(
  '%i tries from %i other addresses leave login, reset and password change to the owner',
  async (_, addresses, tries) => {
    const shop = await open(limits)
    const session = await shop.customer('jane')
    await guess(shop, addresses, tries)
    for (let number = 0; number < 15; number++) {
      const { requestPasswordReset } = shop.visitor(at(addressOf(number))).accounts
      await requestPasswordReset({ email: jane.email }).catch(() => {})
    }
    await shop.visitor(at(HOME)).accounts.login(jane)
    await session.accounts.changePassword({ currentPassword: 'password', password: 'changed' })
    await shop.visitor(at(HOME)).accounts.requestPasswordReset({ email: jane.email })
    const mail = (await shop.mails(jane.email)).findLast(({ kind }) => kind === 'password-reset')
    const token = mail && 'token' in mail ? mail.token : ''
    await shop.visitor(at(HOME)).accounts.resetPassword({ token, password: 'another' })
    await shop.visitor(at(HOME)).accounts.login({ ...jane, password: 'another' })
  },
)

test('guesses stay bounded: ten from one address, three from each once they are many, and an end to all', async () => {
  const shop = await open()
  await shop.customer('jane')
  expect(await guess(shop, 1, 15)).toBe(10)
  // Two more addresses try until there were twenty; from then on everybody has three.
  expect(await guess(shop, 20, 5, 1)).toBe(2 * 5 + 18 * 3)
  expect(await guess(shop, 20, 3, 1000)).toBe(100 - 74)
  const late = shop.visitor(at(HOME)).accounts.login(jane)
  expect(await codeOf(late)).toBe('SIGN_IN_GUARDED')
  const unknown = { email: 'nobody@shop.test', password: 'wrong' }
  expect(await codeOf(shop.visitor(at(HOME)).accounts.login(unknown))).toBe('INVALID_CREDENTIALS')
})

test('what the address has used up does not count against any account', async () => {
  const shop = await open()
  await shop.customer('jane')
  const attacker = shop.visitor(at('203.0.113.66')).accounts
  for (let number = 0; number < 50; number++) {
    await refusalOf(attacker.login({ email: `nobody-${number}@shop.test`, password: 'x' }))
  }
  // Refused as an address: were they counted, the account would be wary by now, then guarded.
  for (let time = 0; time < 150; time++) await refusalOf(attacker.login(wrong))
  const { login } = shop.visitor(at(HOME)).accounts
  for (let time = 0; time < 9; time++) {
    expect(await codeOf(login(wrong))).toBe('INVALID_CREDENTIALS')
  }
  await login(jane)
})

test('a browser that has signed in before has tries of its own, whatever strangers do, from its address too', async () => {
  const shop = await open()
  await shop.customer('jane')
  const browserMark = markInMemory()
  const owner = () => shop.visitor({ ...at(HOME), browserMark }).accounts
  await owner().login(jane)
  await guess(shop, 50, 3)
  const { login } = shop.visitor(at(HOME)).accounts
  for (let time = 0; time < 60; time++) await refusalOf(login(wrong))
  expect(await codeOf(login(jane))).toBe('TOO_MANY_ATTEMPTS')
  for (let time = 0; time < 9; time++) {
    expect(await codeOf(owner().login(wrong))).toBe('INVALID_CREDENTIALS')
  }
  await owner().login(jane)
  for (let time = 0; time < 10; time++) await refusalOf(owner().login(wrong))
  expect(await codeOf(owner().login(jane))).toBe('TOO_MANY_ATTEMPTS')
})

test('a mark is good for its account alone, cannot be made up, and runs out', async () => {
  const shop = await open()
  await shop.customer('jane')
  await shop.customer('joan')
  const stranger = markInMemory()
  await shop
    .visitor({ ...at(HOME), browserMark: stranger })
    .accounts.login({ ...jane, email: 'joan@shop.test' })
  const own = stranger.get() ?? ''
  const forged = [
    own,
    own.replace('signed-in', 'mailed'),
    'a!signed-in!2026-06-01T12:00:00.000Z!b',
    '!!!',
    '~'.repeat(2000),
  ]
  await guess(shop, 1, 10)
  for (const text of forged) {
    const browserMark = markInMemory()
    browserMark.set(text)
    const login = shop.visitor({ ...at(addressOf(0)), browserMark }).accounts.login(jane)
    expect(await codeOf(login), text.slice(0, 60)).toBe('TOO_MANY_ATTEMPTS')
  }
  const browserMark = markInMemory()
  const owner = (address: string) => shop.visitor({ ...at(address), browserMark }).accounts
  await owner(HOME).login(jane)
  await owner(addressOf(0)).login(jane)
  shop.passDays(181)
  await guess(shop, 1, 10)
  expect(await codeOf(owner(addressOf(0)).login(jane))).toBe('TOO_MANY_ATTEMPTS')
})

test('one browser is known by the five accounts that signed in last', async () => {
  const shop = await open()
  const browserMark = markInMemory()
  const names = ['a1', 'b2', 'c3', 'd4', 'e5', 'f6']
  for (const name of names) {
    await shop.customer(name)
    const account = { email: `${name}@shop.test`, password: 'password' }
    await shop.visitor({ ...at(HOME), browserMark }).accounts.login(account)
  }
  expect(browserMark.get()?.split('~')).toHaveLength(5)
})

test('past the end a link that was mailed lets the owner’s new browser in', async () => {
  const shop = await open()
  await shop.customer('jane')
  await guess(shop, 50, 3)
  const browserMark = markInMemory()
  const owner = shop.visitor({ ...at(HOME), browserMark }).accounts
  expect(await codeOf(owner.login(jane))).toBe('SIGN_IN_GUARDED')
  await owner.requestPasswordReset({ email: jane.email })
  const mail = (await shop.mails(jane.email)).at(-1)
  await owner.resetPassword({
    token: mail && 'token' in mail ? mail.token : '',
    password: 'changed',
  })
  await guess(shop, 50, 3, 5000)
  await owner.login({ ...jane, password: 'changed' })
})

test('who knows the password cannot use up the codes of a browser that has signed in, nor get more by a mailed link', async () => {
  const shop = await open()
  const customer = await shop.customer('jane')
  const { secret } = await customer.secondFactor.start()
  await customer.secondFactor.confirm({ code: shop.codeOf(secret) })
  const browserMark = markInMemory()
  const owner = shop.visitor({ ...at(HOME), browserMark }).accounts
  await owner.login({ ...jane, code: shop.codeOf(secret, 1) })
  shop.passSeconds(60)
  let compared = 0
  for (let number = 0; number < 20; number++) {
    const thief = shop.visitor({ ...at(addressOf(number)), browserMark: markInMemory() }).accounts
    for (let time = 0; time < 6; time++) {
      const outcome = await codeOf(thief.login({ ...jane, code: '000000' }))
      if (outcome === 'SECOND_FACTOR_WRONG') compared += 1
    }
  }
  expect(compared).toBe(10)
  await owner.login({ ...jane, code: shop.codeOf(secret) })
})

test('one address that knows the password takes its own codes alone: a refused one does not count against the account', async () => {
  const shop = await open()
  const customer = await shop.customer('jane')
  const { secret } = await customer.secondFactor.start()
  await customer.secondFactor.confirm({ code: shop.codeOf(secret) })
  const thief = shop.visitor(at('203.0.113.66')).accounts
  for (let time = 0; time < 10; time++) await refusalOf(thief.login({ ...jane, code: '000000' }))
  await shop.visitor(at(HOME)).accounts.login({ ...jane, code: shop.codeOf(secret, 1) })
})

/** Opens the link that was mailed last, in this browser. */
async function resetBy(shop: TestShop, host: Partial<CallHost>, password: string) {
  const { requestPasswordReset, resetPassword } = shop.visitor(host).accounts
  await requestPasswordReset({ email: jane.email })
  const mail = (await shop.mails(jane.email)).findLast(({ kind }) => kind === 'password-reset')
  await resetPassword({ token: mail && 'token' in mail ? mail.token : '', password })
}

test('a mailed link ends what thieves’ codes have locked', async () => {
  const shop = await open()
  const customer = await shop.customer('jane')
  const { secret } = await customer.secondFactor.start()
  await customer.secondFactor.confirm({ code: shop.codeOf(secret) })
  for (let number = 0; number < 12; number++) {
    await refusalOf(shop.visitor(at(addressOf(number))).accounts.login({ ...jane, code: '000000' }))
  }
  const host = { ...at(HOME), browserMark: markInMemory() }
  const signIn = (password: string) =>
    shop.visitor(host).accounts.login({ ...jane, password, code: shop.codeOf(secret, 1) })
  expect(await codeOf(signIn(jane.password))).toBe('TOO_MANY_ATTEMPTS')
  await resetBy(shop, host, 'another')
  await signIn('another')
})

test('who forgot the password in a browser that is known gets in by a mailed link', async () => {
  const shop = await open()
  await shop.customer('jane')
  const host = { ...at(HOME), browserMark: markInMemory() }
  const { login } = shop.visitor(host).accounts
  await login(jane)
  for (let time = 0; time < 11; time++) await refusalOf(login(wrong))
  expect(await codeOf(login(jane))).toBe('TOO_MANY_ATTEMPTS')
  await resetBy(shop, host, 'another')
  await login({ ...jane, password: 'another' })
})

test('who asks for links beside a browser that is known takes nothing from it', async () => {
  const shop = await open()
  await shop.customer('jane')
  const host = { ...at(HOME), browserMark: markInMemory() }
  const owner = shop.visitor(host).accounts
  await owner.login(jane)
  const neighbour = shop.visitor(at(HOME)).accounts
  const ask = (time: number) => codeOf(neighbour.requestPasswordReset({ email: `${time}@a.bc` }))
  for (let time = 0; time < 10; time++)
    await neighbour.requestPasswordReset({ email: `${time}@a.bc` })
  expect(await ask(11)).toBe('TOO_MANY_ATTEMPTS')
  await owner.requestPasswordReset({ email: jane.email })
})
