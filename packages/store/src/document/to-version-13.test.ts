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

test('of the twelfth version no document was shown in a second currency, and none is chosen', () => {
  const { secondRate: _, ...invoice } = documentRow('invoices')
  const { secondRate: __, ...note } = documentRow('creditNotes')
  const { secondCurrency: ___, ...settings } = sampleRow('settings')
  const before = { version: 12, invoices: [invoice], creditNotes: [note], settings }
  const parsed = parseDocument(JSON.stringify({ ...sampleDocument(), ...before }))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  const written = JSON.parse(writeDocument(parsed.value))
  expect(written.invoices).toEqual([{ ...invoice, secondRate: null }])
  expect(written.creditNotes).toEqual([{ ...note, secondRate: null }])
  expect(written.settings.secondCurrency).toEqual({ currency: null, rates: [] })
})

test('the rates of a second currency go through a document and back', () => {
  const parsed = parseDocument(JSON.stringify(sampleDocument()))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  const written = JSON.parse(writeDocument(parsed.value))
  const { secondRate } = sampleRow('invoices')
  expect(secondRate).not.toBeNull()
  expect(written.invoices[0].secondRate).toEqual(secondRate)
  expect(written.creditNotes[0].secondRate).toEqual(secondRate)
  expect(written.settings.secondCurrency).toEqual(sampleRow('settings').secondCurrency)
})

test('what VIES said of an account and what an invoice stands on go through a document and back', () => {
  const parsed = parseDocument(JSON.stringify(sampleDocument()))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  const written = JSON.parse(writeDocument(parsed.value))
  expect(sampleRow('users').vatCheck).not.toBeNull()
  expect(written.users[0].vatCheck).toEqual(sampleRow('users').vatCheck)
  expect(written.invoices[0].vatCheck).toEqual(sampleRow('invoices').vatCheck)
})
