import { expect, test } from 'vitest'
import { documentRow, sampleDocument } from '../conformance/sample-shop.ts'
import { parseDocument } from './document.ts'
import { writeDocument } from './write-document.ts'

test('services of the tenth version were neither cancelled nor changed, and there were no gateways', () => {
  const {
    cancelledAt: _at,
    cancelledBy: _by,
    cancelReason: _reason,
    toldOfEnd: _told,
    changed: _changed,
    ...service
  } = documentRow('services')
  const { gateways: _, paymentAttempts: __, gatewayEvents: ___, ...document } = sampleDocument()
  const parsed = parseDocument(
    JSON.stringify({ ...document, version: 10, userServices: [service] }),
  )
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  const written = JSON.parse(writeDocument(parsed.value))
  expect(written.userServices[0]).toMatchObject({
    cancelledAt: null,
    cancelledBy: null,
    cancelReason: null,
    toldOfEnd: null,
    changed: null,
  })
  expect(written).toMatchObject({ gateways: [], paymentAttempts: [], gatewayEvents: [] })
})
