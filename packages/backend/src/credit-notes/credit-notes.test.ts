import type { IssueCreditNote } from '@hostfront/contract/credit-notes'
import { addDays } from '@hostfront/domain/add-days'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { expect, test } from 'vitest'
import { panelForm } from '../testing/calls/forms.ts'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { ADMIN, openTestShop, type TestShop, type TestShopOptions } from '../testing/shop.ts'

/** With tax, so that it divides. */
const byBank = { ...orderForm, country: 'MA', paymentMethod: 'bank-transfer', amountDue: 540 }
const byCoins = { ...byBank, paymentMethod: 'coins' }

type Part = Partial<IssueCreditNote> & Pick<IssueCreditNote, 'amount'>

/** A shop with an approved order, paid by transfer or with coins, and a way to give of it back. */
async function openWithService(form: typeof byBank = byBank, options: TestShopOptions = {}) {
  const shop = await openTestShop(options)
  const coins = form.paymentMethod === 'coins' ? 540 : 0
  const [jane, admin] = [await shop.customer('jane', coins), await shop.admin()]
  const { order, invoice } = await jane.orders.place(form)
  if (!invoice) throw new Error('Every order has an invoice')
  const paidAt = '2026-06-01T10:00:00.000Z'
  const payment = { reference: 'TX-1', amount: invoice.total, paidAt }
  const approved = await admin.orders.approve({
    id: order.id,
    ...(coins === 0 && { payment }),
  })
  const issue = (part: Part) =>
    admin.creditNotes.issue({
      invoiceId: invoice.id,
      target: 'off-site',
      method: null,
      account: '',
      reason: 'As agreed.',
      endsService: false,
      ...part,
    })
  const coinsNow = async () => (await shop.store.read((tx) => tx.users.get(jane.id)))?.coins
  return { shop, jane, admin, order, invoice, service: approved.service, issue, coinsNow }
}

const invoiceOf = ({ store }: TestShop, { id }: Pick<Invoice, 'id'>) =>
  store.read((tx) => tx.invoices.get(id))

const refusedFor = (obstacle: string, most: number) => ['NOT_CREDITABLE', { obstacle, most }]

test('a part of a transfer is credited with its tax, to be sent, and the shop stays sound', async () => {
  const { shop, jane, admin, invoice, issue } = await openWithService()
  const note = await issue({ amount: 200, account: 'IBAN 7' })
  expect(note).toMatchObject({
    number: 'CN-2026-00001',
    invoiceNumber: invoice.number,
    subtotal: 167,
    tax: 33,
    total: 200,
    buyer: invoice.buyer,
    seller: invoice.seller,
  })
  expect(await invoiceOf(shop, invoice)).toMatchObject({ status: 'paid', paid: 340, credited: 200 })
  const { items } = await admin.refunds.list({})
  expect(items).toMatchObject([
    {
      creditNote: 'CN-2026-00001',
      customer: { name: 'jane' },
      refund: {
        amount: 200,
        method: 'bank-transfer',
        account: 'IBAN 7',
        cause: 'credit-note',
        state: 'to-send',
        number: invoice.number,
      },
    },
  ])
  expect(await admin.refunds.open()).toEqual({ count: 1, amount: 200 })
  expect(await admin.admin.waiting()).toMatchObject({ refunds: 1 })
  expect(await jane.creditNotes.ofInvoice({ invoiceId: invoice.id })).toEqual([note])
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
})

test('all of it credited, the invoice is refunded, and its payment with it', async () => {
  const { shop, admin, invoice, issue } = await openWithService()
  await issue({ amount: 200 })
  const last = await issue({ amount: 340, method: 'paypal', account: 'jane@pay.test' })
  expect([last.number, last.tax]).toEqual(['CN-2026-00002', 57])
  expect(await invoiceOf(shop, invoice)).toMatchObject({
    status: 'refunded',
    paid: 0,
    credited: 540,
  })
  const [paid] = (await admin.payments.list({})).items
  expect(paid?.payment).toMatchObject({ state: 'refunded', returned: 540 })
  const [, sent] = (await admin.refunds.list({})).items
  expect(sent?.refund).toMatchObject({ method: 'paypal', account: 'jane@pay.test' })
  expect(await refusalOf(issue({ amount: 1 }))).toEqual(refusedFor('NOT_PAID', 0))
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
})

test('no more is credited than was paid, and only what is paid', async () => {
  const { jane, issue } = await openWithService()
  await issue({ amount: 500 })
  expect(await refusalOf(issue({ amount: 41 }))).toEqual(refusedFor('TOO_MUCH', 40))
  const waiting = (await jane.orders.place(byBank)).invoice?.id ?? ''
  expect(await refusalOf(issue({ amount: 1, invoiceId: waiting }))).toEqual(
    refusedFor('NOT_PAID', 0),
  )
  expect(await refusalOf(issue({ amount: 1, invoiceId: 'nobodys' }))).toEqual(['NOT_FOUND', {}])
  const nowhere = issue({ amount: 1, method: 'pigeon' })
  expect(await refusalOf(nowhere)).toEqual(['METHOD_NOT_OFFERED', {}])
})

test('an order that waits is rejected, not credited', async () => {
  const { jane, admin, issue } = await openWithService()
  const { invoice } = await jane.orders.place(byBank)
  const payment = { reference: 'TX-2', amount: 540, paidAt: '2026-06-01T10:00:00.000Z' }
  await admin.billing.recordPayment({ invoiceId: invoice?.id ?? '', payment })
  const asked = issue({ amount: 1, invoiceId: invoice?.id ?? '' })
  expect(await refusalOf(asked)).toEqual(refusedFor('ORDER_PENDING', 540))
})

test('what coins paid only goes back as coins, at once', async () => {
  const { admin, jane, issue, coinsNow } = await openWithService(byCoins)
  expect(await refusalOf(issue({ amount: 100 }))).toEqual(refusedFor('COINS_ONLY', 540))
  await issue({ amount: 100, target: 'coins' })
  expect(await coinsNow()).toBe(100)
  const [entry] = (await jane.billing.coinEntries({})).items
  expect(entry).toMatchObject({ kind: 'refund', amount: 100 })
  expect((await admin.refunds.list({})).items).toEqual([])
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
})

test('a transfer can come back as coins, as far as a balance holds them', async () => {
  const { shop, admin, issue, coinsNow, jane } = await openWithService()
  await issue({ amount: 540, target: 'coins' })
  expect(await coinsNow()).toBe(540)
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
  const { order, invoice } = await jane.orders.place(byBank)
  const payment = { reference: 'TX-2', amount: 540, paidAt: '2026-06-01T10:00:00.000Z' }
  await admin.orders.approve({ id: order.id, payment })
  await shop.store.transaction((tx) => tx.users.update(jane.id, { coins: 10_000_000_000 }))
  const asked = issue({ amount: 540, target: 'coins', invoiceId: invoice?.id ?? '' })
  expect(await refusalOf(asked)).toEqual(['BALANCE_FULL', { max: 10_000_000_000 }])
})

test('the service ends as staff end it, or stays, as it is chosen', async () => {
  const { admin, service, issue } = await openWithService()
  await issue({ amount: 100 })
  expect((await admin.services.inspect({ id: service.id })).service.status).toBe('active')
  await issue({ amount: 440, endsService: true })
  expect((await admin.services.inspect({ id: service.id })).service.status).toBe('terminated')
  const { items } = await admin.audit.list({})
  expect(items.slice(0, 3).map(({ action, subjectName }) => [action, subjectName])).toEqual([
    ['creditNotes.issue', '2026-00001'],
    ['services.terminate', expect.stringContaining('Night Shift RP')],
    ['creditNotes.issue', '2026-00001'],
  ])
})

test('the customer is told of the note and of what was sent, by bell and by mail', async () => {
  const { shop, jane, admin, issue, invoice } = await openWithService(byBank, { sendsMail: true })
  await issue({ amount: 200 })
  const [{ refund } = { refund: { id: '' } }] = (await admin.refunds.list({})).items
  await admin.refunds.markSent({ id: refund.id, reference: 'OUT-1' })
  const { items } = await jane.notifications.list({})
  expect(items.slice(0, 2).map(({ event }) => event)).toEqual([
    {
      kind: 'refund-sent',
      amount: 200,
      method: 'Bank transfer',
      reference: 'OUT-1',
      number: invoice.number,
      invoiceId: invoice.id,
    },
    {
      kind: 'credit-note-issued',
      number: 'CN-2026-00001',
      invoiceNumber: invoice.number,
      invoiceId: invoice.id,
      amount: 200,
      toCoins: false,
    },
  ])
  const mails = await shop.mails('jane@shop.test')
  expect(mails.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['credit-note-issued', 'refund-sent']),
  )
})

test('a note counts on its own day, and yesterday stays as it was', async () => {
  const { shop, admin, issue } = await openWithService()
  const yesterday = (await admin.admin.figures()).days.at(-1)
  expect(yesterday).toMatchObject({ revenue: 540, tax: 90 })
  shop.passDays(1)
  await admin.accounts.login(ADMIN)
  await issue({ amount: 540 })
  const { days, revenue, tax } = await admin.admin.figures()
  expect(days.at(-2)).toEqual(yesterday)
  expect(days.at(-1)).toMatchObject({ revenue: -540, tax: -90 })
  expect([revenue, tax]).toEqual([0, 0])
})

test('the whole amount is suggested within the guarantee, and then what the days left cost', async () => {
  const { shop, admin, invoice, service, issue } = await openWithService()
  const ofService = { of: 'service', id: service.id } as const
  expect(await admin.creditNotes.offer(ofService)).toMatchObject({
    invoice: { number: invoice.number, total: 540, credited: 0 },
    obstacle: null,
    most: 540,
    suggestion: { why: 'guarantee', amount: 540 },
    paidBy: ['bank-transfer'],
    service: { serverName: service.serverName },
  })
  await issue({ amount: 40, account: 'IBAN 7', method: 'bank-transfer' })
  shop.passDays(20)
  await admin.accounts.login(ADMIN)
  expect(await admin.creditNotes.offer({ of: 'invoice', id: invoice.id })).toMatchObject({
    most: 500,
    suggestion: { why: 'pro-rata', amount: 180, left: 10, days: 30 },
    account: 'IBAN 7',
  })
  const { service: free } = { service: await admin.services.add(freeService(service.userId)) }
  expect(await refusalOf(admin.creditNotes.offer({ of: 'service', id: free.id }))).toEqual([
    'NOT_FOUND',
    {},
  ])
})

const freeService = (userId: string) => ({ userId, planName: 'Extra', price: 500, planId: '' })

test('of a service that was renewed, the time that runs is given back', async () => {
  const { shop, admin, jane, service } = await openWithService()
  const { expiresAt, price: net } = service
  const total = net + net / 5
  const renewed = await jane.services.renew({ id: service.id, withCoins: false, expiresAt, total })
  const payment = { reference: 'TX-2', amount: total, paidAt: shop.backend.now() }
  await admin.billing.recordPayment({ invoiceId: renewed.invoice?.id ?? '', payment })
  const ofService = { of: 'service', id: service.id } as const
  expect((await admin.creditNotes.offer(ofService)).invoice.number).toBe('2026-00001')
  shop.passDays(40)
  await admin.accounts.login(ADMIN)
  expect(await admin.creditNotes.offer(ofService)).toMatchObject({
    invoice: { number: '2026-00002' },
    suggestion: { why: 'pro-rata', left: 20, days: 30 },
  })
})

test('days that staff have given count in what is left, of the period that they lengthen', async () => {
  const { shop, admin, jane, service } = await openWithService()
  const ofService = { of: 'service', id: service.id } as const
  await admin.services.extend({ id: service.id, days: 10 })
  shop.passDays(20)
  await admin.accounts.login(ADMIN)
  expect(await admin.creditNotes.offer(ofService)).toMatchObject({
    suggestion: { why: 'pro-rata', amount: 270, left: 20, days: 40 },
  })
  const { expiresAt, price: net } = await jane.services
    .get({ id: service.id })
    .then((one) => one.service)
  const total = net + net / 5
  const renewed = await jane.services.renew({ id: service.id, withCoins: false, expiresAt, total })
  const payment = { reference: 'TX-2', amount: total, paidAt: shop.backend.now() }
  await admin.billing.recordPayment({ invoiceId: renewed.invoice?.id ?? '', payment })
  // Those of the next period are not of this one.
  await admin.services.extend({ id: service.id, days: 5 })
  expect(await admin.creditNotes.offer(ofService)).toMatchObject({
    suggestion: { left: 20, days: 40 },
  })
  shop.passDays(25)
  await admin.accounts.login(ADMIN)
  expect(await admin.creditNotes.offer(ofService)).toMatchObject({
    invoice: { number: '2026-00002' },
    suggestion: { left: 30, days: 35 },
  })
})

test('who waited for a server has used nothing of the time that was given back', async () => {
  const { shop, admin, service } = await openWithService()
  const panel = await admin.panels.add(panelForm)
  const access = { address: '', panelLink: '', userName: '', note: '' }
  const { planId } = orderForm
  await admin.delivery.setTemplate({ planId, panelId: panel.id, access, recipe: null })
  await shop.store.transaction(async (tx) => {
    const instance = await tx.instances.find({ serviceId: service.id })
    if (!instance) throw new Error('Every service of a plan has one')
    await tx.instances.update(instance.id, {
      orderedAt: shop.backend.now(),
      readyAt: addDays(shop.backend.now(), 5),
    })
    await tx.services.update(service.id, { expiresAt: addDays(service.expiresAt, 4) })
  })
  shop.passDays(20)
  await admin.accounts.login(ADMIN)
  expect(await admin.creditNotes.offer({ of: 'service', id: service.id })).toMatchObject({
    suggestion: { why: 'pro-rata', left: 14, days: 30 },
  })
})

test('fifty notes over the same invoice at once stay within its total, in gapless numbers', async () => {
  const { admin, shop, invoice, issue } = await openWithService()
  const answers = await Promise.allSettled(Array.from({ length: 50 }, () => issue({ amount: 100 })))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect(await invoiceOf(shop, invoice)).toMatchObject({ credited: 500, paid: 40 })
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
})

test('fifty at once that approve an order and refund it leave one outcome', async () => {
  const { shop, jane, admin, issue } = await openWithService()
  const { order, invoice } = await jane.orders.place(byBank)
  const payment = { reference: 'TX-2', amount: 540, paidAt: '2026-06-01T10:00:00.000Z' }
  await admin.billing.recordPayment({ invoiceId: invoice?.id ?? '', payment })
  const whole = { amount: 540, invoiceId: invoice?.id ?? '' }
  const acts = [
    () => admin.orders.approve({ id: order.id }),
    () => issue(whole),
    () => admin.orders.reject({ id: order.id, reason: 'No room left.' }),
  ]
  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, (_, at) => acts[at % acts.length]?.()),
  )
  // Approved and then refunded, or rejected: what came in goes back once either way.
  const done = answers.filter(({ status }) => status === 'fulfilled').length
  const now = await shop.store.read((tx) => tx.orders.get(order.id))
  expect(done).toBe(now?.status === 'active' ? 2 : 1)
  expect(await admin.refunds.open()).toEqual({ count: 1, amount: 540 })
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
})

test('nobody reads another customer’s notes, and refunds say nothing of the team', async () => {
  const { shop, jane, issue, admin } = await openWithService()
  const note = await issue({ amount: 200, account: 'IBAN 7', method: 'bank-transfer' })
  const eve = await shop.customer('eve')
  expect(await refusalOf(eve.creditNotes.get({ id: note.id }))).toEqual(['NOT_FOUND', {}])
  expect((await eve.creditNotes.mine({})).items).toEqual([])
  expect((await jane.creditNotes.mine({})).items).toEqual([note])
  expect((await admin.creditNotes.list({ search: 'jane' })).items).toHaveLength(1)
  const [own] = (await jane.refunds.mine({})).items
  expect(own).toMatchObject({ amount: 200, state: 'to-send' })
  expect(own).not.toHaveProperty('account')
})

test('the team finds notes by number, invoice and client, and sees what those chosen add up to', async () => {
  const { shop, admin, jane, invoice, issue } = await openWithService()
  await issue({ amount: 200 })
  await issue({ amount: 100, target: 'coins' })
  const numbers = async (chosen: Parameters<typeof admin.creditNotes.list>[0]) =>
    (await admin.creditNotes.list(chosen)).items.map(({ note }) => note.number)
  for (const search of ['cn-2026-00001', '00001']) {
    expect(await numbers({ search })).toContain('CN-2026-00001')
  }
  expect(await numbers({ search: invoice.number })).toHaveLength(2)
  expect(await numbers({ search: 'jane' })).toHaveLength(2)
  expect(await numbers({ search: 'nobody' })).toEqual([])
  expect(await numbers({ target: 'coins' })).toEqual(['CN-2026-00002'])
  const sent = { state: 'off-site', count: 1, amount: 200 }
  const all = [sent, { state: 'coins', count: 1, amount: 100 }]
  const totals = async (chosen: Parameters<typeof admin.creditNotes.totals>[0]) =>
    (await admin.creditNotes.totals(chosen))?.toSorted((a, b) => b.amount - a.amount)
  expect(await totals({})).toEqual(all)
  expect(await totals({ search: 'jane', userId: jane.id })).toEqual(all)
  expect(await totals({ search: 'CN-2026-00001' })).toContainEqual(sent)
  expect(await totals({ from: addDays(shop.backend.now(), 1) })).toEqual([])
})
