/** Each procedure that takes effect once, sent twice under one key. */
import { contract } from '@hostfront/contract/contract'
import { expect, test } from 'vitest'
import { allRowsOf } from '../testing/all-rows.ts'
import { inputOf, rows, send } from '../testing/calls/calls.ts'
import { openStage } from '../testing/stage.ts'

const onceOnly = rows.filter(({ once }) => once)

test('the table says of the same procedures as the contract that they take effect once', () => {
  const described = Object.entries(contract).flatMap(([noun, verbs]) =>
    Object.entries(verbs).flatMap(([verb, { '~orpc': procedure }]) =>
      procedure.meta.once ? [`${noun}.${verb}`] : [],
    ),
  )
  expect(onceOnly.map(({ name }) => name).sort()).toEqual(described.sort())
})

test.each(onceOnly.map((row) => [row.name, row] as const))(
  '%s sent twice under one key takes effect once and is answered alike',
  async (_name, row) => {
    const { shop, records, keyed } = await openStage(row)
    const caller = row.who === 'team' ? 'admin' : 'owner'
    const under = await keyed(caller)
    const input = await inputOf(row, { place: 'alone', records, caller })
    const before = await allRowsOf(shop)
    const first = await send(under('k1'), row, input)
    const after = await allRowsOf(shop)
    expect(after).not.toEqual(before)
    expect(after.idempotencyKeys.length).toBe(before.idempotencyKeys.length + 1)
    shop.passSeconds(60)
    expect(await send(under('k1'), row, input)).toEqual(first)
    expect(await allRowsOf(shop)).toEqual(after)
  },
)
