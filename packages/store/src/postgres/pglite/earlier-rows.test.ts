import { rm } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { customerCode } from '@hostfront/domain/accounts/customer-code'
import { SEED_OPTIONS } from '@hostfront/domain/options/seed-options'
import { SEED_METHODS } from '@hostfront/domain/payments/seed-methods'
import { SEED_PLANS } from '@hostfront/domain/plans/seed-plans'
import { SEED_STOREFRONT } from '@hostfront/domain/settings/seed-storefront'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Rows } from '../../collections.ts'
import { sampleRow } from '../../conformance/sample-rows.ts'
import type { Store } from '../../port.ts'
import { onceSeeded } from '../../testing/once-seeded.ts'
import { localChangeFeed } from '../change-feed.ts'
import { createSqlStore } from '../sql-store.ts'
import { earlierMigrations } from '../testing/earlier-migrations.ts'
import { insertRow, withoutNulls } from '../testing/insert-row.ts'
import { migrationsFolder } from '../testing/test-database.ts'
import { migratePglite } from './migrate-pglite.ts'
import { pgliteDatabase } from './pglite-database.ts'

let db: PGlite
let store: Store
let firstOnly: string

beforeAll(async () => {
  db = await PGlite.create({ extensions: { pg_trgm } })
  firstOnly = await earlierMigrations(1)
  // It has no tables yet for some of the indexes, and says so.
  await migratePglite(db, firstOnly, () => {})
  store = createSqlStore({ database: pgliteDatabase(db), changes: localChangeFeed() })
}, 120_000)
afterAll(async () => {
  await db?.close()
  await rm(firstOnly, { recursive: true, force: true })
})

const TO_PAYPAL = '"cashplus":"Pay", to pay@shop.test'
/** With the columns that there were. */
async function insertSettings(into: PGlite, of: Rows['settings'] & { paymentDetails?: object }) {
  const { takesOrders: _orders, checklist: _list, questions: _asked, ...rest } = of
  const { secondCurrency: _second, storefront: _front, confirmedSteps: _said, ...settings } = rest
  await insertRow(into, 'settings', { paymentDetails: {}, ...settings })
}

const unsaid = ({ kind }: { kind: string }) => (kind === 'host-name' ? {} : { help: '' })
/** What accounts were not asked for. */
const NOBODY = { taxId: null, vatCheck: null, street: null, postcode: null, town: null }
/** As its column came; the texts are completed where it is read. */
const {
  headline: _headline,
  mission: _mission,
  story: _story,
  ...FRONT_OF_BEFORE
} = SEED_STOREFRONT
const NO_SECOND = { currency: null, rates: [] }
const UNREASONED = { taxReason: null, vatCheck: null, secondRate: null }
const UNHELD = { holdUntil: null, holdReason: null, search: 'amina' }
const insertUser = (into: PGlite) =>
  insertRow(into, 'users', withoutNulls({ ...sampleRow('users'), ...NOBODY, ...UNHELD }))

/** As it was stored before invoices had one subject; what is null is left out. */
function billOfDomain(): object {
  const { subjectKind, subjectId, paid: _paid, credited: _, ...invoice } = sampleRow('invoices')
  return withoutNulls({
    ...invoice,
    taxReason: null,
    vatCheck: null,
    secondRate: null,
    domainId: 'domain-1',
    search: '2026-00001',
  })
}

/** Answered by an earlier version; a name may hold what looks like a key. */
const ANSWERED = JSON.stringify({
  order: { serviceId: 'x', serviceName: 'a,"serviceName":' },
  service: { orderId: 'order-1', autoRenew: true },
  invoices: [
    { userId: 'u', orderId: 'o"1', userServiceId: null, periodStart: null, domainId: null, tax: 0 },
    { orderId: null, userServiceId: 's\\', periodStart: '2026-07-01', domainId: null },
    { orderId: null, userServiceId: null, periodStart: '2026-07-01', domainId: 'd' },
    { orderId: 'before-domains', userServiceId: null, periodStart: null, tax: 0 },
    { orderId: null, userServiceId: null, periodStart: null, domainId: null },
  ],
})

const once = { location: 'uk', ddosProtection: false, playerSlots: 200, backup: 'premium' }
const never = { location: null, ddosProtection: null, playerSlots: null, backup: null }

/** An order, the service that came of it, and one that was added by hand, as earlier versions answered them. */
const ANSWERED_OPTIONS = JSON.stringify({
  order: { serverName: '"location":"uk"', billingCycle: 'monthly', ...once, price: 1 },
  service: { billingCycle: 'monthly', ...once, autoRenew: false },
  added: { billingCycle: 'monthly', ...never, autoRenew: false },
})

const chosen = (id: string, label: string, choice: string, choiceLabel: string, price = 0) => {
  return { id, label, choice, choiceLabel, pricePerMonth: price }
}
/** What `once` is today. */
const OPTIONS = [
  chosen('location', 'Location', 'uk', 'UK'),
  chosen('ddos-protection', 'DDoS protection', 'no', 'No'),
  chosen('player-slots', 'Player slots', '200', '200'),
  chosen('backup', 'Backup', 'premium', 'Premium', 200),
]

test('rows of the first version are there after the migrations, in the shape of today', async () => {
  const { createdAt } = sampleRow('tickets')
  const settings = {
    ...sampleRow('settings'),
    questions: null,
    secondCurrency: NO_SECOND,
    storefront: FRONT_OF_BEFORE as typeof SEED_STOREFRONT,
  }
  await insertUser(db)
  await insertSettings(db, settings)
  const messages = [
    { authorId: 'user-1', createdAt, body: 'It lags.\u0000 "authorId":"x" \\' },
    { authorId: 'admin-1', createdAt, body: 'Asked by "authorId":"user-1".' },
    { authorId: null, createdAt, body: '' },
  ]
  const insert = `insert into tickets (id, created_at, updated_at, user_id, subject, status, priority, messages, search)
    values ($1, $2, $2, 'user-1', 'Server is slow', 'open', 'high', $3::json, 'server is slow')`
  await db.query(insert, ['ticket-1', createdAt, JSON.stringify(messages)])
  await db.query(insert, ['ticket-2', createdAt, '[]'])
  await db.query(
    `insert into invoices (id, created_at, number, user_id, lines, subtotal, tax, total, status, due_date, paid_at, payment_method, payment_reference, search)
    values ('invoice-1', $1, '2026-00001', 'user-1', '[]', 450, 0, 450, 'paid', $1, $1, 'paypal', 'TX-É7', '2026-00001'),
      ('invoice-4', $1, '2026-00004', 'user-1', '[]', 50, 0, 50, 'refunded', $1, $2, 'paypal', 'tx é 7', '2026-00004'),
      ('invoice-5', $1, '2026-00005', 'user-1', '[]', 70, 0, 70, 'refunded', $1, $2, 'coins', null, '2026-00005')`,
    [createdAt, '2026-06-02T12:00:00.000Z'],
  )
  await db.query(
    `insert into audit_log (id, created_at, actor, action, subject, before, after, search)
    values ('audit-1', $1, null, 'shop.reset', 'shop', null, null, 'shop.reset')`,
    [createdAt],
  )
  const orders = `insert into orders (id, created_at, user_id, service_id, service_name, server_type, server_name, status,
      billing_cycle, location, ddos_protection, player_slots, backup, price, price_monthly, discount, tax, amount_due,
      payment_method, paid_with_coins, decided_at, reason, search)
    values ($2, $1, 'user-1', 'x', $3, $4, 'Night', 'rejected', 'monthly', 'germany', true, 50, 'none', 1, 1, 0, 0, 1,
      'paypal', false, $1, $5, $6)`
  await db.query(orders, [createdAt, 'order-1', 'Pro', 'game', 'No room\nLEFT', 'night\npro'])
  await db.query(orders, [createdAt, 'order-2', 'VPS Pro', 'vps', null, 'night\nvps pro'])
  const bill = `insert into invoices (id, created_at, number, user_id, lines, subtotal, tax, total, status, due_date, payment_method, search)
    values ($2, $1, $2, 'user-1', $3::json, 0, 0, 0, 'unpaid', $1, 'paypal', $2)`
  await db.query(bill, [createdAt, 'inv-2', '[{"description":"Domain A.com","amount":0}]'])
  await db.query(bill, [createdAt, 'inv-3', '[{"description":"\\u0000","amount":0}]'])
  const held = `insert into user_services (id, created_at, user_id, service_id, service_name, status, price, billing_cycle, auto_renew, expires_at, suspended_at, search)
    values ($1, $2, 'user-1', 'samp', 'SAMP', 'suspended', 450, 'monthly', false, $3, $4, 'samp')`
  const [end, within] = ['2026-06-01T12:00:00.000Z', '2026-05-20T12:00:00.000Z']
  await db.query(held, ['by-team', createdAt, end, within])
  await db.query(held, ['unpaid', createdAt, end, end])
  const billing = `insert into invoices (id, created_at, number, user_id, order_id, user_service_id, period_start, lines, subtotal, tax, total, status, due_date, payment_method, search)
    values ($1, $2, $1, 'user-1', $3, $4, $5, '[]', 0, 0, 0, 'unpaid', $2, 'paypal', $1)`
  await db.query(billing, ['of-order', createdAt, 'order-1', null, null])
  await db.query(billing, ['of-service', createdAt, null, 'unpaid', end])
  await db.query(
    `update user_services set location = 'uk', ddos_protection = false, player_slots = 200, backup = 'premium'
      where id = 'unpaid'`,
  )
  await db.query(
    `insert into idempotency_keys (id, created_at, user_id, key, request, answer) values
      ('key-1', $1, 'user-1', 'k1', 'orders.place x', $2), ('key-2', $1, 'user-1', 'k2', 'tickets.open x', $3),
      ('key-3', $1, 'user-1', 'k3', 'orders.approve x', $4)`,
    [createdAt, ANSWERED, '{"serviceId":"by-team"}', ANSWERED_OPTIONS],
  )
  await db.query(
    `insert into outbox (id, created_at, "to", message, status, attempts, next_attempt_at, sent_at, last_error) values
      ('mail-1', $1, 'a@shop.test', $2::json, 'waiting', 3, $1, null, '451'), ('mail-2', $1, 'a@shop.test', null, 'sent', 1, $1, $1, null)`,
    [createdAt, JSON.stringify(sampleRow('tasks').facts)],
  )
  await migratePglite(db, migrationsFolder, console.info)
  const found = async (search: string) =>
    store.read(async (tx) =>
      [
        ...(await tx.orders.list({ search, order: 'oldest', limit: 9 })).items,
        ...(await tx.invoices.list({ search, order: 'oldest', limit: 9 })).items,
      ].map(({ id }) => id),
    )
  expect(await found('game pro')).toEqual(['order-1'])
  expect(await found('vps pro')).toEqual(['order-2'])
  expect(await found('room left')).toEqual(['order-1'])
  expect(await found('domain a.com')).toEqual(['inv-2'])
  const coded = await store.read((tx) =>
    tx.users.list({ search: customerCode('user-1'), limit: 9 }),
  )
  expect(coded.items.map(({ id }) => id)).toEqual(['user-1'])
  const kept = await store.read(async (tx) => ({
    settings: await tx.settings.get('settings'),
    first: await tx.tickets.get('ticket-1'),
    second: await tx.tickets.get('ticket-2'),
    invoice: await tx.invoices.get('invoice-1'),
    ofOrder: await tx.invoices.find({ subjectKind: 'order', subjectId: 'order-1' }),
    ofService: await tx.invoices.get('of-service'),
    entry: await tx.auditLog.get('audit-1'),
    byTeam: await tx.services.get('by-team'),
    unpaid: await tx.services.get('unpaid'),
    found: await tx.invoices.list({ search: 'tx-é7', limit: 10 }),
    order: await tx.orders.get('order-1'),
    payments: await tx.payments.list({ order: 'oldest', limit: 9 }),
    allocations: await tx.paymentAllocations.list({ order: 'oldest', limit: 9 }),
    answer: await tx.idempotencyKeys.get('key-1'),
    ofTicket: await tx.idempotencyKeys.get('key-2'),
    waiting: await tx.tasks.get('mail-1'),
    sent: await tx.tasks.get('mail-2'),
    withOptions: await tx.idempotencyKeys.get('key-3'),
    options: (await tx.orderOptions.list({ order: 'oldest', limit: 20 })).items,
  }))
  const mail = { createdAt, kind: 'mail', target: 'a@shop.test', nextAttemptAt: createdAt }
  const { facts } = sampleRow('tasks')
  expect([kept.waiting, kept.sent]).toEqual([
    { ...mail, id: 'mail-1', status: 'waiting', attempts: 3, facts, doneAt: null, result: '451' },
    {
      ...mail,
      id: 'mail-2',
      status: 'done',
      attempts: 1,
      facts: null,
      doneAt: createdAt,
      result: null,
    },
  ])
  expect(kept.options.toSorted((a, b) => a.position - b.position)).toEqual(
    SEED_OPTIONS.map((option) => ({ ...option, ...unsaid(option), createdAt: settings.createdAt })),
  )
  expect(kept.order?.options).toEqual([
    chosen('location', 'Location', 'germany', 'Germany'),
    chosen('ddos-protection', 'DDoS protection', 'yes', 'Yes'),
    chosen('player-slots', 'Player slots', '50', '50'),
    chosen('backup', 'Backup', 'none', 'None'),
  ])
  expect(kept.byTeam).toMatchObject({ options: [], location: null })
  expect(kept.unpaid).toMatchObject({ options: OPTIONS, location: 'uk' })
  expect(JSON.parse(kept.withOptions?.answer ?? '')).toEqual({
    order: {
      serverName: '"location":"uk"',
      billingCycle: 'monthly',
      options: OPTIONS,
      price: 1,
    },
    service: { billingCycle: 'monthly', options: OPTIONS, location: 'uk', autoRenew: false },
    added: { billingCycle: 'monthly', options: [], location: null, autoRenew: false },
  })
  expect(kept.order).toMatchObject({ planId: 'x', planName: 'Pro' })
  expect(kept.byTeam).toMatchObject({ planId: 'samp', planName: 'SAMP' })
  expect(JSON.parse(kept.answer?.answer ?? '')).toEqual({
    order: { planId: 'x', planName: 'a,"serviceName":' },
    service: { orderId: 'order-1', autoRenew: true },
    invoices: [
      { userId: 'u', subjectKind: 'order', subjectId: 'o"1', periodStart: null, tax: 0 },
      { subjectKind: 'service', subjectId: 's\\', periodStart: '2026-07-01' },
      { subjectKind: 'domain', subjectId: 'd', periodStart: '2026-07-01' },
      { subjectKind: 'order', subjectId: 'before-domains', periodStart: null, tax: 0 },
      { subjectKind: null, subjectId: null, periodStart: null },
    ],
  })
  expect(kept.ofTicket?.answer).toBe('{"serviceId":"by-team"}')
  const sides = ['customer', 'team', 'team'] as const
  expect(kept.first).toMatchObject({
    assigneeId: null,
    messages: messages.map((message, at) => ({
      ...message,
      from: sides[at],
      isInternal: false,
    })),
  })
  expect(kept.settings).toEqual({
    ...settings,
    takesOrders: true,
    checklist: 'none',
    confirmedSteps: [],
  })
  expect(kept.second).toMatchObject({ assigneeId: null, messages: [] })
  expect(kept.invoice).toMatchObject({
    subjectKind: null,
    subjectId: null,
    number: '2026-00001',
    seller: {
      name: settings.siteName,
      address: settings.address,
      email: settings.paymentsEmail,
    },
    buyer: { name: 'Amina Benali', company: 'Ünïcode & Söhne 漢字 🎮', country: 'MA' },
    taxName: settings.tax.name,
    taxBasisPoints: null,
  })
  expect(kept.ofOrder).toMatchObject({ id: 'of-order', periodStart: null })
  const ofUnpaid = { subjectKind: 'service', subjectId: 'unpaid', periodStart: end }
  expect(kept.ofService).toMatchObject(ofUnpaid)
  const billedTwice = { ...sampleRow('invoices'), ...ofUnpaid, id: 'again', number: '2026-00099' }
  await expect(store.transaction((tx) => tx.invoices.insert(billedTwice))).rejects.toMatchObject({
    kind: 'unique',
    rule: 'invoices.subjectKind+subjectId+periodStart',
  })
  await expect(store.transaction((tx) => tx.services.delete('unpaid'))).rejects.toMatchObject({
    kind: 'reference',
    rule: 'invoices.subjectId',
  })
  expect(kept.entry).toMatchObject({ action: 'shop.reset', address: null, keptUntil: null })
  const untold = { suspensionReason: null, keepUntil: null, access: null }
  expect(kept.byTeam).toMatchObject({ ...untold, suspendedByHand: true })
  expect(kept.unpaid).toMatchObject({ ...untold, suspendedByHand: false })
  expect(kept.found.items.map(({ id }) => id)).toEqual(['invoice-1'])
  expect(kept.payments.items).toMatchObject([
    { method: 'paypal', amount: 500, state: 'received', reference: 'TX-É7', referenceKey: 'txé7' },
    { method: 'coins', amount: 70, state: 'refunded', reference: null, referenceKey: null },
  ])
  const paidBy = (search: string) => store.read((tx) => tx.payments.list({ search, limit: 9 }))
  const both = [await paidBy('5.00'), await paidBy('2026-00001')].flatMap(({ items }) => items)
  expect(both).toMatchObject(Array(2).fill({ returned: 50, alikeKey: 'txé7' }))
  const [paypal, coins] = kept.payments.items
  expect(kept.allocations.items).toMatchObject([
    { paymentId: paypal?.id, invoiceId: 'invoice-1', amount: 450, number: '2026-00001' },
    { paymentId: paypal?.id, invoiceId: 'invoice-4', amount: 50, reference: 'tx é 7' },
    { paymentId: coins?.id, invoiceId: 'invoice-5', amount: 70, subjectId: null },
  ])
  await store.transaction((tx) => tx.users.update('user-1', { status: 'deleted' }))
})

test('a shop that nobody had changed has the seed of today, and what was changed stays, bills of domains too', async () => {
  const db = await PGlite.create({ extensions: { pg_trgm } })
  // The next one changes rows alone.
  const before = await earlierMigrations(11)
  const store = createSqlStore({ database: pgliteDatabase(db), changes: localChangeFeed() })
  const { createdAt } = sampleRow('settings')
  const [samp, mta, vps] = onceSeeded.plans
  try {
    await migratePglite(db, before, () => {})
    const address = 'Caf\u00e9 \\"github\\":"https://github.com/" \ud83c\udfae'
    await insertSettings(db, {
      ...sampleRow('settings'),
      ...onceSeeded.settings,
      createdAt,
      address,
      whatsappLink: 'https://wa.me/49691234',
      paymentDetails: { ...onceSeeded.settings.paymentDetails, paypal: `${TO_PAYPAL}\u0000\u0000` },
    })
    for (const plan of [samp, { ...mta, price: 1400 }, vps]) {
      const row = { ...sampleRow('plans'), ...plan, createdAt }
      await insertRow(db, 'services', { ...row, search: row.name.toLowerCase() })
    }
    await insertUser(db)
    await store.transaction((tx) => tx.domains.insert(sampleRow('domains')))
    await insertRow(db, 'invoices', billOfDomain())
    await migratePglite(db, migrationsFolder, () => {})
    const { settings, methods, plans, bill } = await store.read(async (tx) => ({
      bill: await tx.invoices.get('invoice-1'),
      settings: await tx.settings.get('settings'),
      methods: (await tx.paymentMethods.list({ limit: 20 })).items,
      plans: (await tx.plans.list({ order: 'oldest', limit: 10 })).items,
    }))
    expect(bill).toEqual(
      sampleRow('invoices', { ...UNREASONED, subjectKind: 'domain', subjectId: 'domain-1' }),
    )
    expect(settings).toMatchObject({
      contactEmail: '',
      paymentsEmail: '',
      discordLink: '',
      whatsappLink: 'https://wa.me/49691234',
      gamePanelLink: '',
      databasePanelLink: '',
      socialLinks: { github: '', instagram: '', facebook: '' },
    })
    expect(methods.toSorted((a, b) => a.position - b.position)).toMatchObject(
      SEED_METHODS.map((each) =>
        each.id === 'paypal' ? { ...each, instructions: TO_PAYPAL } : each,
      ),
    )
    const today = new Map(SEED_PLANS.map((plan) => [plan.id, plan]))
    expect(new Map(plans.map(({ id, ...plan }) => [id, plan.specs]))).toEqual(
      new Map([
        [samp?.id, today.get('featured-samp-starter')?.specs],
        [mta?.id, mta?.specs],
        [vps?.id, today.get('featured-vps-premium')?.specs],
      ]),
    )
    // Plans of new shops say no more that their SSDs are NVMe drives.
    const features = [...(today.get('featured-vps-premium')?.features ?? []), 'NVMe storage']
    expect(plans.find(({ id }) => id === vps?.id)).toMatchObject({ features })
  } finally {
    await db.close()
    await rm(before, { recursive: true, force: true })
  }
}, 120_000)
