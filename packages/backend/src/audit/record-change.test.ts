import { asActor } from '@hostfront/domain/accounts/permissions'
import { expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { recordChange } from './record-change.ts'

interface Row {
  readonly id: string
  readonly passwordHash: string
  readonly theme: { readonly accent: string; readonly ground: string }
  readonly name: string
}

const row: Row = {
  id: 'one',
  passwordHash: '$secret',
  theme: { accent: 'amber', ground: 'ink' },
  name: 'One',
}

/** The line that a change leaves in the log: `[before, after]`. */
async function lineOf(shop: TestShop, before: Row | null, after: Row | null) {
  const user = await shop.store.read((tx) => tx.users.find({ email: 'admin@shop.test' }))
  if (!user) throw new Error('No administrator')
  const call = { ...shop.backend, actor: asActor(user) } as unknown as Parameters<
    typeof recordChange
  >[1]
  await shop.store.transaction((tx) => recordChange(tx, call, 'test', before, after))
  const { items } = await shop.store.read((tx) => tx.auditLog.list({ limit: 1 }))
  return items.map((entry) => [entry.subject, entry.before, entry.after])[0]
}

test('only what differs is kept, groups whole, and never a password', async () => {
  const shop = await openTestShop()
  const after = { ...row, passwordHash: '$other', theme: { accent: 'teal', ground: 'ink' } }
  expect(await lineOf(shop, row, after)).toEqual([
    'one',
    '{"theme":{"accent":"amber","ground":"ink"}}',
    '{"theme":{"accent":"teal","ground":"ink"}}',
  ])
})

test('of what is new or gone everything is kept, but no password', async () => {
  const shop = await openTestShop()
  const whole = '{"id":"one","theme":{"accent":"amber","ground":"ink"},"name":"One"}'
  expect(await lineOf(shop, null, row)).toEqual(['one', null, whole])
  expect(await lineOf(shop, row, null)).toEqual(['one', whole, null])
})
