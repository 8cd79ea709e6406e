import type { Invoice } from '@hostfront/domain/billing/invoice'
import { expect, test } from 'vitest'
import { toPayBy } from './to-pay-by.ts'

const invoice = {
  status: 'unpaid',
  total: 12_00,
  paid: 0,
  credited: 0,
  dueDate: '2026-12-08T12:00:00.000Z',
} as Invoice

test('what is still to come in of an invoice is said with its last day', () => {
  expect(toPayBy(invoice, 'EUR')).toBe('€12.00 to pay by Dec 8, 2026')
  expect(toPayBy({ ...invoice, status: 'overdue', paid: 5_00 }, 'EUR')).toBe(
    '€7.00 to pay by Dec 8, 2026',
  )
})

test('one that is paid, or over nothing, asks for nothing', () => {
  expect(toPayBy({ ...invoice, status: 'paid' }, 'EUR')).toBeNull()
  expect(toPayBy({ ...invoice, total: 0 }, 'EUR')).toBeNull()
})
