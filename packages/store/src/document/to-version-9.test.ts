import { expect, test } from 'vitest'
import { documentRow, sampleDocument } from '../conformance/sample-shop.ts'
import { parseDocument } from './document.ts'
import { toVersion9 } from './to-version-9.ts'
import { writeDocument } from './write-document.ts'

test('panels of the eighth version were never compared', () => {
  const {
    comparedAt: _at,
    differences: _found,
    ignored: _ignored,
    ...panel
  } = documentRow('panels')
  const parsed = parseDocument(JSON.stringify({ ...sampleDocument(), version: 8, panels: [panel] }))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  const written: unknown = JSON.parse(writeDocument(parsed.value)).panels
  expect(written).toEqual([{ ...panel, comparedAt: null, differences: null, ignored: [] }])
})

test('payments of the eighth version say what of them went back, and by which numbers they are found', () => {
  const sample = sampleDocument()
  const { returned: _back, alikeKey: _alike, undone: _undone, ...payment } = documentRow('payments')
  const { number: _number, ...allocation } = documentRow('paymentAllocations')
  const paid = { ...payment, state: 'received', amount: 600, referenceKey: 'txol1' }
  const parts = [
    { ...allocation, amount: 400, returnedAt: null },
    {
      ...allocation,
      id: 'back',
      amount: 200,
      returnedAt: '2026-03-02T10:00:00.000Z',
      invoiceId: 'x',
    },
  ]
  const migrated = toVersion9({
    ...sample,
    version: 8,
    payments: [paid],
    paymentAllocations: parts,
  } as never)
  expect(migrated.payments).toEqual([{ ...paid, returned: 200, alikeKey: 'tx011', undone: null }])
  expect(migrated.paymentAllocations).toEqual([
    { ...parts[0], number: '2026-00001' },
    { ...parts[1], number: '' },
  ])
})
