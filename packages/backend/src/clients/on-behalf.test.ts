import { expect, test } from 'vitest'
import { madeUpDigest } from '../testing/made-up-host.ts'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop } from '../testing/shop.ts'

const AMINA = { name: 'Amina', email: 'amina@shop.test', country: 'MA' } as const

test('where no mail is sent, staff type the password of a client that they add', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  expect(await refusalOf(admin.clients.add(AMINA))).toEqual(['NOT_AVAILABLE', {}])
  const { account } = await admin.clients.add({ ...AMINA, password: 'password' })
  expect(account).toMatchObject({ ...AMINA, role: 'user', coins: 0 })
  await shop.visitor().accounts.login({ email: AMINA.email, password: 'password' })
  expect(await refusalOf(admin.clients.add({ ...AMINA, password: 'password' }))).toEqual([
    'EMAIL_TAKEN',
    {},
  ])
  const [line] = (await admin.audit.list({ action: 'clients.add' })).items
  expect(line).toMatchObject({ subjectName: 'Amina', actorName: 'Admin' })
  expect(line?.after).not.toContain('password')
})

test('where mail is sent, the client sets it by a link, and staff never know one', async () => {
  const shop = await openTestShop({ sendsMail: true })
  const admin = await shop.admin()
  const typed = admin.clients.add({ ...AMINA, password: 'password' })
  expect(await refusalOf(typed)).toEqual(['NOT_AVAILABLE', {}])
  await admin.clients.add(AMINA)
  const [mail] = await shop.mails(AMINA.email)
  if (mail?.kind !== 'account-added') throw new Error('No link was mailed')
  expect(madeUpDigest(mail.token)).not.toBe(mail.token)
  await shop.visitor().accounts.resetPassword({ token: mail.token, password: 'my own one' })
  const amina = shop.visitor()
  await amina.accounts.login({ email: AMINA.email, password: 'my own one' })
  expect((await amina.accounts.me())?.emailVerifiedAt).not.toBeNull()
})

test('an order that staff place is the client’s: price, tax, coins and invoice; the log says who did it', async () => {
  const shop = await openTestShop()
  const [jane, admin] = [await shop.customer('jane', 1000), await shop.admin()]
  const form = { ...orderForm, userId: jane.id }
  const { order, invoice } = await admin.orders.placeFor(form)
  expect(order).toMatchObject({ userId: jane.id, status: 'pending', paidWithCoins: true })
  expect(invoice).toMatchObject({ userId: jane.id, status: 'paid', total: orderForm.amountDue })
  expect((await jane.accounts.me())?.coins).toBe(1000 - orderForm.amountDue)
  expect(await jane.orders.get({ id: order.id })).toMatchObject({ order })
  const own = shop.visitor()
  expect(await refusalOf(own.orders.placeFor(form))).toEqual(['LOGIN_REQUIRED', {}])
  expect(await refusalOf(jane.orders.placeFor(form))).toEqual(['FORBIDDEN', {}])
  const [line] = (await admin.audit.list({ action: 'orders.placeFor' })).items
  expect(line).toMatchObject({ subject: order.id, actorName: 'Admin' })
  expect(await admin.shop.checkIntegrity()).toMatchObject({ problems: [] })
})

test('staff place by the same rules, and for nobody who is suspended or gone', async () => {
  const shop = await openTestShop()
  const [jane, admin] = [await shop.customer('jane'), await shop.admin()]
  const form = { ...orderForm, userId: jane.id }
  expect((await refusalOf(admin.orders.placeFor(form)))[0]).toBe('INSUFFICIENT_COINS')
  expect((await refusalOf(admin.orders.placeFor({ ...form, amountDue: 1 })))[0]).toBe(
    'PRICE_CHANGED',
  )
  const unpaid = { ...form, paymentMethod: 'paypal' }
  await admin.clients.update({ id: jane.id, status: 'suspended' })
  expect(await refusalOf(admin.orders.placeFor(unpaid))).toEqual(['CLIENT_NOT_FOUND', {}])
  const nobody = admin.orders.placeFor({ ...unpaid, userId: 'nobody' })
  expect(await refusalOf(nobody)).toEqual(['CLIENT_NOT_FOUND', {}])
})

test('an invoice that staff write carries the client’s tax, is reminded of, paid and in sound books', async () => {
  const shop = await openTestShop()
  const jane = await shop.customer('jane', 5000)
  await shop.store.transaction((tx) => tx.users.update(jane.id, { country: 'MA' }))
  const admin = await shop.admin()
  const lines = [
    { description: 'Moving of a server', amount: 2500 },
    { description: 'Two hours of work', amount: 1000 },
  ]
  const dueDate = '2026-06-11T12:00:00.000Z'
  const bill = { userId: jane.id, lines, dueDate }
  const late = admin.billing.issue({ ...bill, dueDate: '2026-06-01T11:59:59.999Z' })
  expect(await refusalOf(late)).toEqual(['DUE_IN_PAST', {}])
  expect(await refusalOf(admin.billing.issue({ ...bill, userId: 'nobody' }))).toEqual([
    'CLIENT_NOT_FOUND',
    {},
  ])
  const invoice = await admin.billing.issue(bill)
  expect(invoice).toMatchObject({
    number: '2026-00001',
    subjectKind: null,
    status: 'unpaid',
    dueDate,
    lines,
    subtotal: 3500,
    tax: 700,
    total: 4200,
  })
  expect(await admin.billing.inspect({ id: invoice.id })).toMatchObject({ about: null })
  const told = (await jane.notifications.list({})).items.map(({ event }) => event.kind)
  expect(told).toEqual(['invoice-issued'])
  await jane.billing.payWithCoins({ invoiceId: invoice.id })
  expect((await jane.accounts.me())?.coins).toBe(800)
  expect(await admin.shop.checkIntegrity()).toMatchObject({ problems: [] })
})
