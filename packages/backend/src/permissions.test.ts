/** Who may call what, every procedure called by everybody: what the table expects, and not what the contract says. */
import { ORPCError } from '@orpc/server'
import { describe, expect, test } from 'vitest'
import { answerTo, answerToKey, inputOf, rows, send } from './testing/calls/calls.ts'
import { PEOPLE, type Person } from './testing/calls/people.ts'
import type { NamedRow } from './testing/calls/row.ts'
import { orderForm } from './testing/order-form.ts'
import type { Client } from './testing/shop.ts'
import { type Caller, openStage } from './testing/stage.ts'

const CALLERS = [...PEOPLE, 'key', 'wrongKey'] as const

describe.each(rows.map((row) => [row.name, row] as const))('%s', (_name, row) => {
  test.each(CALLERS)('called by: %s', async (caller) => {
    const { callers, records, snapshot } = await openStage(row)
    const input = await inputOf(row, { place: 'alone', records, caller: personOf(caller) })
    const before = await snapshot()
    const answer = await answerOf(() => send(callers[caller], row, input))
    expect(answer).toBe(expectedOf(row, caller))
    if (answer !== 'ok') expect(await snapshot()).toBe(before)
  })
})

test('an administrator’s key reaches what its scopes name, and nothing that names none', async () => {
  const { callers, records, shop } = await openStage({})
  const { key } = await callers.admin.apiKeys.create({
    name: 'Accounting',
    scopes: ['orders:read'],
    expiresInDays: null,
  })
  const client = shop.visitor({ apiKey: key })
  const id = await records.order()
  expect(await answerOf(() => client.orders.list({}))).toBe('ok')
  expect(await answerOf(() => client.orders.reject({ id, reason: 'No' }))).toBe('FORBIDDEN')
  expect(await answerOf(() => client.shop.exportDocument())).toBe('FORBIDDEN')
})

test('a key that may not read the account is a stranger to it', async () => {
  const { callers } = await openStage({ scope: 'account:read' })
  expect(await callers.key.accounts.me()).toMatchObject({ email: 'owner@shop.test' })
  expect(await callers.wrongKey.accounts.me()).toBeNull()
})

test('lists show a customer nothing that belongs to another', async () => {
  const { callers, records } = await openStage({})
  const { other, owner, admin } = callers
  await records.unpaidOrder()
  await admin.orders.approve({ id: (await owner.orders.place(orderForm)).order.id })
  await records.service()
  await records.domainRenewal()
  await records.ticket()
  const countsFor = async ({
    orders,
    services,
    domains,
    billing,
    notifications,
    tickets,
  }: Client) =>
    Promise.all(
      [
        orders.mine,
        tickets.mine,
        services.mine,
        billing.invoices,
        billing.coinEntries,
        notifications.list,
        domains.mine,
      ].map(async (list) => (await list({})).items.length),
    )
  expect(await countsFor(owner)).toEqual([2, 1, 2, 2, 2, 3, 1])
  expect(await countsFor(other)).toEqual([0, 0, 0, 0, 0, 0, 0])
})

/** Keys are the owner's. */
const personOf = (caller: Caller): Person =>
  caller === 'key' || caller === 'wrongKey' ? 'owner' : caller

function expectedOf(row: NamedRow, caller: Caller): string {
  if (caller === 'key') return answerToKey(row, 'owner', row.scope ? [row.scope] : [], 'alone')
  if (caller === 'wrongKey') return answerToKey(row, 'owner', [], 'alone')
  return answerTo(row, caller, 'alone')
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
