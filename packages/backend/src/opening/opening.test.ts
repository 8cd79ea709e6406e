import { expect, test } from 'vitest'
import { panelForm } from '../testing/calls/forms.ts'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { ADMIN, openTestShop, type TestShopOptions } from '../testing/shop.ts'

const server = { limits: {}, secondFactor: true, sendsMail: true } as const
const SELLER = {
  siteName: 'Night Shift',
  address: 'Rue 1, Casablanca',
  contactEmail: 'help@shop.ma',
  paymentsEmail: 'pay@shop.ma',
}

/** A shop that strangers can reach, just started. */
async function openPublicShop(options: TestShopOptions = {}) {
  const shop = await openTestShop({ ...server, isPublic: true, ...options })
  const admin = await shop.admin()
  const verifyMail = async () => {
    await admin.accounts.sendVerification()
    const mail = (await shop.mails(ADMIN.email)).findLast((one) => 'token' in one)
    await admin.accounts.verifyEmail({ token: mail && 'token' in mail ? mail.token : '' })
  }
  const makeReady = async () => {
    await admin.settings.update(SELLER)
    await admin.paymentMethods.update({ id: 'paypal', account: 'pay@shop.ma' })
    await admin.plans.restore({ id: 'samp-premium' })
    await verifyMail()
  }
  return { shop, admin, verifyMail, makeReady }
}

const stateOf = ({ steps }: { steps: { step: string; isDone: boolean | null }[] }) =>
  Object.fromEntries(steps.map(({ step, isDone }) => [step, isDone]))

test('a new shop with a public address gives nothing away, sells nothing and takes no order', async () => {
  const { shop, admin } = await openPublicShop()
  const found = await shop.store.read(async (tx) => ({
    admin: await tx.users.find({ email: ADMIN.email }),
    entries: await tx.coinEntries.count(),
    vouchers: await tx.vouchers.count(),
  }))
  expect(found).toMatchObject({ admin: { coins: 0 }, entries: 0, vouchers: 0 })
  expect(await shop.visitor().plans.onSale()).toEqual([])
  expect(await admin.plans.list()).toHaveLength(15)
  expect(await admin.settings.getAll()).toMatchObject({
    takesOrders: false,
    checklist: 'shown',
    address: '',
  })
  const jane = await shop.customer('jane', 2000)
  expect(await refusalOf(jane.orders.place(orderForm))).toEqual(['ORDERS_CLOSED', {}])
})

test('the checklist follows what is done, and the shop opens with its last required step', async () => {
  const { shop, admin, verifyMail } = await openPublicShop()
  expect(await admin.upkeep.notices()).toEqual([])
  const missing = async () => (await refusalOf(admin.opening.open()))?.[1]
  expect(stateOf(await admin.opening.checklist())).toEqual({
    seller: false,
    contact: false,
    payments: false,
    links: false,
    storefront: null,
    legal: false,
    tax: null,
    plans: false,
    delivery: false,
    mail: false,
    'second-factor': false,
    backup: null,
  })
  expect(await missing()).toEqual({ steps: ['seller', 'contact', 'payments', 'plans', 'mail'] })
  await admin.settings.update(SELLER)
  expect(await missing()).toEqual({ steps: ['payments', 'plans', 'mail'] })
  await admin.paymentMethods.update({ id: 'paypal', account: 'pay@shop.ma' })
  expect(await missing()).toEqual({ steps: ['plans', 'mail'] })
  await admin.plans.restore({ id: 'samp-premium' })
  expect(await missing()).toEqual({ steps: ['mail'] })
  expect(await refusalOf(admin.opening.dismiss())).toEqual([
    'OPENING_INCOMPLETE',
    { steps: ['mail'] },
  ])
  await verifyMail()
  expect(await admin.opening.open()).toMatchObject({ takesOrders: true, isShown: true })

  const jane = await shop.customer('jane', 2000)
  const { invoice } = await jane.orders.place(orderForm)
  expect(invoice?.seller).toEqual({
    name: SELLER.siteName,
    address: SELLER.address,
    email: SELLER.paymentsEmail,
    country: null,
    ids: [],
  })
  await admin.opening.dismiss()
  expect(await admin.opening.checklist()).toMatchObject({ takesOrders: true, isShown: false })
  const log = await admin.audit.list({})
  expect(log.items.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['opening.open', 'opening.dismiss']),
  )
})

test('the team says what is done of which the shop cannot be sure, and takes it back', async () => {
  const { admin } = await openPublicShop()
  const say = async (isConfirmed: boolean) =>
    stateOf(await admin.opening.confirm({ step: 'delivery', isConfirmed }))
  expect(await say(true)).toMatchObject({ delivery: true, backup: null })
  expect(await say(true)).toMatchObject({ delivery: true })
  expect(await admin.settings.getAll()).toMatchObject({ confirmedSteps: ['delivery'] })
  expect(await say(false)).toMatchObject({ delivery: false })
  // Of what orders cannot do without nobody’s word is enough.
  await expect(
    admin.opening.confirm({ step: 'plans' as never, isConfirmed: true }),
  ).rejects.toThrow()
  const { items } = await admin.audit.list({})
  expect(items[0]).toMatchObject({ action: 'opening.confirm' })
})

test('no invoice is issued while the seller is missing, whatever is open', async () => {
  const { shop, admin, makeReady } = await openPublicShop()
  await makeReady()
  await admin.opening.open()
  await admin.settings.update({ address: ' ' })
  const jane = await shop.customer('jane', 2000)
  const before = await jane.accounts.me()
  expect(await refusalOf(jane.orders.place(orderForm))).toEqual(['SELLER_MISSING', {}])
  expect(await jane.accounts.me()).toEqual(before)
  expect(await admin.upkeep.notices()).toEqual([{ kind: 'seller-missing' }])
})

test('samples, which have invoices, wait for the seller too', async () => {
  const { shop, admin } = await openPublicShop()
  expect(await refusalOf(admin.shop.loadSampleData({ clients: 10 }))).toEqual([
    'SELLER_MISSING',
    {},
  ])
  expect(await shop.store.read((tx) => tx.invoices.count({}))).toBe(0)
})

test('a shop that was closed again takes no orders, and opens without its checklist too', async () => {
  const { shop, admin, makeReady } = await openPublicShop()
  await makeReady()
  await admin.opening.open()
  await admin.opening.dismiss()
  await admin.opening.close()
  const jane = await shop.customer('jane', 2000)
  expect(await refusalOf(jane.orders.place(orderForm))).toEqual(['ORDERS_CLOSED', {}])
  await admin.plans.archive({ id: 'samp-premium' })
  expect(await refusalOf(admin.opening.open())).toEqual([
    'OPENING_INCOMPLETE',
    { steps: ['plans'] },
  ])
  await admin.plans.restore({ id: 'samp-premium' })
  await admin.opening.open()
  await jane.orders.place(orderForm)
})

test('a shop with the seed’s data reads quietly what is missing, and may still be closed and opened', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  const opening = await admin.opening.checklist()
  expect(opening).toMatchObject({ takesOrders: true, isShown: false, isQuiet: true })
  expect(opening.steps.some(({ isRequired }) => isRequired)).toBe(false)
  // Neither is there to have in the page.
  expect(stateOf(opening)).not.toHaveProperty('mail')
  expect(stateOf(opening)).not.toHaveProperty('second-factor')
  await admin.opening.close()
  const jane = await shop.customer('jane', 2000)
  expect(await refusalOf(jane.orders.place(orderForm))).toEqual(['ORDERS_CLOSED', {}])
  await admin.opening.open()
  await jane.orders.place(orderForm)
})

test('the quiet list is put away for everybody, and the shop stays as it is', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  await admin.opening.dismiss()
  expect(await admin.opening.checklist()).toMatchObject({ isShown: false, isQuiet: false })
  expect(await admin.upkeep.notices()).toEqual([])
  const jane = await shop.customer('jane', 2000)
  await jane.orders.place(orderForm)
})

test('the first plan that a panel makes is seen', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  const panel = await admin.panels.add(panelForm)
  expect(stateOf(await admin.opening.checklist())).toMatchObject({ delivery: false })
  const template = {
    planId: orderForm.planId,
    access: { address: '{address}', panelLink: '', userName: '', note: '' },
    recipe: null,
    questions: [],
  }
  await admin.delivery.setTemplate({ ...template, panelId: null })
  expect(stateOf(await admin.opening.checklist()), 'by hand').toMatchObject({ delivery: false })
  await admin.delivery.setTemplate({ ...template, panelId: panel.id })
  expect(stateOf(await admin.opening.checklist())).toMatchObject({ delivery: true })
})

test('a reset puts a new shop in place, which is no demo either', async () => {
  const { shop, admin, makeReady } = await openPublicShop()
  await makeReady()
  await admin.opening.open()
  await admin.shop.reset({ password: ADMIN.password })
  expect(await (await shop.admin()).settings.getAll()).toMatchObject({
    takesOrders: false,
    checklist: 'shown',
  })
  expect(await shop.visitor().plans.onSale()).toEqual([])
  expect(await shop.store.read((tx) => tx.vouchers.count())).toBe(0)
})
