/** Who may call what: one row a procedure. A procedure without a row fails here, so none is ever open by oversight. */
import { contract } from '@hostfront/contract/contract'
import { ORPCError } from '@orpc/server'
import { describe, expect, test } from 'vitest'
import { orderForm } from './testing/order-form.ts'
import { type Client, openTestShop } from './testing/shop.ts'

const CALLERS = ['visitor', 'owner', 'other', 'suspended', 'admin'] as const
type Caller = (typeof CALLERS)[number]

/** Ids of a pending order paid with coins and of the unpaid invoice of another; both are the owner's. */
interface Records {
  order: string
  unpaidOrder: string
  invoice: string
}

interface Row {
  call: (client: Client, records: Records) => Promise<unknown>
  /** What each caller gets: `ok` or the refusal. */
  answers: Record<Caller, string>
}

const everyone = answers('ok', 'ok', 'ok', 'ok', 'ok')
const signedIn = answers('LOGIN_REQUIRED', 'ok', 'ok', 'ACCOUNT_SUSPENDED', 'ok')
const adminsOnly = answers('LOGIN_REQUIRED', 'FORBIDDEN', 'FORBIDDEN', 'ACCOUNT_SUSPENDED', 'ok')
const ownerOnly = answers('LOGIN_REQUIRED', 'ok', 'NOT_FOUND', 'ACCOUNT_SUSPENDED', 'NOT_FOUND')

const payment = { reference: 'TX', amount: 450, paidAt: '2026-06-01T10:00:00.000Z' }

const table: Record<string, Row> = {
  'accounts.register': {
    call: (client) =>
      client.accounts.register({ name: 'New', email: 'new@shop.test', password: 'password' }),
    answers: everyone,
  },
  'accounts.login': {
    call: (client) => client.accounts.login({ email: 'owner@shop.test', password: 'password' }),
    answers: everyone,
  },
  'accounts.logout': { call: (client) => client.accounts.logout(), answers: everyone },
  'accounts.me': { call: (client) => client.accounts.me(), answers: everyone },
  'announcements.notifications': {
    call: (client) => client.announcements.notifications({}),
    answers: signedIn,
  },
  'announcements.markAllRead': {
    call: (client) => client.announcements.markAllRead(),
    answers: signedIn,
  },
  'billing.invoices': { call: (client) => client.billing.invoices({}), answers: signedIn },
  'billing.coinEntries': { call: (client) => client.billing.coinEntries({}), answers: signedIn },
  'billing.recordPayment': {
    call: (client, { invoice }) => client.billing.recordPayment({ invoiceId: invoice, payment }),
    answers: adminsOnly,
  },
  'catalog.list': { call: (client) => client.catalog.list(), answers: everyone },
  'content.subscribe': {
    call: (client) => client.content.subscribe({ email: 'reader@shop.test' }),
    answers: everyone,
  },
  'orders.place': {
    call: (client) => client.orders.place({ ...orderForm, paymentMethod: 'paypal' }),
    answers: signedIn,
  },
  'orders.mine': { call: (client) => client.orders.mine({}), answers: signedIn },
  'orders.cancel': {
    call: (client, { order }) => client.orders.cancel({ id: order }),
    answers: ownerOnly,
  },
  'orders.list': { call: (client) => client.orders.list({}), answers: adminsOnly },
  'orders.approve': {
    call: (client, { unpaidOrder }) => client.orders.approve({ id: unpaidOrder, payment }),
    answers: adminsOnly,
  },
  'orders.reject': {
    call: (client, { order }) => client.orders.reject({ id: order, reason: 'No room left.' }),
    answers: adminsOnly,
  },
  'services.mine': { call: (client) => client.services.mine({}), answers: signedIn },
  'settings.get': { call: (client) => client.settings.get(), answers: everyone },
  'support.sendMessage': {
    call: (client) =>
      client.support.sendMessage({
        name: 'Jane',
        email: 'jane@shop.test',
        subject: 'Slots',
        message: 'How many?',
      }),
    answers: everyone,
  },
  'vouchers.check': {
    call: (client) =>
      client.vouchers.check({ code: 'WELCOME10', serviceId: 'samp-ultimate', amount: 850 }),
    answers: everyone,
  },
}

test('every procedure of the contract has a row, and every row a procedure', () => {
  const procedures = Object.entries(contract).flatMap(([noun, verbs]) =>
    Object.keys(verbs).map((verb) => `${noun}.${verb}`),
  )
  expect(Object.keys(table).sort()).toEqual(procedures.sort())
})

describe.each(Object.entries(table))('%s', (_name, row) => {
  test.each(CALLERS)('called by: %s', async (caller) => {
    const { callers, records, snapshot } = await openStage()
    const before = await snapshot()
    const answer = await answerOf(() => row.call(callers[caller], records))
    expect(answer).toBe(row.answers[caller])
    if (answer !== 'ok') expect(await snapshot()).toBe(before)
  })
})

test('lists show a customer nothing that belongs to another', async () => {
  const { callers, records } = await openStage()
  const { other, owner, admin } = callers
  await admin.orders.approve({ id: records.order })
  const countsFor = async ({ orders, services, billing, announcements }: Client) =>
    Promise.all(
      [
        orders.mine,
        services.mine,
        billing.invoices,
        billing.coinEntries,
        announcements.notifications,
      ].map(async (list) => (await list({})).items.length),
    )
  expect(await countsFor(owner)).toEqual([2, 1, 1, 2, 2])
  expect(await countsFor(other)).toEqual([0, 0, 0, 0, 0])
})

async function openStage() {
  const shop = await openTestShop()
  const owner = await shop.customer('owner', 10_000)
  const other = await shop.customer('other')
  const suspended = await shop.customer('suspended')
  const { order } = await owner.orders.place(orderForm)
  const unpaid = await owner.orders.place({ ...orderForm, paymentMethod: 'paypal' })
  await shop.store.transaction((tx) => tx.users.update(suspended.id, { status: 'suspended' }))
  const callers: Record<Caller, Client> = {
    visitor: shop.visitor(),
    owner,
    other,
    suspended,
    admin: await shop.admin(),
  }
  const records: Records = {
    order: order.id,
    unpaidOrder: unpaid.order.id,
    invoice: unpaid.invoice?.id ?? '',
  }
  const snapshot = () =>
    shop.store.read(async (tx) =>
      JSON.stringify([
        (await tx.orders.list({ limit: 50 })).items,
        (await tx.invoices.list({ limit: 50 })).items,
        (await tx.users.list({ limit: 50 })).items,
        (await tx.coinEntries.list({ limit: 50 })).items,
      ]),
    )
  return { callers, records, snapshot }
}

async function answerOf(call: () => Promise<unknown>): Promise<string> {
  try {
    await call()
    return 'ok'
  } catch (error) {
    if (error instanceof ORPCError && error.defined) return error.code
    throw error
  }
}

function answers(visitor: string, owner: string, other: string, suspended: string, admin: string) {
  return { visitor, owner, other, suspended, admin }
}
