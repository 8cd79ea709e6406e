/** Coins are declared like invoices, and their money comes by the same statements. */
import { expect, test } from 'vitest'
import { moved, openWithInvoices } from '../testing/statement-desk.ts'

test('money for coins is told from that for an invoice, and the queue says where it was seen', async () => {
  const { admin, jane, shop, match, ignore } = await openWithInvoices()
  const { id } = await jane.declarations.declare({
    ...{ method: 'bank-transfer', amount: 450, reference: 'OM.778.41', paidOn: '2026-06-01' },
    ...{ invoiceIds: [], note: '', proofIds: [] },
  })
  const row = moved('VIR OM 778 41')
  expect(await match([row])).toMatchObject([
    { band: 'none', invoiceId: null, reasons: ['COINS'], declarationId: null },
  ])
  const queued = async () => (await admin.declarations.list({ state: 'waiting' })).items[0]
  expect((await queued())?.seen).toBeNull()
  await ignore(row)
  expect((await queued())?.seen).toEqual({
    ...{ rowId: null, source: 'Bank', date: '2026-06-01', label: 'VIR OM 778 41' },
  })
  const receivedAt = '2026-06-01T00:00:00.000Z'
  await admin.declarations.approve({ id, amount: 450, receivedAt, reference: 'OM.778.41' })
  expect((await shop.store.read((tx) => tx.users.get(jane.id)))?.coins).toBe(450)
  expect(await match([row])).toMatchObject([{ known: { state: 'ignored' } }])
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
})
