/** The same movement in a file that has what the bank calls it, and in one that has not. */
import { expect, test } from 'vitest'
import { asFile, moved, openWithInvoices, SOURCE } from '../testing/statement-desk.ts'

const LABEL = 'VIR Karim Benali'
const WITH = { ...moved(LABEL), id: 'BANK-77120' }
const WITHOUT = moved('Vir. karim  benali')

test.each([
  ['without ids after one with them', WITH, WITHOUT],
  ['with ids after one without', WITHOUT, WITH],
])('a file %s pays nothing again', async (_, first, second) => {
  const { shop, admin, first: invoice, second: other, match, apply } = await openWithInvoices()
  await apply(first, invoice)
  const known = { state: 'applied', number: invoice.number }
  expect(await match([second])).toMatchObject([{ band: 'none', invoiceId: null, known }])
  expect(await apply(second, other)).toEqual({ isNew: false, number: invoice.number })
  expect(await shop.store.read((tx) => tx.payments.count())).toBe(1)
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
})

test('a second payment that looks like the first is taken, and what is known then stays known', async () => {
  const { shop, admin, first, second, match, apply } = await openWithInvoices()
  await apply(WITH, first)
  const file = asFile([WITHOUT, WITHOUT])
  expect((await match([WITHOUT, WITHOUT])).map(({ known }) => known?.number ?? null)).toEqual([
    first.number,
    null,
  ])
  const applyRow = (at: number) => {
    const {
      id: reference,
      before = [],
      key = '',
      date,
      amount,
      label,
    } = { ...WITHOUT, ...file[at] }
    const movement = { key, date, amount, label }
    const asked = { source: SOURCE, method: 'bank-transfer', movement, reference, before }
    return admin.statements.apply({ ...asked, invoiceId: second.id })
  }
  expect(await applyRow(1)).toEqual({ isNew: true, number: second.number })
  expect(await applyRow(0)).toEqual({ isNew: false, number: first.number })
  const both = [WITH, { ...WITH, id: 'BANK-77121' }]
  expect((await match(both)).map(({ known }) => known?.number)).toEqual([
    first.number,
    second.number,
  ])
  expect(await shop.store.read((tx) => tx.payments.count())).toBe(2)
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
})

test('a payment of its amount on another day, or in other words, is another', async () => {
  const { first, second, match, apply } = await openWithInvoices()
  await apply(WITH, first)
  const others = [{ ...WITHOUT, date: '2026-06-02' }, moved('VIR Salma Alaoui')]
  expect((await match(others)).map(({ known, recorded }) => [known, recorded])).toEqual([
    [null, null],
    [null, null],
  ])
  expect(await apply(moved('VIR Salma Alaoui'), second)).toMatchObject({ isNew: true })
})

test('what says the same in a longer text is not sure, and says what it perhaps is', async () => {
  const { first, second, match, apply } = await openWithInvoices()
  await apply({ ...moved(`FACT ${second.number}`), id: 'BANK-77120' }, first)
  expect(await match([moved(`VIREMENT RECU FACT ${second.number} MERCI`)])).toMatchObject([
    {
      band: 'suggested',
      invoiceId: second.id,
      known: null,
      recorded: { reference: `FACT ${second.number}`, receivedAt: '2026-06-01T00:00:00.000Z' },
    },
  ])
})

test('an undone row, and one that was set aside, stand for no movement of another file', async () => {
  const { admin, first, second, match, apply, ignore } = await openWithInvoices()
  await apply(WITH, first)
  const [paid] = (await admin.payments.list({})).items
  await admin.payments.undo({ id: paid?.payment.id ?? '', reason: 'Of another client.' })
  await ignore({ ...moved('VIR Salma Alaoui'), id: 'BANK-77121' })
  expect((await match([WITHOUT, moved('VIR Salma Alaoui')])).map(({ known }) => known)).toEqual([
    null,
    null,
  ])
  expect(await apply(WITHOUT, second)).toEqual({ isNew: true, number: second.number })
})
