/** Who may call what over HTTP: one row a procedure, stated apart from the contract and from the backend's own table. */
import type { Api } from '@hostfront/contract/contract'
import type { ApiScope } from '@hostfront/domain/accounts/api-key'
import type { PlanForm } from '@hostfront/domain/catalog/plan'
import type { VoucherForm } from '@hostfront/domain/vouchers/voucher'
import { orderForm } from './order-form.ts'

export const CALLERS = ['visitor', 'owner', 'other', 'suspended', 'admin'] as const
export type Caller = (typeof CALLERS)[number]

/** What the rows are about: made when it is asked for, all of it the owner's. */
export interface Records {
  /** A pending order paid with coins. */
  order(): Promise<string>
  /** A pending order whose invoice is unpaid. */
  unpaidOrder(): Promise<string>
  /** Such an invoice. */
  invoice(): Promise<string>
  /** A session other than the one that calls. */
  session(): Promise<string>
  apiKey(): Promise<string>
  /** An address nobody has registered yet. */
  newEmail(): string
  /** Email and password of the owner; everybody has the same password. */
  readonly owner: { readonly email: string; readonly password: string }
}

export interface Row {
  readonly call: (client: Api, records: Records) => Promise<unknown>
  /** What each caller gets: `ok` or the refusal. */
  readonly answers: Readonly<Record<Caller, string>>
  /** What an API key must be allowed to reach it: a scope, nothing at all (`any`), or no key does (`none`). */
  readonly key: ApiScope | 'any' | 'none'
}

const everyone = answers('ok', 'ok', 'ok', 'ok', 'ok')
const signedIn = answers('LOGIN_REQUIRED', 'ok', 'ok', 'ACCOUNT_SUSPENDED', 'ok')
const adminsOnly = answers('LOGIN_REQUIRED', 'FORBIDDEN', 'FORBIDDEN', 'ACCOUNT_SUSPENDED', 'ok')
const ownerOnly = answers('LOGIN_REQUIRED', 'ok', 'NOT_FOUND', 'ACCOUNT_SUSPENDED', 'NOT_FOUND')

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
const NEW_PASSWORD = 'Maple-Anchor-31'
const MESSAGE = { name: 'Jane', email: 'jane@shop.test', subject: 'Slots', message: 'How many?' }
const WRONG = { password: 'not-the-password' }

export const permissionTable: Readonly<Record<string, Row>> = {
  'accounts.register': {
    call: (client, { newEmail }) =>
      client.accounts.register({ name: 'New', email: newEmail(), password: NEW_PASSWORD }),
    answers: everyone,
    key: 'any',
  },
  'accounts.login': {
    call: (client, { owner }) => client.accounts.login(owner),
    answers: everyone,
    key: 'any',
  },
  'accounts.logout': { call: (client) => client.accounts.logout(), answers: everyone, key: 'any' },
  'accounts.me': { call: (client) => client.accounts.me(), answers: everyone, key: 'any' },
  'accounts.requestPasswordReset': {
    call: (client, { owner }) => client.accounts.requestPasswordReset({ email: owner.email }),
    answers: everyone,
    key: 'any',
  },
  'accounts.resetPassword': {
    call: (client) => client.accounts.resetPassword({ token: 'made up', password: NEW_PASSWORD }),
    answers: allGet('LINK_INVALID'),
    key: 'any',
  },
  'accounts.sendVerification': {
    call: (client) => client.accounts.sendVerification(),
    answers: signedIn,
    key: 'none',
  },
  'accounts.verifyEmail': {
    call: (client) => client.accounts.verifyEmail({ token: 'made up' }),
    answers: allGet('LINK_INVALID'),
    key: 'any',
  },
  'accounts.changePassword': {
    call: (client) =>
      client.accounts.changePassword({ currentPassword: WRONG.password, password: NEW_PASSWORD }),
    answers: signedInGet('PASSWORD_WRONG'),
    key: 'none',
  },
  'accounts.sessions': {
    call: (client) => client.accounts.sessions(),
    answers: signedIn,
    key: 'none',
  },
  'accounts.endSession': {
    call: async (client, { session }) => client.accounts.endSession({ id: await session() }),
    answers: ownerOnly,
    key: 'none',
  },
  'accounts.endOtherSessions': {
    call: (client) => client.accounts.endOtherSessions(),
    answers: signedIn,
    key: 'none',
  },
  'announcements.notifications': {
    call: (client) => client.announcements.notifications({}),
    answers: signedIn,
    key: 'account:read',
  },
  'announcements.markAllRead': {
    call: (client) => client.announcements.markAllRead(),
    answers: signedIn,
    key: 'none',
  },
  'apiKeys.list': { call: (client) => client.apiKeys.list(), answers: signedIn, key: 'none' },
  'apiKeys.create': {
    call: (client, { owner: { password } }) =>
      client.apiKeys.create({ name: 'Key', scopes: ['orders:read'], expiresInDays: 1, password }),
    answers: signedIn,
    key: 'none',
  },
  'apiKeys.revoke': {
    call: async (client, { apiKey }) => client.apiKeys.revoke({ id: await apiKey() }),
    answers: ownerOnly,
    key: 'none',
  },
  'billing.invoices': {
    call: (client) => client.billing.invoices({}),
    answers: signedIn,
    key: 'billing:read',
  },
  'billing.coinEntries': {
    call: (client) => client.billing.coinEntries({}),
    answers: signedIn,
    key: 'billing:read',
  },
  'billing.recordPayment': {
    call: async (client, { invoice }) =>
      client.billing.recordPayment({ invoiceId: await invoice(), payment }),
    answers: adminsOnly,
    key: 'billing:write',
  },
  'catalog.list': { call: (client) => client.catalog.list(), answers: everyone, key: 'any' },
  'content.subscribe': {
    call: (client) => client.content.subscribe({ email: 'reader@shop.test' }),
    answers: everyone,
    key: 'any',
  },
  'orders.place': {
    call: (client) => client.orders.place({ ...orderForm, paymentMethod: 'paypal' }),
    answers: signedIn,
    key: 'orders:write',
  },
  'orders.mine': {
    call: (client) => client.orders.mine({}),
    answers: signedIn,
    key: 'orders:read',
  },
  'orders.cancel': {
    call: async (client, { order }) => client.orders.cancel({ id: await order() }),
    answers: ownerOnly,
    key: 'orders:write',
  },
  'accounts.list': {
    call: (client) => client.accounts.list({}),
    answers: adminsOnly,
    key: 'none',
  },
  'orders.list': {
    call: (client) => client.orders.list({}),
    answers: adminsOnly,
    key: 'orders:read',
  },
  'orders.approve': {
    call: async (client, { unpaidOrder }) =>
      client.orders.approve({ id: await unpaidOrder(), payment }),
    answers: adminsOnly,
    key: 'orders:write',
  },
  'orders.reject': {
    call: async (client, { order }) =>
      client.orders.reject({ id: await order(), reason: 'No room left.' }),
    answers: adminsOnly,
    key: 'orders:write',
  },
  'secondFactor.status': {
    call: (client) => client.secondFactor.status(),
    answers: signedIn,
    key: 'none',
  },
  'secondFactor.start': {
    call: (client) => client.secondFactor.start(WRONG),
    answers: signedInGet('PASSWORD_WRONG'),
    key: 'none',
  },
  'secondFactor.confirm': {
    call: (client) => client.secondFactor.confirm({ code: 'no code' }),
    answers: signedInGet('SECOND_FACTOR_WRONG'),
    key: 'none',
  },
  'secondFactor.renewRecoveryCodes': {
    call: (client) => client.secondFactor.renewRecoveryCodes(WRONG),
    answers: signedInGet('PASSWORD_WRONG'),
    key: 'none',
  },
  'secondFactor.remove': {
    call: (client) => client.secondFactor.remove(WRONG),
    answers: signedInGet('PASSWORD_WRONG'),
    key: 'none',
  },
  'services.mine': {
    call: (client) => client.services.mine({}),
    answers: signedIn,
    key: 'services:read',
  },
  'plans.list': {
    call: (client) => client.plans.list(),
    answers: adminsOnly,
    key: 'none',
  },
  'plans.create': {
    call: (client) => client.plans.create(planForm),
    answers: adminsOnly,
    key: 'none',
  },
  'plans.update': {
    call: (client) => client.plans.update({ ...planForm, id: 'samp-premium' }),
    answers: adminsOnly,
    key: 'none',
  },
  'plans.archive': {
    call: (client) => client.plans.archive({ id: 'samp-premium' }),
    answers: adminsOnly,
    key: 'none',
  },
  'plans.restore': {
    call: (client) => client.plans.restore({ id: 'samp-premium' }),
    answers: adminsOnly,
    key: 'none',
  },
  'plans.move': {
    call: (client) => client.plans.move({ id: 'samp-premium', direction: 'up' }),
    answers: adminsOnly,
    key: 'none',
  },
  'plans.remove': {
    call: async (client) => client.plans.remove({ id: (await client.plans.create(planForm)).id }),
    answers: adminsOnly,
    key: 'none',
  },
  'settings.get': { call: (client) => client.settings.get(), answers: everyone, key: 'any' },
  'settings.update': {
    call: (client) => client.settings.update({ siteName: 'Night Shift' }),
    answers: adminsOnly,
    key: 'none',
  },
  'shop.capabilities': {
    call: (client) => client.shop.capabilities(),
    answers: everyone,
    key: 'any',
  },
  'shop.exportDocument': {
    call: (client) => client.shop.exportDocument(),
    answers: adminsOnly,
    key: 'none',
  },
  'shop.importDocument': {
    call: (client) => client.shop.importDocument({ text: '[]', apply: true }),
    answers: { ...adminsOnly, admin: 'DOCUMENT_REFUSED' },
    key: 'none',
  },
  'support.sendMessage': {
    call: (client) => client.support.sendMessage(MESSAGE),
    answers: everyone,
    key: 'any',
  },
  'vouchers.list': {
    call: (client) => client.vouchers.list({}),
    answers: adminsOnly,
    key: 'none',
  },
  'vouchers.create': {
    call: (client) => client.vouchers.create(newVoucher()),
    answers: adminsOnly,
    key: 'none',
  },
  'vouchers.update': {
    call: async (client) =>
      client.vouchers.update({
        ...newVoucher(),
        id: (await client.vouchers.create(newVoucher())).id,
      }),
    answers: adminsOnly,
    key: 'none',
  },
  'vouchers.remove': {
    call: async (client) =>
      client.vouchers.remove({ id: (await client.vouchers.create(newVoucher())).id }),
    answers: adminsOnly,
    key: 'none',
  },
  'vouchers.check': {
    call: (client) =>
      client.vouchers.check({ code: 'WELCOME10', serviceId: 'samp-ultimate', amount: 850 }),
    answers: everyone,
    key: 'any',
  },
}

function answers(visitor: string, owner: string, other: string, suspended: string, admin: string) {
  return { visitor, owner, other, suspended, admin }
}

function allGet(code: string) {
  return answers(code, code, code, code, code)
}

function signedInGet(code: string) {
  return answers('LOGIN_REQUIRED', code, code, 'ACCOUNT_SUSPENDED', code)
}
