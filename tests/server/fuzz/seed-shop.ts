import { sampleRow } from '@hostfront/store/sample-rows'
import type { OpenServer } from '../open-server.ts'
import { type Account, addPeople, readShop } from '../shop-record.ts'

/** Used up, one whenever one of the crowd has been locked out. */
export interface SpareAccounts {
  readonly admins: Account[]
  readonly customers: Account[]
}

const OF_EACH = 60
const DAY_MS = 86_400_000

/** People who can pay for anything, each with a service and a domain that is to be renewed soon. */
export async function seedShop(server: OpenServer): Promise<SpareAccounts> {
  const people = (role: 'admin' | 'user') =>
    Array.from({ length: OF_EACH }, (_, at) => ({ name: `${role}-${at}`, role, coins: 10_000_000 }))
  const accounts = await addPeople(server, [...people('admin'), ...people('user')])
  const admin = await server.admin()
  const shop = await readShop(admin)
  const expiresAt = new Date(Date.now() + 10 * DAY_MS).toISOString()
  const held = accounts.map(({ id: userId }, at) => ({
    service: sampleRow('userServices', {
      id: `service-${at}`,
      userId,
      orderId: null,
      serviceId: 'samp-premium',
      expiresAt,
    }),
    domain: sampleRow('domains', {
      id: `domain-${at}`,
      userId,
      name: `shop-${at}.example.com`,
      expiresAt,
    }),
  }))
  const text = JSON.stringify({
    ...shop,
    userServices: held.map(({ service }) => service),
    domains: held.map(({ domain }) => domain),
  })
  await admin.api.shop.importDocument({ text, apply: true })
  return { admins: accounts.slice(0, OF_EACH), customers: accounts.slice(OF_EACH) }
}
