import { MAX_TICKET_MESSAGES } from '@hostfront/domain/tickets/ticket'
import type { TicketForm } from '@hostfront/domain/tickets/ticket-form'
import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop, type TestShopOptions } from '../testing/shop.ts'
import { openShopWithService } from '../testing/shop-with-service.ts'

const form: TicketForm = {
  subject: 'Lag at night',
  priority: 'high',
  serviceId: '',
  message: 'It is slow since yesterday.',
}

async function openStage(options: TestShopOptions = {}) {
  const shop = await openTestShop(options)
  const [jane, eve, admin] = [
    await shop.customer('jane'),
    await shop.customer('eve'),
    await shop.admin(),
  ]
  return { shop, jane, eve, admin, ticket: await jane.tickets.open(form) }
}

test('a ticket is a conversation: asked, answered, asked on, closed, reopened', async () => {
  const { shop, jane, admin, ticket } = await openStage()
  const { id } = ticket
  expect(ticket).toMatchObject({
    status: 'open',
    subject: 'Lag at night',
    updatedAt: ticket.createdAt,
  })
  shop.passSeconds(60)
  await admin.tickets.answer({ id, message: 'We look at it.', isInternal: false })
  const answered = await jane.tickets.read({ id })
  expect(answered.status).toBe('answered')
  expect(answered.updatedAt > ticket.updatedAt).toBe(true)
  expect((await jane.tickets.reply({ id, message: 'Thank you.' })).status).toBe('open')
  expect((await jane.tickets.close({ id })).status).toBe('closed')
  expect((await jane.tickets.reopen({ id })).status).toBe('open')
  await jane.tickets.close({ id })
  const written = await jane.tickets.reply({ id, message: 'It is back.' })
  expect(written.status).toBe('open')
  expect(written.messages.map(({ authorName, body }) => [authorName, body])).toEqual([
    ['jane', 'It is slow since yesterday.'],
    ['Hostfront', 'We look at it.'],
    ['jane', 'Thank you.'],
    ['jane', 'It is back.'],
  ])
})

test('what is closed is not closed again, what is open not reopened', async () => {
  const { jane, ticket } = await openStage()
  const { id } = ticket
  expect(await refusalOf(jane.tickets.reopen({ id }))).toEqual(['TICKET_STATE', { status: 'open' }])
  await jane.tickets.close({ id })
  expect(await refusalOf(jane.tickets.close({ id }))).toEqual([
    'TICKET_STATE',
    { status: 'closed' },
  ])
})

test('a customer gets no note, no name of an administrator, and not who looks after the ticket', async () => {
  const { shop, jane, admin, ticket } = await openStage({ sendsMail: true })
  const { id } = ticket
  const me = await admin.accounts.me()
  await admin.tickets.update({ id, assigneeId: me?.id ?? '' })
  await admin.tickets.answer({ id, message: 'Third complaint this week.', isInternal: true })
  await admin.tickets.answer({ id, message: 'We restart it now.', isInternal: false })
  const seen = JSON.stringify([await jane.tickets.read({ id }), await jane.tickets.mine({})])
  expect(seen).toContain('We restart it now.')
  for (const secret of ['Third complaint', 'Admin', me?.id ?? '', 'assignee']) {
    expect(seen).not.toContain(secret)
  }
  const file = await admin.tickets.inspect({ id })
  expect(file.assigneeName).toBe('Admin')
  expect(file.messages.map(({ authorName, isInternal }) => [authorName, isInternal])).toEqual([
    ['jane', false],
    ['Admin', true],
    ['Admin', false],
  ])
  const inbox = await jane.notifications.list({})
  const told = { kind: 'ticket-answered', subject: 'Lag at night', ticketId: id }
  expect(inbox.items.map(({ event }) => event)).toEqual([told])
  expect(await shop.mails('jane@shop.test')).toContainEqual({
    ...told,
    answer: 'We restart it now.',
    name: 'jane',
  })
})

test('a ticket that the team closes is told of once', async () => {
  const { shop, jane, admin, ticket } = await openStage({ sendsMail: true })
  const { id } = ticket
  await admin.tickets.update({ id, status: 'closed', priority: 'low' })
  await admin.tickets.update({ id, priority: 'high' })
  const inbox = await jane.notifications.list({})
  const told = { kind: 'ticket-closed', subject: ticket.subject, ticketId: id }
  expect(inbox.items.map(({ event }) => event)).toEqual([told])
  expect(await shop.mails('jane@shop.test')).toContainEqual({ ...told, name: 'jane' })
})

test('of a deleted customer’s ticket nothing is told', async () => {
  const { shop, jane, admin, ticket } = await openStage({ sendsMail: true })
  await admin.clients.remove({ id: jane.id })
  const told = () => shop.store.read((tx) => tx.notifications.count({ userId: jane.id }))
  expect(await told()).toBe(0)
  await admin.tickets.update({ id: ticket.id, status: 'open' })
  await admin.tickets.answer({ id: ticket.id, message: 'Still there?', isInternal: false })
  await admin.tickets.update({ id: ticket.id, status: 'closed' })
  expect(await told()).toBe(0)
})

test('a note changes no state and tells nobody', async () => {
  const { shop, jane, admin, ticket } = await openStage({ sendsMail: true })
  const before = (await shop.mails('jane@shop.test')).length
  const noted = await admin.tickets.answer({ id: ticket.id, message: 'Note', isInternal: true })
  expect(noted.ticket.status).toBe('open')
  expect((await jane.notifications.list({})).items).toEqual([])
  expect(await shop.mails('jane@shop.test')).toHaveLength(before)
})

test('an answer may close its ticket, of which the customer is told once; a note closes nothing', async () => {
  const { jane, admin, ticket } = await openStage()
  const { id, subject } = ticket
  const write = (message: string, isInternal: boolean) =>
    admin.tickets.answer({ id, message, isInternal, closes: true })
  expect((await write('Never mind.', true)).ticket.status).toBe('open')
  const { ticket: closed, messages } = await write('It runs again.', false)
  expect(closed.status).toBe('closed')
  expect(messages.at(-1)?.body).toBe('It runs again.')
  const inbox = await jane.notifications.list({})
  expect(inbox.items.map(({ event }) => event)).toEqual([
    { kind: 'ticket-answered', subject, ticketId: id },
  ])
  expect((await jane.tickets.reply({ id, message: 'Not here.' })).status).toBe('open')
})

test('a ticket may be about an own service, and about nobody else’s', async () => {
  const shop = await openShopWithService()
  const admin = await shop.admin()
  const about = { ...form, serviceId: shop.serviceId }
  const { id } = await shop.jane.tickets.open(about)
  expect((await admin.tickets.inspect({ id })).service).toMatchObject({
    name: 'Night Shift RP',
    status: 'active',
  })
  const eve = await shop.customer('eve')
  expect(await refusalOf(eve.tickets.open(about))).toEqual(['NOT_FOUND', {}])
  expect(await refusalOf(eve.tickets.open({ ...form, serviceId: 'none' }))).toEqual([
    'NOT_FOUND',
    {},
  ])
  expect((await eve.tickets.mine({})).items).toEqual([])
})

test('tickets about a service are listed by it', async () => {
  const shop = await openShopWithService()
  const admin = await shop.admin()
  const about = { ...form, serviceId: shop.serviceId }
  const { id } = await shop.jane.tickets.open(about)
  await shop.jane.tickets.open(form)
  const listed = async (serviceId: string) =>
    (await admin.tickets.list({ serviceId })).items.map(({ ticket }) => ticket.id)
  expect(await listed(shop.serviceId)).toEqual([id])
  expect(await listed('none')).toEqual([])
})

test('asked for one customer and the service of another, there is no ticket', async () => {
  const shop = await openShopWithService()
  const [admin, eve] = [await shop.admin(), await shop.customer('eve')]
  const { serviceId } = shop
  const { id } = await shop.jane.tickets.open({ ...form, serviceId })
  const listed = async (userId: string) =>
    (await admin.tickets.list({ serviceId, userId })).items.map(({ ticket }) => ticket.id)
  expect(await listed(eve.id)).toEqual([])
  expect(await listed(shop.jane.id)).toEqual([id])
})

test('the team says which service of its customer a ticket is about, and takes it back', async () => {
  const shop = await openShopWithService()
  const admin = await shop.admin()
  const { id } = await shop.jane.tickets.open(form)
  const eves = await (await shop.customer('eve')).tickets.open(form)
  const about = async (serviceId: string | null) =>
    (await admin.tickets.update({ id, serviceId })).service?.name
  expect(await about(shop.serviceId)).toBe('Night Shift RP')
  shop.passSeconds(1)
  expect((await admin.tickets.update({ id, priority: 'low' })).service?.name).toBe('Night Shift RP')
  expect((await shop.jane.tickets.read({ id })).serviceId).toBe(shop.serviceId)
  shop.passSeconds(1)
  expect(await about(null)).toBeUndefined()
  for (const [ticket, serviceId] of [
    [id, 'none'],
    [eves.id, shop.serviceId],
  ] as const) {
    expect(await refusalOf(admin.tickets.update({ id: ticket, serviceId }))).toEqual([
      'NOT_FOUND',
      {},
    ])
  }
  const query = { where: { subject: id }, order: 'oldest', limit: 9 } as const
  const { items } = await shop.store.read((tx) => tx.auditLog.list(query))
  expect(items.map(({ after }) => JSON.parse(after ?? '').serviceId)).toEqual([
    shop.serviceId,
    // The line of the priority alone.
    undefined,
    null,
  ])
})

test('while tickets are switched off nobody opens, replies or reopens; reading and closing stay', async () => {
  const { jane, admin, ticket } = await openStage()
  const { id } = ticket
  const { features } = await admin.settings.get()
  await admin.settings.update({ features: { ...features, tickets: false } })
  for (const call of [
    jane.tickets.open(form),
    jane.tickets.reply({ id, message: 'And now?' }),
    jane.tickets.close({ id }).then(() => jane.tickets.reopen({ id })),
  ]) {
    expect(await refusalOf(call)).toEqual(['FEATURE_OFF', {}])
  }
  expect((await jane.tickets.mine({})).items).toHaveLength(1)
  expect((await jane.tickets.read({ id })).status).toBe('closed')
  await admin.tickets.answer({ id, message: 'By mail from now on.', isInternal: false })
})

test('of two who write at once both are kept', async () => {
  const { jane, admin, ticket } = await openStage()
  const { id } = ticket
  await Promise.all([
    jane.tickets.reply({ id, message: 'One' }),
    admin.tickets.answer({ id, message: 'Two', isInternal: false }),
    jane.tickets.reply({ id, message: 'Three' }),
    admin.tickets.answer({ id, message: 'Four', isInternal: true }),
  ])
  const { messages } = await admin.tickets.inspect({ id })
  expect(messages.map(({ body }) => body).sort()).toEqual(
    [form.message, 'One', 'Two', 'Three', 'Four'].sort(),
  )
})

test('a full ticket says how much it holds', async () => {
  const { shop, jane, admin, ticket } = await openStage()
  const { id } = ticket
  await shop.store.transaction(async (tx) => {
    const row = await tx.tickets.get(id)
    const messages = Array.from({ length: MAX_TICKET_MESSAGES }, () => row?.messages[0])
    await tx.tickets.update(id, { messages: messages.filter((message) => message !== undefined) })
  })
  const full = ['TICKET_FULL', { max: MAX_TICKET_MESSAGES }]
  expect(await refusalOf(jane.tickets.reply({ id, message: 'One more' }))).toEqual(full)
  expect(
    await refusalOf(admin.tickets.answer({ id, message: 'One more', isInternal: true })),
  ).toEqual(full)
})

test('who writes too often waits, whatever they write to', async () => {
  const { jane, ticket } = await openStage({ limits: { 'ticket-account': 2 } })
  await jane.tickets.reply({ id: ticket.id, message: 'Hello?' })
  const [code] = await refusalOf(jane.tickets.open(form))
  expect(code).toBe('TOO_MANY_ATTEMPTS')
  expect((await refusalOf(jane.tickets.reply({ id: ticket.id, message: 'Hello?' })))[0]).toBe(code)
})

test('only an active administrator looks after a ticket', async () => {
  const { shop, eve, admin, ticket } = await openStage()
  const { id } = ticket
  const assign = (assigneeId: string) => refusalOf(admin.tickets.update({ id, assigneeId }))
  expect(await assign(eve.id)).toEqual(['ASSIGNEE_NOT_ADMIN', {}])
  expect(await assign('nobody')).toEqual(['ASSIGNEE_NOT_ADMIN', {}])
  await shop.store.transaction((tx) =>
    tx.users.update(eve.id, { role: 'admin', status: 'suspended' }),
  )
  expect(await assign(eve.id)).toEqual(['ASSIGNEE_NOT_ADMIN', {}])
})

test('the queue is filtered by state, customer and who looks after it', async () => {
  const { jane, eve, admin } = await openStage()
  const me = (await admin.accounts.me())?.id ?? ''
  const other = await eve.tickets.open({ ...form, subject: 'Invoice' })
  await admin.tickets.update({ id: other.id, assigneeId: me, status: 'answered' })
  const subjects = async (query: Parameters<typeof admin.tickets.list>[0]) =>
    (await admin.tickets.list(query)).items.map((row) => row.ticket.subject)
  expect(await subjects({})).toEqual(['Invoice', 'Lag at night'])
  expect(await subjects({ assigneeId: me })).toEqual(['Invoice'])
  expect(await subjects({ assigneeId: null })).toEqual(['Lag at night'])
  expect(await subjects({ status: 'open' })).toEqual(['Lag at night'])
  expect(await subjects({ userId: jane.id })).toEqual(['Lag at night'])
  expect(await subjects({ search: 'LAG' })).toEqual(['Lag at night'])
  expect((await admin.tickets.list({ status: 'answered' })).items[0]).toMatchObject({
    customer: { name: 'eve', email: 'eve@shop.test' },
    assigneeName: 'Admin',
    unansweredSince: null,
    lastWords: { from: 'customer', body: 'It is slow since yesterday.' },
  })
  const [open] = (await admin.tickets.list({ status: 'open' })).items
  expect(open?.unansweredSince).toBe(open?.ticket.createdAt)
  expect(open?.lastWords?.from).toBe('customer')
})

test('the queue is sorted by the last change', async () => {
  const { shop, eve, admin, ticket } = await openStage()
  shop.passSeconds(1)
  await eve.tickets.open({ ...form, subject: 'Invoice' })
  shop.passSeconds(1)
  await admin.tickets.update({ id: ticket.id, priority: 'low' })
  const { items } = await admin.tickets.list({ sort: 'updatedAt', descending: true })
  expect(items.map((row) => row.ticket.subject)).toEqual(['Lag at night', 'Invoice'])
})

test('the log says what an administrator changed, and how much was written, not what', async () => {
  const { shop, admin, ticket } = await openStage()
  const { id } = ticket
  shop.passSeconds(1)
  await admin.tickets.answer({ id, message: 'A private word', isInternal: false })
  shop.passSeconds(1)
  await admin.tickets.update({ id, priority: 'low' })
  await admin.tickets.update({ id, priority: 'low' })
  const query = { where: { subject: id }, order: 'oldest', limit: 9 } as const
  const { items } = await shop.store.read((tx) => tx.auditLog.list(query))
  expect(items.map(({ action }) => action)).toEqual(['tickets.answer', 'tickets.update'])
  expect(JSON.parse(items[0]?.after ?? '')).toMatchObject({ status: 'answered', messages: 2 })
  expect(JSON.parse(items[1]?.before ?? '')).toMatchObject({ priority: 'high' })
  expect(JSON.stringify(items)).not.toContain('A private word')
})

test('a reply that is sent again under its key is written once', async () => {
  const { shop, jane, ticket } = await openStage()
  const host = { idempotencyKey: 'reply-1' }
  const again = shop.visitor(host)
  await again.accounts.login({ email: 'jane@shop.test', password: 'password' })
  for (const _time of [1, 2]) await again.tickets.reply({ id: ticket.id, message: 'Hello?' })
  expect((await jane.tickets.read({ id: ticket.id })).messages).toHaveLength(2)
})

test('a ticket says to the team what its customer still has to pay, and nothing of others', async () => {
  const { shop, jane, eve, admin, ticket } = await openStage()
  const owed = async () => (await admin.tickets.inspect({ id: ticket.id })).owed
  expect(await owed()).toEqual({ count: 0, amount: 0 })
  const byInvoice = { ...orderForm, paymentMethod: 'paypal' }
  const { invoice } = await jane.orders.place(byInvoice)
  await jane.orders.place(byInvoice)
  await eve.orders.place(byInvoice)
  const payment = { reference: 'PP 1', amount: 200, paidAt: shop.backend.now() }
  await admin.billing.recordPayment({ invoiceId: invoice?.id ?? '', payment })
  expect(await owed()).toEqual({ count: 2, amount: 700 })
})
