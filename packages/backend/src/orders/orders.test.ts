import { expect, test } from 'vitest'
import { orderForm, withPremium } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { clientOf, openTestShop } from '../testing/shop.ts'

const offSite = { ...orderForm, paymentMethod: 'orange-money' } as const

test('an order paid with coins debits the balance in the same step, with its ledger entry and a paid invoice', async () => {
  const shop = await openTestShop()
  const jane = await shop.customer('jane', 1000)
  const { order, invoice } = await jane.orders.place(orderForm)
  expect(order).toMatchObject({ status: 'pending', paidWithCoins: true, amountDue: 450 })
  expect(invoice).toMatchObject({
    number: '2026-00001',
    subjectKind: 'order',
    subjectId: order.id,
    status: 'paid',
    total: 450,
    paidAt: order.createdAt,
    dueDate: order.createdAt,
    paymentMethod: 'coins',
  })
  const { items: told } = await jane.notifications.list({})
  expect(told.map(({ event }) => event.kind)).toEqual(['invoice-paid'])
  expect(await jane.accounts.me()).toMatchObject({ coins: 550 })
  const { items } = await jane.billing.coinEntries({})
  expect(items[0]).toMatchObject({
    amount: -450,
    balanceAfter: 550,
    kind: 'order',
    reference: order.id,
    subject: order.serverName,
  })
})

test('too few coins are told with how many are missing, and nothing has changed', async () => {
  const shop = await openTestShop()
  const jane = await shop.customer('jane', 400)
  const withVoucher = {
    ...orderForm,
    planId: 'samp-ultimate',
    voucherCode: 'welcome10',
    amountDue: 765,
  }
  expect(await refusalOf(jane.orders.place(withVoucher))).toEqual([
    'INSUFFICIENT_COINS',
    { missing: 365 },
  ])
  expect((await jane.orders.mine({})).items).toEqual([])
  expect(await jane.accounts.me()).toMatchObject({ coins: 400 })
  const voucher = await shop.store.read((tx) => tx.vouchers.find({ code: 'WELCOME10' }))
  expect(voucher?.usedCount).toBe(0)
})

test('orders sent at once never spend the same coins', async () => {
  const shop = await openTestShop()
  const jane = await shop.customer('jane', 450 * 5)
  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, () => jane.orders.place(orderForm)),
  )
  expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(5)
  expect(await jane.accounts.me()).toMatchObject({ coins: 0 })
})

test('an off-site order issues an unpaid invoice with the next number and tells the customer', async () => {
  const shop = await openTestShop()
  const jane = await shop.customer('jane')
  const first = await jane.orders.place(offSite)
  const second = await jane.orders.place({ ...offSite, ...withPremium })
  expect(first.invoice).toMatchObject({ number: '2026-00001', status: 'unpaid', total: 450 })
  expect(second.invoice).toMatchObject({
    number: '2026-00002',
    lines: [{ amount: 450 }, { description: 'Backup: Premium', amount: 200 }],
    total: 650,
  })
  expect(await jane.notifications.list({})).toMatchObject({ unread: 2 })
})

test('an order that is refused leaves no gap in the invoice numbers', async () => {
  const shop = await openTestShop()
  const jane = await shop.customer('jane')
  await jane.orders.place(offSite)
  await refusalOf(jane.orders.place({ ...offSite, amountDue: 1 }))
  await refusalOf(jane.orders.place(orderForm))
  const { invoice } = await jane.orders.place(offSite)
  expect(invoice?.number).toBe('2026-00002')
})

test('the price is the catalogue’s: a changed one is told before anything is taken', async () => {
  const shop = await openTestShop()
  const jane = await shop.customer('jane', 10_000)
  await shop.store.transaction((tx) => tx.plans.update('samp-premium', { price: 500 }))
  expect(await refusalOf(jane.orders.place(orderForm))).toEqual([
    'PRICE_CHANGED',
    { amountDue: 500 },
  ])
  expect(await jane.accounts.me()).toMatchObject({ coins: 10_000 })
})

test('an unknown or archived plan is refused as "Service not found"', async () => {
  const shop = await openTestShop()
  const jane = await shop.customer('jane', 10_000)
  expect(await refusalOf(jane.orders.place({ ...orderForm, planId: 'nothing' }))).toEqual([
    'PLAN_NOT_FOUND',
    {},
  ])
  await shop.store.transaction((tx) => tx.plans.update('samp-premium', { status: 'archived' }))
  expect(await refusalOf(jane.orders.place(orderForm))).toEqual(['PLAN_NOT_FOUND', {}])
})

test('a voucher counts one use per order and none once the order is taken back', async () => {
  const shop = await openTestShop()
  const jane = await shop.customer('jane', 10_000)
  const usedCount = async () =>
    (await shop.store.read((tx) => tx.vouchers.find({ code: 'WELCOME10' })))?.usedCount
  const { order } = await jane.orders.place({
    ...orderForm,
    planId: 'samp-ultimate',
    voucherCode: ' welcome10 ',
    amountDue: 765,
  })
  expect(order).toMatchObject({ voucherCode: 'WELCOME10', discount: 85 })
  expect(await usedCount()).toBe(1)
  await jane.orders.cancel({ id: order.id })
  expect(await usedCount()).toBe(0)
})

test('the last use of a voucher goes to one of those who ask at once', async () => {
  const shop = await openTestShop()
  const jane = await shop.customer('jane', 100_000)
  await shop.store.transaction(async (tx) => {
    const voucher = await tx.vouchers.find({ code: 'WELCOME10' })
    await tx.vouchers.update(voucher?.id ?? '', { usedCount: 99 })
  })
  const order = {
    ...orderForm,
    planId: 'samp-ultimate',
    voucherCode: 'WELCOME10',
    amountDue: 765,
  }
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => jane.orders.place(order)))
  expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
})

test('a voucher can be looked at before ordering, and is told only what it takes off', async () => {
  const shop = await openTestShop()
  const { check } = shop.visitor().vouchers
  expect(await check({ code: 'welcome10', planId: 'samp-ultimate', amount: 850 })).toEqual({
    code: 'WELCOME10',
    discountType: 'percentage',
    discountValue: 10,
  })
  expect(await refusalOf(check({ code: 'nope', planId: 'x', amount: 850 }))).toEqual([
    'VOUCHER_UNKNOWN',
    {},
  ])
  expect(await refusalOf(check({ code: 'WELCOME10', planId: 'x', amount: 499 }))).toEqual([
    'VOUCHER_MINIMUM',
    { minPurchase: 500 },
  ])
})

test('VAT is charged to a customer of a listed country', async () => {
  const shop = await openTestShop()
  const jane = await shop.customer('jane')
  const { invoice } = await jane.orders.place({ ...offSite, country: 'MA', amountDue: 540 })
  expect(invoice).toMatchObject({ subtotal: 450, tax: 90, total: 540 })
  expect(invoice?.buyer).toMatchObject({ country: 'MA' })
})

test('the country of an order becomes the account’s, and of a refused order it does not', async () => {
  const shop = await openTestShop()
  const jane = await shop.customer('jane', 1000)
  const withoutTax = { ...orderForm, country: 'MA', amountDue: 450 }
  expect(await refusalOf(jane.orders.place(withoutTax))).toEqual([
    'PRICE_CHANGED',
    { amountDue: 540 },
  ])
  expect(await jane.accounts.me()).toMatchObject({ country: null, coins: 1000 })
  await jane.orders.place({ ...withoutTax, amountDue: 540 })
  expect(await jane.accounts.me()).toMatchObject({ country: 'MA', coins: 460 })
})

test('the VAT of an order is that of the country it states, whatever the profile said', async () => {
  const shop = await openTestShop()
  const jane = await shop.customer('jane')
  await jane.accounts.updateProfile({ country: 'MA' })
  const { invoice } = await jane.orders.place({ ...offSite, country: 'FR' })
  expect(invoice).toMatchObject({ tax: 0, total: 450, buyer: { country: 'FR' } })
  expect(await jane.accounts.me()).toMatchObject({ country: 'FR' })
})

test('company and tax id of an order become the profile’s and stay on its invoice; left out, they are the profile’s', async () => {
  const shop = await openTestShop()
  const jane = await shop.customer('jane')
  const stated = { company: ' Doe Ltd ', taxId: '143/815', street: '1 Main Street', town: 'Rabat' }
  const first = await jane.orders.place({ ...offSite, ...stated })
  expect(first.invoice?.buyer).toMatchObject({ company: 'Doe Ltd', taxId: '143/815' })
  expect(await jane.accounts.me()).toMatchObject({ company: 'Doe Ltd', taxId: '143/815' })
  const second = await jane.orders.place(offSite)
  expect(second.invoice?.buyer).toMatchObject({
    ...{ company: 'Doe Ltd', taxId: '143/815' },
    ...{ street: '1 Main Street', postcode: null, town: 'Rabat' },
  })
  const third = await jane.orders.place({ ...offSite, company: '', taxId: '' })
  expect(third.invoice?.buyer).toMatchObject({ company: null, taxId: null })
  expect(await jane.accounts.me()).toMatchObject({ company: null, taxId: null })
  const { id = '' } = first.invoice ?? {}
  expect((await jane.billing.invoice({ id })).buyer.taxId).toBe('143/815')
})

test('an order of one’s own is read with its invoice and what has become of it; nobody else’s is found', async () => {
  const shop = await openTestShop()
  const [jane, zoe, admin] = [
    await shop.customer('jane', 1000),
    await shop.customer('zoe'),
    await shop.admin(),
  ]
  const { order, invoice } = await jane.orders.place(orderForm)
  const asked = { id: order.id }
  expect(await jane.orders.get(asked)).toEqual({
    order,
    invoice,
    serviceStatus: null,
    serviceId: null,
    attempt: null,
  })
  const { service } = await admin.orders.approve(asked)
  expect(await jane.orders.get(asked)).toMatchObject({
    order: { status: 'active' },
    serviceStatus: 'active',
    serviceId: service.id,
  })
  expect(await refusalOf(zoe.orders.get(asked))).toEqual(['NOT_FOUND', {}])
  expect(await refusalOf(admin.orders.get(asked))).toEqual(['NOT_FOUND', {}])
  expect(await refusalOf(jane.orders.get({ id: 'none' }))).toEqual(['NOT_FOUND', {}])
})

test('an order without a country, or with one that does not exist, is refused', async () => {
  const shop = await openTestShop()
  const jane = await shop.customer('jane', 1000)
  for (const country of ['', 'UK', 'Morocco', 'ma']) {
    await expect(jane.orders.place({ ...orderForm, country })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  }
  expect((await jane.orders.mine({})).items).toEqual([])
})

test('an order with nothing left to pay is billed as paid and can be approved', async () => {
  const shop = await openTestShop()
  const [jane, admin] = [await shop.customer('jane'), await shop.admin()]
  await shop.store.transaction(async (tx) => {
    const voucher = await tx.vouchers.find({ code: 'WELCOME10' })
    await tx.vouchers.update(voucher?.id ?? '', { discountValue: 100, minPurchase: 0 })
  })
  const { order, invoice } = await jane.orders.place({
    ...offSite,
    voucherCode: 'WELCOME10',
    amountDue: 0,
  })
  expect(invoice).toMatchObject({ total: 0, status: 'paid' })
  expect((await admin.orders.approve({ id: order.id })).order.status).toBe('active')
})

test('codes cannot be guessed by ordering either', async () => {
  const shop = await openTestShop({ limits: { 'voucher-address': 2 } })
  const client = { address: '203.0.113.9', userAgent: null }
  const customer = clientOf(shop.backend, { client })
  await shop.customer('jane', 10_000)
  await customer.accounts.login({ email: 'jane@shop.test', password: 'password' })
  const guess = (voucherCode: string) =>
    refusalOf(customer.orders.place({ ...orderForm, voucherCode, amountDue: 1 }))
  expect((await guess('ONE'))?.[0]).toBe('VOUCHER_UNKNOWN')
  expect((await guess('TWO'))?.[0]).toBe('VOUCHER_UNKNOWN')
  expect((await guess('THREE'))?.[0]).toBe('TOO_MANY_ATTEMPTS')
})

test('who orders too often waits, and a change of plan counts as well', async () => {
  const shop = await openTestShop({ limits: { 'order-account': 2 } })
  const [jane, john] = [await shop.customer('jane', 5000), await shop.customer('john', 5000)]
  await jane.orders.place(orderForm)
  await jane.orders.place(orderForm)
  expect((await refusalOf(jane.orders.place(orderForm)))[0]).toBe('TOO_MANY_ATTEMPTS')
  const change = {
    id: 'any',
    planId: 'samp-premium',
    billingCycle: 'monthly',
    due: 0,
    surplus: 0,
  } as const
  expect((await refusalOf(jane.services.changePlan(change)))[0]).toBe('TOO_MANY_ATTEMPTS')
  await john.orders.place(orderForm)
})
