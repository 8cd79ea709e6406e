import type { InvoicePayment } from '@hostfront/contract/payments'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { expect, test } from 'vitest'
import { csvColumns } from '../../../parts/list-table/list-column.ts'
import { invoiceColumns } from './invoice-columns.tsx'

const invoice: Invoice = {
  id: 'invoice-1',
  createdAt: '2026-03-01T10:00:00.000Z',
  number: '2026-00001',
  userId: 'user-1',
  subjectKind: 'order',
  subjectId: 'order-1',
  periodStart: null,
  seller: { name: 'Hostfront', address: '', email: '', country: null, ids: [] },
  buyer: {
    ...{ name: 'Amina Benali', company: 'Benali SARL', country: 'MA', taxId: 'MA 7' },
    ...{ street: null, postcode: null, town: null },
  },
  lines: [{ description: 'SAMP Pro "Night", monthly', amount: 450 }],
  subtotal: 450,
  taxName: 'VAT',
  taxBasisPoints: 2000,
  taxReason: null,
  vatCheck: null,
  secondRate: null,
  tax: 90,
  total: 540,
  paid: 540,
  credited: 0,
  status: 'paid',
  dueDate: '2026-03-08T10:00:00.000Z',
  paidAt: '2026-03-02T10:00:00.000Z',
  paymentMethod: 'bank-transfer',
}

const exported = (changes: Partial<Invoice> = {}) => {
  const customer = { id: 'user-1', name: 'Amina', email: 'amina@shop.test' }
  const payment = { reference: 'TX 1' } as InvoicePayment
  const row = {
    invoice: { ...invoice, ...changes },
    customer,
    payments: [payment],
    isDeclared: false,
  }
  const columns = csvColumns(
    invoiceColumns({
      currency: 'EUR',
      methodName: (id) => (id === 'bank-transfer' ? 'Bank transfer' : id),
      now: Date.parse(invoice.createdAt),
      onRecord: () => {},
    }),
  )
  return Object.fromEntries(columns.map(({ header, csv }) => [header, csv(row)]))
}

test('an exported invoice has what an accountant asks: net, tax, rate, country, company and method', () => {
  expect(exported()).toMatchObject({
    Invoice: '2026-00001',
    Total: 5.4,
    Currency: 'EUR',
    Subtotal: 4.5,
    Tax: 0.9,
    'Tax name': 'VAT',
    'Tax rate %': 20,
    Country: 'MA',
    Company: 'Benali SARL',
    'Tax ID': 'MA 7',
    'Payment method': 'Bank transfer',
    'Transaction reference': 'TX 1',
  })
})

test('a rate that nobody wrote down and a tax that was not charged are left empty', () => {
  expect(exported({ taxBasisPoints: null, tax: 0, subtotal: 540 })).toMatchObject({
    Tax: 0,
    'Tax name': null,
    'Tax rate %': null,
  })
})
