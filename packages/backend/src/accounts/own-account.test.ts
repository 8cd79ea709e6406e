import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop } from '../testing/shop.ts'

const profile = {
  name: ' Jane Doe ',
  country: 'MA',
  phone: '+212 612 345678',
  company: 'Doe',
  taxId: 'MA 001',
  locale: 'fr',
}

test('what a change of the profile leaves out stays', async () => {
  const shop = await openTestShop()
  const jane = await shop.customer('jane')
  const before = await jane.accounts.updateProfile(profile)
  expect(await jane.accounts.updateProfile({ phone: '' })).toEqual({ ...before, phone: null })
  expect(await jane.accounts.updateProfile({})).toEqual({ ...before, phone: null })
})

test('a profile is set as it is told, and emptied by empty texts', async () => {
  const shop = await openTestShop()
  const jane = await shop.customer('jane')
  expect(await jane.accounts.updateProfile(profile)).toMatchObject({
    ...profile,
    name: 'Jane Doe',
    email: 'jane@shop.test',
  })
  const empty = { name: 'Jane', country: '', phone: '', company: '', taxId: '', locale: '' }
  expect(await jane.accounts.updateProfile(empty)).toMatchObject({
    name: 'Jane',
    country: null,
    phone: null,
    company: null,
    taxId: null,
    locale: null,
  })
})

test('a country is two letters', async () => {
  const shop = await openTestShop()
  const jane = await shop.customer('jane')
  const call = jane.accounts.updateProfile({ ...profile, country: 'Morocco' })
  await expect(call).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test('the export has all that is kept about the caller, nothing of others, no secret and no internal note', async () => {
  const shop = await openTestShop({ limits: {}, secondFactor: true, sendsMail: true })
  const jane = await shop.customer('jane', 1000)
  const zoe = await shop.customer('zoe', 1000)
  const admin = await shop.admin()
  await zoe.orders.place(orderForm)
  const { order } = await jane.orders.place(orderForm)
  await admin.orders.approve({ id: order.id })
  await jane.orders.place({ ...orderForm, paymentMethod: 'paypal' })
  await jane.apiKeys.create({
    name: 'Program',
    scopes: ['orders:read'],
    expiresInDays: null,
  })
  await admin.clients.changeCoins({ id: jane.id, amount: 50, note: 'A difficult customer' })
  const { secret } = await jane.secondFactor.start()
  const message = { createdAt: shop.backend.now(), authorId: jane.id, from: 'customer' } as const
  await shop.store.transaction((tx) =>
    tx.tickets.insert({
      id: 't1',
      createdAt: shop.backend.now(),
      updatedAt: shop.backend.now(),
      userId: jane.id,
      subject: 'Slots',
      status: 'open',
      priority: 'low',
      serviceId: null,
      assigneeId: 'the-assignee',
      messages: [
        { ...message, body: 'How many?', isInternal: false, fileIds: [] },
        { ...message, from: 'team', body: 'A difficult one', isInternal: true, fileIds: [] },
      ],
    }),
  )
  const { text } = await jane.accounts.exportMine()
  const kept = JSON.parse(text)
  expect(kept.account).toMatchObject({ email: 'jane@shop.test' })
  const lengths = Object.entries(kept).flatMap(([part, rows]) =>
    Array.isArray(rows) ? [[part, rows.length]] : [],
  )
  expect(Object.fromEntries(lengths)).toEqual({
    orders: 2,
    services: 1,
    serverAnswers: 0,
    domains: 0,
    invoices: 2,
    payments: 1,
    paymentAttempts: 0,
    creditNotes: 0,
    declarations: 0,
    refunds: 0,
    disputes: 0,
    coinEntries: 3,
    tickets: 1,
    files: 0,
    livechats: 0,
    notifications: 4,
    sessions: 1,
    apiKeys: 1,
    trail: 1,
  })
  expect(text).toContain('How many?')
  const adjustment = kept.coinEntries.find(({ kind }: { kind: string }) => kind === 'adjustment')
  expect(adjustment).toMatchObject({ amount: 50, reference: null, actor: null })
  const secrets = ['Hash', 'made-up', secret, 'A difficult', 'the-assignee', 'zoe']
  expect(secrets.filter((part) => text.includes(part))).toEqual([])
})

test('the export tells who came into the account or was turned away, when and from where, and nothing of others', async () => {
  const shop = await openTestShop({ limits: {} })
  await shop.customer('zoe')
  await shop.customer('jane')
  const jane = { email: 'jane@shop.test', password: 'password' }
  const from = (address: string) => shop.visitor({ client: { address, userAgent: null } })
  await from('192.0.2.7').accounts.login({ ...jane, email: 'zoe@shop.test' })
  await refusalOf(from('192.0.2.8').accounts.login({ ...jane, password: 'guessed' }))
  const home = from('192.0.2.9')
  await home.accounts.login(jane)
  const { trail } = JSON.parse((await home.accounts.exportMine()).text)
  const createdAt = shop.backend.now()
  expect(trail).toEqual([
    { createdAt, action: 'accounts.login', address: null },
    { createdAt, action: 'accounts.loginFailed', address: '192.0.2.8' },
    { createdAt, action: 'accounts.login', address: '192.0.2.9' },
  ])
})
