/** What happens to an account while somebody deletes it, statement by statement, as PostgreSQL would let them. */
import { tombstoneOf } from '@hostfront/domain/accounts/tombstone'
import type { ReadTx, Tx } from '@hostfront/store/port'
import { expect, test } from 'vitest'
import { crossedBy } from '../testing/crossing.ts'
import { tokenInMemory } from '../testing/made-up-host.ts'
import { refusalOf } from '../testing/refusal.ts'
import { ADMIN, clientOf, openTestShop } from '../testing/shop.ts'

const JANE = { email: 'jane@shop.test', password: 'password' }
const END = '2026-06-15T00:00:00.000Z'
const DOMAIN = {
  id: 'd1',
  name: 'example.com',
  price: 1200,
  autoRenew: false,
  expiresAt: END,
  lastNotice: null,
}

/** Jane with a domain that expires soon; somebody's call is crossed by her deletion after the first statement on `crossing`. */
async function openCrossed(account: typeof JANE, crossing: Parameters<typeof crossedBy>[1]) {
  const shop = await openTestShop()
  const { id } = await shop.customer('jane', 2000)
  const { store, backend } = shop
  await store.transaction((tx) =>
    tx.domains.insert({ ...DOMAIN, createdAt: backend.now(), userId: id }),
  )
  const erase = async (tx: Tx) => {
    await tx.users.update(id, tombstoneOf({ id }))
  }
  const sessionToken = tokenInMemory()
  await shop.visitor({ sessionToken }).accounts.login(account)
  const crossed = { ...backend, store: crossedBy(store, crossing, erase) }
  const client = clientOf(crossed, { sessionToken })
  const left = () =>
    store.read(async (tx) => [
      await tx.services.count({ userId: id }),
      await tx.tickets.count({ userId: id }),
      await tx.invoices.count({ userId: id }),
      (await tx.domains.get('d1'))?.expiresAt,
    ])
  return { client, id, left }
}

test('no service is added for a client who is deleted at that moment', async () => {
  const { client, id, left } = await openCrossed(ADMIN, ['users', 'get'])
  const form = { userId: id, planName: 'Extra', price: 500, planId: '' }
  expect(await refusalOf(client.services.add(form))).toEqual(['CLIENT_NOT_FOUND', {}])
  expect(await left()).toEqual([0, 0, 0, END])
})

test('no ticket is opened by a customer who is deleted at that moment', async () => {
  const { client, left } = await openCrossed(JANE, ['settings', 'get'])
  const form = { subject: 'Lag', priority: 'low', message: 'It is slow.', serviceId: '' } as const
  expect(await refusalOf(client.tickets.open(form))).toEqual(['LOGIN_REQUIRED', {}])
  expect(await left()).toEqual([0, 0, 0, END])
})

test.each([true, false])(
  'no domain is renewed for a customer who is deleted at that moment (coins: %s)',
  async (withCoins) => {
    const { client, left } = await openCrossed(JANE, ['domains', 'get'])
    const call = client.domains.renew({ id: 'd1', withCoins, expiresAt: END, total: 1200 })
    expect(await refusalOf(call)).toEqual(['LOGIN_REQUIRED', {}])
    expect(await left()).toEqual([0, 0, 0, END])
  },
)

test('no domain begins to renew itself for a customer who is deleted at that moment', async () => {
  const { client } = await openCrossed(JANE, ['domains', 'get'])
  const call = client.domains.setAutoRenew({ id: 'd1', autoRenew: true })
  expect(await refusalOf(call)).toEqual(['LOGIN_REQUIRED', {}])
})

test.each([
  [true, 'update'],
  [false, 'get'],
] as const)(
  'a deletion takes a domain before its open invoice, as who pays it does (auto-renewal: %s)',
  async (autoRenew, statement) => {
    const shop = await openTestShop()
    const { store, backend } = shop
    const jane = await shop.customer('jane')
    await store.transaction((tx) =>
      tx.domains.insert({ ...DOMAIN, createdAt: backend.now(), userId: jane.id, autoRenew }),
    )
    const renewal = { id: DOMAIN.id, withCoins: false, expiresAt: END, total: DOMAIN.price }
    const { invoice } = await jane.domains.renew(renewal)
    const statusOf = async (tx: ReadTx) => (await tx.invoices.get(invoice.id))?.status
    let statusThen: string | undefined
    const crossed = crossedBy(store, ['domains', statement], async (tx) => {
      statusThen = await statusOf(tx)
    })
    const admin = clientOf({ ...backend, store: crossed })
    await admin.accounts.login(ADMIN)
    await admin.clients.remove({ id: jane.id })
    expect(statusThen).toBe('unpaid')
    expect(await store.read(statusOf)).toBe('cancelled')
  },
)
