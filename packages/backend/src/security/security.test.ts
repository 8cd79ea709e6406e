import type { AccountFactor } from '@hostfront/contract/security'
import type { Page } from '@hostfront/store/port'
import { sampleRow } from '@hostfront/store/sample-rows'
import { expect, test } from 'vitest'
import type { AttemptLimits } from '../call/context.ts'
import { markInMemory } from '../testing/made-up-host.ts'
import { refusalOf } from '../testing/refusal.ts'
import { ADMIN, clientOf, openTestShop } from '../testing/shop.ts'

async function openGuarded() {
  const shop = await openTestShop({ limits: { 'login-pair': 2 }, secondFactor: true })
  const admin = await shop.admin()
  const jane = await shop.customer('jane')
  return {
    ...shop,
    admin,
    jane,
    log: async () =>
      (await shop.store.read((tx) => tx.auditLog.list({ limit: 20 }))).items
        .map(({ action, subject, actor }) => ({ action, subject, actor }))
        .filter(({ action }) => action.startsWith('security.')),
  }
}

test('staff see every open session and end one: its browser is signed out, and the log says whose it was', async () => {
  const shop = await openGuarded()
  const { items } = await shop.admin.security.sessions({ userId: shop.jane.id })
  expect(items).toMatchObject([{ customer: { name: 'jane' }, session: { current: false } }])
  await shop.admin.security.endSession({ id: items[0]?.session.id ?? '' })
  expect(await refusalOf(shop.jane.domains.mine({}))).toEqual(['LOGIN_REQUIRED', {}])
  expect((await shop.admin.security.sessions({ userId: shop.jane.id })).items).toEqual([])
  expect(await shop.log()).toMatchObject([{ action: 'security.endSession', subject: shop.jane.id }])
})

test('no session shows the hash of its token', async () => {
  const shop = await openGuarded()
  const { items } = await shop.admin.security.sessions({})
  expect(items.length).toBeGreaterThan(1)
  for (const { session } of items) expect(session).not.toHaveProperty('tokenHash')
})

test('who signs an account out everywhere stays signed in where they ask', async () => {
  const shop = await openGuarded()
  const me = await shop.admin.accounts.me()
  const other = shop.visitor()
  await other.accounts.login(ADMIN)
  expect(await shop.admin.security.endSessionsOf({ userId: shop.jane.id })).toEqual({ ended: 1 })
  expect(await shop.admin.security.endSessionsOf({ userId: me?.id ?? '' })).toEqual({ ended: 1 })
  expect(await shop.admin.accounts.me()).toMatchObject({ id: me?.id })
  expect(await other.accounts.me()).toBeNull()
})

test('how many were signed out does not count what had ended by itself', async () => {
  const shop = await openGuarded()
  const [again, left] = [shop.visitor(), shop.visitor()]
  const credentials = { email: 'jane@shop.test', password: 'password' }
  await again.accounts.login(credentials)
  await left.accounts.login(credentials)
  const past = '2026-06-01T11:00:00.000Z'
  await shop.store.transaction(async (tx) => {
    const { items } = await tx.sessions.list({ where: { userId: shop.jane.id }, limit: 9 })
    await tx.sessions.update(items[0]?.id ?? '', { expiresAt: past })
  })
  expect(await shop.admin.security.endSessionsOf({ userId: shop.jane.id })).toEqual({ ended: 2 })
  const where = { userId: shop.jane.id }
  expect(await shop.store.read((tx) => tx.sessions.count(where))).toBe(0)
})

test('the log keeps nobody’s address or browser longer than the trail does', async () => {
  const shop = await openTestShop({ limits: {} })
  const admin = await shop.admin()
  const client = { address: '203.0.113.7', userAgent: 'Lantern/7' }
  await shop.customer('jane')
  await shop.visitor({ client }).accounts.login({ email: 'jane@shop.test', password: 'password' })
  const { items } = await admin.security.sessions({})
  const theirs = items.find(({ session }) => session.address === client.address)
  await admin.security.endSession({ id: theirs?.session.id ?? '' })
  await admin.security.liftAddress({ address: client.address })
  const lines = await shop.store.read((tx) => tx.auditLog.list({ limit: 99 }))
  const telling = lines.items.filter((line) => JSON.stringify(line).includes(client.address))
  expect(telling.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['security.endSession', 'security.liftAddress', 'accounts.login']),
  )
  const until = '2026-08-30T12:00:00.000Z'
  expect(new Set(telling.map(({ keptUntil }) => keptUntil))).toEqual(new Set([until]))
})

test('the team is listed with and without a second factor, customers only with one', async () => {
  const shop = await openGuarded()
  const { items, next } = await shop.admin.security.secondFactors({})
  expect(items.map(({ role, since }) => [role, since])).toEqual([['admin', null]])
  expect(next).toBe(null)
})

test('second factors are read page by page: the team that has none first, then customers, each once', async () => {
  const shop = await openGuarded()
  for (const name of ['joan', 'zoe', 'anna']) await shop.customer(name)
  await shop.store.transaction(async (tx) => {
    for (const [name, confirmedAt] of [
      ['jane', '2026-06-01T12:00:00.000Z'],
      ['joan', null],
      ['zoe', '2026-06-02T12:00:00.000Z'],
    ] as const) {
      const user = await tx.users.find({ email: `${name}@shop.test` })
      const userId = user?.id ?? ''
      await tx.secondFactors.insert(
        sampleRow('secondFactors', { id: `of-${name}`, userId, confirmedAt }),
      )
    }
    for (const name of ['zoe', 'anna']) {
      const user = await tx.users.find({ email: `${name}@shop.test` })
      await tx.users.update(user?.id ?? '', { role: 'admin' })
    }
  })
  const found: string[] = []
  let after: string | null = null
  do {
    const page: Page<AccountFactor> = await shop.admin.security.secondFactors({ limit: 1, after })
    expect(page.items).toHaveLength(1)
    found.push(...page.items.map(({ customer }) => customer.email))
    after = page.next
  } while (after !== null)
  const others = found.filter((email) => email !== ADMIN.email)
  expect(others).toEqual(['anna@shop.test', 'zoe@shop.test', 'jane@shop.test'])
  expect(found.indexOf(ADMIN.email)).toBeLessThan(found.indexOf('zoe@shop.test'))
  const lost = shop.admin.security.secondFactors({ after: 'nowhere' })
  await expect(lost).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test('staff see every key and end one, and it opens nothing more', async () => {
  const shop = await openGuarded()
  const { apiKey } = await shop.jane.apiKeys.create({
    name: 'Spare',
    scopes: ['orders:read'],
    expiresInDays: 1,
  })
  const { items } = await shop.admin.security.apiKeys({})
  expect(items).toMatchObject([{ apiKey: { name: 'Spare' }, customer: { name: 'jane' } }])
  expect(items[0]?.apiKey).not.toHaveProperty('keyHash')
  await shop.admin.security.revokeApiKey({ id: apiKey.id })
  expect((await shop.admin.security.apiKeys({})).items).toEqual([])
  expect(await shop.log()).toMatchObject([{ action: 'security.revokeApiKey' }])
})

test('who was stopped may try again at once after staff have lifted that', async () => {
  const shop = await openGuarded()
  const visitor = shop.visitor()
  const credentials = { email: 'jane@shop.test', password: 'wrong one' }
  const right = { ...credentials, password: 'password' }
  for (let tries = 0; tries < 3; tries++) await refusalOf(visitor.accounts.login(credentials))
  expect((await refusalOf(visitor.accounts.login(right)))?.[0]).toBe('TOO_MANY_ATTEMPTS')
  await shop.admin.security.liftLimits({ userId: shop.jane.id })
  expect(await visitor.accounts.login(right)).toMatchObject({ id: shop.jane.id })
  expect(await shop.log()).toMatchObject([{ action: 'security.liftLimits' }])
})

test('who is stopped is listed with the address that they tried from, until it is lifted', async () => {
  const shop = await openTestShop({ limits: { 'login-address': 3, 'login-pair': 1 } })
  const [admin, jane] = [await shop.admin(), await shop.customer('jane')]
  const stranger = shop.visitor({ client: { address: '203.0.113.7', userAgent: null } })
  const tryAs = (name: string) =>
    refusalOf(stranger.accounts.login({ email: `${name}@shop.test`, password: 'wrong one' }))
  await tryAs('jane')
  expect(await admin.security.limits()).toEqual([])
  for (const name of ['jane', 'joan', 'joan']) await tryAs(name)
  const address = '203.0.113.7'
  const held = async () =>
    (await admin.security.limits()).map((one) => [one.action, one.customer?.id, one.address])
  expect(await held()).toEqual([
    ['login-address', undefined, address],
    ['login-pair', jane.id, address],
  ])
  await admin.security.liftAddress({ address })
  expect(await held()).toEqual([['login-pair', jane.id, address]])
  await admin.security.liftLimits({ userId: jane.id })
  expect(await held()).toEqual([])
})

const OWN = {
  'login-browser': 1,
  'second-factor-browser': 1,
  'confirm-session': 1,
  'second-factor-session': 1,
  'reset-browser': 1,
}

/** Jane in a browser that has signed in before, with a second factor. */
async function openKnown() {
  const shop = await openTestShop({ limits: OWN, secondFactor: true, sendsMail: true })
  const admin = await shop.admin()
  const { id } = await shop.customer('jane')
  const jane = shop.visitor({ browserMark: markInMemory() })
  const right = { email: 'jane@shop.test', password: 'password' }
  await jane.accounts.login(right)
  const { secret } = await jane.secondFactor.start()
  await jane.secondFactor.confirm({ code: shop.codeOf(secret) })
  return {
    ...shop,
    admin,
    jane,
    right,
    secret,
    lift: () => admin.security.liftLimits({ userId: id }),
  }
}

test('what a browser was stopped at that has signed in before is lifted too', async () => {
  const { jane, right, lift, codeOf, secret } = await openKnown()
  const wrong = { ...right, password: 'wrong one' }
  for (let tries = 0; tries < 2; tries++) await refusalOf(jane.accounts.login(wrong))
  expect((await refusalOf(jane.accounts.login(right)))[0]).toBe('TOO_MANY_ATTEMPTS')
  await lift()
  const code = codeOf(secret, 1)
  await jane.accounts.login({ ...right, code })
})

test('so are the codes of such a browser', async () => {
  const { jane, right, lift, codeOf, secret, backend } = await openKnown()
  const tryCode = (code: string) => jane.accounts.login({ ...right, code })
  for (let tries = 0; tries < 2; tries++) {
    await refusalOf(tryCode('000000'))
    await backend.limits?.forgetAccount(right.email)
  }
  expect((await refusalOf(tryCode(codeOf(secret, 1))))[0]).toBe('TOO_MANY_ATTEMPTS')
  await lift()
  await tryCode(codeOf(secret, 1))
})

test('so is what was tried within an open session, with its codes', async () => {
  const { jane, right, lift, codeOf, secret } = await openKnown()
  const confirm = (password: string, code: string) =>
    refusalOf(jane.accounts.confirm({ password, code }))
  const stopped = ['TOO_MANY_ATTEMPTS', { retryAfter: 900 }]
  for (let tries = 0; tries < 2; tries++) await confirm('wrong one', '000000')
  expect(await confirm(right.password, '000000')).toEqual(stopped)
  await lift()
  await confirm(right.password, '000000')
  expect(await confirm(right.password, codeOf(secret, 1))).toEqual(stopped)
  await lift()
  await jane.accounts.confirm({ password: right.password, code: codeOf(secret, 1) })
})

test('and the mails that such a browser asked for', async () => {
  const { jane, right, lift } = await openKnown()
  const ask = () => jane.accounts.requestPasswordReset({ email: right.email })
  await ask()
  expect((await refusalOf(ask()))[0]).toBe('TOO_MANY_ATTEMPTS')
  await lift()
  await ask()
})

test('who is stopped is asked in turns, however many strangers have failed', async () => {
  const shop = await openTestShop({ limits: { 'login-pair': 1, 'login-wary-pair': 1 } })
  const { limits } = shop.backend
  if (!limits) throw new Error('Nothing is counted')
  await shop.customer('jane')
  const wrong = { email: 'jane@shop.test', password: 'wrong one' }
  for (let number = 0; number < 9; number++) {
    const client = { address: `203.0.113.${number}`, userAgent: null }
    await refusalOf(shop.visitor({ client }).accounts.login(wrong))
  }
  const asked: string[] = []
  let [now, most] = [0, 0]
  const waitOf: AttemptLimits['waitOf'] = async (action, key) => {
    asked.push(action)
    most = Math.max(most, ++now)
    await new Promise((resolve) => setTimeout(resolve))
    now--
    return limits.waitOf(action, key)
  }
  const admin = clientOf({ ...shop.backend, limits: { ...limits, waitOf } })
  await admin.accounts.login(ADMIN)
  await admin.security.limits()
  expect(most).toBe(1)
  expect(asked.filter((action) => action.startsWith('second-factor'))).toEqual([])
})

test('who gave wrong codes is listed for them, and for the passwords before them', async () => {
  const shop = await openTestShop({
    limits: { 'second-factor-pair': 1, 'login-pair': 2 },
    secondFactor: true,
  })
  const [admin, jane] = [await shop.admin(), await shop.customer('jane')]
  const { secret } = await jane.secondFactor.start()
  await jane.secondFactor.confirm({ code: shop.codeOf(secret) })
  const stranger = shop.visitor({ client: { address: '203.0.113.7', userAgent: null } })
  const known = { email: 'jane@shop.test', password: 'password', code: '000000' }
  for (let tries = 0; tries < 3; tries++) await refusalOf(stranger.accounts.login(known))
  const held = await admin.security.limits()
  expect(held.map(({ action }) => action)).toEqual(['login-pair', 'second-factor-pair'])
})

test('one account from one address has one row for its password, with the longest wait', async () => {
  const shop = await openTestShop({
    limits: { 'login-pair': 3, 'login-account': 1, 'login-wary-pair': 1 },
  })
  const [admin, jane] = [await shop.admin(), await shop.customer('jane')]
  const stranger = shop.visitor({ client: { address: '203.0.113.7', userAgent: null } })
  const wrong = { email: 'jane@shop.test', password: 'wrong one' }
  await refusalOf(stranger.accounts.login(wrong))
  shop.passSeconds(600)
  for (let tries = 0; tries < 3; tries++) await refusalOf(stranger.accounts.login(wrong))
  expect(await admin.security.limits()).toMatchObject([
    { action: 'login-pair', customer: { id: jane.id }, retryAfter: 900 },
  ])
})

test('where nothing is counted there is nothing to lift', async () => {
  const shop = await openTestShop()
  const [admin, jane] = [await shop.admin(), await shop.customer('jane')]
  expect(await refusalOf(admin.security.liftLimits({ userId: jane.id }))).toEqual([
    'NOT_AVAILABLE',
    {},
  ])
})

test('the trail alone, or what was tried in vain, can be asked of the log', async () => {
  const shop = await openGuarded()
  const wrong = { email: 'jane@shop.test', password: 'wrong one' }
  await refusalOf(shop.visitor().accounts.login(wrong))
  await shop.admin.settings.update({ siteName: 'Elsewhere' })
  const actions = async (asked: object) =>
    new Set((await shop.admin.audit.list(asked)).items.map(({ action }) => action))
  expect(await actions({ trail: 'failures' })).toEqual(new Set(['accounts.loginFailed']))
  expect(await actions({ trail: 'all' })).toEqual(
    new Set(['accounts.login', 'accounts.loginFailed']),
  )
  expect(await actions({ trail: 'all', action: 'settings.update' })).toEqual(new Set())
})
