/** Each procedure that takes effect once, sent twice under one key: a list that has to name them all. */
import { contract } from '@hostfront/contract/contract'
import { expect, test } from 'vitest'
import { allRowsOf } from '../testing/all-rows.ts'
import { tokenInMemory } from '../testing/made-up-host.ts'
import { orderForm } from '../testing/order-form.ts'
import { ADMIN, type Client, openTestShop } from '../testing/shop.ts'

type Stage = Awaited<ReturnType<typeof openStage>>
/** Makes what is needed and answers the call, by whom it may be made. */
type Prepare = (stage: Stage) => Promise<[by: 'jane' | 'admin', call: (api: Client) => unknown]>

const reply = (id: string) => ({ id, message: 'More.' })

const procedures: Readonly<Record<string, Prepare>> = {
  'orders.place': async () => ['jane', (api) => api.orders.place(orderForm)],
  'orders.cancel': async ({ order }) => {
    const { id } = await order('coins')
    return ['jane', (api) => api.orders.cancel({ id })]
  },
  'orders.approve': async ({ order }) => {
    const { id } = await order('coins')
    return ['admin', (api) => api.orders.approve({ id })]
  },
  'orders.reject': async ({ order }) => {
    const { id } = await order('coins')
    return ['admin', (api) => api.orders.reject({ id, reason: 'Full.' })]
  },
  'billing.payWithCoins': async ({ order }) => {
    const { invoiceId } = await order('paypal')
    return ['jane', (api) => api.billing.payWithCoins({ invoiceId })]
  },
  'billing.recordPayment': async ({ order }) => {
    const { invoiceId } = await order('paypal')
    const payment = { reference: 'TX', amount: 450, paidAt: '2026-06-01T10:00:00.000Z' }
    return ['admin', (api) => api.billing.recordPayment({ invoiceId, payment })]
  },
  'clients.update': async ({ janeId }) => [
    'admin',
    (api) => api.clients.update({ id: janeId, coins: 77 }),
  ],
  'clients.changeCoins': async ({ janeId }) => [
    'admin',
    (api) => api.clients.changeCoins({ id: janeId, amount: 100, note: '' }),
  ],
  'domains.renew': async ({ domain }) => {
    const { id, expiresAt, price: total } = await domain()
    return ['jane', (api) => api.domains.renew({ id, withCoins: true, expiresAt, total })]
  },
  'services.renew': async ({ service }) => {
    const { id, expiresAt, price: total } = await service()
    return ['jane', (api) => api.services.renew({ id, withCoins: true, expiresAt, total })]
  },
  'services.add': async ({ serviceForm }) => ['admin', (api) => api.services.add(serviceForm)],
  'services.extend': async ({ service }) => {
    const { id } = await service()
    return ['admin', (api) => api.services.extend({ id, days: 3 })]
  },
  'tickets.open': async ({ ticketForm }) => ['jane', (api) => api.tickets.open(ticketForm)],
  'tickets.reply': async ({ ticket }) => {
    const { id } = await ticket()
    return ['jane', (api) => api.tickets.reply(reply(id))]
  },
  'tickets.answer': async ({ ticket }) => {
    const { id } = await ticket()
    return ['admin', (api) => api.tickets.answer({ ...reply(id), isInternal: false })]
  },
}

test('every procedure that takes effect once stands in this list', () => {
  const described = Object.entries(contract).flatMap(([noun, verbs]) =>
    Object.entries(verbs).flatMap(([verb, { '~orpc': procedure }]) =>
      procedure.meta.once ? [`${noun}.${verb}`] : [],
    ),
  )
  expect(Object.keys(procedures).sort()).toEqual(described.sort())
})

test.each(Object.entries(procedures))(
  '%s sent twice under one key takes effect once and is answered alike',
  async (_name, prepare) => {
    const stage = await openStage()
    const [by, call] = await prepare(stage)
    const before = await allRowsOf(stage.shop)
    const first = await call(stage.keyed[by]('k1'))
    const after = await allRowsOf(stage.shop)
    expect(after).not.toEqual(before)
    stage.shop.passSeconds(60)
    expect(await call(stage.keyed[by]('k1'))).toEqual(first)
    expect(await allRowsOf(stage.shop)).toEqual(after)
  },
)

/** Jane with coins, an administrator, and what the calls are about. */
async function openStage() {
  const shop = await openTestShop()
  const jane = await shop.customer('jane', 10_000)
  const admin = await shop.admin()
  const serviceForm = { userId: jane.id, serviceName: 'Extra', price: 500, serviceId: '' }
  const ticketForm = {
    subject: 'Slow',
    priority: 'low' as const,
    serviceId: '',
    message: 'It lags.',
  }
  const keyedBy = async (account: { email: string; password: string }) => {
    const sessionToken = tokenInMemory()
    await shop.visitor({ sessionToken }).accounts.login(account)
    return (idempotencyKey: string) => shop.visitor({ sessionToken, idempotencyKey })
  }
  return {
    shop,
    janeId: jane.id,
    serviceForm,
    ticketForm,
    keyed: {
      jane: await keyedBy({ email: 'jane@shop.test', password: 'password' }),
      admin: await keyedBy(ADMIN),
    },
    async order(paymentMethod: 'coins' | 'paypal') {
      const { order, invoice } = await jane.orders.place({ ...orderForm, paymentMethod })
      return { id: order.id, invoiceId: invoice?.id ?? '' }
    },
    service: () => admin.services.add(serviceForm),
    ticket: () => jane.tickets.open(ticketForm),
    domain: () =>
      shop.store.transaction((tx) =>
        tx.domains.insert({
          id: 'domain-1',
          createdAt: shop.backend.now(),
          userId: jane.id,
          name: 'example.com',
          price: 1200,
          autoRenew: false,
          lastNotice: null,
          expiresAt: '2026-06-15T00:00:00.000Z',
        }),
      ),
  }
}
