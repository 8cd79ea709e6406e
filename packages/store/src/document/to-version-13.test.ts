import { expect, test } from 'vitest'
import { sampleRow } from '../conformance/sample-rows.ts'
import { documentRow, sampleDocument } from '../conformance/sample-shop.ts'
import { parseDocument } from './document.ts'
import { writeDocument } from './write-document.ts'

test('of the twelfth version nobody’s number was checked, no invoice stood on a check, and VIES is asked by itself', () => {
  const { vatCheck: _, ...user } = documentRow('users')
  const { vatCheck: __, ...invoice } = documentRow('invoices')
  const { vies: ___, ...tax } = sampleRow('settings').tax
  const before = { ...sampleRow('settings'), tax }
  const document = { ...sampleDocument(), version: 12, users: [user], invoices: [invoice] }
  const parsed = parseDocument(JSON.stringify({ ...document, settings: before }))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  const written = JSON.parse(writeDocument(parsed.value))
  expect(written.users).toEqual([{ ...user, vatCheck: null }])
  expect(written.invoices).toEqual([{ ...invoice, vatCheck: null }])
  expect(written.settings.tax).toEqual({ ...tax, vies: 'auto' })
})

test('what VIES said of an account and what an invoice stands on go through a document and back', () => {
  const parsed = parseDocument(JSON.stringify(sampleDocument()))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  const written = JSON.parse(writeDocument(parsed.value))
  expect(sampleRow('users').vatCheck).not.toBeNull()
  expect(written.users[0].vatCheck).toEqual(sampleRow('users').vatCheck)
  expect(written.invoices[0].vatCheck).toEqual(sampleRow('invoices').vatCheck)
})
