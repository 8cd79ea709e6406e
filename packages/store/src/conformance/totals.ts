import { expect, test } from 'vitest'
import type { Rows } from '../collections.ts'
import type { Store, Totals, TotalsQuery, Tx } from '../port.ts'
import { fillShop } from './fill-shop.ts'
import type { OpenStore } from './open-store.ts'
import { sampleRow } from './sample-rows.ts'

const day = (number: number, time = '10:00:00.000') => `2026-03-0${number}T${time}Z`
const buyer = (country: string | null) => ({
  ...{ name: 'Amina', company: null, taxId: null },
  ...{ street: null, postcode: null, town: null },
  country,
})

/** Beside the sample, which is open and of a service, four that are paid in two months. */
async function openShop(open: OpenStore): Promise<Store> {
  const store = await open()
  const invoice = (number: number, subtotal: number, fields: Partial<Rows['invoices']>) =>
    sampleRow('invoices', {
      id: `invoice-${number}`,
      number: `2026-0000${number}`,
      subjectKind: null,
      subjectId: null,
      periodStart: null,
      lines: [{ description: 'Plan', amount: subtotal }],
      subtotal,
      tax: subtotal / 10,
      total: subtotal + subtotal / 10,
      status: 'paid',
      buyer: buyer('MA'),
      ...fields,
    })
  await store.transaction(async (tx) => {
    await fillShop(tx)
    await tx.invoices.update('invoice-1', { status: 'unpaid', paidAt: null })
    await tx.invoices.insert(
      invoice(2, 1000, { paidAt: day(1, '00:00:00.000'), paymentMethod: 'paypal' }),
    )
    await tx.invoices.insert(
      invoice(3, 2000, { paidAt: day(1, '23:59:59.999'), paymentMethod: 'coins' }),
    )
    await tx.invoices.insert(
      invoice(4, 3_000_000_000, { paidAt: day(2), paymentMethod: 'coins', buyer: buyer('FR') }),
    )
    await tx.invoices.insert(
      invoice(5, 40, {
        ...{ paidAt: '2026-02-28T23:59:59.999Z', paymentMethod: 'coins', buyer: buyer(null) },
        ...{ subjectKind: 'service', subjectId: 'service-1', taxBasisPoints: null },
      }),
    )
  })
  return store
}

type Query = TotalsQuery<Rows['invoices']>

const PAID = { status: 'paid' } as const
const asLists = (totals: readonly Totals[]) =>
  totals.map(({ keys, count, sums }) => [...keys, count, ...sums])

/** Rows counted by several things at once, and what they add up to. */
export function testTotals(open: OpenStore): void {
  const queries: [what: string, query: Query, totals: unknown[]][] = [
    [
      'nothing, which counts all',
      { where: PAID, sums: ['total', 'tax'] },
      [[4, 3_300_003_344, 300_000_304]],
    ],
    ['nothing, where there is nothing', { where: { id: 'none' }, sums: ['total'] }, [[0, 0]]],
    ['nothing, where there can be nothing', { where: { id: 'no\u0000ne' } }, [[0]]],
    [
      'two fields',
      { where: PAID, by: ['paymentMethod', 'taxBasisPoints'], sums: ['subtotal'] },
      [
        ['coins', 2000, 2, 3_000_002_000],
        ['coins', null, 1, 40],
        ['paypal', 2000, 1, 1000],
      ],
    ],
    [
      'the day of a time',
      { where: PAID, by: [{ field: 'paidAt', per: 'day' }], sums: ['subtotal'] },
      [
        ['2026-02-28', 1, 40],
        ['2026-03-01', 2, 3000],
        ['2026-03-02', 1, 3_000_000_000],
      ],
    ],
    [
      'the month of a time that may be null',
      { by: [{ field: 'paidAt', per: 'month' }] },
      [
        ['2026-02', 1],
        ['2026-03', 3],
        [null, 1],
      ],
    ],
    [
      'a text in a field that holds several',
      { where: PAID, by: [{ within: 'buyer', field: 'country' }], sums: ['subtotal'] },
      [
        ['FR', 1, 3_000_000_000],
        ['MA', 2, 3000],
        [null, 1, 40],
      ],
    ],
    [
      'a field of the row that another names',
      {
        where: PAID,
        by: ['status', { via: [{ by: 'subjectId', to: 'services' }], field: 'planId' }],
      },
      [
        ['paid', 'samp-starter', 1],
        ['paid', null, 3],
      ],
    ],
    ['what is not there', { where: { id: 'none' }, by: ['status'] }, []],
  ]
  for (const [what, query, expected] of queries) {
    test(`rows are totalled by ${what}`, async () => {
      const store = await openShop(open)
      expect(asLists(await store.read((tx) => tx.invoices.totals(query)))).toEqual(expected)
    })
  }

  test('rows are totalled by what is reached over several others, in their transaction, too', async () => {
    const store = await openShop(open)
    const invoice = { by: 'invoiceId', to: 'invoices' } as const
    const query: TotalsQuery<Rows['creditNotes']> = {
      by: [
        { via: [invoice], field: 'paymentMethod' },
        { via: [invoice, { by: 'subjectId', to: 'services' }], field: 'planName' },
        { via: [invoice, { by: 'subjectId', to: 'orders' }], field: 'planName' },
      ],
      sums: ['total'],
    }
    const inside = await store.transaction(async (tx) => {
      await tx.invoices.update('invoice-1', { paymentMethod: 'wise' })
      await tx.services.update('service-1', { planName: 'Ünïcode 漢字' })
      await tx.creditNotes.insert(
        sampleRow('creditNotes', { id: 'note-2', number: 'CN-2026-00002', invoiceId: 'invoice-2' }),
      )
      return asLists(await tx.creditNotes.totals(query))
    })
    const { total } = sampleRow('creditNotes')
    expect(inside).toEqual([
      ['paypal', null, null, 1, total],
      ['wise', 'Ünïcode 漢字', null, 1, total],
    ])
    expect(asLists(await store.read((tx) => tx.creditNotes.totals(query)))).toEqual(inside)
  })

  test('totals of what is no scalar, no time, no number and no row are refused', async () => {
    const store = await openShop(open)
    const service = { by: 'subjectId', to: 'services' }
    const queries = [
      { by: ['lines'] },
      { by: ['nothing'] },
      { by: [{ field: 'number', per: 'day' }] },
      { by: [{ within: 'number', field: 'country' }] },
      { by: [{ via: [service], field: 'options' }] },
      { by: [{ via: [{ ...service, by: 'lines' }], field: 'planId' }] },
      { sums: ['number'] },
    ]
    for (const query of queries) {
      const totals = store.read((tx) => (tx as Tx).invoices.totals(query as unknown as Query))
      await expect(totals, JSON.stringify(query)).rejects.toMatchObject({ kind: 'check' })
    }
  })
}
