/** Sessions from outside: their cookie, their end, and what a planted one is worth. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyOfNewShop } from './database.ts'
import { freePort } from './free-port.ts'
import { ADMIN, type OpenServer, openServer } from './open-server.ts'
import { outcomeOf } from './refusal.ts'

const JANE = { name: 'Jane', email: 'jane@shop.test', password: 'Copper-Lantern-84' }
const COOKIE = 'hostfront'

let server: OpenServer
beforeAll(async () => {
  server = await openServer({ env: { LOG_LEVEL: 'error' } })
  await server.caller().api.accounts.register(JANE)
})
afterAll(() => server?.close())

async function signIn(options?: Parameters<OpenServer['caller']>[0]) {
  const browser = server.caller(options)
  await browser.api.accounts.login(JANE)
  return browser
}

test('over plain http the cookie is kept from scripts and other sites', async () => {
  const { cookieLines } = await signIn()
  expect(cookieLines).toHaveLength(2)
  expect(cookieLines[1]).toMatch(/^hostfront-known=/)
  expect(cookieLines[0]).toMatch(/^hostfront=[\w-]{40,}; /)
  for (const attribute of [
    /; httponly(;|$)/i,
    /; samesite=lax(;|$)/i,
    /; path=\/(;|$)/i,
    /; (expires|max-age)=/i,
  ]) {
    for (const line of cookieLines) expect(line).toMatch(attribute)
  }
  for (const line of cookieLines) expect(line).not.toMatch(/; (secure|domain)/i)
})

test('over https it is also Secure, and its name binds it to this host', async () => {
  const port = await freePort()
  const secure = await openServer({
    port,
    env: { PUBLIC_URL: 'https://shop.test', TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error' },
  })
  try {
    // As a proxy passes a request on.
    const headers = { origin: 'https://shop.test', 'x-forwarded-host': 'shop.test' }
    const browser = secure.caller({ headers })
    await browser.api.accounts.login(ADMIN)
    expect(browser.cookieLines[0]).toMatch(/^__Host-hostfront=[\w-]{40,}; /)
    for (const attribute of [
      /; secure(;|$)/i,
      /; httponly(;|$)/i,
      /; samesite=lax(;|$)/i,
      /; path=\/(;|$)/i,
    ]) {
      expect(browser.cookieLines[0]).toMatch(attribute)
    }
    expect(browser.cookieLines[0]).not.toMatch(/; domain/i)
    // A cookie that a subdomain could have planted under the plain name counts for nothing.
    const token = browser.cookies.get('__Host-hostfront') ?? ''
    const planted = secure.caller({
      cookies: new Map([['hostfront', token]]),
      headers,
    })
    expect(await planted.api.accounts.me()).toBeNull()
  } finally {
    await secure.close()
  }
})

test('a cookie planted before login is not the session after it', async () => {
  const attacker = await signIn()
  const planted = attacker.cookies.get(COOKIE) ?? ''
  for (const value of [planted, 'made-up-by-somebody-else-and-long-enough-to-pass']) {
    const victim = await signIn({ cookies: new Map([[COOKIE, value]]) })
    expect(victim.cookies.get(COOKIE)).not.toBe(value)
    const again = server.caller({ cookies: new Map([[COOKIE, value]]) })
    expect(await again.api.accounts.me()).toBeNull()
  }
})

test('a session ends on the server, not only in the browser', async () => {
  const browser = await signIn()
  const copied = new Map(browser.cookies)
  await browser.api.accounts.logout()
  expect(browser.cookies.has(COOKIE)).toBe(false)
  expect(await server.caller({ cookies: copied }).api.accounts.me()).toBeNull()
})

test('sessions are listed with what they came from, and ended from elsewhere', async () => {
  const laptop = await signIn({ headers: { 'user-agent': 'Laptop/1' } })
  await laptop.api.accounts.endOtherSessions()
  const phone = await signIn({ headers: { 'user-agent': 'Phone/2' } })
  const sessions = await laptop.api.accounts.sessions()
  expect(sessions.map(({ userAgent, current }) => [userAgent, current])).toEqual([
    ['Phone/2', false],
    ['Laptop/1', true],
  ])
  expect(JSON.stringify(sessions)).not.toMatch(/hash/i)
  const phones = sessions.find(({ current }) => !current)
  await laptop.api.accounts.endSession({ id: phones?.id ?? '' })
  expect(await outcomeOf(phone.api.orders.mine({}))).toBe('LOGIN_REQUIRED')
  expect(await outcomeOf(laptop.api.orders.mine({}))).toBe('ok')
})

test('nobody ends the session of somebody else', async () => {
  const browser = await signIn()
  const [own] = await browser.api.accounts.sessions()
  const admin = await server.admin()
  expect(await outcomeOf(admin.api.accounts.endSession({ id: own?.id ?? '' }))).toBe('NOT_FOUND')
  expect(await outcomeOf(browser.api.orders.mine({}))).toBe('ok')
})

test('a new password gives a new session and ends all others', async () => {
  const account = { name: 'Change', email: 'change@shop.test', password: 'Copper-Lantern-84' }
  await server.caller().api.accounts.register(account)
  const browser = server.caller()
  await browser.api.accounts.login(account)
  const elsewhere = server.caller()
  await elsewhere.api.accounts.login(account)
  const before = new Map(browser.cookies)
  await browser.api.accounts.changePassword({
    currentPassword: account.password,
    password: 'Maple-Anchor-31',
  })
  expect(await browser.api.accounts.me()).toMatchObject({ email: account.email })
  expect(await elsewhere.api.accounts.me()).toBeNull()
  expect(await server.caller({ cookies: before }).api.accounts.me()).toBeNull()
  expect(await outcomeOf(server.caller().api.accounts.login(account))).toBe('INVALID_CREDENTIALS')
})

test('a suspended account is out with its next request, by session, key and password', async () => {
  const database = await copyOfNewShop()
  const shop = await openServer({ database, env: { LOG_LEVEL: 'error' } })
  try {
    await shop.caller().api.accounts.register(JANE)
    const jane = shop.caller()
    await jane.api.accounts.login(JANE)
    const { key } = await jane.api.apiKeys.create({
      name: 'Key',
      scopes: ['orders:read'],
      expiresInDays: null,
    })
    const program = shop.caller({ apiKey: key })
    expect(await outcomeOf(program.api.orders.mine({}))).toBe('ok')
    await shop.stop()
    await database.query(`UPDATE users SET status = 'suspended' WHERE email = $1`, [JANE.email])
    await shop.start()
    for (const caller of [jane, program]) {
      expect(await outcomeOf(caller.api.orders.mine({}))).toBe('ACCOUNT_SUSPENDED')
    }
    expect(await outcomeOf(shop.caller().api.accounts.login(JANE))).toBe('ACCOUNT_SUSPENDED')
  } finally {
    await shop.close()
    await database.remove()
  }
})
