import { collectionNames } from '@hostfront/store/collections'
import { documentNameOf, toDocumentRow } from '@hostfront/store/document-names'
import { StoreError } from '@hostfront/store/port'
import { expect, test } from 'vitest'
import { allRowsOf } from '../testing/all-rows.ts'
import { beforeReplacing } from '../testing/before-replacing.ts'
import { tokenInMemory } from '../testing/made-up-host.ts'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { ADMIN, clientOf, openTestShop } from '../testing/shop.ts'
import { readAll } from './read-all.ts'

const jane = { email: 'jane@shop.test', password: 'password' }

test('a shop that moved keeps accounts, passwords, coins, orders and books', async () => {
  const { shop, admin } = await openFilledShop()
  const { text } = await admin.shop.exportDocument()
  const other = await openTestShop({ sendsMail: true, limits: {} })
  // No id twice, as ids are elsewhere.
  for (let count = 0; count < 1000; count++) other.backend.newId()
  const newcomer = await other.customer('gone')
  const sessionToken = tokenInMemory()
  const operator = other.visitor({ sessionToken })
  await operator.accounts.login(ADMIN)

  const report = await operator.shop.importDocument({ text, apply: true })
  expect(report).toMatchObject({
    before: { users: 2, orders: 0 },
    after: { users: 2, orders: 2, sessions: 0, tasks: 0, apiKeys: 0 },
    applied: true,
  })
  expect(sessionToken.get()).toBeNull()
  expect(await newcomer.accounts.me()).toBeNull()
  const gone = { email: 'gone@shop.test', password: 'password' }
  expect(await refusalOf(other.visitor().accounts.login(gone))).toEqual(['INVALID_CREDENTIALS', {}])

  const customer = other.visitor()
  await customer.accounts.login(jane)
  expect(await customer.accounts.me()).toMatchObject({ coins: 10_000 - 450 })
  expect((await customer.orders.mine({})).items).toHaveLength(2)
  const [before, after] = [await allRowsOf(shop), await allRowsOf(other)]
  for (const name of [
    'users',
    'orders',
    'invoices',
    'coinEntries',
    'counters',
    'services',
  ] as const) {
    expect(after[name], name).toEqual(before[name])
  }
  const told = (rows: unknown[]) =>
    rows
      .map((row) => (row as { action: string }).action)
      .filter((action) => !action.startsWith('accounts.'))
  expect(told(before.auditLog).toSorted()).toEqual([
    'apiKeys.create',
    'secondFactor.confirm',
    'shop.exportDocument',
  ])
  expect(told(after.auditLog).toSorted()).toEqual([
    'apiKeys.create',
    'secondFactor.confirm',
    'shop.importDocument',
  ])
})

test('a document leaves out what belongs to the running shop, and nothing else', async () => {
  const { shop, admin } = await openFilledShop()
  const rows = await allRowsOf(shop)
  const { text } = await admin.shop.exportDocument()
  const document = JSON.parse(text) as Record<string, unknown>
  const passing = [
    'sessions',
    'singleUseTokens',
    'secondFactors',
    'apiKeys',
    'tasks',
    'idempotencyKeys',
    'keyChecks',
    'timeMarks',
  ]
  for (const name of collectionNames) {
    const stored = name === 'settings' ? rows.settings[0] : rows[name]
    const kept = [stored].flat().map((row) => toDocumentRow(name, row))
    const expected = name === 'settings' ? kept[0] : kept
    expect(document[documentNameOf(name)], name).toEqual(passing.includes(name) ? [] : expected)
  }
  for (const name of passing) expect(rows[name as 'tasks'], name).not.toHaveLength(0)
})

test('an export stands in the log with its size and what it held', async () => {
  const { admin } = await openFilledShop()
  const { text } = await admin.shop.exportDocument()
  const [entry] = (await admin.audit.list({ action: 'shop.exportDocument' })).items
  expect(entry).toMatchObject({ subject: 'shop', actorName: 'Admin', before: null })
  const { characters, rows } = JSON.parse(entry?.after ?? '')
  expect(characters).toBe(text.length)
  expect(rows).toMatchObject({ users: 2, orders: 2, settings: 1 })
})

test('second factors and keys travel with no document; those of accounts that stay outlive an import', async () => {
  const { shop, admin } = await openFilledShop()
  const before = await allRowsOf(shop)
  const { text } = await admin.shop.exportDocument()
  for (const secret of ['secret', 'recoveryHashes', 'keyHash', 'tokenHash']) {
    expect(text).not.toContain(`"${secret}"`)
  }
  // As a document of an earlier version has them.
  const { secondFactors, apiKeys } = before
  const earlier = JSON.stringify({ ...JSON.parse(text), secondFactors, apiKeys })
  await admin.shop.importDocument({ text: earlier, apply: true })
  expect(await allRowsOf(shop)).toMatchObject({ secondFactors, apiKeys })

  const other = await openTestShop({ limits: {}, secondFactor: true })
  await (await other.admin()).shop.importDocument({ text: earlier, apply: true })
  expect(await allRowsOf(other)).toMatchObject({ secondFactors: [], apiKeys: [] })
  await other.visitor().accounts.login(jane)
})

test('what happens until the very replacement stays: a key that goes, a second factor, a line of the log', async () => {
  const { shop, admin } = await openFilledShop()
  const { text } = await admin.shop.exportDocument()
  const before = await shop.store.read((tx) => readAll(tx))
  const [factor] = before.secondFactors
  const [line] = before.auditLog
  const owner = before.users.find(({ role }) => role === 'admin')
  if (!factor || !line || !owner) throw new Error('The shop is not filled')
  const store = beforeReplacing(shop.store, async (tx) => {
    for (const { id } of before.apiKeys) await tx.apiKeys.delete(id)
    await tx.secondFactors.insert({ ...factor, id: 'new-factor', userId: owner.id })
    await tx.auditLog.insert({ ...line, id: 'new-line' })
  })
  const sessionToken = tokenInMemory()
  await shop.visitor({ sessionToken }).accounts.login(ADMIN)
  const call = clientOf({ ...shop.backend, store }, { sessionToken })
  await call.shop.importDocument({ text, apply: true })
  const after = await shop.store.read((tx) => readAll(tx))
  expect(after.apiKeys).toEqual([])
  expect(after.secondFactors.map(({ id }) => id)).toContain('new-factor')
  expect(after.auditLog.map(({ id }) => id)).toContain('new-line')
})

test('an import that brings another password ends the keys of the account, not its second factor', async () => {
  const { shop, admin } = await openFilledShop()
  const { text } = await admin.shop.exportDocument()
  const changed = edited(text, 'users', (user) => ({ ...user, passwordHash: '$made-up$$changed' }))
  await admin.shop.importDocument({ text: changed, apply: true })
  const rows = await allRowsOf(shop)
  expect([rows.apiKeys.length, rows.secondFactors.length]).toEqual([0, 1])
})

test('which key a database belongs to stays, whatever shop comes into it', async () => {
  const { shop, admin } = await openFilledShop()
  const { keyChecks } = await allRowsOf(shop)
  const document = JSON.parse((await admin.shop.exportDocument()).text) as object
  const foreign = [{ ...(keyChecks[0] as object), value: 'foreign' }]
  const text = JSON.stringify({ ...document, keyChecks: foreign })
  const { changes } = await admin.shop.importDocument({ text, apply: false })
  expect(changes.keyChecks).toEqual({ added: 0, removed: 0, changed: 0 })
  await admin.shop.importDocument({ text, apply: true })
  expect((await allRowsOf(shop)).keyChecks).toEqual(keyChecks)
  await (await shop.admin()).shop.reset()
  expect((await allRowsOf(shop)).keyChecks).toEqual(keyChecks)
})

test('a document does not rewrite the log of the shop that it came from', async () => {
  const { shop, admin } = await openFilledShop()
  const document = JSON.parse((await admin.shop.exportDocument()).text) as Exported
  const before = await shop.store.read((tx) => readAll(tx))
  const auditLog = document.auditLog.map((line) => ({ ...line, actor: null, action: 'none' }))
  const text = JSON.stringify({ ...document, auditLog })
  await admin.shop.importDocument({ text, apply: true })
  const after = await shop.store.read((tx) => readAll(tx))
  expect(before.auditLog.length).toBeGreaterThan(1)
  expect(after.auditLog.slice(0, -1)).toEqual(before.auditLog)
})

test('long collections are exported whole', async () => {
  const shop = await openTestShop()
  await shop.store.transaction(async (tx) => {
    for (let count = 0; count < 1100; count++) {
      const id = `reader-${count}`
      await tx.subscribers.insert({ id, createdAt: shop.backend.now(), email: `${id}@shop.test` })
    }
  })
  const { text } = await (await shop.admin()).shop.exportDocument()
  expect((JSON.parse(text) as { subscribers: unknown[] }).subscribers).toHaveLength(1100)
})

test('a dry run says what would change and changes nothing', async () => {
  const { admin } = await openFilledShop()
  const { text } = await admin.shop.exportDocument()
  const other = await openTestShop()
  const operator = await other.admin()
  const before = JSON.stringify(await allRowsOf(other))
  const report = await operator.shop.importDocument({ text, apply: false })
  expect(report).toMatchObject({ before: { users: 1 }, after: { users: 2 }, applied: false })
  expect(JSON.stringify(await allRowsOf(other))).toBe(before)
  expect(await operator.accounts.me()).not.toBeNull()
})

test('a dry run tells records that are new, gone and changed, and what is wrong with the books', async () => {
  const { admin } = await openFilledShop()
  const document = JSON.parse((await admin.shop.exportDocument()).text) as Exported
  const [first, ...others] = document.services
  const spoilt = {
    ...document,
    services: [...others.map((plan) => ({ ...plan, price: 1 })), { ...first, id: 'another' }],
    vouchers: document.vouchers.map((voucher) => ({ ...voucher, usedCount: 50 })),
  }
  const dryRun = (parts: object) =>
    admin.shop.importDocument({ text: JSON.stringify(parts), apply: false })
  expect(await dryRun(spoilt)).toMatchObject({
    changes: {
      plans: { added: 1, removed: 1, changed: others.length },
      vouchers: { added: 0, removed: 0, changed: 1 },
      users: { added: 0, removed: 0, changed: 0 },
    },
    problems: [{ code: 'voucher-uses', subject: 'WELCOME10' }],
  })
  expect((await dryRun(document)).problems).toEqual([])
})

test('a document without its counters leaves the next invoice its number, and this shop keeps its log', async () => {
  const { shop, admin, secret } = await openFilledShop()
  const document = JSON.parse((await admin.shop.exportDocument()).text) as Exported
  await admin.settings.update({ siteName: 'Night Shift' })
  const before = await shop.store.read((tx) => readAll(tx))
  const text = JSON.stringify({ ...document, counters: [] })
  const report = await admin.shop.importDocument({ text, apply: true })
  expect(report.after).toMatchObject({ counters: 1 })
  const after = await shop.store.read((tx) => readAll(tx))
  expect(after.counters.map(({ value }) => value)).toEqual(
    before.counters.map(({ value }) => value),
  )
  expect(after.auditLog.map(({ action }) => action)).toEqual([
    ...before.auditLog.map(({ action }) => action),
    'shop.importDocument',
  ])
  const customer = shop.visitor()
  // Her second factor is of this shop, and so it stays.
  expect(await refusalOf(customer.accounts.login(jane))).toEqual(['SECOND_FACTOR_REQUIRED', {}])
  shop.passSeconds(60)
  await customer.accounts.login({ ...jane, code: shop.codeOf(secret) })
  await customer.orders.place({ ...orderForm, paymentMethod: 'paypal' })
  expect((await shop.store.read((tx) => readAll(tx))).invoices).toHaveLength(
    before.invoices.length + 1,
  )
})

interface Exported {
  readonly auditLog: readonly object[]
  readonly services: readonly object[]
  readonly vouchers: readonly object[]
}

test.each([
  ['no JSON', () => '{', { code: 'not-json', where: '' }],
  ['another program’s', () => '{"a":1}', { code: 'not-a-document', where: 'version' }],
  [
    'of a later version',
    (text: string) => text.replace(/"version":\d+/, '"version":99'),
    { code: 'newer-version', where: 'version 99' },
  ],
  [
    'with coins that the ledger does not explain',
    (text: string) => text.replace('"coins":9550', '"coins":9999999'),
    { code: 'ledger-mismatch', where: expect.stringContaining('users: ') },
  ],
  [
    'with an order of nobody',
    (text: string) => edited(text, 'orders', (order) => ({ ...order, userId: 'nobody' })),
    { code: 'dangling-reference', where: 'orders[0].userId' },
  ],
  [
    'with a row that is none',
    (text: string) => edited(text, 'orders', (order) => ({ ...order, price: '1' })),
    { code: 'invalid-row', where: 'orders[0].price' },
  ],
  [
    'with an account twice',
    (text: string) => edited(text, 'users', (user) => ({ ...user, email: 'same@shop.test' })),
    { code: 'duplicate', where: 'users[1].email' },
  ],
  [
    'without settings',
    (text: string) => JSON.stringify({ ...JSON.parse(text), settings: null }),
    { code: 'not-a-document', where: 'settings' },
  ],
])('a document that is %s is refused whole', async (_name, spoil, facts) => {
  const { shop, admin } = await openFilledShop()
  const { text } = await admin.shop.exportDocument()
  expect(spoil(text)).not.toBe(text)
  const before = JSON.stringify(await allRowsOf(shop))
  const call = admin.shop.importDocument({ text: spoil(text), apply: true })
  expect(await refusalOf(call)).toEqual(['DOCUMENT_REFUSED', facts])
  expect(JSON.stringify(await allRowsOf(shop))).toBe(before)
})

test('a document without an active administrator is refused: nobody could run the shop', async () => {
  const { admin } = await openFilledShop()
  const { text } = await admin.shop.exportDocument()
  const without = edited(text, 'users', (user) =>
    user.role === 'admin' ? { ...user, status: 'suspended' } : user,
  )
  const call = admin.shop.importDocument({ text: without, apply: true })
  expect(await refusalOf(call)).toEqual(['DOCUMENT_WITHOUT_ADMIN', {}])
})

test('a store that fails while the shop is replaced keeps the caller signed in', async () => {
  const { shop, admin } = await openFilledShop()
  const { text } = await admin.shop.exportDocument()
  const sessionToken = tokenInMemory()
  await shop.visitor({ sessionToken }).accounts.login(ADMIN)
  const replaceAll = () => Promise.reject(new StoreError('quota', 'store'))
  const full = { ...shop.backend, store: { ...shop.store, replaceAll } }
  const call = clientOf(full, { sessionToken }).shop.importDocument({ text, apply: true })
  expect(await refusalOf(call)).toEqual(['STORAGE_FULL', {}])
  expect(sessionToken.get()).not.toBeNull()
})

/** Two orders, an administrator, a customer, and one row at least of all that passes. */
async function openFilledShop() {
  const shop = await openTestShop({ sendsMail: true, limits: {}, secondFactor: true })
  const customer = await shop.customer('jane', 10_000)
  await customer.orders.place(orderForm)
  const sessionToken = tokenInMemory()
  await shop.visitor({ sessionToken }).accounts.login(jane)
  const keyed = shop.visitor({ sessionToken, idempotencyKey: 'k1' })
  await keyed.orders.place({ ...orderForm, paymentMethod: 'paypal' })
  await customer.apiKeys.create({
    name: 'Panel',
    scopes: ['orders:read'],
    expiresInDays: null,
  })
  const { secret } = await customer.secondFactor.start()
  await customer.secondFactor.confirm({ code: shop.codeOf(secret) })
  const createdAt = shop.backend.now()
  const value = shop.backend.newSecret()
  await shop.store.transaction((tx) => tx.keyChecks.insert({ id: 'server-key', createdAt, value }))
  return { shop, admin: await shop.admin(), secret }
}

type Fields = Record<string, unknown>

function edited(text: string, name: string, change: (row: Fields) => Fields): string {
  const document = JSON.parse(text) as Record<string, Fields[]>
  return JSON.stringify({ ...document, [name]: document[name]?.map(change) })
}
