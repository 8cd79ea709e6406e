import { expect, test } from 'vitest'
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
