import type { Invoice } from '@hostfront/domain/billing/invoice'
import { createInterleavedStore } from '@hostfront/store/interleaved'
import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop, type TestShopOptions } from '../testing/shop.ts'

const CAME = { amount: 450, receivedAt: '2026-06-01T10:00:00.000Z', reference: 'OM-778' }

async function openDesk(options: TestShopOptions = {}) {
  const shop = await openTestShop(options)
  const [jane, admin] = [await shop.customer('jane'), await shop.admin()]
  const place = async () => {
    const placed = await jane.orders.place({ ...orderForm, paymentMethod: 'orange-money' })
    if (!placed.invoice) throw new Error('Every order has an invoice')
    return { order: placed.order, invoice: placed.invoice }
  }
  const { order, invoice } = await place()
  const form = {
    method: 'orange-money',
    amount: 450,
    reference: 'OM-778',
    paidOn: '2026-06-01',
    invoiceIds: [invoice.id],
    note: '',
    proofIds: [] as string[],
  }
  const declare = (changes: Partial<typeof form> = {}) =>
    jane.declarations.declare({ ...form, ...changes })
  const now = ({ id }: Pick<Invoice, 'id'>) => shop.store.read((tx) => tx.invoices.get(id))
  const states = async () => (await jane.declarations.mine({})).items.map(({ state }) => state)
  const queue = async () => (await admin.declarations.list({ state: 'waiting' })).items
  const coins = async () => (await jane.accounts.me())?.coins
  const sound = async () => expect((await admin.shop.checkIntegrity()).problems).toEqual([])
  const proof = (userId: string, id: string, digest = 'a') =>
    shop.store.transaction((tx) =>
      tx.files.insert({
        id,
        createdAt: shop.backend.now(),
        userId,
        purpose: 'proof',
        name: 'proof.png',
        type: 'image/png',
        size: 9,
        digest: digest.repeat(64),
        subjectId: null,
        erasedAt: null,
      }),
    )
  return {
    ...{ shop, jane, admin, place, order, invoice, declare, now, states, queue, coins, sound },
    proof,
  }
}

test('what is declared pays nothing, waits for the team and is told to it', async () => {
  const { admin, invoice, declare, now, queue } = await openDesk()
  const { id } = await declare()
  expect(await now(invoice)).toMatchObject({ status: 'unpaid', paid: 0 })
  expect(await admin.admin.waiting()).toMatchObject({ payments: 1 })
  const [news] = (await admin.notifications.list({})).items
  expect(news?.event).toEqual({ kind: 'payment-declared', amount: 450, declarationId: id })
  expect(await queue()).toMatchObject([
    {
      declaration: { id, reference: 'OM-778', state: 'waiting' },
      customer: { name: 'jane' },
      invoices: [{ number: invoice.number, owed: 450 }],
      owed: 450,
      suspicions: [],
      became: null,
    },
  ])
})

test('approved, it pays its invoice, approves its order where asked, and both are told in one step', async () => {
  const { jane, admin, order, invoice, declare, now, states, sound } = await openDesk()
  const { id } = await declare()
  const { payment } = await admin.declarations.approve({ id, ...CAME, alsoApproveOrders: true })
  expect(payment).toMatchObject({ amount: 450, method: 'orange-money', reference: 'OM-778' })
  expect(await now(invoice)).toMatchObject({ status: 'paid', paymentMethod: 'orange-money' })
  expect((await jane.orders.get({ id: order.id })).order.status).toBe('active')
  expect(await states()).toEqual(['approved'])
  const [mine] = (await jane.declarations.mine({})).items
  expect(mine?.became).toEqual({ amount: 450, receivedAt: CAME.receivedAt, state: 'received' })
  expect(await refusalOf(admin.declarations.approve({ id, ...CAME }))).toEqual([
    'ALREADY_DECIDED',
    { status: 'approved' },
  ])
  const { items } = await admin.audit.list({})
  expect(items.map(({ action }) => action)).toEqual([
    'orders.approve',
    'declarations.approve',
    'billing.recordPayment',
  ])
  await sound()
})

test('a part of it pays a part, and the order waits', async () => {
  const { jane, admin, order, invoice, declare, now, sound } = await openDesk()
  const { id } = await declare()
  await admin.declarations.approve({ id, ...CAME, amount: 300, alsoApproveOrders: true })
  expect(await now(invoice)).toMatchObject({ status: 'unpaid', paid: 300 })
  expect((await jane.orders.get({ id: order.id })).order.status).toBe('pending')
  await sound()
})

test('one transfer pays several invoices, the oldest first, and what is too much becomes coins', async () => {
  const { admin, invoice, place, declare, now, coins, sound } = await openDesk()
  const other = await place()
  const invoiceIds = [other.invoice.id, invoice.id]
  const { id, pays } = await declare({ invoiceIds, amount: 900 })
  expect(pays.map(({ number }) => number)).toEqual([invoice.number, other.invoice.number])
  await admin.declarations.approve({ id, ...CAME, amount: 1000 })
  expect(await now(invoice)).toMatchObject({ status: 'paid' })
  expect(await now(other.invoice)).toMatchObject({ status: 'paid' })
  expect(await coins()).toBe(100)
  await sound()
})

test('without an invoice it buys coins', async () => {
  const { jane, admin, declare, coins, sound } = await openDesk()
  const { id } = await declare({ invoiceIds: [], amount: 2500 })
  const { payment } = await admin.declarations.approve({ id, ...CAME, amount: 2500 })
  expect(payment).toMatchObject({ amount: 2500, credited: 2500 })
  expect(await coins()).toBe(2500)
  expect((await jane.billing.coinEntries({})).items).toMatchObject([
    { kind: 'purchase', amount: 2500, reference: payment.id },
  ])
  const [told] = (await jane.notifications.list({})).items
  expect(told?.event).toEqual({ kind: 'coins-bought', amount: 2500 })
  await sound()
  await admin.payments.undo({ id: payment.id, reason: 'Wrong.' })
  expect(await coins()).toBe(0)
  await sound()
})

test('rejected, its customer reads why and may declare anew', async () => {
  const { jane, admin, invoice, declare, now, states } = await openDesk()
  const { id } = await declare()
  await admin.declarations.reject({ id, reason: 'Nothing came in.' })
  const [told] = (await jane.notifications.list({})).items
  expect(told?.event).toEqual({
    kind: 'payment-rejected',
    amount: 450,
    reason: 'Nothing came in.',
  })
  expect((await now(invoice))?.status).toBe('unpaid')
  expect((await refusalOf(admin.declarations.approve({ id, ...CAME })))[0]).toBe('ALREADY_DECIDED')
  await declare()
  expect(await states()).toEqual(['waiting', 'rejected'])
})

test('its customer withdraws it while it waits, and nobody else does', async () => {
  const { shop, jane, admin, declare, states } = await openDesk()
  const { id } = await declare()
  const eve = await shop.customer('eve')
  expect(await refusalOf(eve.declarations.withdraw({ id }))).toEqual(['NOT_FOUND', {}])
  expect(await jane.declarations.withdraw({ id })).toMatchObject({ state: 'withdrawn' })
  expect(await states()).toEqual(['withdrawn'])
  expect(await refusalOf(jane.declarations.withdraw({ id }))).toEqual([
    'ALREADY_DECIDED',
    { status: 'withdrawn' },
  ])
  expect((await refusalOf(admin.declarations.reject({ id, reason: 'x' })))[0]).toBe(
    'ALREADY_DECIDED',
  )
})

test('what is settled otherwise leaves no declaration waiting: its own reference is it, others are superseded', async () => {
  const { jane, admin, invoice, place, declare, states, sound } = await openDesk()
  const other = await place()
  await declare({ reference: 'OM-1' })
  await declare({ reference: 'OM-2' })
  await declare({ reference: 'OM-3', invoiceIds: [invoice.id, other.invoice.id] })
  const payment = { reference: 'om 1', amount: 450, paidAt: CAME.receivedAt }
  await admin.billing.recordPayment({ invoiceId: invoice.id, payment })
  expect(await states()).toEqual(['waiting', 'superseded', 'approved'])
  await jane.orders.cancel({ id: other.order.id })
  await sound()
})

test('what cannot be is refused', async () => {
  const { shop, jane, admin, invoice, place, declare } = await openDesk()
  const codeOf = async (changes: Parameters<typeof declare>[0]) =>
    (await refusalOf(declare(changes)))[0]
  expect(await codeOf({ method: 'coins' })).toBe('METHOD_NOT_OFFERED')
  expect(await codeOf({ method: 'nobodys' })).toBe('METHOD_NOT_OFFERED')
  expect(await codeOf({ paidOn: '2026-06-03' })).toBe('PAYMENT_IN_FUTURE')
  expect(await codeOf({ invoiceIds: ['nobodys'] })).toBe('NOT_FOUND')
  expect(await codeOf({ proofIds: ['nobodys'] })).toBe('FILE_GONE')
  const eve = await shop.customer('eve')
  const form = { method: 'paypal', amount: 1, reference: 'x', paidOn: '2026-06-01', note: '' }
  const foreign = eve.declarations.declare({ ...form, invoiceIds: [invoice.id], proofIds: [] })
  expect((await refusalOf(foreign))[0]).toBe('NOT_FOUND')
  const cancelled = await place()
  await jane.orders.cancel({ id: cancelled.order.id })
  expect(await codeOf({ invoiceIds: [cancelled.invoice.id] })).toBe('INVOICE_NOT_PAYABLE')
  const { id } = await declare()
  const approve = (changes: object) =>
    refusalOf(admin.declarations.approve({ id, ...CAME, ...changes }))
  expect((await approve({ amount: 0 }))[0]).toBe('PAYMENT_AMOUNT_DIFFERS')
  expect((await approve({ receivedAt: '2026-06-02T00:00:00.000Z' }))[0]).toBe('PAYMENT_IN_FUTURE')
  const payment = { reference: 'OM-0', amount: 450, paidAt: CAME.receivedAt }
  await admin.orders.approve({ id: (await place()).order.id, payment })
  expect((await approve({ reference: 'om 0' }))[0]).toBe('REFERENCE_USED')
  expect(await shop.store.read((tx) => tx.declarations.count({ state: 'waiting' }))).toBe(1)
})

test('three wait for one invoice, and a hundred are declared a day', async () => {
  const { shop, jane, declare } = await openDesk()
  for (const reference of ['1', '2', '3']) await declare({ reference })
  expect(await refusalOf(declare())).toEqual(['DECLARATIONS_WAITING', { most: 3 }])
  for (const { id } of (await jane.declarations.mine({})).items) {
    await jane.declarations.withdraw({ id })
  }
  shop.passSeconds(60)
  for (let count = 0; count < 97; count++) {
    const { id } = await declare({ invoiceIds: [], amount: 1 })
    await jane.declarations.withdraw({ id })
  }
  expect(await refusalOf(declare())).toEqual(['TOO_MANY_ATTEMPTS', { retryAfter: 86_340 }])
  shop.passSeconds(86_341)
  await declare()
})

test('a proof is one of the caller’s, for one payment, and a picture that came before is said', async () => {
  const { jane, declare, queue, proof, shop } = await openDesk()
  await proof(jane.id, 'f1')
  await proof(jane.id, 'f2')
  const eve = await shop.customer('eve')
  await proof(eve.id, 'f3', 'b')
  expect((await refusalOf(declare({ proofIds: ['f3'] })))[0]).toBe('FILE_GONE')
  await declare({ reference: '', proofIds: ['f1'] })
  expect((await refusalOf(declare({ proofIds: ['f1'] })))[0]).toBe('FILE_GONE')
  expect(await queue()).toMatchObject([{ suspicions: [] }])
  await declare({ reference: '', proofIds: ['f2'] })
  expect(await queue()).toMatchObject([
    { suspicions: [{ code: 'SAME_PROOF' }] },
    { suspicions: [{ code: 'SAME_PROOF' }] },
  ])
})

test('the queue says what is suspicious, and is found by reference, number, client and amount', async () => {
  const { admin, invoice, place, declare, queue } = await openDesk()
  const other = await place()
  const payment = { reference: 'OM-778', amount: 450, paidAt: CAME.receivedAt }
  await admin.billing.recordPayment({ invoiceId: other.invoice.id, payment })
  await declare({ reference: 'om 778', amount: 400, paidOn: '2026-05-30' })
  expect(await queue()).toMatchObject([
    {
      suspicions: [
        { code: 'USED', reference: 'OM-778' },
        { code: 'AMOUNT', owed: 450 },
        { code: 'TOO_EARLY', number: invoice.number },
      ],
    },
  ])
  const found = async (search: string) => (await admin.declarations.list({ search })).items.length
  expect(await Promise.all(['om 778', invoice.number, 'jane', '4.00', 'eve'].map(found))).toEqual([
    1, 1, 1, 1, 0,
  ])
})

test('of 50 that approve it, pay by hand and pay by coins at once, exactly one takes effect', async () => {
  const store = createInterleavedStore({ turn: () => new Promise((go) => setTimeout(go)) })
  const { shop, admin, jane, invoice, declare, now, coins, sound } = await openDesk({ store })
  await admin.clients.changeCoins({ id: jane.id, amount: 1000, note: '' })
  const { id } = await declare()
  const acts = [
    () => admin.declarations.approve({ id, ...CAME }),
    (at: number) =>
      admin.billing.recordPayment({
        invoiceId: invoice.id,
        payment: { reference: `HAND-${at}`, amount: 450, paidAt: CAME.receivedAt },
      }),
    () => jane.billing.payWithCoins({ invoiceId: invoice.id }),
  ]
  const asked = Array.from({ length: 50 }, (_, at) => acts[at % acts.length]?.(at))
  const answers = await Promise.allSettled(asked)
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await now(invoice)).toMatchObject({ status: 'paid', paid: 450 })
  const paid = await shop.store.read((tx) => tx.paymentAllocations.count())
  expect(paid).toBe(1)
  expect([550, 1000]).toContain(await coins())
  await sound()
})

test('of many that approve, reject and withdraw one at once, one decides', async () => {
  const store = createInterleavedStore({ turn: () => new Promise((go) => setTimeout(go)) })
  const { admin, jane, declare, states, sound } = await openDesk({ store })
  const { id } = await declare({ invoiceIds: [], amount: 100 })
  const asked = Array.from({ length: 12 }, (_, at) => {
    if (at % 3 === 0) return jane.declarations.withdraw({ id })
    return at % 3 === 1
      ? admin.declarations.reject({ id, reason: 'Nothing came in.' })
      : admin.declarations.approve({ id, ...CAME, amount: 100 })
  })
  const answers = await Promise.allSettled(asked)
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await states()).not.toEqual(['waiting'])
  await sound()
})

test('what an account has declared is in its export, and is waited for no more once it is erased', async () => {
  const shop = await openTestShop()
  const [jane, admin] = [await shop.customer('jane'), await shop.admin()]
  const { invoice } = await jane.orders.place({ ...orderForm, paymentMethod: 'bank-transfer' })
  const { id } = await jane.declarations.declare({
    method: 'bank-transfer',
    amount: 450,
    reference: 'TX-1',
    paidOn: shop.backend.now().slice(0, 10),
    invoiceIds: [invoice?.id ?? ''],
    note: 'By my brother.',
    proofIds: [],
  })
  const { text } = await jane.accounts.exportMine()
  expect(JSON.parse(text).declarations).toMatchObject([{ id, note: 'By my brother.' }])
  await admin.clients.remove({ id: jane.id })
  const kept = await shop.store.read((tx) => tx.declarations.get(id))
  expect(kept).toMatchObject({ state: 'withdrawn', note: '', reference: 'TX-1' })
})

test('how soon payments are checked is said to customers once twenty were, by what was decided lately', async () => {
  const { shop, jane, declare } = await openDesk()
  const { id } = await declare()
  const checked = (count: number, state: 'approved' | 'rejected' | 'withdrawn') =>
    shop.store.transaction(async (tx) => {
      const told = await tx.declarations.get(id)
      if (!told) throw new Error('no declaration')
      for (let at = 0; at < count; at++) {
        const decidedAt = new Date(Date.parse(told.createdAt) + 60_000).toISOString()
        await tx.declarations.insert({ ...told, id: `${state}-${at}`, state, decidedAt })
      }
    })
  await checked(15, 'approved')
  await checked(30, 'withdrawn')
  expect(await jane.declarations.checkedWithin()).toEqual({ seconds: null })
  await checked(5, 'rejected')
  expect(await jane.declarations.checkedWithin()).toEqual({ seconds: 60 })
  shop.passSeconds(91 * 86_400)
  expect(await (await shop.customer('john')).declarations.checkedWithin()).toEqual({
    seconds: null,
  })
})

test('what a picture alone shows is approved without a reference, else as its customer wrote it', async () => {
  const { admin, declare, place, proof, jane, now, sound } = await openDesk()
  await proof(jane.id, 'f1')
  const shown = await declare({ reference: '', proofIds: ['f1'] })
  const { payment } = await admin.declarations.approve({ ...CAME, id: shown.id, reference: '' })
  expect(payment).toMatchObject({ amount: 450, method: 'orange-money', reference: null })
  const other = await place()
  const named = await declare({ reference: 'OM-9', invoiceIds: [other.invoice.id] })
  const known = await admin.declarations.approve({ ...CAME, id: named.id, reference: '' })
  expect(known.payment.reference).toBe('OM-9')
  expect(await now(other.invoice)).toMatchObject({ status: 'paid' })
  await sound()
})
