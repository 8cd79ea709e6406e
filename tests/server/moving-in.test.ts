/** An embedded edition's document becomes the server's shop: dry run first, then all or nothing. */
import { pbkdf2Sync, randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN, type OpenServer, openServer } from './open-server.ts'
import { orderForm } from './order-form.ts'
import { outcomeOf } from './refusal.ts'
import { faultsOf, readDocument, readShop, type ShopRecord } from './shop-record.ts'

const OWNER = { email: 'owner@browser.test', password: 'Old-Browser-Password-1' }
const CUSTOMER = { email: 'jane@browser.test', password: 'Tulip-Meadow-58' }

let server: OpenServer
let text: string
beforeAll(async () => {
  server = await openServer({ env: { LOG_LEVEL: 'error' } })
  text = await embeddedDocument()
})
afterAll(() => server?.close())

/** As the browser edition hashes: PBKDF2-SHA-256, 600,000 rounds. */
function browserHash(password: string): string {
  const salt = randomBytes(16)
  const hash = pbkdf2Sync(password, salt, 600_000, 32, 'sha256')
  return `$pbkdf2-sha256$i=600000$${salt.toString('base64')}$${hash.toString('base64')}`
}

/** The document of a shop in a browser: an owner, and a customer with coins and an order. */
async function embeddedDocument(): Promise<string> {
  const own = await readDocument(await server.admin())
  const [model] = own.users
  if (!model) throw new Error('A new shop has an administrator')
  const person = { ...model, username: null, country: null }
  const owner = {
    ...person,
    id: randomUUID(),
    name: 'Owner',
    email: OWNER.email,
    coins: 0,
    passwordHash: browserHash(OWNER.password),
  }
  const jane = {
    ...person,
    id: randomUUID(),
    name: 'Jane',
    email: CUSTOMER.email,
    role: 'user',
    landing: 'dashboard',
    coins: 5000,
    passwordHash: browserHash(CUSTOMER.password),
  }
  const entry = {
    id: randomUUID(),
    createdAt: model.createdAt,
    userId: jane.id,
    amount: 5000,
    balanceAfter: 5000,
    kind: 'purchase',
    reference: null,
    actor: null,
  }
  return JSON.stringify({ ...own, users: [owner, jane], coinEntries: [entry] })
}

const change = (edit: (shop: ShopRecord & Record<string, unknown>) => unknown) => {
  const shop = JSON.parse(text) as ShopRecord & Record<string, unknown>
  edit(shop)
  return JSON.stringify(shop)
}

test('a dry run says what would change and changes nothing', async () => {
  const admin = await server.admin()
  const before = await readShop(admin)
  const report = await admin.api.shop.importDocument({ text, apply: false })
  expect(report).toMatchObject({
    before: { users: 1 },
    after: { users: 2, coinEntries: 1 },
    applied: false,
  })
  expect(await readShop(admin)).toEqual(before)
})

test.each([
  ['no JSON at all', () => text.slice(0, -40), 'DOCUMENT_REFUSED'],
  ['a list', () => '[]', 'DOCUMENT_REFUSED'],
  [
    'a document of the future',
    () => change((shop) => Object.assign(shop, { version: 9999 })),
    'DOCUMENT_REFUSED',
  ],
  [
    'a balance without a ledger',
    () => change((shop) => shop.coinEntries.splice(0)),
    'DOCUMENT_REFUSED',
  ],
  [
    'one address twice',
    () => change((shop) => Object.assign(shop.users[0] ?? {}, { email: CUSTOMER.email })),
    'DOCUMENT_REFUSED',
  ],
  [
    'an entry of nobody',
    () => change((shop) => Object.assign(shop.coinEntries[0] ?? {}, { userId: 'nobody' })),
    'DOCUMENT_REFUSED',
  ],
  [
    'a negative balance',
    () =>
      change((shop) => {
        Object.assign(shop.users[1] ?? {}, { coins: -5 })
      }),
    'DOCUMENT_REFUSED',
  ],
  [
    'no administrator',
    () => change((shop) => Object.assign(shop.users[0] ?? {}, { role: 'user' })),
    'DOCUMENT_WITHOUT_ADMIN',
  ],
])('%s is refused and changes nothing', async (_name, document, code) => {
  const admin = await server.admin()
  const before = await readShop(admin)
  for (const apply of [false, true]) {
    const call = admin.api.shop.importDocument({ text: document(), apply })
    expect(await outcomeOf(call)).toBe(code)
  }
  expect(await readShop(admin)).toEqual(before)
})

test('a customer cannot move anything in or out', async () => {
  const account = { email: 'eve@shop.test', password: 'Copper-Lantern-84' }
  const eve = server.caller()
  await eve.api.accounts.register({ name: 'Eve', ...account })
  await eve.api.accounts.login(account)
  expect(await outcomeOf(eve.api.shop.importDocument({ text, apply: true }))).toBe('FORBIDDEN')
  expect(await outcomeOf(eve.api.shop.exportDocument())).toBe('FORBIDDEN')
})

test('applied, it takes the place of everything; old passwords open it, sessions of before do not', async () => {
  const admin = await server.admin()
  const report = await admin.api.shop.importDocument({ text, apply: true })
  expect(report.applied).toBe(true)
  expect(await admin.api.accounts.me()).toBeNull()
  expect(await outcomeOf(server.caller().api.accounts.login(ADMIN))).toBe('INVALID_CREDENTIALS')
  const jane = server.caller()
  await jane.api.accounts.login(CUSTOMER)
  expect(await jane.api.accounts.me()).toMatchObject({ email: CUSTOMER.email, coins: 5000 })
  await jane.api.orders.place(orderForm)
  const owner = server.caller()
  await owner.api.accounts.login(OWNER)
  const shop = await readShop(owner)
  expect(faultsOf(shop)).toEqual([])
  expect(shop.users.map(({ email }) => email).sort()).toEqual([CUSTOMER.email, OWNER.email])
  // Login has replaced the browser's hash by the server's own kind, and the password is still the same.
  expect(shop.users.map(({ passwordHash }) => passwordHash.split('$')[1])).toEqual([
    'argon2id',
    'argon2id',
  ])
  expect(await outcomeOf(server.caller().api.accounts.login(CUSTOMER))).toBe('ok')
})

test('it is still there after a kill right after it was applied', async () => {
  const owner = server.caller()
  await owner.api.accounts.login(OWNER)
  await owner.api.shop.importDocument({ text, apply: true })
  await server.kill()
  await server.start()
  const again = server.caller()
  await again.api.accounts.login(OWNER)
  const shop = await readShop(again)
  expect(shop.orders).toEqual([])
  expect(faultsOf(shop)).toEqual([])
})
