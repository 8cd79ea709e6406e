/** Who may call what: one row a procedure. A procedure without a row fails here, so none is ever open by oversight. */
import { contract } from '@hostfront/contract/contract'
import { API_SCOPES, type ApiScope } from '@hostfront/domain/accounts/api-key'
import type { MailMessage } from '@hostfront/domain/mail/outgoing-mail'
import { ORPCError } from '@orpc/server'
import { describe, expect, test } from 'vitest'
import { orderForm } from './testing/order-form.ts'
import { accountRows } from './testing/permission-rows/account-rows.ts'
import { clientRows } from './testing/permission-rows/client-rows.ts'
import { CALLERS, type Caller, type Records, type Row } from './testing/permission-rows/row.ts'
import { serviceRows } from './testing/permission-rows/service-rows.ts'
import { shopKeepingRows } from './testing/permission-rows/shop-keeping-rows.ts'
import { announcementForm, talkRows, ticketForm } from './testing/permission-rows/talk-rows.ts'
import { tradeRows } from './testing/permission-rows/trade-rows.ts'
import { ADMIN, type Client, openTestShop } from './testing/shop.ts'

const table: Readonly<Record<string, Row>> = {
  ...accountRows,
  ...clientRows,
  ...tradeRows,
  ...serviceRows,
  ...shopKeepingRows,
  ...talkRows,
}

test('every procedure of the contract has a row, and every row a procedure', () => {
  const procedures = Object.entries(contract).flatMap(([noun, verbs]) =>
    Object.keys(verbs).map((verb) => `${noun}.${verb}`),
  )
  expect(Object.keys(table).sort()).toEqual(procedures.sort())
})

describe.each(Object.entries(table))('%s', (name, row) => {
  test.each(CALLERS)('called by: %s', async (caller) => {
    const { callers, records, snapshot } = await openStage(name)
    const before = await snapshot()
    const password = caller === 'admin' ? ADMIN.password : 'password'
    const answer = await answerOf(() => row.call(callers[caller], { ...records, password }))
    expect(answer).toBe(row.answers[caller])
    if (answer !== 'ok') expect(await snapshot()).toBe(before)
  })
})

test('an administrator’s key reaches what its scopes name, and nothing that names none', async () => {
  const { callers, records, shop } = await openStage('orders.list')
  const { key } = await callers.admin.apiKeys.create({
    name: 'Accounting',
    scopes: ['orders:read'],
    expiresInDays: null,
  })
  const client = shop.visitor({ apiKey: key })
  expect(await answerOf(() => client.orders.list({}))).toBe('ok')
  expect(await answerOf(() => client.orders.reject({ id: records.order, reason: 'No' }))).toBe(
    'FORBIDDEN',
  )
  expect(await answerOf(() => client.shop.exportDocument())).toBe('FORBIDDEN')
})

test('a key that may not read the account is a stranger to it', async () => {
  const { callers } = await openStage('accounts.me')
  expect(await callers.key.accounts.me()).toMatchObject({ email: 'owner@shop.test' })
  expect(await callers.wrongKey.accounts.me()).toBeNull()
})

test('lists show a customer nothing that belongs to another', async () => {
  const { callers, records } = await openStage()
  const { other, owner, admin } = callers
  await admin.orders.approve({ id: records.order })
  const countsFor = async ({
    orders,
    services,
    domains,
    billing,
    announcements,
    tickets,
  }: Client) =>
    Promise.all(
      [
        orders.mine,
        tickets.mine,
        services.mine,
        billing.invoices,
        billing.coinEntries,
        announcements.notifications,
        domains.mine,
      ].map(async (list) => (await list({})).items.length),
    )
  expect(await countsFor(owner)).toEqual([2, 1, 2, 2, 2, 3, 1])
  expect(await countsFor(other)).toEqual([0, 0, 0, 0, 0, 0, 0])
})

const serviceForm = { serviceName: 'Extra', price: 500, serviceId: '' }
const expiringDomain = {
  id: 'domain',
  name: 'example.com',
  price: 1200,
  autoRenew: false,
  lastNotice: null,
  expiresAt: '2026-06-15T00:00:00.000Z',
}

async function openStage(procedureName = '') {
  const shop = await openTestShop({ limits: {}, secondFactor: true, sendsMail: true })
  const owner = await shop.customer('owner', 10_000)
  const other = await shop.customer('other')
  const suspended = await shop.customer('suspended')
  const { order } = await owner.orders.place(orderForm)
  const unpaid = await owner.orders.place({ ...orderForm, paymentMethod: 'paypal' })
  const ticket = await owner.tickets.open(ticketForm)
  await shop.visitor().accounts.login({ email: 'owner@shop.test', password: 'password' })
  await owner.accounts.requestPasswordReset({ email: 'owner@shop.test' })
  const elsewhere = (await owner.accounts.sessions()).find(({ current }) => !current)
  const newKey = (scopes: ApiScope[]) =>
    owner.apiKeys.create({ name: 'Shop', scopes, expiresInDays: null })
  const key = await newKey([...API_SCOPES])
  const wrongKey = await newKey(API_SCOPES.filter((scope) => scope !== scopeOf(procedureName)))
  await shop.store.transaction((tx) => tx.users.update(suspended.id, { status: 'suspended' }))
  const admin = await shop.admin()
  const announcement = await admin.announcements.create(announcementForm)
  const service = await admin.services.add({ userId: owner.id, ...serviceForm })
  const domain = await shop.store.transaction((tx) =>
    tx.domains.insert({ userId: owner.id, createdAt: shop.backend.now(), ...expiringDomain }),
  )
  const note = await admin.clients.addNote({ id: owner.id, body: 'Pays late.' })
  const callers: Record<Caller, Client> = {
    visitor: shop.visitor(),
    owner,
    other,
    suspended,
    admin,
    key: shop.visitor({ apiKey: key.key }),
    wrongKey: shop.visitor({ apiKey: wrongKey.key }),
  }
  const mails = await shop.mails('owner@shop.test')
  const tokenOf = (kind: MailMessage['kind']) =>
    mails.flatMap((mail) => (mail.kind === kind && 'token' in mail ? [mail.token] : []))[0] ?? ''
  const records: Records = {
    owner: owner.id,
    order: order.id,
    unpaidOrder: unpaid.order.id,
    invoice: unpaid.invoice?.id ?? '',
    service: service.id,
    domain: domain.id,
    ticket: ticket.id,
    announcement: announcement.id,
    note: note.id,
    session: elsewhere?.id ?? '',
    apiKey: key.apiKey.id,
    resetToken: tokenOf('password-reset'),
    verifyToken: tokenOf('email-verification'),
    password: '',
  }
  const limit = 50
  const snapshot = () =>
    shop.store.read(async (tx) =>
      JSON.stringify([
        (await tx.orders.list({ limit })).items,
        (await tx.invoices.list({ limit })).items,
        (await tx.users.list({ limit })).items,
        (await tx.coinEntries.list({ limit })).items,
        (await tx.sessions.list({ limit })).items,
        (await tx.secondFactors.list({ limit })).items,
        (await tx.outbox.list({ limit })).items,
        (await tx.userServices.list({ limit })).items,
        (await tx.domains.list({ limit })).items,
        (await tx.tickets.list({ limit })).items,
        (await tx.announcements.list({ limit })).items,
        (await tx.clientNotes.list({ limit })).items,
        await tx.apiKeys.count(),
      ]),
    )
  return { shop, callers, records, snapshot }
}

interface Described {
  readonly '~orpc': { readonly meta: { readonly scope: string | null } }
}

function scopeOf(name: string): string | null {
  const [noun = '', verb = ''] = name.split('.')
  // The nouns and verbs of the contract, by names that the table is checked against.
  const nouns = contract as Record<string, Record<string, Described>>
  return nouns[noun]?.[verb]?.['~orpc'].meta.scope ?? null
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
