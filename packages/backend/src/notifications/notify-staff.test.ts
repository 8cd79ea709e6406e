import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { openTestShop } from '../testing/shop.ts'
import { gatherStaffNews } from './gather-staff-news.ts'

const byBank = { ...orderForm, paymentMethod: 'bank-transfer' } as const
const ticket = { subject: 'Lag', priority: 'low', serviceId: '', message: 'Help!' } as const
const message = { name: 'Eve', email: 'eve@shop.test', subject: 'Uplink', message: 'How fast?' }

async function openTeam() {
  const shop = await openTestShop()
  const [jane, deputy, former] = [
    await shop.customer('jane', 10_000),
    await shop.customer('deputy'),
    await shop.customer('former'),
  ]
  await shop.store.transaction(async (tx) => {
    await tx.users.update(deputy.id, { role: 'admin' })
    await tx.users.update(former.id, { role: 'admin', status: 'suspended' })
  })
  const admin = await shop.admin()
  const told = async (of: typeof jane | typeof admin) =>
    (await of.notifications.list({})).items.map(({ event }) => event).toReversed()
  return { shop, jane, deputy, former, admin, told }
}

test('orders, tickets, replies and messages are told to every active administrator, and to no customer', async () => {
  const { shop, jane, deputy, former, admin, told } = await openTeam()
  const { order } = await jane.orders.place(byBank)
  shop.passSeconds(1)
  const opened = await jane.tickets.open(ticket)
  shop.passSeconds(1)
  await jane.tickets.reply({ id: opened.id, message: 'Still.' })
  shop.passSeconds(1)
  await shop.visitor().support.sendMessage(message)
  const expected = [
    { kind: 'order-placed', serverName: order.serverName, orderId: order.id },
    { kind: 'ticket-opened', subject: 'Lag', ticketId: opened.id },
    { kind: 'ticket-replied', subject: 'Lag', ticketId: opened.id },
    { kind: 'message-received', subject: 'Uplink' },
  ]
  expect(await told(admin)).toEqual(expected)
  expect(await told(deputy)).toEqual(expected)
  expect((await told(jane)).map(({ kind }) => kind)).toEqual(['invoice-issued'])
  const count = await shop.store.read((tx) => tx.notifications.count({ userId: former.id }))
  expect(count).toBe(0)
})

test('nobody is told of what they did themselves, nor of what was refused', async () => {
  const { jane, deputy, admin, told } = await openTeam()
  await deputy.tickets.open(ticket)
  expect(await told(deputy)).toEqual([])
  expect((await told(admin)).map(({ kind }) => kind)).toEqual(['ticket-opened'])
  await expect(jane.orders.place({ ...byBank, amountDue: 1 })).rejects.toThrow()
  expect(await told(admin)).toHaveLength(1)
})

test('what waits for the team is counted until it is decided, answered or set up', async () => {
  const { jane, admin } = await openTeam()
  const { order } = await jane.orders.place(orderForm)
  const opened = await jane.tickets.open(ticket)
  expect(await admin.admin.waiting()).toMatchObject({ orders: 1, tickets: 1, servers: 0 })
  await admin.orders.approve({ id: order.id })
  await admin.tickets.answer({ id: opened.id, message: 'Done.', isInternal: false })
  expect(await admin.admin.waiting()).toMatchObject({ orders: 0, tickets: 0, servers: 1 })
})

test('what came in within ten minutes and was not read is mailed once to each, in one mail', async () => {
  const { shop, jane, deputy, admin } = await openTeam()
  let minutes = 0
  const now = () => new Date(Date.parse(shop.backend.now()) + minutes * 60_000).toISOString()
  const backend = { ...shop.backend, sendsMail: true, now }
  await jane.orders.place(byBank)
  await jane.orders.place(byBank)
  const opened = await jane.tickets.open(ticket)
  await jane.tickets.reply({ id: opened.id, message: 'Still.' })
  const mails = async () => (await shop.store.read((tx) => tx.tasks.list({ limit: 9 }))).items
  await gatherStaffNews(backend)
  expect(await mails()).toEqual([])
  await deputy.notifications.markAllRead()
  minutes = 10
  await Promise.all([gatherStaffNews(backend), gatherStaffNews(backend)])
  await gatherStaffNews(backend)
  const me = await admin.accounts.me()
  expect(await mails()).toMatchObject([
    {
      target: me?.email,
      status: 'waiting',
      facts: { kind: 'staff-news', name: me?.name, orders: 2, tickets: 1, messages: 0 },
    },
  ])
  await gatherStaffNews({ ...backend, sendsMail: false })
  expect(await mails()).toHaveLength(1)
})

test('of what was seen to before the mail goes out it says nothing', async () => {
  const { shop, jane, admin } = await openTeam()
  const now = () => new Date(Date.parse(shop.backend.now()) + 10 * 60_000).toISOString()
  const backend = { ...shop.backend, sendsMail: true, now }
  const { order, invoice } = await jane.orders.place(byBank)
  await jane.orders.place(byBank)
  const opened = await jane.tickets.open(ticket)
  const declared = await jane.declarations.declare({
    method: 'bank-transfer',
    amount: invoice?.total ?? 0,
    reference: 'TX-1',
    paidOn: now().slice(0, 10),
    invoiceIds: [invoice?.id ?? ''],
    note: '',
    proofIds: [],
  })
  await admin.declarations.reject({ id: declared.id, reason: 'Nothing came in.' })
  await admin.orders.reject({ id: order.id, reason: 'No.' })
  await admin.tickets.answer({ id: opened.id, message: 'Done.', isInternal: false })
  await gatherStaffNews(backend)
  const { items } = await shop.store.read((tx) => tx.tasks.list({ limit: 9 }))
  expect(items.map(({ facts }) => facts)).toMatchObject([
    { kind: 'staff-news', orders: 1, tickets: 0, payments: 0 },
    { kind: 'staff-news', orders: 1, tickets: 0, payments: 0 },
  ])
})
