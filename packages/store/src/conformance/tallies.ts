import { expect, test } from 'vitest'
import type { Rows } from '../collections.ts'
import type { Store, TallyQuery, Tx } from '../port.ts'
import { fillShop } from './fill-shop.ts'
import type { OpenStore } from './open-store.ts'
import { sampleRow } from './sample-rows.ts'

const day = (number: number, time = '10:00:00.000') => `2026-03-0${number}T${time}Z`

/** Six invoices beside the sample: three paid, on two days. */
async function openShop(open: OpenStore): Promise<Store> {
  const store = await open()
  const invoice = (number: number, total: number, fields: Partial<Rows['invoices']>) =>
    sampleRow('invoices', {
      id: `invoice-${number}`,
      number: `2026-0000${number}`,
      subjectKind: null,
      subjectId: null,
      lines: [{ description: 'Plan', amount: total }],
      subtotal: total,
      tax: 0,
      total,
      ...fields,
    })
  await store.transaction(async (tx) => {
    await fillShop(tx)
    await tx.invoices.update('invoice-1', { status: 'cancelled' })
    await tx.invoices.insert(invoice(2, 100, { status: 'paid', paidAt: day(2, '00:00:00.000') }))
    await tx.invoices.insert(invoice(3, 250, { status: 'paid', paidAt: day(2, '23:59:59.999') }))
    await tx.invoices.insert(invoice(4, 400, { status: 'paid', paidAt: day(3) }))
    await tx.invoices.insert(invoice(5, 3_000_000_000, { status: 'overdue' }))
    await tx.invoices.insert(invoice(6, 0, { status: 'unpaid' }))
  })
  return store
}

/** Rows counted by what they have in common. */
export function testTallies(open: OpenStore): void {
  const invoices: [what: string, query: TallyQuery<Rows['invoices']>, tallies: unknown[]][] = [
    [
      'a state',
      { by: 'status', sum: 'total' },
      [
        ['cancelled', 1, 2430],
        ['overdue', 1, 3_000_000_000],
        ['paid', 3, 750],
        ['unpaid', 1, 0],
      ],
    ],
    [
      'a field that may be null, which comes last',
      { by: 'subjectId' },
      [
        ['service-1', 1, 0],
        [null, 5, 0],
      ],
    ],
    [
      'a number',
      { by: 'total', where: { total: { lt: 2500 } } },
      [
        [0, 1, 0],
        [100, 1, 0],
        [250, 1, 0],
        [400, 1, 0],
        [2430, 1, 0],
      ],
    ],
    [
      'the day of a time, with a sum',
      { by: 'paidAt', perDay: true, sum: 'total', where: { status: 'paid' } },
      [
        ['2026-03-02', 2, 350],
        ['2026-03-03', 1, 400],
      ],
    ],
    [
      'the day of a time that may be null, in a stretch of time',
      { by: 'paidAt', perDay: true, where: { paidAt: { gte: day(3, '00:00:00.000') } } },
      [['2026-03-03', 1, 0]],
    ],
    [
      'the day, where there is none',
      { by: 'paidAt', perDay: true, where: { status: { in: ['overdue', 'paid'] } } },
      [
        ['2026-03-02', 2, 0],
        ['2026-03-03', 1, 0],
        [null, 1, 0],
      ],
    ],
    ['what is not there', { by: 'status', sum: 'total', where: { id: 'none' } }, []],
  ]
  for (const [what, query, expected] of invoices) {
    test(`rows are tallied by ${what}`, async () => {
      const store = await openShop(open)
      const tallies = await store.read((tx) => tx.invoices.tally(query))
      expect(tallies.map(({ key, count, sum }) => [key, count, sum])).toEqual(expected)
    })
  }

  test('yes and no are tallied, and numbers that may be null are added up', async () => {
    const store = await openShop(open)
    const tallies = await store.transaction(async (tx) => {
      const service = { orderId: null, autoRenew: true, price: 7 }
      await tx.services.insert(sampleRow('services', { id: 'service-2', ...service }))
      await tx.invoices.update('invoice-2', { taxBasisPoints: null })
      return [
        await tx.services.tally({ by: 'autoRenew', sum: 'price' }),
        await tx.invoices.tally({ by: 'userId', sum: 'taxBasisPoints' }),
      ]
    })
    expect(tallies).toEqual([
      [
        { key: false, count: 1, sum: 500 },
        { key: true, count: 1, sum: 7 },
      ],
      [{ key: 'user-1', count: 6, sum: 10_000 }],
    ])
  })

  test('a tally sees what its transaction has changed', async () => {
    const store = await openShop(open)
    const query = { by: 'status', sum: 'total', where: { total: { lte: 400 } } } as const
    const inside = await store.transaction(async (tx) => {
      await tx.invoices.update('invoice-2', { status: 'refunded' })
      await tx.invoices.update('invoice-4', { status: 'overdue' })
      await tx.invoices.delete('invoice-6')
      return tx.invoices.tally(query)
    })
    expect(inside).toEqual([
      { key: 'overdue', count: 1, sum: 400 },
      { key: 'paid', count: 1, sum: 250 },
      { key: 'refunded', count: 1, sum: 100 },
    ])
    expect(await store.read((tx) => tx.invoices.tally(query))).toEqual(inside)
  })

  test('what is no scalar, no day or no number is refused', async () => {
    const store = await openShop(open)
    const queries = [
      { by: 'lines' },
      { by: 'nothing' },
      { by: 'number', perDay: true },
      { by: 'total', perDay: true },
      { by: 'status', sum: 'number' },
      { by: 'status', sum: 'nothing' },
    ]
    for (const query of queries) {
      const tally = store.read((tx) => anyTally(tx as Tx, query))
      await expect(tally, JSON.stringify(query)).rejects.toMatchObject({ kind: 'check' })
    }
  })
}

/** What the types forbid can still come. */
function anyTally(tx: Tx, query: object): Promise<unknown> {
  return tx.invoices.tally(query as TallyQuery<Rows['invoices']>)
}
