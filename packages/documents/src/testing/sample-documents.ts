import type { CreditNote } from '@hostfront/domain/billing/credit-note'
import { Invoice } from '@hostfront/domain/billing/invoice'
import type { InvoiceFacts } from '../sheet/invoice-sheet.ts'

const PARTIES: Pick<Invoice, 'seller' | 'buyer'> = {
  seller: {
    name: 'Hostfront',
    address: '12 Rue de la Liberté\nCasablanca 20000',
    email: 'billing@hostfront.ma',
    country: 'MA',
    ids: [{ kind: 'ice', value: '001234567000062' }],
  },
  buyer: {
    name: 'Élodie Çağlar-Yıldırım',
    company: 'Société Générale d’Hébergement',
    country: 'MA',
    taxId: 'ICE 001525678000072',
    street: '7 avenue Hassan II',
    postcode: '10 000',
    town: 'Rabat',
  },
}

/** An open invoice over 544.80. */
export const sampleInvoice = (changed: Partial<Invoice> = {}): Invoice =>
  Invoice.parse({
    id: 'invoice-1',
    createdAt: '2026-11-21T23:15:30.000Z',
    number: '2026-00042',
    userId: 'user-1',
    subjectKind: 'order',
    subjectId: 'order-1',
    periodStart: null,
    ...PARTIES,
    lines: [
      {
        description: 'SAMP Starter 150 "Night Shift", quarterly',
        amount: 45_000,
        quantity: { count: 3, unit: 'month' },
        cycle: 'quarterly',
      },
      { description: 'Backup, 2026-12-23 to 2027-01-22', amount: 500 },
      { description: 'Voucher WELCOME', amount: -100 },
    ],
    subtotal: 45_400,
    taxName: 'VAT',
    taxBasisPoints: 2000,
    taxReason: 'domestic',
    vatCheck: null,
    tax: 9_080,
    total: 54_480,
    secondRate: null,
    paid: 0,
    credited: 0,
    status: 'unpaid',
    dueDate: '2026-12-01T10:15:30.000Z',
    paidAt: null,
    paymentMethod: 'bank-transfer',
    ...changed,
  })

/** Takes 100.00 of it back. */
export const sampleNote = (changed: Partial<CreditNote> = {}): CreditNote => ({
  id: 'note-1',
  createdAt: '2026-11-22T10:15:30.000Z',
  number: 'CN-2026-00007',
  userId: 'user-1',
  invoiceId: 'invoice-1',
  invoiceNumber: '2026-00042',
  ...PARTIES,
  lines: [{ description: 'Part of invoice 2026-00042', amount: 8_333 }],
  subtotal: 8_333,
  taxName: 'VAT',
  taxBasisPoints: 2000,
  taxReason: 'domestic',
  tax: 1_667,
  total: 10_000,
  secondRate: null,
  reason: 'The server was down for a week',
  target: 'off-site',
  issuedBy: 'admin-1',
  ...changed,
})

export const sampleFacts = (changed: Partial<InvoiceFacts> = {}): InvoiceFacts => ({
  currency: 'EUR',
  methodName: (id) => (id === 'bank-transfer' ? 'Bank transfer' : id),
  payments: [],
  ...changed,
})
