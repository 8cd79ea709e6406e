import type { User } from '@hostfront/domain/accounts/user'
import { invoiceSeries } from '@hostfront/domain/billing/invoice-number'
import type { Rows } from '@hostfront/store/collections'
import { sampleRow } from '@hostfront/store/sample-rows'
import type { OpenServer } from '../open-server.ts'
import { type Account, addPeople, readDocument } from '../shop-record.ts'
import { type Holdings, holdingsOf } from './holdings.ts'

/** Used up, one whenever one of the crowd has been locked out. */
export interface SpareAccounts {
  readonly admins: Account[]
  readonly customers: Account[]
}

const CUSTOMERS = 60
const FEWEST_ADMINS = 60
/** One is locked out in some 800 requests. */
const REQUESTS_PER_ADMIN = 300
const COINS = 10_000_000
/** So that some can delete their accounts, every third has nothing but coins. */
const HAS_NOTHING = 3
const VOUCHERS = ['WELCOME10', 'SPRING', 'SUMMER', 'AUTUMN', 'WINTER']
const NEVER = '9999-12-31T00:00:00.000Z'

/**
 * People who can pay for anything, most of them with something in every state, and vouchers for everybody. There are
 * administrators for so many `requests`: others can register, they cannot.
 */
export async function seedShop(server: OpenServer, requests: number): Promise<SpareAccounts> {
  const people = (role: User['role'], length: number) =>
    Array.from({ length }, (_, at) => ({ name: `${role}-${at}`, role, coins: COINS }))
  const admins = Math.max(FEWEST_ADMINS, Math.ceil(requests / REQUESTS_PER_ADMIN))
  const accounts = await addPeople(server, [
    ...people('admin', admins),
    ...people('user', CUSTOMERS),
  ])
  const now = new Date().toISOString()
  const holders = accounts.filter((_, at) => at % HAS_NOTHING !== 1)
  const held = holders.map(({ id }, at) => holdingsOf({ userId: id, at, coins: COINS, now }))
  const all = <Name extends keyof Holdings>(name: Name) => held.flatMap((own) => own[name])
  const invoices = all('invoices')
  const paid = invoices.filter(({ status }) => status === 'paid').map(paymentOf)
  const spent = all('coinEntries')
  const spentBy = new Map(spent.map(({ userId, amount }) => [userId, amount]))
  const admin = await server.admin()
  const shop = await readDocument(admin)
  const text = JSON.stringify({
    ...shop,
    users: shop.users.map((user) => ({ ...user, coins: user.coins + (spentBy.get(user.id) ?? 0) })),
    coinEntries: [...shop.coinEntries, ...spent],
    orders: all('orders'),
    invoices,
    counters: [sampleRow('counters', { id: invoiceSeries(now), value: invoices.length })],
    userServices: all('services'),
    payments: paid.map(({ payment }) => payment),
    paymentAllocations: paid.map(({ allocation }) => allocation),
    panels: PANELS,
    instances: all('services').map(instanceOf),
    domains: all('domains'),
    declarations: all('declarations'),
    tickets: all('tickets'),
    clientNotes: all('clientNotes'),
    vouchers: VOUCHERS.map((code) => sampleRow('vouchers', { id: code, code, validUntil: NEVER })),
  })
  await admin.api.shop.importDocument({ text, apply: true })
  return { admins: accounts.slice(0, admins), customers: accounts.slice(admins) }
}

/** One has servers, and one may go. */
const PANELS = ['busy', 'empty'].map((id) =>
  sampleRow('panels', {
    id,
    kind: 'simulated',
    address: '',
    failures: 0,
    fault: null,
    restsUntil: null,
  }),
)

/** Every second one is the panel's, made or still to be made; the others wait for staff. */
function instanceOf({ id, userId, createdAt, planId, status }: Rows['services'], at: number) {
  const isMade = status !== 'active' || at % 4 === 0
  const made = { provider: 'simulated', panelId: 'busy', phase: 'working', step: null } as const
  const byHand = { provider: 'manual', panelId: null, phase: 'person', step: 'create' } as const
  return sampleRow('instances', {
    id: `instance-of-${id}`,
    createdAt,
    serviceId: id,
    userId,
    planId,
    ...(at % 2 === 0 ? made : byHand),
    templateId: null,
    remoteId: isMade ? `server-of-${id}` : null,
    state: isMade ? 'on' : 'none',
    since: createdAt,
    nextAttemptAt: null,
    claimedUntil: createdAt,
    sentAt: null,
    fault: null,
    faultDetail: null,
    readyAt: null,
    handledBy: null,
  })
}

function paymentOf({ id, number, userId, createdAt, total: amount }: Rows['invoices']) {
  const fields = { createdAt, amount, reference: null }
  const keys = { referenceKey: null, alikeKey: null }
  const came = {
    state: 'received',
    dispute: null,
    undone: null,
    method: 'coins',
    recordedBy: null,
  } as const
  return {
    payment: sampleRow('payments', { ...fields, ...keys, ...came, userId, id: `payment-${id}` }),
    allocation: sampleRow('paymentAllocations', {
      ...fields,
      id: `allocation-${id}`,
      paymentId: `payment-${id}`,
      invoiceId: id,
      number,
    }),
  }
}
