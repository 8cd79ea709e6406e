/** Strangers who guess at an account from many addresses, with the limits that a shop is delivered with. */
import { startStripeSimulator } from '@hostfront/providers/stripe-simulator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailTo, RESET_LINK } from './mailbox.ts'
import { oneTimeCode } from './one-time-code.ts'
import { type OpenServer, openServer } from './open-server.ts'
import { outcomeOf } from './refusal.ts'
import { readShop } from './shop-record.ts'

const PASSWORD = 'Copper-Lantern-84'
const HOME = '198.51.100.7'

let server: OpenServer
beforeAll(async () => {
  server = await openServer({ env: { LIMITS_FACTOR: '1', TRUST_PROXY: '127.0.0.1' } })
})
afterAll(() => server?.close())

/** Somebody at that address, as the proxy in front says. */
const from = (address: string) => server.caller({ headers: { 'x-forwarded-for': address } })

/** A customer who is signed in at home. */
async function owner(name: string) {
  const account = { email: `${name}@shop.test`, password: PASSWORD }
  const browser = from(HOME)
  await browser.api.accounts.register({ name, ...account })
  await browser.api.accounts.login(account)
  return { account, browser }
}

/** Guesses from each of the addresses in turn, some at a time; answers how they went. */
async function guess(email: string, addresses: number, tries: number) {
  const outcomes: Record<string, number> = {}
  const login = async (number: number) => {
    const { api } = from(`10.1.${number >> 8}.${number & 255}`)
    for (let time = 0; time < tries; time++) {
      const outcome = await outcomeOf(api.accounts.login({ email, password: 'not-the-password' }))
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
    }
  }
  for (let number = 0; number < addresses; number += 10) {
    const batch = Array.from({ length: Math.min(10, addresses - number) }, (_, at) => number + at)
    await Promise.all(batch.map(login))
  }
  return outcomes
}

test('fifteen requests from one address keep no owner out', async () => {
  const { account, browser } = await owner('attacked')
  const { email } = account
  const attacker = from('66.6.6.7').api.accounts
  for (let time = 0; time < 4; time++) await attacker.requestPasswordReset({ email })
  const tries = await Promise.all(
    Array.from({ length: 11 }, () => outcomeOf(attacker.login({ email, password: 'wrong' }))),
  )
  expect(tries.filter((outcome) => outcome === 'INVALID_CREDENTIALS')).toHaveLength(10)

  expect(await outcomeOf(from(HOME).api.accounts.login(account))).toBe('ok')
  const change = { currentPassword: PASSWORD, password: 'Maple-Anchor-31' }
  expect(await outcomeOf(browser.api.accounts.changePassword(change))).toBe('ok')
  expect(await outcomeOf(from(HOME).api.accounts.requestPasswordReset({ email }))).toBe('ok')
})

test('many tries from many addresses keep no owner out, and are bounded', async () => {
  const { account, browser } = await owner('besieged')
  const { email } = account
  // Once there were a hundred tries, every address has three.
  expect(await guess(email, 1, 15)).toEqual({ INVALID_CREDENTIALS: 10, TOO_MANY_ATTEMPTS: 5 })
  const { INVALID_CREDENTIALS: compared = 0 } = await guess(email, 40, 6)
  expect(compared).toBeGreaterThan(100)
  expect(compared).toBeLessThan(90 + 25 * 3 + 20)

  expect(await outcomeOf(from(HOME).api.accounts.login(account))).toBe('ok')
  const change = { currentPassword: PASSWORD, password: 'Maple-Anchor-31' }
  expect(await outcomeOf(browser.api.accounts.changePassword(change))).toBe('ok')
  await from('66.6.6.8').api.accounts.requestPasswordReset({ email })
  await from(HOME).api.accounts.requestPasswordReset({ email })
  const { token } = await mailTo(server.mailDir, email, RESET_LINK)
  await from('66.6.6.9').api.accounts.requestPasswordReset({ email })
  const reset = { token: token ?? '', password: 'Maple-Anchor-32' }
  expect(await outcomeOf(from(HOME).api.accounts.resetPassword(reset))).toBe('ok')
  const again = { email, password: reset.password }
  expect(await outcomeOf(from(HOME).api.accounts.login(again))).toBe('ok')
})

test('a browser that has signed in before comes in from an address that strangers have used up', async () => {
  const { account, browser } = await owner('neighbour')
  await browser.api.accounts.logout()
  const { api } = from(HOME)
  for (let time = 0; time < 11; time++) {
    await outcomeOf(api.accounts.login({ ...account, password: 'not-the-password' }))
  }
  expect(await outcomeOf(from(HOME).api.accounts.login(account))).toBe('TOO_MANY_ATTEMPTS')
  expect(await outcomeOf(browser.api.accounts.login(account))).toBe('ok')
  const line = browser.cookieLines.find((cookie) => cookie.startsWith('hostfront-known='))
  expect(line).toMatch(/; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/)
})

test('whoever knows the password takes no code from a browser that has signed in', async () => {
  const { account, browser } = await owner('careful')
  const { secret } = await browser.api.secondFactor.start()
  await browser.api.secondFactor.confirm({ code: oneTimeCode(secret) })
  for (let number = 0; number < 12; number++) {
    const thief = from(`66.7.0.${number}`).api.accounts
    await outcomeOf(thief.login({ ...account, code: '000000' }))
  }
  const code = oneTimeCode(secret, Date.now() + 30_000)
  const unknown = from('198.51.100.8').api.accounts.login({ ...account, code })
  expect(await outcomeOf(unknown)).toBe('TOO_MANY_ATTEMPTS')
  expect(await outcomeOf(browser.api.accounts.login({ ...account, code }))).toBe('ok')
})

test('staff see who is stopped and from where, and let them try again', async () => {
  const { account } = await owner('stopped')
  const address = '203.0.113.44'
  const { api } = from(address)
  for (let time = 0; time < 11; time++) {
    await outcomeOf(api.accounts.login({ ...account, password: 'not-the-password' }))
  }
  const security = (await server.admin()).api.security
  const held = async () => {
    const limits = await security.limits()
    return limits.filter((one) => one.address === address)
  }
  const [limit] = await held()
  expect(limit).toMatchObject({ action: 'login-pair', customer: { email: account.email } })
  expect(limit?.retryAfter).toBeGreaterThan(800)
  expect(await outcomeOf(from(address).api.accounts.login(account))).toBe('TOO_MANY_ATTEMPTS')
  await security.liftLimits({ userId: limit?.customer?.id ?? '' })
  expect(await held()).toEqual([])
  expect(await outcomeOf(from(address).api.accounts.login(account))).toBe('ok')
})

test('staff let somebody try again who has mistyped in a browser that has signed in before, or while signed in', async () => {
  const { account, browser } = await owner('mistaken')
  const { accounts } = browser.api
  const confirm = (password: string) => outcomeOf(accounts.confirm({ password }))
  const login = (password: string) => outcomeOf(accounts.login({ ...account, password }))
  const security = (await server.admin()).api.security
  const { items } = await security.sessions({})
  const userId = items.find(({ customer }) => customer.email === account.email)?.customer.id ?? ''
  for (let time = 0; time < 11; time++) {
    await confirm('not-the-password')
    await login('not-the-password')
  }
  const stopped = 'TOO_MANY_ATTEMPTS'
  expect([await confirm(PASSWORD), await login(PASSWORD)]).toEqual([stopped, stopped])
  await security.liftLimits({ userId })
  expect([await confirm(PASSWORD), await login(PASSWORD)]).toEqual(['ok', 'ok'])
})

test('the log tells of it, with addresses and within bounds', async () => {
  const { auditLog, users } = await readShop(await server.admin())
  const subject = users.find(({ email }) => email === 'besieged@shop.test')?.id
  const lines = auditLog.filter((entry) => entry.subject === subject)
  const failures = lines.filter(({ action }) => action === 'accounts.loginFailed')
  expect(failures.length).toBeGreaterThan(10)
  expect(failures.length).toBeLessThan(25)
  expect(
    failures.every(({ address, keptUntil }) => address?.startsWith('10.1.') && keptUntil),
  ).toBe(true)
  const own = lines.filter(({ address }) => address === HOME).map(({ action }) => action)
  expect(new Set(own)).toEqual(
    new Set(['accounts.login', 'accounts.changePassword', 'accounts.resetPassword']),
  )
})

test('who sends messages of a gateway that nobody has signed waits; the gateway does not', async () => {
  const stripe = await startStripeSimulator()
  try {
    const gateway = {
      ...({ kind: 'stripe', name: 'Card', isOn: true } as const),
      ...{ key: stripe.key, webhookKey: stripe.webhookSecret, address: stripe.address },
    } as const
    const { webhookAddress } = await (await server.admin()).api.gateways.add(gateway)
    const post = (address: string, body: string, signature = '') =>
      fetch(webhookAddress, {
        method: 'POST',
        body,
        headers: { 'x-forwarded-for': address, 'stripe-signature': signature },
      })
    const answers: number[] = []
    for (let time = 0; time < 12; time++) answers.push((await post('66.6.6.8', '{}')).status)
    expect(answers).toEqual([...Array<number>(10).fill(400), 429, 429])
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'ping',
      created: 1,
      data: {},
    })
    expect((await post('54.187.174.169', body, stripe.sign({ body }))).status).toBe(200)
  } finally {
    await stripe.close()
  }
})
