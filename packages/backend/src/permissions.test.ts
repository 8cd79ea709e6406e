/** Who may call what: one row a procedure. A procedure without a row fails here, so none is ever open by oversight. */
import { contract } from '@hostfront/contract/contract'
import { API_SCOPES, type ApiScope } from '@hostfront/domain/accounts/api-key'
import type { PlanForm } from '@hostfront/domain/catalog/plan'
import type { MailMessage } from '@hostfront/domain/mail/outgoing-mail'
import type { VoucherForm } from '@hostfront/domain/vouchers/voucher'
import { ORPCError } from '@orpc/server'
import { describe, expect, test } from 'vitest'
import { orderForm } from './testing/order-form.ts'
import { ADMIN, type Client, openTestShop } from './testing/shop.ts'

/** `key` is an API key of the owner with every scope; `wrongKey` one with all but the scope that the procedure needs. */
const CALLERS = ['visitor', 'owner', 'other', 'suspended', 'admin', 'key', 'wrongKey'] as const
type Caller = (typeof CALLERS)[number]

/** All are the owner's: ids of a pending order paid with coins, of another with its unpaid invoice, and so on. */
interface Records {
  order: string
  unpaidOrder: string
  invoice: string
  /** Another browser in which the owner is signed in. */
  session: string
  apiKey: string
  resetToken: string
  verifyToken: string
  /** The caller's own password. */
  password: string
}

interface Row {
  call: (client: Client, records: Records) => Promise<unknown>
  /** What each caller gets: `ok` or the refusal. */
  answers: Record<Caller, string>
}

const everyone = answers('ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok')
/** For a key to call, and for the person alone. */
const signedIn = signedInAs('ok', 'ok')
const inPerson = inPersonAs('ok')
const adminsOnly = answers(
  'LOGIN_REQUIRED',
  'FORBIDDEN',
  'FORBIDDEN',
  'ACCOUNT_SUSPENDED',
  'ok',
  'FORBIDDEN',
  'FORBIDDEN',
)
const ownerOnly = signedInAs('ok', 'NOT_FOUND')
const ownerInPerson = inPersonAs('ok', 'NOT_FOUND')

const planForm: PlanForm = {
  name: 'SAMP Night',
  description: '',
  price: 399,
  features: [],
  type: 'samp',
  category: 'Game Hosting',
  specs: { ram: 1, storage: 5, cpu: 1, slots: 50 },
  featured: false,
  recommended: false,
}

let codes = 0
/** With a code of its own: the rows share one shop. */
const newVoucher = (): VoucherForm => ({
  code: `NIGHT-${++codes}`,
  description: '',
  discountType: 'fixed',
  discountValue: 100,
  minPurchase: 0,
  maxUses: 1,
  isActive: true,
  validFrom: '2026-06-01T00:00:00.000Z',
  validUntil: '2026-07-01T00:00:00.000Z',
  applicableServices: ['all'],
})

const payment = { reference: 'TX', amount: 450, paidAt: '2026-06-01T10:00:00.000Z' }

const table: Record<string, Row> = {
  'accounts.requestPasswordReset': {
    call: (client) => client.accounts.requestPasswordReset({ email: 'owner@shop.test' }),
    answers: everyone,
  },
  'accounts.resetPassword': {
    call: (client, { resetToken }) =>
      client.accounts.resetPassword({ token: resetToken, password: 'another' }),
    answers: everyone,
  },
  'accounts.sendVerification': {
    call: (client) => client.accounts.sendVerification(),
    answers: inPerson,
  },
  'accounts.verifyEmail': {
    call: (client, { verifyToken }) => client.accounts.verifyEmail({ token: verifyToken }),
    answers: everyone,
  },
  'accounts.changePassword': {
    call: (client, { password }) =>
      client.accounts.changePassword({ currentPassword: password, password: 'another' }),
    answers: inPerson,
  },
  'accounts.sessions': { call: (client) => client.accounts.sessions(), answers: inPerson },
  'accounts.endSession': {
    call: (client, { session }) => client.accounts.endSession({ id: session }),
    answers: ownerInPerson,
  },
  'accounts.endOtherSessions': {
    call: (client) => client.accounts.endOtherSessions(),
    answers: inPerson,
  },
  'apiKeys.list': { call: (client) => client.apiKeys.list(), answers: inPerson },
  'apiKeys.create': {
    call: (client, { password }) =>
      client.apiKeys.create({
        name: 'Shop',
        scopes: ['orders:read'],
        expiresInDays: null,
        password,
      }),
    answers: inPerson,
  },
  'apiKeys.revoke': {
    call: (client, { apiKey }) => client.apiKeys.revoke({ id: apiKey }),
    answers: ownerInPerson,
  },
  'secondFactor.status': { call: (client) => client.secondFactor.status(), answers: inPerson },
  'secondFactor.start': {
    call: (client, { password }) => client.secondFactor.start({ password }),
    answers: inPerson,
  },
  'secondFactor.confirm': {
    call: (client) => client.secondFactor.confirm({ code: '000000' }),
    answers: inPersonAs('SECOND_FACTOR_WRONG'),
  },
  'secondFactor.renewRecoveryCodes': {
    call: (client, { password }) => client.secondFactor.renewRecoveryCodes({ password }),
    answers: inPersonAs('NOT_FOUND'),
  },
  'secondFactor.remove': {
    call: (client, { password }) => client.secondFactor.remove({ password }),
    answers: inPerson,
  },
  'shop.capabilities': { call: (client) => client.shop.capabilities(), answers: everyone },
  'shop.exportDocument': { call: (client) => client.shop.exportDocument(), answers: adminsOnly },
  'shop.importDocument': {
    call: (client) => client.shop.importDocument({ text: 'no JSON', apply: true }),
    answers: { ...adminsOnly, admin: 'DOCUMENT_REFUSED' },
  },
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
    answers: inPerson,
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
  'accounts.list': { call: (client) => client.accounts.list({}), answers: adminsOnly },
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
  'plans.list': {
    call: (client) => client.plans.list(),
    answers: adminsOnly,
  },
  'plans.create': {
    call: (client) => client.plans.create(planForm),
    answers: adminsOnly,
  },
  'plans.update': {
    call: (client) => client.plans.update({ ...planForm, id: 'samp-premium' }),
    answers: adminsOnly,
  },
  'plans.archive': {
    call: (client) => client.plans.archive({ id: 'samp-premium' }),
    answers: adminsOnly,
  },
  'plans.restore': {
    call: (client) => client.plans.restore({ id: 'samp-premium' }),
    answers: adminsOnly,
  },
  'plans.move': {
    call: (client) => client.plans.move({ id: 'samp-premium', direction: 'up' }),
    answers: adminsOnly,
  },
  'plans.remove': {
    call: async (client) => client.plans.remove({ id: (await client.plans.create(planForm)).id }),
    answers: adminsOnly,
  },
  'settings.get': { call: (client) => client.settings.get(), answers: everyone },
  'settings.update': {
    call: (client) => client.settings.update({ siteName: 'Night Shift' }),
    answers: adminsOnly,
  },
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
  'vouchers.list': {
    call: (client) => client.vouchers.list({}),
    answers: adminsOnly,
  },
  'vouchers.create': {
    call: (client) => client.vouchers.create(newVoucher()),
    answers: adminsOnly,
  },
  'vouchers.update': {
    call: async (client) =>
      client.vouchers.update({
        ...newVoucher(),
        id: (await client.vouchers.create(newVoucher())).id,
      }),
    answers: adminsOnly,
  },
  'vouchers.remove': {
    call: async (client) =>
      client.vouchers.remove({ id: (await client.vouchers.create(newVoucher())).id }),
    answers: adminsOnly,
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
    password: ADMIN.password,
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

async function openStage(procedureName = '') {
  const shop = await openTestShop({ limits: {}, secondFactor: true, sendsMail: true })
  const owner = await shop.customer('owner', 10_000)
  const other = await shop.customer('other')
  const suspended = await shop.customer('suspended')
  const { order } = await owner.orders.place(orderForm)
  const unpaid = await owner.orders.place({ ...orderForm, paymentMethod: 'paypal' })
  await shop.visitor().accounts.login({ email: 'owner@shop.test', password: 'password' })
  await owner.accounts.requestPasswordReset({ email: 'owner@shop.test' })
  const elsewhere = (await owner.accounts.sessions()).find(({ current }) => !current)
  const newKey = (scopes: ApiScope[]) =>
    owner.apiKeys.create({ name: 'Shop', scopes, expiresInDays: null, password: 'password' })
  const key = await newKey([...API_SCOPES])
  const wrongKey = await newKey(API_SCOPES.filter((scope) => scope !== scopeOf(procedureName)))
  await shop.store.transaction((tx) => tx.users.update(suspended.id, { status: 'suspended' }))
  const callers: Record<Caller, Client> = {
    visitor: shop.visitor(),
    owner,
    other,
    suspended,
    admin: await shop.admin(),
    key: shop.visitor({ apiKey: key.key }),
    wrongKey: shop.visitor({ apiKey: wrongKey.key }),
  }
  const mails = await shop.mails('owner@shop.test')
  const tokenOf = (kind: MailMessage['kind']) =>
    mails.flatMap((mail) => (mail.kind === kind && 'token' in mail ? [mail.token] : []))[0] ?? ''
  const records: Records = {
    order: order.id,
    unpaidOrder: unpaid.order.id,
    invoice: unpaid.invoice?.id ?? '',
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

function answers(
  visitor: string,
  owner: string,
  other: string,
  suspended: string,
  admin: string,
  key: string,
  wrongKey: string,
) {
  return { visitor, owner, other, suspended, admin, key, wrongKey }
}

/** `others`: what those get who are not the owner of the record. */
function signedInAs(owner: string, others = owner) {
  return answers('LOGIN_REQUIRED', owner, others, 'ACCOUNT_SUSPENDED', others, owner, 'FORBIDDEN')
}

function inPersonAs(owner: string, others = owner) {
  return { ...signedInAs(owner, others), key: 'FORBIDDEN' }
}
