import { expect, test } from 'vitest'
import type { Rows } from '../collections.ts'
import type { Store, Tx } from '../port.ts'
import type { OpenStore } from './open-store.ts'
import { sampleRow, sampleUser } from './sample-rows.ts'
import { testAddressSearch } from './search-address.ts'

const names = [
  'Straße 100%',
  'STRASSE_1',
  'İstanbul',
  'istanbul',
  'Ｆｕｌｌ Ｗｉｄｔｈ',
  'Zoë Ünal',
  'back\\slash',
  "o'brien; drop",
]

/** What a search finds: the folded text itself, no pattern. */
export function testSearch(open: OpenStore): void {
  const cases: [search: string, finds: string[]][] = [
    ['', names],
    ['100%', ['Straße 100%']],
    ['%', ['Straße 100%']],
    ['_', ['STRASSE_1']],
    ['e_1', ['STRASSE_1']],
    ['\\', ['back\\slash']],
    ["'", ["o'brien; drop"]],
    ['straße', ['Straße 100%']],
    ['STRASSE', ['STRASSE_1']],
    ['İSTANBUL', ['İstanbul']],
    ['ISTANBUL', ['istanbul']],
    ['full width', ['Ｆｕｌｌ Ｗｉｄｔｈ']],
    ['ｉｓｔａｎｂｕｌ', ['istanbul']],
    ['ZOË', ['Zoë Ünal']],
    ['Zoe\u0308', ['Zoë Ünal']],
    ['ünal', ['Zoë Ünal']],
    ['USER-3@', ['STRASSE_1']],
    ['no such text', []],
  ]
  for (const [search, finds] of cases) {
    test(`searching "${search}" finds ${finds.length} of ${names.length}`, async () => {
      const store = await open()
      await insertNames(store)
      const page = await store.read((tx) =>
        tx.users.list({ search, order: 'oldest', limit: names.length }),
      )
      expect(page.items.map(({ name }) => name)).toEqual(finds)
    })
  }

  test('a search is combined with conditions and paged like any list', async () => {
    const store = await open()
    await insertNames(store)
    const query = { search: 'S', where: { role: 'admin' }, order: 'oldest', limit: 2 } as const
    const first = await store.read((tx) => tx.users.list(query))
    const second = await store.read((tx) => tx.users.list({ ...query, after: first.next }))
    expect(first.items.map(({ name }) => name)).toEqual(['Straße 100%', 'İstanbul'])
    expect(second.items.map(({ name }) => name)).toEqual(['Ｆｕｌｌ Ｗｉｄｔｈ', 'back\\slash'])
    expect(second.next).toBeNull()
  })

  testOwnerSearch(open)
  testShownText(open)
  testAddressSearch(open)
}

function testOwnerSearch(open: OpenStore): void {
  const found = async (search: string) => {
    const store = await open()
    await insertOwned(store)
    return store.read(async (tx) => ({
      users: (await tx.users.list({ search, limit: 9 })).items.map(({ id }) => id),
      orders: (await tx.orders.list({ search, limit: 9 })).items.map(({ id }) => id),
    }))
  }

  test('a search finds what belongs to the users that it finds', async () => {
    expect(await found('OMAR')).toEqual({ users: ['user-2'], orders: ['order-3', 'order-2'] })
  })

  test('a search finds rows by themselves or by whose they are, each once', async () => {
    expect(await found('night')).toEqual({ users: ['user-1'], orders: ['order-2', 'order-1'] })
    expect(await found('100%')).toEqual({ users: [], orders: [] })
  })

  test('what is searched by its owner is still held to its conditions, and paged', async () => {
    const store = await open()
    await insertOwned(store)
    const query = { search: 'omar', where: { status: 'pending' }, limit: 1 } as const
    const first = await store.read((tx) => tx.orders.list(query))
    expect(first.items.map(({ id }) => id)).toEqual(['order-3'])
    const second = await store.read((tx) => tx.orders.list({ ...query, after: first.next }))
    expect(second.items.map(({ id }) => id)).toEqual(['order-2'])
    expect(second.next).toBeNull()
    const active = { ...query, where: { status: 'active' } } as const
    expect((await store.read((tx) => tx.orders.list(active))).items).toEqual([])
  })
}

/** What rows print is found: the names made of their fields, and the rows that they are shown with. */
function testShownText(open: OpenStore): void {
  test('orders are found by plan, reason, invoice number and payment reference', async () => {
    const store = await open()
    await insertBilled(store)
    const find = async (search: string) =>
      (await store.read((tx) => tx.orders.list({ search, order: 'oldest', limit: 9 }))).items.map(
        ({ id }) => id,
      )
    expect(await find('vps metal')).toEqual(['order-1'])
    expect(await find('No rack LEFT')).toEqual(['order-2'])
    expect(await find('2026-00712')).toEqual(['order-1'])
    expect(await find('om-7781')).toEqual(['order-1'])
    expect(await find('2026-00713')).toEqual([])
    const inOrder = { by: 'text', descending: true } as const
    const first = await store.read((tx) =>
      tx.orders.list({ search: '2026', order: inOrder, limit: 1 }),
    )
    expect(first.items.map(({ id }) => id)).toEqual(['order-1'])
  })

  test('invoices are found by what they bill, and still after they are paid', async () => {
    const store = await open()
    await insertBilled(store)
    const find = async (search: string) =>
      (await store.read((tx) => tx.invoices.list({ search, limit: 9 }))).items.map(({ id }) => id)
    expect(await find('night shift')).toEqual(['invoice-1'])
    expect(await find('sample-shop-1.com')).toEqual(['invoice-2'])
    const paid = { status: 'paid', paidAt: '2026-04-01T10:00:00.000Z' } as const
    await store.transaction((tx) =>
      Promise.all([
        tx.invoices.update('invoice-2', paid),
        insertPayment(tx, 'TX 9', { invoiceId: 'invoice-2', subjectId: 'domain-1' }),
      ]),
    )
    expect(await find('tx 9')).toEqual(['invoice-2'])
    expect(await find('sample-shop-1.com')).toEqual(['invoice-2'])
  })

  test('services are found by their id and what was typed for them, tickets by who looks after them, news by what they say', async () => {
    const store = await open()
    await store.transaction(async (tx) => {
      await tx.users.insert(sampleRow('users'))
      await tx.users.insert(sampleUser(2, { name: 'Karim' }))
      await tx.services.insert(sampleRow('services', { orderId: null, planId: 'rack-7-slot-3' }))
      await tx.tickets.insert(sampleRow('tickets', { assigneeId: 'user-2' }))
      await tx.tickets.insert(sampleRow('tickets', { id: 'ticket-2', assigneeId: null }))
      await tx.announcements.insert(sampleRow('announcements', { content: 'Frankfurt\ngrows' }))
      await tx.contactMessages.insert(sampleRow('contactMessages', { message: 'Which uplink?' }))
    })
    const found = await store.read(async (tx) => ({
      service: (await tx.services.list({ search: 'RACK-7', limit: 9 })).items.length,
      typed: (await tx.services.list({ search: 'minetest 漢', limit: 9 })).items.length,
      chosen: (await tx.services.list({ search: 'germany', limit: 9 })).items.length,
      tickets: (await tx.tickets.list({ search: 'karim', limit: 9 })).items.map(({ id }) => id),
      news: (await tx.announcements.list({ search: 'frankfurt grows', limit: 9 })).items.length,
      message: (await tx.contactMessages.list({ search: 'uplink', limit: 9 })).items.length,
    }))
    expect(found).toEqual({
      service: 1,
      typed: 1,
      chosen: 0,
      tickets: ['ticket-1'],
      news: 1,
      message: 1,
    })
  })
}

/** A billed order of a VPS, a rejected one without an invoice, and the invoice of a domain. */
async function insertBilled(store: Store): Promise<void> {
  await store.transaction(async (tx) => {
    await tx.users.insert(sampleRow('users'))
    await tx.orders.insert(sampleRow('orders', { planName: 'Metal', serverType: 'vps' }))
    await tx.orders.insert(
      sampleRow('orders', { id: 'order-2', planName: 'Wood', reason: 'No rack left.' }),
    )
    const bill = { subjectKind: null, subjectId: null, periodStart: null } as const
    const line = (description: string) => [{ description, amount: 450 }]
    await tx.invoices.insert(
      sampleRow('invoices', {
        ...bill,
        subjectKind: 'order',
        subjectId: 'order-1',
        number: '2026-00712',
        lines: line('VPS Metal "Night Shift", monthly'),
        subtotal: 450,
        tax: 0,
        total: 450,
      }),
    )
    await tx.invoices.insert(
      sampleRow('invoices', {
        ...bill,
        id: 'invoice-2',
        // Ids of two kinds may be alike.
        subjectKind: 'licence',
        subjectId: 'order-2',
        number: '2026-00713',
        lines: line('Domain sample-shop-1.com, a year'),
        subtotal: 450,
        tax: 0,
        total: 450,
      }),
    )
    await insertPayment(tx, 'OM-7781', { invoiceId: 'invoice-1', subjectId: 'order-1' })
  })
}

async function insertPayment(
  tx: Tx,
  reference: string,
  pays: Pick<Rows['paymentAllocations'], 'invoiceId' | 'subjectId'>,
): Promise<void> {
  const id = `of-${pays.invoiceId}`
  const referenceKey = reference.toLowerCase()
  await tx.payments.insert(sampleRow('payments', { id, reference, referenceKey }))
  await tx.paymentAllocations.insert(
    sampleRow('paymentAllocations', { id, paymentId: id, reference, ...pays }),
  )
}

/** Of Nightingale "Los Santos" (1), of Omar "Night Shift" (2) and "Vice" (3). */
async function insertOwned(store: Store): Promise<void> {
  await store.transaction(async (tx) => {
    await tx.users.insert(sampleRow('users', { name: 'Nightingale' }))
    await tx.users.insert(sampleUser(2, { name: 'Omar' }))
    const orders = [
      ['order-1', 'user-1', 'Los Santos'],
      ['order-2', 'user-2', 'Night Shift'],
      ['order-3', 'user-2', 'Vice'],
    ] as const
    for (const [id, userId, serverName] of orders) {
      await tx.orders.insert(sampleRow('orders', { id, userId, serverName }))
    }
  })
}

async function insertNames(store: Store): Promise<void> {
  await store.transaction(async (tx) => {
    for (const [at, name] of names.entries()) {
      await tx.users.insert(sampleUser(at + 2, { name, role: at % 2 ? 'user' : 'admin' }))
    }
  })
}
