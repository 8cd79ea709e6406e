import { expect, test } from 'vitest'
import { sampleRow } from '../conformance/sample-rows.ts'
import { documentRow, sampleDocument } from '../conformance/sample-shop.ts'
import { parseDocument } from './document.ts'
import { writeDocument } from './write-document.ts'

test('of the eleventh version no change waited for its payment, and nobody was on hold', () => {
  const { waiting: _, holdUntil: __, holdReason: ___, ...service } = documentRow('services')
  const { holdUntil: ____, holdReason: _____, ...user } = documentRow('users')
  const document = { ...sampleDocument(), version: 11, userServices: [service], users: [user] }
  const parsed = parseDocument(JSON.stringify(document))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  const written = JSON.parse(writeDocument(parsed.value))
  const none = { holdUntil: null, holdReason: null }
  expect(written.userServices[0]).toMatchObject({ ...none, waiting: null })
  expect(written.userServices[0].changed).toEqual(service.changed)
  expect(written.users[0]).toMatchObject(none)
})

test('documents of the eleventh version say by no rule that they have their tax, and nobody has an address', () => {
  const { taxReason: _, buyer: ___, ...invoice } = documentRow('invoices')
  const { taxReason: __, ...note } = documentRow('creditNotes')
  const { street: _street, postcode: _postcode, town: _town, ...user } = documentRow('users')
  const { rates: _rates, scheme: _scheme, included: _included, ...tax } = sampleRow('settings').tax
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
