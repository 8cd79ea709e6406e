import type { User } from '@hostfront/domain/accounts/user'
import { invoiceSeries } from '@hostfront/domain/billing/invoice-number'
import { sampleRow } from '@hostfront/store/sample-rows'
import type { OpenServer } from '../open-server.ts'
import { type Account, addPeople, readShop } from '../shop-record.ts'
import { type Holdings, holdingsOf } from './holdings.ts'

/** Used up, one whenever one of the crowd has been locked out. */
export interface SpareAccounts {
  readonly admins: Account[]
  readonly customers: Account[]
}

const OF_EACH = 60
const COINS = 10_000_000
/** So that some can delete their accounts, every third has nothing but coins. */
const HAS_NOTHING = 3
const VOUCHERS = ['WELCOME10', 'SPRING', 'SUMMER', 'AUTUMN', 'WINTER']
const NEVER = '9999-12-31T00:00:00.000Z'

/** People who can pay for anything, most of them with something in every state, and vouchers for everybody. */
export async function seedShop(server: OpenServer): Promise<SpareAccounts> {
  const people = (role: User['role']) =>
    Array.from({ length: OF_EACH }, (_, at) => ({ name: `${role}-${at}`, role, coins: COINS }))
  const accounts = await addPeople(server, [...people('admin'), ...people('user')])
  const now = new Date().toISOString()
  const holders = accounts.filter((_, at) => at % HAS_NOTHING !== 1)
  const held = holders.map(({ id }, at) => holdingsOf({ userId: id, at, coins: COINS, now }))
  const all = <Name extends keyof Holdings>(name: Name) => held.flatMap((own) => own[name])
  const invoices = all('invoices')
  const spent = all('coinEntries')
  const spentBy = new Map(spent.map(({ userId, amount }) => [userId, amount]))
  const admin = await server.admin()
  const shop = await readShop(admin)
  const text = JSON.stringify({
    ...shop,
    users: shop.users.map((user) => ({ ...user, coins: user.coins + (spentBy.get(user.id) ?? 0) })),
    coinEntries: [...shop.coinEntries, ...spent],
    orders: all('orders'),
    invoices,
    counters: [sampleRow('counters', { id: invoiceSeries(now), value: invoices.length })],
    userServices: all('userServices'),
    domains: all('domains'),
    tickets: all('tickets'),
    clientNotes: all('clientNotes'),
    vouchers: VOUCHERS.map((code) => sampleRow('vouchers', { id: code, code, validUntil: NEVER })),
  })
  await admin.api.shop.importDocument({ text, apply: true })
  return { admins: accounts.slice(0, OF_EACH), customers: accounts.slice(OF_EACH) }
}
