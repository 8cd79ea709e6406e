import { expect, test } from 'vitest'
import { sampleRow } from '../conformance/sample-rows.ts'
import { documentRow, sampleDocument } from '../conformance/sample-shop.ts'
import { parseDocument } from './document.ts'
import { writeDocument } from './write-document.ts'

test('documents of the eleventh version say by no rule that they have their tax, and nobody has an address', () => {
  const { taxReason: _, buyer: ___, ...invoice } = documentRow('invoices')
  const { taxReason: __, ...note } = documentRow('creditNotes')
  const { street: _street, postcode: _postcode, town: _town, ...user } = documentRow('users')
  const {
    rates: _rates,
    scheme: _scheme,
    included: _included,
    ...tax
  } = sampleDocument().settings.tax
  const before = {
    ...sampleRow('invoices').buyer,
    street: undefined,
    postcode: undefined,
    town: undefined,
  }
  const parsed = parseDocument(
    JSON.stringify({
      ...sampleDocument(),
      version: 11,
      users: [user],
      invoices: [{ ...invoice, buyer: before }],
      creditNotes: [note],
      settings: { ...sampleRow('settings'), tax },
    }),
  )
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  const written = JSON.parse(writeDocument(parsed.value))
  const nowhere = { street: null, postcode: null, town: null }
  expect(written.users).toEqual([{ ...user, ...nowhere }])
  expect(written.invoices).toEqual([
    { ...invoice, buyer: { ...before, ...nowhere }, taxReason: null },
  ])
  expect(written.creditNotes).toEqual([{ ...note, taxReason: null }])
  expect(written.settings.tax).toEqual({ ...tax, rates: [], scheme: 'listed', included: false })
})
