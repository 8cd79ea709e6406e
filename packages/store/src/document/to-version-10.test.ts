import { expect, test } from 'vitest'
import { documentRow, sampleDocument } from '../conformance/sample-shop.ts'
import { parseDocument } from './document.ts'
import { toVersion10 } from './to-version-10.ts'
import { writeDocument } from './write-document.ts'

const LATER = '2026-03-02T10:00:00.000Z'

test('shops of the ninth version know what was paid and what went back, and have nothing declared', () => {
  const { paid: _paid, credited: _credited, ...invoice } = documentRow('invoices')
  const { credited: _coins, ...payment } = documentRow('payments')
  const { returned: _back, ...allocation } = documentRow('paymentAllocations')
  const migrated = toVersion10({
    ...sampleDocument(),
    version: 9,
    invoices: [invoice, { ...invoice, id: 'other' }],
    payments: [payment],
    paymentAllocations: [
      { ...allocation, amount: 400, returnedAt: null },
      { ...allocation, id: 'second', amount: 2030, returnedAt: null },
      { ...allocation, id: 'back', amount: 70, invoiceId: 'other', returnedAt: LATER },
    ],
  })
  expect(migrated.invoices).toMatchObject([
    { paid: 2430, credited: 0 },
    { paid: 0, credited: 0 },
  ])
  expect(migrated.payments).toMatchObject([{ credited: 0 }])
  expect(migrated.paymentAllocations).toMatchObject([
    { returned: 0 },
    { returned: 0 },
    { returned: 70 },
  ])
  expect(migrated).toMatchObject({ declarations: [], refunds: [], creditNotes: [], files: [] })
})

test('messages of the ninth version have no files, and customers are reminded as in a new shop', () => {
  const ticket = documentRow('tickets')
  const settings = documentRow('settings')
  const messages = (ticket.messages as Record<string, unknown>[]).map(
    ({ fileIds: _, ...message }) => message,
  )
  const {
    reminderDays: _days,
    fileMonths: _months,
    guaranteeDays: _guarantee,
    ...billing
  } = settings.billing as Record<string, unknown>
  const parsed = parseDocument(
    JSON.stringify({
      ...sampleDocument(),
      version: 9,
      tickets: [{ ...ticket, messages }],
      settings: { ...settings, billing },
    }),
  )
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  const written = JSON.parse(writeDocument(parsed.value))
  expect(written.tickets[0].messages[0]).toMatchObject({ fileIds: [] })
  expect(written.settings.billing).toMatchObject({
    reminderDays: [-3, 1, 7],
    fileMonths: 12,
    guaranteeDays: 14,
  })
})
