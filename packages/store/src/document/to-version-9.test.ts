import { DEFAULT_CONSENT } from '@hostfront/domain/settings/default-consent'
import { expect, test } from 'vitest'
import { documentRow, sampleDocument } from '../conformance/sample-shop.ts'
import { parseDocument } from './document.ts'
import { toVersion9 } from './to-version-9.ts'
import { writeDocument } from './write-document.ts'

test('accounts of the eighth version have no tax id', () => {
  const { taxId: _, ...user } = documentRow('users')
  const parsed = parseDocument(JSON.stringify({ ...sampleDocument(), version: 8, users: [user] }))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  expect(JSON.parse(writeDocument(parsed.value)).users).toEqual([{ ...user, taxId: null }])
})

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

test('shops of before have the questions of a new one, its consent, and no pages of their own', () => {
  const { questions: _questions, ...settings } = documentRow('settings')
  const legal = { refundTitle: '7-day refund', refundBody: 'Within 14 days.' }
  const before = { ...settings, legal }
  const parsed = parseDocument(
    JSON.stringify({ ...sampleDocument(), version: 8, settings: before }),
  )
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  const written: unknown = JSON.parse(writeDocument(parsed.value)).settings
  expect(written).toEqual({
    ...settings,
    legal: { ...legal, consent: DEFAULT_CONSENT, imprint: '', privacy: '', terms: '' },
    questions: null,
  })
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
