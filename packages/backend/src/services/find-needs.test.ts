import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { openTestShop } from '../testing/shop.ts'
import { openShopWithService } from '../testing/shop-with-service.ts'

const kindsOf = (needs: readonly { kind: string }[]) => needs.map(({ kind }) => kind)

test('nothing waits for a new customer, and nobody is told what waits for another', async () => {
  const shop = await openTestShop()
  const [jane, bob] = [await shop.customer('jane', 2000), await shop.customer('bob', 2000)]
  await jane.orders.place({ ...orderForm, paymentMethod: 'paypal' })
  expect(await bob.services.needs()).toEqual([])
  expect(await jane.services.needs()).toMatchObject([{ kind: 'bill', invoice: { total: 450 } }])
})

test('an order that coins have paid waits for the team until it is decided', async () => {
  const shop = await openTestShop()
  const jane = await shop.customer('jane', 2000)
  const { order } = await jane.orders.place(orderForm)
  expect(await jane.services.needs()).toEqual([
    {
      kind: 'order',
      order: { id: order.id, name: order.serverName },
      createdAt: order.createdAt,
    },
  ])
  await (await shop.admin()).orders.approve({ id: order.id })
  expect(await jane.services.needs()).toEqual([])
})

test('coins that are declared to be paid are told until the team has decided', async () => {
  const shop = await openTestShop()
  const [admin, jane] = [await shop.admin(), await shop.customer('jane', 0)]
  const { invoice } = await jane.orders.place({ ...orderForm, paymentMethod: 'paypal' })
  const told = { method: 'paypal', paidOn: '2026-06-01', note: '', proofIds: [] }
  await jane.declarations.declare({
    ...{ ...told, amount: invoice?.total ?? 0, reference: 'PP 1' },
    invoiceIds: [invoice?.id ?? ''],
  })
  expect(kindsOf(await jane.services.needs())).toEqual(['bill'])
  const { id } = await jane.declarations.declare({
    ...{ ...told, amount: 1000, reference: 'PP 2' },
    invoiceIds: [],
  })
  expect((await jane.services.needs()).at(-1)).toEqual({ kind: 'coins', amount: 1000 })
  await admin.declarations.reject({ id, reason: 'Nothing came in.' })
  expect(kindsOf(await jane.services.needs())).toEqual(['bill'])
})

test('a server that waits for an answer is told until it is given', async () => {
  const shop = await openTestShop()
  const [admin, jane] = [await shop.admin(), await shop.customer('jane', 2000)]
  await admin.delivery.setTemplate({
    planId: orderForm.planId,
    panelId: null,
    access: { address: '', panelLink: '', userName: '', note: '' },
    recipe: null,
    questions: [{ name: 'LICENCE', label: 'Licence key', kind: 'text' }],
  })
  const { order } = await jane.orders.place(orderForm)
  const { service } = await admin.orders.approve({ id: order.id })
  expect(await jane.services.needs()).toEqual([
    { kind: 'answer', service: { id: service.id, name: order.serverName } },
  ])
  await jane.services.answer({ id: service.id, answers: { LICENCE: 'seven' } })
  expect(await jane.services.needs()).toEqual([])
})

test('a service that was not paid in time is told with its bill, and gone once that is paid', async () => {
  const shop = await openShopWithService({ coins: 450 })
  const { invoice } = await shop.renew(false)
  await shop.store.transaction((tx) =>
    tx.services.update(shop.serviceId, { status: 'suspended', suspendedAt: shop.backend.now() }),
  )
  expect(await shop.jane.services.needs()).toMatchObject([
    { kind: 'debt', service: { id: shop.serviceId }, invoice: { id: invoice.id } },
  ])
  await shop.jane.billing.payWithCoins({ invoiceId: invoice.id })
  expect(await shop.jane.services.needs()).toEqual([])
})

test('a ticket waits for its customer as long as it is answered', async () => {
  const shop = await openTestShop()
  const [admin, jane] = [await shop.admin(), await shop.customer('jane', 0)]
  const { id } = await jane.tickets.open({
    subject: 'Lag',
    priority: 'low',
    serviceId: '',
    message: 'It lags.',
  })
  expect(await jane.services.needs()).toEqual([])
  await admin.tickets.answer({ id, message: 'Since when?', isInternal: false })
  expect(await jane.services.needs()).toEqual([{ kind: 'ticket', ticket: { id, name: 'Lag' } }])
  await jane.tickets.reply({ id, message: 'Since noon.' })
  expect(kindsOf(await jane.services.needs())).toEqual([])
})

test('a domain that lapses is told until it renews itself', async () => {
  const shop = await openTestShop()
  const [admin, jane] = [await shop.admin(), await shop.customer('jane', 0)]
  const userId = (await jane.accounts.me())?.id ?? ''
  const expiresAt = new Date(Date.parse(shop.backend.now()) + 10 * 86_400_000).toISOString()
  const { domain } = await admin.domains.add({
    userId,
    name: 'shop.example',
    expiresAt,
    price: 900,
    autoRenew: false,
    bill: 'nothing',
    years: 1,
  })
  expect(await jane.services.needs()).toEqual([
    { kind: 'lapsing', domain: { id: domain.id, name: 'shop.example' }, expiresAt },
  ])
  await jane.domains.setAutoRenew({ id: domain.id, autoRenew: true })
  expect(await jane.services.needs()).toEqual([])
})
