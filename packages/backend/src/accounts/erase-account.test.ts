import { expect, test } from 'vitest'
import { tokenInMemory } from '../testing/made-up-host.ts'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { ADMIN, openTestShop, type TestShop } from '../testing/shop.ts'

const login = { email: 'jane@shop.test', password: 'password' }
const gone = ['INVALID_CREDENTIALS', {}]

/** Jane with a service, a pending order paid with coins, an open invoice, a key, a link and a note. */
async function openFullAccount() {
  const shop = await openTestShop({ limits: {}, secondFactor: true, sendsMail: true })
  const jane = await shop.customer('jane', 2000)
  const admin = await shop.admin()
  const bought = await jane.orders.place(orderForm)
  await admin.orders.approve({ id: bought.order.id })
  const pending = await jane.orders.place({ ...orderForm, voucherCode: '' })
  const unpaid = await jane.orders.place({ ...orderForm, paymentMethod: 'paypal' })
  await jane.accounts.updateProfile({
    name: 'Jane Doe',
    country: 'MA',
    phone: '0612345678',
    company: 'Doe & Co',
    locale: 'fr',
  })
  await jane.apiKeys.create({
    name: 'Shop',
    scopes: ['orders:read'],
    expiresInDays: null,
  })
  await jane.secondFactor.start()
  await jane.accounts.requestPasswordReset({ email: login.email })
  await admin.clients.addNote({ id: jane.id, body: 'Calls on Mondays' })
  return { shop, jane, admin, id: jane.id, pending, unpaid }
}

const rowsOf = ({ store }: TestShop, userId: string) =>
  store.read(async (tx) => ({
    user: await tx.users.get(userId),
    statuses: {
      orders: (await tx.orders.tally({ where: { userId }, by: 'status' })).map(({ key }) => key),
      services: (await tx.services.tally({ where: { userId }, by: 'status' })).map(
        ({ key }) => key,
      ),
      invoices: (await tx.invoices.tally({ where: { userId }, by: 'status' })).map(
        ({ key }) => key,
      ),
    },
    kept: {
      sessions: await tx.sessions.count({ userId }),
      keys: await tx.apiKeys.count({ userId }),
      factors: await tx.secondFactors.count({ userId }),
      links: await tx.singleUseTokens.count({ userId }),
      notes: await tx.clientNotes.count({ userId }),
      notifications: await tx.notifications.count({ userId }),
    },
    ledger: await tx.coinEntries.list({ where: { userId }, order: 'oldest', limit: 50 }),
  }))

test('a deleted customer leaves a row without a person, closed business and the ledger', async () => {
  const { shop, admin, id } = await openFullAccount()
  await admin.clients.remove({ id })
  const { user, statuses, kept, ledger } = await rowsOf(shop, id)
  expect(user).toMatchObject({ status: 'deleted', name: 'Deleted user' })
  expect(user?.email).toBe(`deleted-${id}@deleted.invalid`)
  expect(JSON.stringify(user)).not.toMatch(/jane|doe|MA"|0612|made-up/i)
  expect(statuses).toEqual({
    orders: ['active', 'cancelled'],
    services: ['terminated'],
    invoices: ['cancelled', 'paid', 'refunded'],
  })
  expect(Object.values(kept)).toEqual([0, 0, 0, 0, 0, 0])
  const kinds = ledger.items.map(({ kind }) => kind)
  expect(kinds).toEqual(['purchase', 'order', 'order', 'refund', 'forfeit'])
  // 20 coins, one order of 4.50 that ran and one that came back.
  expect(ledger.items.at(-1)).toMatchObject({ amount: -1550, balanceAfter: 0 })
  expect(user?.coins).toBe(0)
  expect(ledger.items.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  const [entry] = (await admin.audit.list({ action: 'clients.remove' })).items
  expect(JSON.parse(entry?.before ?? '')).toMatchObject({ coins: 1550 })
})

test('neither mails to a deleted account nor answers to it are kept', async () => {
  const { shop, admin, id } = await openFullAccount()
  await shop.customer('zoe')
  const sessionToken = tokenInMemory()
  await shop.visitor({ sessionToken }).accounts.login(login)
  await shop.visitor({ sessionToken, idempotencyKey: 'k1' }).tickets.open({
    subject: 'Slots',
    priority: 'low',
    serviceId: '',
    message: 'How many?',
  })
  const others = await shop.mails('zoe@shop.test')
  expect(others).not.toEqual([])
  expect(await shop.mails(login.email)).not.toEqual([])
  const answers = () => shop.store.read((tx) => tx.idempotencyKeys.count({ userId: id }))
  expect(await answers()).toBe(1)
  await admin.clients.remove({ id })
  expect(await shop.mails(login.email)).toEqual([])
  expect(await shop.mails('zoe@shop.test')).toEqual(others)
  expect(await answers()).toBe(0)
})

test('nobody gets into a deleted account, and its address is free again', async () => {
  const { shop, jane, admin, id } = await openFullAccount()
  const reset = (await shop.mails(login.email)).find(({ kind }) => kind === 'password-reset')
  await admin.clients.remove({ id })
  expect(await jane.accounts.me()).toBeNull()
  expect(await refusalOf(shop.visitor().accounts.login(login))).toEqual(gone)
  const tombstone = { email: `deleted-${id}@deleted.invalid`, password: '$deleted' }
  expect(await refusalOf(shop.visitor().accounts.login(tombstone))).toEqual(gone)
  const token = reset && 'token' in reset ? reset.token : ''
  const byLink = shop.visitor().accounts.resetPassword({ token, password: 'another' })
  expect(await refusalOf(byLink)).toEqual(['LINK_INVALID', {}])
  await shop.customer('jane')
  const found = await admin.clients.list({ search: 'jane' })
  expect(found.items).toMatchObject([{ account: { status: 'active' }, orders: 0 }])
})

test('a deleted account is in no list, is found by its id alone, and stays as it is', async () => {
  const { admin, id } = await openFullAccount()
  await admin.clients.remove({ id })
  const { items } = await admin.clients.list({})
  expect(items.map(({ account }) => account.id)).not.toContain(id)
  expect((await admin.clients.get({ id })).account.status).toBe('deleted')
  for (const call of [
    admin.clients.update({ id, status: 'active' }),
    admin.clients.changeCoins({ id, amount: 5, note: '' }),
    admin.clients.remove({ id }),
  ]) {
    expect(await refusalOf(call)).toEqual(['NOT_FOUND', {}])
  }
})

test('the log says who deleted whom, and names nobody', async () => {
  const { shop, admin, id } = await openFullAccount()
  await admin.clients.remove({ id })
  const where = { action: 'clients.remove' }
  const { items } = await shop.store.read((tx) => tx.auditLog.list({ where, limit: 5 }))
  expect(items).toMatchObject([
    {
      subject: id,
      before: '{"status":"active","coins":1550}',
      after: '{"status":"deleted","coins":0}',
    },
  ])
})

test('domains of a deleted customer renew no more, and their tickets wait for nobody', async () => {
  const { shop, admin, id } = await openFullAccount()
  const row = { id: 'd1', createdAt: shop.backend.now(), userId: id }
  await shop.store.transaction(async (tx) => {
    const expiresAt = shop.backend.now()
    await tx.domains.insert({
      ...row,
      name: 'doe.test',
      price: 900,
      autoRenew: true,
      expiresAt,
      lastNotice: null,
    })
    await tx.tickets.insert({
      ...row,
      id: 't1',
      updatedAt: row.createdAt,
      subject: 'Slots',
      status: 'open',
      priority: 'low',
      serviceId: null,
      assigneeId: null,
      messages: [],
    })
  })
  await admin.clients.remove({ id })
  const rows = await shop.store.read((tx) =>
    Promise.all([tx.domains.get('d1'), tx.tickets.get('t1')]),
  )
  expect(rows).toMatchObject([{ autoRenew: false }, { status: 'closed' }])
})

test('administrators are not deleted', async () => {
  const { admin, id } = await openFullAccount()
  await admin.clients.update({ id, role: 'admin', status: 'suspended' })
  expect(await refusalOf(admin.clients.remove({ id }))).toEqual(['CLIENT_IS_ADMIN', {}])
})

test('owners delete their account once nothing runs, waits or is owed, and are signed out', async () => {
  const { shop, jane, admin, id, pending, unpaid } = await openFullAccount()
  const remove = () => jane.accounts.remove()
  expect(await refusalOf(remove())).toEqual([
    'ACCOUNT_IN_USE',
    { activeServices: 1, pendingOrders: 2, openInvoices: 1 },
  ])
  await jane.orders.cancel({ id: pending.order.id })
  await jane.orders.cancel({ id: unpaid.order.id })
  expect(await refusalOf(remove())).toEqual([
    'ACCOUNT_IN_USE',
    { activeServices: 1, pendingOrders: 0, openInvoices: 0 },
  ])
  shop.passDays(25)
  await jane.accounts.login(login)
  await shop.store.transaction(async (tx) => {
    const service = await tx.services.find({ userId: id })
    if (service) await tx.services.update(service.id, { status: 'suspended' })
  })
  await remove()
  expect(await jane.accounts.me()).toBeNull()
  expect((await rowsOf(shop, id)).statuses.services).toEqual(['terminated'])
  await admin.accounts.login(ADMIN)
  expect((await admin.clients.get({ id })).account.name).toBe('Deleted user')
})

test('the last administrator cannot delete the own account, the last but one can', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  const remove = () => admin.accounts.remove()
  expect(await refusalOf(remove())).toEqual(['LAST_ADMIN', {}])
  const { id } = await shop.customer('jane')
  await admin.clients.update({ id, role: 'admin' })
  await remove()
  expect(await refusalOf(shop.visitor().accounts.login(ADMIN))).toEqual(gone)
})
