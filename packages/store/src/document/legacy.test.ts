import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CollectionName } from '../collections.ts'
import { parseDocument } from './document.ts'
import { type LegacyTexts, migrateLegacy } from './legacy.ts'
import { type ShopDocument, writeDocument } from './write-document.ts'

const NOW = '2026-11-21T10:00:00.000Z'

function context() {
  let last = 0
  return {
    now: () => new Date(NOW),
    newId: () => `new-${++last}`,
    hashPassword: async (password: string) => `$fake$${password.length}$${password.at(-1)}`,
  }
}

const noTexts: LegacyTexts = {
  users: null,
  services: null,
  orders: null,
  userServices: null,
  tickets: null,
}

const migrate = (lists: Partial<Record<keyof LegacyTexts, unknown>>) =>
  migrateLegacy(
    {
      ...noTexts,
      ...Object.fromEntries(
        Object.entries(lists).map(([key, list]) => [key, JSON.stringify(list)]),
      ),
    },
    context(),
  )

async function migrated(lists: Parameters<typeof migrate>[0]): Promise<ShopDocument> {
  const answer = await migrate(lists)
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal))
  return answer.value
}

const rowsOf = ({ tables }: ShopDocument, name: CollectionName) => [
  ...(tables.get(name)?.all() ?? []),
]

const user = {
  id: '1700000000000',
  name: 'Karim',
  email: ' Karim@Example.COM ',
  password: 'secret1',
  role: 'user',
  isAdmin: false,
  coins: 12.5,
  services: [],
  createdAt: '2023-11-14T22:13:20.000Z',
  status: 'active',
}

test('a user keeps id and balance, and loses the plain password', async () => {
  const shop = await migrated({ users: [user] })
  expect(rowsOf(shop, 'users')).toEqual([
    {
      id: '1700000000000',
      createdAt: '2023-11-14T22:13:20.000Z',
      name: 'Karim',
      username: null,
      email: 'karim@example.com',
      passwordHash: '$fake$7$1',
      role: 'user',
      status: 'active',
      landing: 'dashboard',
      coins: 1250,
      country: null,
      phone: null,
      company: null,
      taxId: null,
      street: null,
      postcode: null,
      town: null,
      vatCheck: null,
      locale: null,
      emailVerifiedAt: null,
      holdUntil: null,
      holdReason: null,
    },
  ])
  expect(rowsOf(shop, 'coinEntries')).toMatchObject([
    { userId: '1700000000000', amount: 1250, balanceAfter: 1250, kind: 'adjustment' },
  ])
  const text = writeDocument(shop)
  expect(text).not.toContain('secret1')
  expect(parseDocument(text).ok).toBe(true)
})

test('an order that waits for an off-site payment gets the invoice the seed never made', async () => {
  const order = {
    id: 'o',
    userId: user.id,
    serviceName: 'SAMP Starter',
    price: 5,
    status: 'pending',
  }
  const paid = { ...order, id: 'p', paidWithCoins: true }
  const shop = await migrated({ users: [user], orders: [order, paid] })
  expect(rowsOf(shop, 'invoices')).toMatchObject([
    {
      number: '2026-00001',
      subjectKind: 'order',
      subjectId: 'o',
      total: 500,
      status: 'unpaid',
      seller: { name: 'Hostfront' },
      buyer: { name: user.name },
      taxBasisPoints: null,
    },
  ])
  expect(rowsOf(shop, 'counters')).toMatchObject([{ id: 'invoice-2026', value: 1 }])
})

test('missing fields of a user get sensible values', async () => {
  const shop = await migrated({ users: [{ email: 'a@b.c', isAdmin: true, coins: -4 }] })
  expect(rowsOf(shop, 'users')).toMatchObject([
    { id: 'new-1', name: 'a@b.c', role: 'admin', landing: 'admin', coins: 0, createdAt: NOW },
  ])
  expect(rowsOf(shop, 'coinEntries')).toEqual([])
})

test('the creation time of a record without one comes from its timestamp id', async () => {
  const { createdAt: _, ...undated } = user
  const shop = await migrated({ users: [undated] })
  expect(rowsOf(shop, 'users')).toMatchObject([{ createdAt: '2023-11-14T22:13:20.000Z' }])
})

test('plans, orders, services and tickets are taken over in minor units', async () => {
  const shop = await migrated({
    users: [user],
    services: [
      {
        id: 'vps-1',
        name: 'VPS Premium',
        price: 25,
        features: ['NVMe'],
        type: 'vps',
        status: 'inactive',
        specs: { ram: '12 GB', cpu: 6 },
      },
    ],
    orders: [
      {
        id: '1700000000001',
        userId: user.id,
        serviceId: 'vps-1',
        price: 4.35,
        status: 'active',
        paidWithCoins: true,
        startDate: '2023-11-15',
        playerSlots: '100',
        ddosProtection: 'no',
      },
    ],
    userServices: [
      { userId: user.id, serviceName: 'Old server', price: '3.99', status: 'suspended' },
    ],
    tickets: [
      { userId: user.id, subject: 'Help', message: 'It broke', messages: [{ text: 'Why?' }] },
    ],
  })
  expect(rowsOf(shop, 'plans')).toMatchObject([
    {
      id: 'vps-1',
      price: 2500,
      category: 'VPS Hosting',
      status: 'archived',
      specs: { ram: 12, cpu: 6, storage: null, slots: null },
    },
  ])
  expect(rowsOf(shop, 'orders')).toMatchObject([
    {
      planName: 'VPS Premium',
      serverType: 'vps',
      price: 2500,
      amountDue: 435,
      paymentMethod: 'coins',
      decidedAt: '2023-11-15T00:00:00.000Z',
      options: [
        { id: 'location', choice: 'germany', choiceLabel: 'Germany' },
        { id: 'ddos-protection', choice: 'no', choiceLabel: 'No' },
        { id: 'player-slots', choice: '100', choiceLabel: '100' },
        { id: 'backup', choice: 'choliba', choiceLabel: 'Choliba', pricePerMonth: 0 },
      ],
    },
  ])
  expect(rowsOf(shop, 'services')).toMatchObject([
    { price: 399, status: 'suspended', createdAt: NOW, expiresAt: '2026-12-21T10:00:00.000Z' },
  ])
  expect(rowsOf(shop, 'tickets')).toMatchObject([
    {
      subject: 'Help',
      assigneeId: null,
      messages: [
        { body: 'It broke', from: 'customer', isInternal: false },
        { body: 'Why?', from: 'team', isInternal: false },
      ],
    },
  ])
})

test.each([
  ['text that is no JSON', { users: '{' }, { code: 'not-a-list', key: 'users' }],
  ['another program’s object', { orders: '{"a":1}' }, { code: 'not-a-list', key: 'orders' }],
])('%s under a key is refused', async (_, texts, refusal) => {
  expect(await migrateLegacy({ ...noTexts, ...texts }, context())).toEqual({ ok: false, refusal })
})

test.each([
  [
    'an order of nobody',
    { users: [user], orders: [{ id: 'o1', userId: 'ghost', serverName: 'x' }] },
    { code: 'unknown-user', key: 'orders', index: 0, id: 'o1', userId: 'ghost' },
  ],
  [
    'a service without a user',
    { userServices: [{ id: 's1' }] },
    { code: 'unreadable-record', key: 'userServices', index: 0, id: 's1', field: 'userId' },
  ],
  [
    'an account without an address',
    { users: [user, { id: 7 }] },
    { code: 'unreadable-record', key: 'users', index: 1, id: '7', field: 'email' },
  ],
  [
    'a balance that is no number',
    { users: [{ ...user, coins: 'many' }] },
    { code: 'unreadable-record', key: 'users', index: 0, id: user.id, field: 'coins' },
  ],
  [
    'two accounts with one address',
    { users: [user, { ...user, id: 'u2', email: 'KARIM@example.com' }] },
    { code: 'duplicate-email', key: 'users', index: 1, id: 'u2', email: 'karim@example.com' },
  ],
  [
    'a record that is no record',
    { tickets: ['hello'] },
    { code: 'unreadable-record', key: 'tickets', index: 0, id: null, field: '' },
  ],
  [
    'a name beyond every limit',
    { users: [{ ...user, name: 'x'.repeat(121) }] },
    { code: 'invalid-row', collection: 'users', index: 0, path: 'name' },
  ],
])('%s fails the whole migration', async (_, lists, refusal) => {
  expect(await migrate(lists)).toEqual({ ok: false, refusal })
})

test('a hash that fails is a fault, not a refusal', async () => {
  const failing = { ...context(), hashPassword: () => Promise.reject(new Error('no crypto')) }
  const texts = { ...noTexts, users: JSON.stringify([user]) }
  await expect(migrateLegacy(texts, failing)).rejects.toThrow('no crypto')
})

test('whatever the records hold, the answer is a refusal or a whole, lawful shop', async () => {
  const field = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom('u1', 'active', 12.34, '5'))
  const amount = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(0, 12.34, '5') }, field)
  const record = fc.record(
    Object.fromEntries(
      ['id', 'userId', 'name', 'coins', 'price', 'status', 'createdAt', 'messages'].map((key) => [
        key,
        field,
      ]),
    ),
    { requiredKeys: [] },
  )
  const lists = fc.record(
    {
      users: fc.array(fc.record({ email: fc.emailAddress(), coins: amount, id: field }), {
        maxLength: 3,
      }),
      services: fc.array(record, { maxLength: 2 }),
      orders: fc.array(record, { maxLength: 2 }),
      userServices: fc.array(record, { maxLength: 2 }),
      tickets: fc.array(record, { maxLength: 2 }),
    },
    { requiredKeys: ['users'] },
  )
  let taken = 0
  await fc.assert(
    fc.asyncProperty(lists, async (generated) => {
      const answer = await migrate(generated)
      if (!answer.ok) return
      taken++
      expect(parseDocument(writeDocument(answer.value)).ok).toBe(true)
      expect(rowsOf(answer.value, 'users')).toHaveLength(generated.users.length)
    }),
    { numRuns: 500 },
  )
  expect(taken).toBeGreaterThan(5)
})
