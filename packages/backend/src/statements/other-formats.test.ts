/** The same movement in a file of another format: dated otherwise, and known by what the bank calls it. */
import { expect, test } from 'vitest'
import { refusalOf } from '../testing/refusal.ts'
import { moved, openWithDeclaration, openWithInvoices } from '../testing/statement-desk.ts'

const BOOKED = { id: 'BANK-77120', date: '2026-06-01' }
const COUNTED = { id: 'bank 77120', date: '2026-05-30' }

test('declared money that was applied is known again by what the bank calls it, and pays nothing else', async () => {
  const { shop, admin, jane, first, declared, row, match, apply } = await openWithDeclaration()
  const [camt, csv] = [
    { ...row, ...BOOKED },
    { ...row, ...COUNTED, label: 'Virement recu' },
  ]
  await apply(camt, first, { declarationId: declared.id })
  const known = { state: 'applied', number: first.number }
  expect(await match([csv])).toMatchObject([{ band: 'none', invoiceId: null, known }])
  const lines = [{ description: 'Moving in', amount: 900 }]
  const dueDate = '2026-06-30T00:00:00.000Z'
  const other = await admin.billing.issue({ userId: jane.id, lines, dueDate })
  expect(await apply(csv, other)).toEqual({ isNew: false, number: first.number })
  expect(await shop.store.read((tx) => tx.payments.count())).toBe(1)
  // It is asked about by what its customer calls it, and found by what the bank does, too.
  for (const search of ['OM.778.41', 'BANK-77120']) {
    const { items } = await admin.payments.list({ search })
    expect(items.map(({ payment }) => payment.reference)).toEqual(['OM.778.41'])
  }
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
})

test('another amount, a week later, a short number and what was set aside are other movements', async () => {
  const { first, second, match, apply, ignore } = await openWithInvoices()
  await apply({ ...moved('VIR', 450), ...BOOKED }, first)
  await apply({ ...moved('VIR', 450), id: '7' }, second)
  await ignore({ ...moved('VIR', 40), ...BOOKED })
  const others = [
    { ...moved('VIR', 451), ...COUNTED },
    { ...moved('VIR', 450), ...COUNTED, date: '2026-06-08' },
    { ...moved('VIR', 450), id: '7', date: '2026-06-02' },
    { ...moved('VIR', 40), ...COUNTED },
  ]
  expect((await match(others)).map(({ known }) => known)).toEqual([null, null, null, null])
})

test('of two equal ones of a file each is known by itself, and one that is undone pays anew', async () => {
  const { admin, first, second, match, apply } = await openWithInvoices()
  const booked = { ...moved('VIR', 450), ...BOOKED }
  await apply(booked, first)
  const counted = { ...moved('VIR', 450), ...COUNTED }
  const [once, twice] = await match([counted, counted])
  expect(once?.known).toMatchObject({ state: 'applied' })
  expect(twice?.known).toBeNull()
  const [paid] = (await admin.payments.list({})).items
  await admin.payments.undo({ id: paid?.payment.id ?? '', reason: 'Of another client.' })
  expect(await apply(counted, second)).toEqual({ isNew: true, number: second.number })
})

test('a row that was set aside stands for no declared payment once its money came in another format', async () => {
  const { admin, jane, first, declared, row, apply, ignore, shop } = await openWithDeclaration()
  await ignore({ ...row, ...BOOKED })
  const lines = [{ description: 'Moving in', amount: 900 }]
  const dueDate = '2026-06-30T00:00:00.000Z'
  const other = await admin.billing.issue({ userId: jane.id, lines, dueDate })
  await apply({ ...row, ...COUNTED }, other)
  const { items } = await admin.declarations.list({ state: 'waiting' })
  const rowId = items[0]?.seen?.rowId ?? ''
  const receivedAt = '2026-06-01T00:00:00.000Z'
  const asked = { id: declared.id, reference: 'OM.778.41', receivedAt, amount: 900, rowId }
  const approved = admin.declarations.approve(asked)
  expect(await refusalOf(approved)).toEqual(['REFERENCE_USED', { number: other.number }])
  expect(await shop.store.read((tx) => tx.payments.count())).toBe(1)
  expect(await shop.store.read((tx) => tx.invoices.get(first.id))).toMatchObject({ paid: 0 })
})
