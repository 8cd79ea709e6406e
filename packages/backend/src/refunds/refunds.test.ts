import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop } from '../testing/shop.ts'

const byBank = { ...orderForm, paymentMethod: 'bank-transfer' }
const PAID_AT = '2026-06-01T10:00:00.000Z'

/** An order that was paid by transfer and is rejected. */
async function openWithRefund() {
  const shop = await openTestShop()
  const [jane, admin] = [await shop.customer('jane'), await shop.admin()]
  const { order, invoice } = await jane.orders.place(byBank)
  const invoiceId = invoice?.id ?? ''
  const payment = { reference: 'TX-1', amount: 450, paidAt: PAID_AT }
  await admin.billing.recordPayment({ invoiceId, payment })
  await admin.orders.reject({ id: order.id, reason: 'No room left.' })
  const [owed] = (await admin.refunds.list({ state: 'to-send' })).items
  if (!owed) throw new Error('What was paid is to be returned')
  const coinsNow = async () => (await shop.store.read((tx) => tx.users.get(jane.id)))?.coins
  return { shop, jane, admin, invoiceId, id: owed.refund.id, owed, coinsNow }
}

const sound = async (admin: Awaited<ReturnType<typeof openWithRefund>>['admin']) =>
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])

test('a paid order that is rejected leaves a credit note and money to return', async () => {
  const { admin, jane, invoiceId, owed } = await openWithRefund()
  expect(owed).toMatchObject({
    creditNote: 'CN-2026-00001',
    refund: { amount: 450, method: 'bank-transfer', cause: 'order-closed', number: '2026-00001' },
  })
  expect(await jane.billing.invoice({ id: invoiceId })).toMatchObject({
    status: 'refunded',
    credited: 450,
    paid: 0,
  })
  const [note] = (await jane.creditNotes.mine({})).items
  expect(note).toMatchObject({ total: 450, target: 'off-site', reason: 'No room left.' })
  await sound(admin)
})

test('an order that is not yet paid in full gives back what came, and needs no note', async () => {
  const shop = await openTestShop()
  const [jane, admin] = [await shop.customer('jane'), await shop.admin()]
  const { order, invoice } = await jane.orders.place(byBank)
  await shop.store.transaction(async (tx) => {
    const paid = await tx.payments.insert({
      id: 'part',
      createdAt: PAID_AT,
      userId: jane.id,
      method: 'paypal',
      amount: 200,
      returned: 0,
      credited: 0,
      state: 'received',
      receivedAt: PAID_AT,
      reference: 'TX-PART',
      referenceKey: 'txpart',
      alikeKey: 'txpart',
      recordedBy: null,
      dispute: null,
      undone: null,
    })
    await tx.paymentAllocations.insert({
      id: 'allocation',
      createdAt: PAID_AT,
      paymentId: paid.id,
      invoiceId: invoice?.id ?? '',
      number: invoice?.number ?? '',
      subjectId: order.id,
      amount: 200,
      returned: 0,
      reference: 'TX-PART',
      returnedAt: null,
    })
    await tx.invoices.update(invoice?.id ?? '', { paid: 200 })
  })
  await jane.orders.cancel({ id: order.id })
  const { items } = await admin.refunds.list({})
  expect(items.map(({ refund, creditNote }) => [refund.amount, refund.method, creditNote])).toEqual(
    [[200, 'paypal', null]],
  )
  expect(await jane.billing.invoice({ id: invoice?.id ?? '' })).toMatchObject({
    status: 'cancelled',
    paid: 0,
  })
  await sound(admin)
})

test('a transfer that is sent has a reference', async () => {
  const { admin, id } = await openWithRefund()
  expect(await refusalOf(admin.refunds.markSent({ id }))).toEqual(['REFERENCE_MISSING', {}])
  expect(await admin.refunds.open()).toEqual({ count: 1, amount: 450 })
})

test('what is sent is said with its reference, once', async () => {
  const { admin, jane, id } = await openWithRefund()
  const sent = await admin.refunds.markSent({ id, reference: ' OUT-1 ' })
  expect(sent).toMatchObject({ state: 'sent', reference: 'OUT-1' })
  expect(await refusalOf(admin.refunds.markSent({ id, reference: 'OUT-2' }))).toEqual([
    'NOTHING_TO_DO',
    {},
  ])
  expect(await refusalOf(admin.refunds.toCoins({ id }))).toEqual(['NOTHING_TO_DO', {}])
  expect((await jane.refunds.mine({})).items).toMatchObject([{ state: 'sent', reference: 'OUT-1' }])
  expect(await admin.refunds.open()).toEqual({ count: 0, amount: 0 })
  const [line] = (await admin.audit.list({ action: 'refunds.markSent' })).items
  expect(line).toMatchObject({ subjectName: '2026-00001', actorName: 'Admin' })
  await sound(admin)
})

test('sent and given as coins fifty times at once, it goes back once', async () => {
  const { admin, id, coinsNow } = await openWithRefund()
  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, (_, at) =>
      at % 2 === 0 ? admin.refunds.toCoins({ id }) : admin.refunds.markSent({ id, reference: 'X' }),
    ),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect([0, 450]).toContain(await coinsNow())
  await sound(admin)
})

test('coins in its place are an entry of the ledger', async () => {
  const { admin, jane, id, invoiceId, coinsNow } = await openWithRefund()
  expect(await admin.refunds.toCoins({ id })).toMatchObject({ state: 'to-coins' })
  expect(await coinsNow()).toBe(450)
  const [entry] = (await jane.billing.coinEntries({})).items
  expect(entry).toMatchObject({ kind: 'refund', amount: 450, reference: invoiceId })
  await sound(admin)
})

test('a deleted account has no coins to get, and where its money went is not kept', async () => {
  const { shop, admin, jane, id } = await openWithRefund()
  await shop.store.transaction((tx) => tx.refunds.update(id, { account: 'IBAN 7' }))
  await admin.clients.remove({ id: jane.id })
  expect(await refusalOf(admin.refunds.toCoins({ id }))).toEqual(['CLIENT_NOT_FOUND', {}])
  // What is still to be sent has to go somewhere.
  expect(await admin.refunds.list({})).toMatchObject({ items: [{ refund: { account: 'IBAN 7' } }] })
  expect(await admin.refunds.markSent({ id, reference: 'OUT-1' })).toMatchObject({ account: '' })
})

test('a service that ends gives back what was paid of its next period', async () => {
  const shop = await openTestShop()
  const [jane, admin] = [await shop.customer('jane'), await shop.admin()]
  const { order, invoice } = await jane.orders.place(byBank)
  const paid = { reference: 'TX-1', amount: invoice?.total ?? 0, paidAt: PAID_AT }
  await admin.billing.recordPayment({ invoiceId: invoice?.id ?? '', payment: paid })
  const { service } = await admin.orders.approve({ id: order.id })
  const { id, expiresAt } = service
  const asked = { id, withCoins: false, expiresAt, total: 450 }
  const renewal = (await jane.services.renew(asked)).invoice
  const part = { reference: 'TX-2', amount: 200, paidAt: PAID_AT }
  await admin.billing.recordPayment({ invoiceId: renewal.id, payment: part })

  await admin.services.terminate({ id: service.id })
  expect(await jane.billing.invoice({ id: renewal.id })).toMatchObject({
    status: 'cancelled',
    paid: 0,
  })
  const owed = (await admin.refunds.list({ state: 'to-send' })).items
  expect(owed).toMatchObject([{ refund: { amount: 200, number: renewal.number } }])
  await sound(admin)
})

test('what goes back of an invoice is read by its customer and the team, and by nobody else', async () => {
  const { shop, admin, jane, invoiceId } = await openWithRefund()
  const own = await jane.refunds.ofInvoice({ invoiceId })
  expect(own).toMatchObject([{ amount: 450, state: 'to-send' }])
  expect(own[0]).not.toHaveProperty('account')
  expect(await admin.refunds.ofInvoice({ invoiceId })).toEqual(own)
  const eve = await shop.customer('eve')
  for (const id of [invoiceId, 'nobodys']) {
    expect(await refusalOf(eve.refunds.ofInvoice({ invoiceId: id }))).toEqual(['NOT_FOUND', {}])
  }
})
