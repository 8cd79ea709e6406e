import { DEFAULT_CONSENT } from '@hostfront/domain/settings/default-consent'
import { expect, test } from 'vitest'
import { documentRow, sampleDocument } from '../conformance/sample-shop.ts'
import { parseDocument } from './document.ts'
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
