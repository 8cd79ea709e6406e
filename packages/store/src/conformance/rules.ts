import { expect, test } from 'vitest'
import { type CollectionName, collectionNames, collections, type Rows } from '../collections.ts'
import { type Reference, referencesOf } from '../references.ts'
import { rules } from '../rules.ts'
import { type AnyRow, anyRepository, insertReferenced } from './fill-shop.ts'
import type { OpenStore } from './open-store.ts'
import { sampleRow, sampleUser } from './sample-rows.ts'

/** For every declared check, fields that break it and nothing else. */
const broken: { readonly [Name in CollectionName]?: Record<string, Partial<Rows[Name]>> } = {
  users: { 'coins-not-negative': { coins: -1 } },
  plans: { 'price-not-negative': { price: -1 } },
  orders: {
    'coins-mean-paid': { paidWithCoins: false },
    'decided-has-time': { status: 'active' },
  },
  services: { 'location-as-chosen': { location: 'usa' } },
  invoices: {
    'total-adds-up': { total: 2431 },
    'paid-has-time': { status: 'paid' },
    'paid-within': { paid: 2431 },
    'subject-is-whole': { subjectKind: null },
  },
  domains: { 'price-not-negative': { price: -1 } },
  paymentMethods: { 'coins-by-id': { kind: 'coins' } },
  payments: { 'undone-is-said': { state: 'received' }, 'credited-within': { credited: 2431 } },
  paymentAllocations: { 'returned-within': { returned: 2431 } },
  creditNotes: { 'total-adds-up': { tax: 101 } },
  refunds: { 'settled-is-said': { settledAt: null } },
  declarations: { 'waiting-undecided': { decidedAt: null } },
  statementRows: { 'payment-unless-ignored': { state: 'ignored' } },
  paymentAttempts: { 'paid-once-succeeded': { state: 'failed' } },
  disputes: {
    'closed-is-said': { closedAt: null },
    'lost-was-withdrawn': { withdrawnOn: null },
    'taken-within': { takenBack: 2401 },
  },
  gatewayEvents: { 'done-is-said': { outcome: null } },
  instances: { 'panel-where-needed': { provider: 'manual' } },
  coinEntries: { 'balance-not-negative': { balanceAfter: -1 } },
  vouchers: { 'uses-within-limit': { usedCount: 101 } },
}

/** Other values for fields of unique keys, where a collection has several keys: to break one key alone. */
const different: { readonly [Name in CollectionName]?: Partial<Rows[Name]> } = {
  paymentAttempts: { session: 'cs_test_other', reference: 'pi_other' },
  invoices: {
    number: '2026-00002',
    periodStart: '2026-04-30T10:00:00.000Z',
    subjectKind: null,
    subjectId: null,
  },
}

/** Every rule that is declared is enforced: the tests are derived from the declarations. */
export function testRules(open: OpenStore): void {
  for (const collection of collectionNames) {
    for (const fields of rules[collection].unique) testUnique(open, collection, fields)
    for (const reference of referencesOf(collection)) testReference(open, collection, reference)
    for (const name of Object.keys(rules[collection].checks)) testCheck(open, collection, name)
    if (rules[collection].appendOnly) testAppendOnly(open, collection)
  }

  test('an invoice of a kind that the rules do not name refers to nothing, whatever has its id', async () => {
    const store = await open()
    const unnamed = { subjectKind: 'licence', subjectId: sampleRow('domains').id }
    await store.transaction(async (tx) => {
      await insertReferenced(tx, 'invoices')
      await tx.invoices.insert(sampleRow('invoices', unnamed))
    })
    expect(await store.transaction((tx) => tx.domains.delete(unnamed.subjectId))).toBe(true)
    expect(await store.read((tx) => tx.invoices.get('invoice-1'))).toMatchObject(unnamed)
  })

  test('a second row with the same id is refused', async () => {
    const store = await open()
    await store.transaction((tx) => tx.users.insert(sampleRow('users')))
    const again = store.transaction((tx) => tx.users.insert(sampleUser(2, { id: 'user-1' })))
    await expect(again).rejects.toMatchObject({ kind: 'unique', rule: 'users.id' })
  })

  test('a row that its schema refuses is neither inserted nor made by an update', async () => {
    const store = await open()
    await store.transaction((tx) => tx.users.insert(sampleRow('users')))
    const inserted = store.transaction((tx) => tx.users.insert(sampleUser(2, { name: '' })))
    await expect(inserted).rejects.toMatchObject({ kind: 'check', rule: 'users.name' })
    const unstorable = store.transaction((tx) => tx.users.insert(sampleUser(2, { name: 'Na\0me' })))
    await expect(unstorable).rejects.toMatchObject({ kind: 'check', rule: 'users.name' })
    const halved = store.transaction((tx) => tx.users.update('user-1', { name: 'half \ud800' }))
    await expect(halved).rejects.toMatchObject({ kind: 'check', rule: 'users.name' })
    const updated = store.transaction((tx) => tx.users.update('user-1', { country: 'Morocco' }))
    await expect(updated).rejects.toMatchObject({ kind: 'check', rule: 'users.country' })
    const half = store.transaction((tx) => tx.users.update('user-1', { coins: { increment: 0.5 } }))
    await expect(half).rejects.toMatchObject({ kind: 'check', rule: 'users.coins' })
  })
}

function testUnique(open: OpenStore, collection: CollectionName, fields: readonly string[]): void {
  const rule = `${collection}.${fields.join('+')}`
  const others = Object.entries(different[collection] ?? {}).filter(([at]) => !fields.includes(at))
  const second = { ...sampleRow(collection), ...Object.fromEntries(others), id: 'second' }

  test(`${rule} is unique`, async () => {
    const store = await open()
    await store.transaction(async (tx) => {
      await insertReferenced(tx, collection)
      await anyRepository(tx, collection).insert(sampleRow(collection))
    })
    const insert = store.transaction((tx) => anyRepository(tx, collection).insert(second))
    await expect(insert).rejects.toMatchObject({ kind: 'unique', rule })
    expect(await store.transaction((tx) => anyRepository(tx, collection).get('second'))).toBeNull()
  })

  const exempt = { [fields.at(-1) ?? '']: null }
  if (!collections[collection].safeParse({ ...second, ...exempt }).success) return
  test(`${rule} may be null more than once`, async () => {
    const store = await open()
    await store.transaction(async (tx) => {
      await insertReferenced(tx, collection)
      await anyRepository(tx, collection).insert({ ...sampleRow(collection), ...exempt })
      await anyRepository(tx, collection).insert({ ...second, ...exempt })
    })
    expect(await store.transaction((tx) => anyRepository(tx, collection).get('second'))).toEqual({
      ...second,
      ...exempt,
    })
  })
}

function testReference(
  open: OpenStore,
  collection: CollectionName,
  { field, target, kind }: Reference,
): void {
  const rule = `${collection}.${field}`
  const referring = (id: string): AnyRow => ({
    ...sampleRow(collection),
    ...(kind && { [kind.field]: kind.is }),
    [field]: id,
  })

  test(`${rule} must exist in ${target}`, async () => {
    const store = await open()
    const orphan = referring('missing')
    const insert = store.transaction(async (tx) => {
      await insertReferenced(tx, collection)
      await anyRepository(tx, collection).insert(orphan)
    })
    await expect(insert).rejects.toMatchObject({ kind: 'reference', rule })
  })

  if (rules[target].appendOnly) return
  test(`a row of ${target} cannot be deleted while ${rule} refers to it`, async () => {
    const store = await open()
    const id = sampleRow(target).id
    await store.transaction(async (tx) => {
      await insertReferenced(tx, collection)
      await anyRepository(tx, collection).insert(referring(id))
    })
    const remove = store.transaction((tx) => anyRepository(tx, target).delete(id))
    await expect(remove).rejects.toMatchObject({ kind: 'reference' })
    expect(await store.transaction((tx) => anyRepository(tx, target).get(id))).not.toBeNull()
  })
}

function testCheck(open: OpenStore, collection: CollectionName, name: string): void {
  const rule = `${collection}.${name}`
  const fields = broken[collection]?.[name]

  test(`${rule} holds for every insert`, async () => {
    expect(fields, `a row that breaks ${rule} is missing in this suite`).toBeDefined()
    const store = await open()
    const insert = store.transaction(async (tx) => {
      await insertReferenced(tx, collection)
      await anyRepository(tx, collection).insert({ ...sampleRow(collection), ...fields })
    })
    await expect(insert).rejects.toMatchObject({ kind: 'check', rule })
  })

  if (rules[collection].appendOnly) return
  test(`${rule} holds after every update`, async () => {
    const store = await open()
    const row = sampleRow(collection)
    await store.transaction(async (tx) => {
      await insertReferenced(tx, collection)
      await anyRepository(tx, collection).insert(row)
    })
    const update = store.transaction((tx) =>
      anyRepository(tx, collection).update(row.id, fields ?? {}),
    )
    await expect(update).rejects.toMatchObject({ kind: 'check', rule })
    expect(await store.transaction((tx) => anyRepository(tx, collection).get(row.id))).toEqual(row)
  })
}

function testAppendOnly(open: OpenStore, collection: CollectionName): void {
  test(`rows of ${collection} are never changed or deleted`, async () => {
    const store = await open()
    const row = sampleRow(collection)
    const rule = `${collection}.append-only`
    await store.transaction(async (tx) => {
      await insertReferenced(tx, collection)
      await anyRepository(tx, collection).insert(row)
    })
    const update = store.transaction((tx) => anyRepository(tx, collection).update(row.id, {}))
    await expect(update).rejects.toMatchObject({ kind: 'check', rule })
    const remove = store.transaction((tx) => anyRepository(tx, collection).delete(row.id))
    await expect(remove).rejects.toMatchObject({ kind: 'check', rule })
    expect(await store.transaction((tx) => anyRepository(tx, collection).get(row.id))).toEqual(row)
  })

  const { appendOnly } = rules[collection]
  if (typeof appendOnly !== 'object') return
  test(`rows of ${collection} that have ${appendOnly.unlessHas} can be deleted, and only that`, async () => {
    const store = await open()
    const until: AnyRow = {
      ...sampleRow(collection),
      [appendOnly.unlessHas]: '2026-06-01T10:00:00.000Z',
    }
    await store.transaction(async (tx) => {
      await insertReferenced(tx, collection)
      await anyRepository(tx, collection).insert(until)
    })
    const update = store.transaction((tx) => anyRepository(tx, collection).update(until.id, {}))
    await expect(update).rejects.toMatchObject({ kind: 'check' })
    const remove = () => store.transaction((tx) => anyRepository(tx, collection).delete(until.id))
    expect([await remove(), await remove()]).toEqual([true, false])
  })
}
