import { customerCode } from '@hostfront/domain/accounts/customer-code'
import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

const auditOf = async ({ store }: TestShop, subject: string) =>
  (await store.read((tx) => tx.auditLog.list({ where: { subject }, limit: 50 }))).items

async function openWithJane(coins = 1000) {
  const shop = await openTestShop({ sendsMail: true })
  const jane = await shop.customer('jane', coins)
  const admin = await shop.admin()
  const ledger = async () => (await jane.billing.coinEntries({})).items
  return { shop, jane, admin, id: jane.id, ledger }
}

test('the list finds by name and address, counts what each has, and tells no hash', async () => {
  const { shop, jane, admin } = await openWithJane()
  await shop.customer('zoe', 5000)
  const { order } = await jane.orders.place(orderForm)
  await admin.orders.approve({ id: order.id })
  await jane.orders.place(orderForm)
  const found = await admin.clients.list({ search: 'JANE@shop' })
  expect(found.items).toMatchObject([
    { account: { name: 'jane', coins: 100 }, activeServices: 1, orders: 2 },
  ])
  const coded = await admin.clients.list({ search: customerCode(jane.id).toLowerCase() })
  expect(coded.items.map(({ account }) => account.name)).toEqual(['jane'])
  const names = async (input: Parameters<typeof admin.clients.list>[0]) =>
    (await admin.clients.list(input)).items.map(({ account }) => account.name)
  expect(await names({ sort: 'coins' })).toEqual(['jane', 'zoe', 'Admin'])
  expect(await names({ sort: 'text', descending: true })).toEqual(['zoe', 'jane', 'Admin'])
  expect(await names({ role: 'admin' })).toEqual(['Admin'])
  expect(await names({ status: 'suspended' })).toEqual([])
  expect(JSON.stringify(await admin.clients.list({}))).not.toContain('made-up')
})

test('what there is of a client is counted as long as the lists of it, and nothing of anybody else', async () => {
  const { shop, jane, admin, id } = await openWithJane()
  const zoe = await shop.customer('zoe', 5000)
  for (const customer of [jane, zoe]) {
    const { order } = await customer.orders.place(orderForm)
    await admin.orders.approve({ id: order.id })
    await customer.tickets.open({
      subject: 'Mods',
      message: 'By FTP?',
      priority: 'low',
      serviceId: '',
    })
    await admin.domains.add({
      userId: customer.id,
      name: `${customer.id}.example`,
      expiresAt: '2030-01-01T00:00:00.000Z',
      price: 1200,
      autoRenew: true,
      bill: 'nothing',
      years: 1,
    })
    await admin.clients.addNote({ id: customer.id, body: 'Calls on Mondays' })
  }
  await jane.orders.place(orderForm)
  await admin.clients.addNote({ id, body: 'Pays late' })
  const [services, orders, invoices, tickets, domains] = await Promise.all([
    admin.services.list({ userId: id }),
    admin.orders.list({ userId: id }),
    admin.billing.allInvoices({ userId: id }),
    admin.tickets.list({ userId: id }),
    admin.domains.list({ userId: id }),
  ])
  const records = await admin.clients.records({ id })
  expect(records).toEqual({
    services: services.items.length,
    domains: domains.items.length,
    orders: orders.items.length,
    invoices: invoices.items.length,
    tickets: tickets.items.length,
    notes: 2,
  })
  expect(records).toMatchObject({ services: 1, domains: 1, orders: 2, tickets: 1 })
})

test('what is given is merged, the rest stays, and the log has old and new', async () => {
  const { shop, admin, id } = await openWithJane()
  const { account } = await admin.clients.update({ id, name: 'Jane Doe', role: 'admin' })
  expect(account).toMatchObject({ name: 'Jane Doe', email: 'jane@shop.test', coins: 1000 })
  expect(account).toMatchObject({ role: 'admin', landing: 'admin' })
  const [line] = await auditOf(shop, id)
  expect(line).toMatchObject({ action: 'clients.update' })
  expect(JSON.parse(line?.before ?? '')).toEqual({
    name: 'jane',
    role: 'user',
    landing: 'dashboard',
  })
  expect(JSON.parse(line?.after ?? '')).toEqual({
    name: 'Jane Doe',
    role: 'admin',
    landing: 'admin',
  })
})

test('an address belongs to one account', async () => {
  const { shop, admin, id, ledger } = await openWithJane()
  await shop.customer('zoe')
  const taken = admin.clients.update({ id, email: 'Zoe@shop.test', coins: 5 })
  expect(await refusalOf(taken)).toEqual(['EMAIL_TAKEN', {}])
  expect(await ledger()).toHaveLength(1)
  const own = await admin.clients.update({ id, email: 'jane@shop.test' })
  expect(own.account.email).toBe('jane@shop.test')
})

test('an address that was verified is so no more once another one is set', async () => {
  const { shop, admin, id } = await openWithJane()
  await shop.store.transaction((tx) => tx.users.update(id, { emailVerifiedAt: shop.backend.now() }))
  const { account } = await admin.clients.update({ id, email: 'other@shop.test' })
  expect(account.emailVerifiedAt).toBeNull()
})

test('a new balance is a ledger entry of the difference, and the same balance none', async () => {
  const { admin, id, ledger } = await openWithJane()
  await admin.clients.update({ id, coins: 250 })
  expect((await ledger())[0]).toMatchObject({ amount: -750, balanceAfter: 250, kind: 'adjustment' })
  await admin.clients.update({ id, coins: 250, name: 'Jane' })
  expect(await ledger()).toHaveLength(2)
})

test('a new password ends the sessions of the account and works, and the log has neither it nor a hash', async () => {
  const { shop, jane, admin, id } = await openWithJane()
  await admin.clients.update({ id, password: 'brand-new' })
  expect(await jane.accounts.me()).toBeNull()
  const login = { email: 'jane@shop.test', password: 'brand-new' }
  await shop.visitor().accounts.login(login)
  const log = JSON.stringify(await auditOf(shop, id))
  expect(log).toContain('hasNewPassword')
  expect(log).not.toContain('brand-new')
  expect(log).not.toContain('made-up')
})

test('what the shop asks of a password holds for those that administrators set', async () => {
  const shop = await openTestShop({ commonPasswords: ['password1'] })
  const { id } = await shop.customer('jane')
  const admin = await shop.admin()
  const common = admin.clients.update({ id, password: 'password1' })
  expect(await refusalOf(common)).toEqual(['PASSWORD_TOO_COMMON', {}])
  await shop.store.transaction((tx) => tx.settings.update('settings', { minPasswordLength: 10 }))
  const short = admin.clients.update({ id, password: 'password' })
  expect(await refusalOf(short)).toEqual(['PASSWORD_TOO_SHORT', { min: 10 }])
})

test('who is suspended is signed out, cannot log in, and their keys work no more', async () => {
  const shop = await openTestShop({ limits: {} })
  const jane = await shop.customer('jane')
  const admin = await shop.admin()
  const scopes = ['orders:read'] as const
  const form = { name: 'Shop', scopes: [...scopes], expiresInDays: null, password: 'password' }
  const { key } = await jane.apiKeys.create(form)
  await admin.clients.update({ id: jane.id, status: 'suspended' })
  expect(await jane.accounts.me()).toBeNull()
  const suspended = ['ACCOUNT_SUSPENDED', {}]
  const program = shop.visitor({ apiKey: key })
  expect(await refusalOf(program.orders.mine({}))).toEqual(suspended)
  const login = { email: 'jane@shop.test', password: 'password' }
  expect(await refusalOf(shop.visitor().accounts.login(login))).toEqual(suspended)
  await admin.clients.update({ id: jane.id, status: 'active' })
  await shop.visitor().accounts.login(login)
})

test('administrators do not take their own rights', async () => {
  const { admin, id } = await openWithJane()
  await admin.clients.update({ id, role: 'admin' })
  const own = (await admin.accounts.me())?.id ?? ''
  for (const edit of [{ role: 'user' }, { status: 'suspended' }] as const) {
    expect(await refusalOf(admin.clients.update({ id: own, ...edit }))).toEqual(['OWN_ACCOUNT', {}])
  }
  const renamed = await admin.clients.update({ id: own, name: 'Chief', role: 'admin' })
  expect(renamed.account.name).toBe('Chief')
})

test('two administrators who demote each other at once leave one', async () => {
  const { shop, jane, admin, id } = await openWithJane()
  await admin.clients.update({ id, role: 'admin' })
  const own = (await admin.accounts.me())?.id ?? ''
  const tries = await Promise.allSettled([
    admin.clients.update({ id, role: 'user' }),
    jane.clients.update({ id: own, status: 'suspended' }),
  ])
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const left = { role: 'admin', status: 'active' } as const
  expect(await shop.store.read((tx) => tx.users.count(left))).toBe(1)
})

test('coins are added with their note, and taken down to none', async () => {
  const { shop, admin, jane, id, ledger } = await openWithJane()
  const added = await admin.clients.changeCoins({ id, amount: 500, note: 'Paid in cash' })
  expect(added.client.account.coins).toBe(1500)
  expect(added.entry).toMatchObject({ amount: 500, reference: 'Paid in cash', kind: 'adjustment' })
  const taken = await admin.clients.changeCoins({ id, amount: -9999, note: '' })
  expect(taken.entry).toMatchObject({ amount: -1500, balanceAfter: 0, reference: null })
  const inbox = await jane.notifications.list({})
  expect(inbox.items.map(({ event }) => event)).toEqual([
    { kind: 'coins-changed', amount: -1500 },
    { kind: 'coins-changed', amount: 500 },
  ])
  const nothing = await admin.clients.changeCoins({ id, amount: -1, note: '' })
  expect(nothing).toMatchObject({ client: { account: { coins: 0 } }, entry: null })
  expect(await ledger()).toHaveLength(3)
  const log = await auditOf(shop, id)
  expect(log.map(({ before, after }) => [before, after])).toEqual([
    ['{"coins":1500}', '{"coins":0}'],
    ['{"coins":1000}', '{"coins":1500}'],
  ])
})

test('a customer reads what was added or taken, the team also why and by whom', async () => {
  const { admin, jane, id, ledger } = await openWithJane()
  const { entry } = await admin.clients.changeCoins({ id, amount: 500, note: 'Threatened to sue' })
  const { order } = await jane.orders.place(orderForm)
  const [ordered, added] = await ledger()
  expect(ordered).toMatchObject({ kind: 'order', reference: order.id, actor: id })
  expect(added).toEqual({ ...entry, reference: null, actor: null, subject: null, isChange: false })
  const { items } = await admin.billing.ledgerOf({ userId: id })
  expect(items[1]).toEqual({ ...entry, subject: null, isChange: false })
  expect(items[0]).toMatchObject({ subject: order.serverName })
  expect(entry).toMatchObject({ reference: 'Threatened to sue', actor: expect.any(String) })
})

test('notes have their writer’s name, newest first, and go with their removal; the log has no word of them', async () => {
  const { shop, admin, id } = await openWithJane()
  await admin.clients.addNote({ id, body: 'Calls on Mondays' })
  shop.passSeconds(1)
  const second = await admin.clients.addNote({ id, body: 'Pays late' })
  expect(second.authorName).toBe('Admin')
  expect((await admin.clients.notes({ id })).map(({ body }) => body)).toEqual([
    'Pays late',
    'Calls on Mondays',
  ])
  await admin.clients.removeNote({ id: second.id })
  expect(await admin.clients.notes({ id })).toHaveLength(1)
  expect(await refusalOf(admin.clients.removeNote({ id: second.id }))).toEqual(['NOT_FOUND', {}])
  const log = await auditOf(shop, id)
  expect(log.map(({ action }) => action)).toEqual([
    'clients.removeNote',
    'clients.addNote',
    'clients.addNote',
  ])
  expect(JSON.stringify(log)).not.toContain('Mondays')
})

test('whom nobody knows is not found', async () => {
  const { admin } = await openWithJane()
  const id = 'nobody'
  for (const call of [
    admin.clients.get({ id }),
    admin.clients.update({ id, name: 'X' }),
    admin.clients.changeCoins({ id, amount: 1, note: '' }),
    admin.clients.remove({ id }),
    admin.clients.addNote({ id, body: 'X' }),
  ]) {
    expect(await refusalOf(call)).toEqual(['NOT_FOUND', {}])
  }
})
