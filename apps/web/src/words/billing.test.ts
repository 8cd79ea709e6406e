import type { InvoicePayment } from '@hostfront/contract/payments'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { expect, test } from 'vitest'
import { invoiceEnd, refundToCome, refundToSend } from './billing.ts'

const invoice = {
  number: '2026-00007',
  status: 'paid',
  total: 360,
  paymentMethod: 'orange-money',
} as Invoice

test('money that came from outside is sent back by people, who are told how it came', () => {
  expect(
    invoiceEnd(invoice, (paid) =>
      refundToSend(paid, [{ reference: 'TX-1' } as InvoicePayment], 'EUR', () => 'Orange Money'),
    ),
  ).toBe(
    'Invoice 2026-00007 is paid: €3.60 (Orange Money, TX-1) waits under Money to return until you have sent it.',
  )
  expect(invoiceEnd(invoice, refundToCome)).toBe(
    'Invoice 2026-00007 is paid: our team sends the money back.',
  )
})

test.each([
  [{ ...invoice, status: 'unpaid' as const }, /is cancelled and does not have to be paid/],
  [{ ...invoice, paymentMethod: 'coins' as const }, /they come back at once/],
  [
    { ...invoice, status: 'overdue' as const, paid: 100 },
    /cancelled, and what was paid of it goes back/,
  ],
  [null, /^$/],
])('nothing is to be sent where %o', (closed, sentence) => {
  expect(invoiceEnd(closed, refundToCome)).toMatch(sentence)
})
