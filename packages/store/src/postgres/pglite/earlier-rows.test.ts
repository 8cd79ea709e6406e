import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { SEED_PLANS } from '@hostfront/domain/catalog/seed-plans'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Rows } from '../../collections.ts'
import { sampleRow } from '../../conformance/sample-rows.ts'
import type { Store } from '../../port.ts'
import { onceSeeded } from '../../testing/once-seeded.ts'
import { localChangeFeed } from '../change-feed.ts'
import { createSqlStore } from '../sql-store.ts'
import { migrationsFolder } from '../testing/test-database.ts'
import { migratePglite } from './migrate-pglite.ts'
import { pgliteDatabase } from './pglite-database.ts'

let db: PGlite
let store: Store
let firstOnly: string

/** The folder as it was with so many of its migrations. */
async function makeFolder(migrations: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
  const path = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(
    path,
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, migrations) }),
  )
  return folder
}

beforeAll(async () => {
  db = await PGlite.create({ extensions: { pg_trgm } })
  firstOnly = await makeFolder(1)
  // It has no tables yet for some of the indexes, and says so.
  await migratePglite(db, firstOnly, () => {})
  store = createSqlStore({ database: pgliteDatabase(db), changes: localChangeFeed() })
}, 120_000)
afterAll(async () => {
  await db?.close()
  await rm(firstOnly, { recursive: true, force: true })
})

/** With the columns that there were. */
async function insertSettings(
  into: PGlite,
  { takesOrders: _orders, checklist: _list, ...settings }: Rows['settings'],
) {
  const entries = Object.entries(settings)
  const columns = entries.map(([name]) => name.replaceAll(/[A-Z]/g, (c) => `_${c.toLowerCase()}`))
  const places = entries.map(
    ([, value], at) => `$${at + 1}${typeof value === 'object' ? '::json' : ''}`,
  )
  await into.query(
    `insert into settings (${columns.join(', ')}) values (${places.join(', ')})`,
    entries.map(([, value]) => (typeof value === 'object' ? JSON.stringify(value) : value)),
  )
}

test('rows of the first version are there after the migrations, in the shape of today', async () => {
  const { createdAt } = sampleRow('tickets')
  const settings = sampleRow('settings')
  await store.transaction(async (tx) => {
    await tx.users.insert(sampleRow('users'))
  })
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
    `insert into invoices (id, created_at, number, user_id, lines, subtotal, tax, total, status, due_date, payment_method, payment_reference, search)
    values ('invoice-1', $1, '2026-00001', 'user-1', '[]', 0, 0, 0, 'unpaid', $1, 'paypal', 'TX-É7', '2026-00001')`,
    [createdAt],
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
  const kept = await store.read(async (tx) => ({
    settings: await tx.settings.get('settings'),
    first: await tx.tickets.get('ticket-1'),
    second: await tx.tickets.get('ticket-2'),
    invoice: await tx.invoices.get('invoice-1'),
    entry: await tx.auditLog.get('audit-1'),
    byTeam: await tx.userServices.get('by-team'),
    unpaid: await tx.userServices.get('unpaid'),
    found: await tx.invoices.list({ search: 'tx-é7', limit: 10 }),
  }))
  const sides = ['customer', 'team', 'team'] as const
  expect(kept.first).toMatchObject({
    assigneeId: null,
    messages: messages.map((message, at) => ({
      ...message,
      from: sides[at],
      isInternal: false,
    })),
  })
  expect(kept.settings).toEqual({ ...settings, takesOrders: true, checklist: 'none' })
  expect(kept.second).toMatchObject({ assigneeId: null, messages: [] })
  expect(kept.invoice).toMatchObject({
    domainId: null,
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
  expect(kept.entry).toMatchObject({ action: 'shop.reset', address: null, keptUntil: null })
  const untold = { suspensionReason: null, keepUntil: null }
  expect(kept.byTeam).toMatchObject({ ...untold, suspendedByHand: true })
  expect(kept.unpaid).toMatchObject({ ...untold, suspendedByHand: false })
  expect(kept.found.items).toEqual([kept.invoice])
  await store.transaction((tx) => tx.users.update('user-1', { status: 'deleted' }))
})

test('a shop that nobody had changed has the seed of today, and what was changed stays', async () => {
  const db = await PGlite.create({ extensions: { pg_trgm } })
  // All but the last, which changes rows alone.
  const before = await makeFolder(11)
  const store = createSqlStore({ database: pgliteDatabase(db), changes: localChangeFeed() })
  const { createdAt } = sampleRow('settings')
  const [samp, mta, vps] = onceSeeded.plans
  try {
    await migratePglite(db, before, () => {})
    const address = 'Caf\u00e9 \\"github\\":"https://github.com/" \ud83c\udfae'
    const { paymentDetails } = onceSeeded.settings
    await insertSettings(db, {
      ...sampleRow('settings'),
      ...onceSeeded.settings,
      createdAt,
      address,
      whatsappLink: 'https://wa.me/49691234',
      paymentDetails: { ...paymentDetails, paypal: '"cashplus":"Pay", to pay@shop.test' },
    })
    await store.transaction(async (tx) => {
      for (const plan of [samp, { ...mta, price: 1400 }, vps]) {
        if (plan) await tx.services.insert({ ...sampleRow('services'), ...plan, createdAt })
      }
    })
    await migratePglite(db, migrationsFolder, () => {})
    const { settings, plans } = await store.read(async (tx) => ({
      settings: await tx.settings.get('settings'),
      plans: (await tx.services.list({ order: 'oldest', limit: 10 })).items,
    }))
    expect(settings).toMatchObject({
      contactEmail: '',
      paymentsEmail: '',
      discordLink: '',
      whatsappLink: 'https://wa.me/49691234',
      gamePanelLink: '',
      databasePanelLink: '',
      socialLinks: { github: '', instagram: '', facebook: '' },
      paymentDetails: {
        cashplus: '',
        paypal: '"cashplus":"Pay", to pay@shop.test',
        'bank-transfer': '',
        'orange-money': '',
        'inwi-money': '',
      },
    })
    const today = new Map(SEED_PLANS.map((plan) => [plan.id, plan]))
    expect(new Map(plans.map(({ id, ...plan }) => [id, plan.specs]))).toEqual(
      new Map([
        [samp?.id, today.get('featured-samp-starter')?.specs],
        [mta?.id, mta?.specs],
        [vps?.id, today.get('featured-vps-premium')?.specs],
      ]),
    )
    expect(plans.find(({ id }) => id === vps?.id)?.features).toEqual(
      today.get('featured-vps-premium')?.features,
    )
  } finally {
    await db.close()
    await rm(before, { recursive: true, force: true })
  }
}, 120_000)
