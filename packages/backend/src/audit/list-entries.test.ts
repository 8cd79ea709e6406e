import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { ADMIN, openTestShop } from '../testing/shop.ts'

/** Two administrators reject an order each, a day apart. */
async function openLog() {
  const shop = await openTestShop()
  const jane = await shop.customer('jane', 10_000)
  const first = await jane.orders.place(orderForm)
  const second = await jane.orders.place(orderForm)
  const deputy = await shop.customer('deputy')
  await shop.store.transaction((tx) => tx.users.update(deputy.id, { role: 'admin' }))
  const admin = await shop.admin()
  await admin.orders.reject({ id: first.order.id, reason: 'No room left.' })
  shop.passDays(1)
  await admin.accounts.confirm({ password: ADMIN.password })
  await deputy.orders.approve({ id: second.order.id })
  const actions = async (input: Parameters<typeof admin.audit.list>[0]) =>
    (await admin.audit.list(input)).items.map(({ action }) => action)
  return { shop, jane, admin, deputy, actions, rejected: first.order.id }
}

test('the log says who changed what, from what to what, newest first', async () => {
  const { admin, rejected } = await openLog()
  const { items } = await admin.audit.list({})
  expect(items.map(({ action, actorName }) => [action, actorName])).toEqual([
    ['orders.approve', 'deputy'],
    ['orders.reject', 'Admin'],
  ])
  const rejection = items[1]
  expect(rejection).toMatchObject({
    subject: rejected,
    subjectName: 'Night Shift RP (SAMP Premium 500) of jane',
  })
  expect(JSON.parse(rejection?.before ?? '')).toMatchObject({ status: 'pending', reason: null })
  expect(JSON.parse(rejection?.after ?? '')).toMatchObject({
    status: 'rejected',
    reason: 'No room left.',
  })
})

test('it is narrowed by person, by what was done and by the record', async () => {
  const { actions, deputy, rejected } = await openLog()
  expect(await actions({ actor: deputy.id })).toEqual(['orders.approve'])
  expect(await actions({ action: 'orders.reject' })).toEqual(['orders.reject'])
  expect(await actions({ subject: rejected })).toEqual(['orders.reject'])
  expect(await actions({ actor: deputy.id, action: 'orders.reject' })).toEqual([])
})

test('of a client it holds what was done to the account and to all that is theirs', async () => {
  const { shop, jane, admin, actions } = await openLog()
  const joan = await shop.customer('joan')
  await admin.clients.changeCoins({ id: jane.id, amount: 100, note: '' })
  await admin.clients.changeCoins({ id: joan.id, amount: 100, note: '' })
  const [service] = (await admin.services.list({ userId: jane.id })).items
  await admin.services.suspend({ id: service?.service.id ?? '', reason: 'Spam.' })
  expect(await actions({ client: jane.id })).toEqual([
    'services.suspend',
    'clients.changeCoins',
    'orders.approve',
    'orders.reject',
  ])
  expect(await actions({ client: joan.id })).toEqual(['clients.changeCoins'])
  expect(await actions({ client: 'nobody' })).toEqual([])
})

test('entries name their records, of every kind that has a name', async () => {
  const { jane, admin } = await openLog()
  const [held] = (await admin.services.list({ userId: jane.id })).items
  await admin.services.suspend({ id: held?.service.id ?? '', reason: 'Spam.' })
  expect((await admin.audit.list({ limit: 1 })).items[0]?.subjectName).toBe(
    'Night Shift RP (SAMP Premium 500) of jane',
  )
  await admin.plans.archive({ id: orderForm.planId })
  const { items } = await admin.audit.list({ limit: 1 })
  expect(items[0]?.subjectName).toBe('SAMP Premium 500')
  await admin.clients.changeCoins({ id: jane.id, amount: 100, note: '' })
  expect((await admin.audit.list({ limit: 1 })).items[0]?.subjectName).toBe('jane')
  await admin.paymentMethods.update({ id: 'paypal', isOn: false })
  expect((await admin.audit.list({ limit: 1 })).items[0]?.subjectName).toBe('PayPal')
})

test('what changes mention is named: who decided, which plan, whose, and what is gone as it was called', async () => {
  const { jane, admin, deputy } = await openLog()
  const newest = async () => (await admin.audit.list({ limit: 1 })).items[0]
  const approved = (await admin.audit.list({ action: 'orders.approve' })).items[0]
  expect(approved?.mentioned).toEqual([{ id: deputy.id, name: 'deputy' }])
  const plan = orderForm.planId
  const { id } = await admin.vouchers.create({
    code: 'PRO10',
    description: '',
    discountType: 'percentage',
    discountValue: 10,
    minPurchase: 0,
    maxUses: 1,
    isActive: true,
    validFrom: '2026-06-01T00:00:00.000Z',
    validUntil: '2026-07-01T00:00:00.000Z',
    applicablePlans: [plan],
  })
  expect((await newest())?.mentioned).toEqual([{ id: plan, name: 'SAMP Premium 500' }])
  await admin.vouchers.remove({ id })
  expect((await newest())?.subjectName).toBe('PRO10')
  const [held] = (await admin.services.list({ userId: jane.id })).items
  await admin.services.remove({ id: held?.service.id ?? '' })
  const removed = await newest()
  expect(removed?.subjectName).toBe('Night Shift RP')
  expect(removed?.mentioned).toContainEqual({ id: jane.id, name: 'jane' })
  expect(removed?.mentioned).toContainEqual({ id: plan, name: 'SAMP Premium 500' })
})

test('times bound it: the first is within, the last is not', async () => {
  const { admin, actions } = await openLog()
  const { items } = await admin.audit.list({})
  const [newest, oldest] = [items[0]?.createdAt ?? '', items[1]?.createdAt ?? '']
  expect(await actions({ from: oldest, to: newest })).toEqual(['orders.reject'])
  expect(await actions({ from: newest })).toEqual(['orders.approve'])
  expect(await actions({ to: oldest })).toEqual([])
})

test('what the shop did by itself, and somebody whose account is gone, have no name', async () => {
  const { shop, admin } = await openLog()
  const unsaid = { before: null, after: null, address: null, keptUntil: null }
  const entry = { action: 'shop.test', subject: 'x', ...unsaid }
  await shop.store.transaction(async (tx) => {
    const createdAt = shop.backend.now()
    await tx.auditLog.insert({ ...entry, id: 'entry-1', createdAt, actor: null })
    await tx.auditLog.insert({ ...entry, id: 'entry-2', createdAt, actor: 'nobody' })
  })
  const { items } = await admin.audit.list({ action: 'shop.test' })
  expect(items.map(({ actor, actorName }) => [actor, actorName])).toEqual([
    ['nobody', null],
    [null, null],
  ])
})

test('every line says where the call came from, and those from one address can be asked for', async () => {
  const shop = await openTestShop()
  const at = async (address: string) => {
    const client = shop.visitor({ client: { address, userAgent: null } })
    await client.accounts.login(ADMIN)
    return client
  }
  const jane = await shop.customer('jane')
  const [home, office] = [await at('203.0.113.9'), await at('2001:db8::7')]
  await home.clients.addNote({ id: jane.id, body: 'Pays late.' })
  await office.clients.changeCoins({ id: jane.id, amount: 100, note: '' })
  const { items } = await home.audit.list({})
  expect(items.map(({ action, address }) => [action, address])).toEqual([
    ['clients.changeCoins', '2001:db8::7'],
    ['clients.addNote', '203.0.113.9'],
  ])
  const one = await home.audit.list({ address: '203.0.113.9' })
  expect(one.items.map(({ action }) => action)).toEqual(['clients.addNote'])
})
