import type { Rows } from '../collections.ts'

const createdAt = '2026-03-01T10:00:00.000Z'

export const sampleSeller: Rows['invoices']['seller'] = {
  ...{ name: 'Hostfront', address: 'Calle 1\nMadrid', email: 'hello@example.com' },
  country: 'ES',
  ids: [{ kind: 'vat', value: 'ESB-1' }],
}

export const sampleRate: Rows['invoices']['secondRate'] = {
  ...{ currency: 'MAD', unit: 'EUR', millionths: 10_850_000, from: '2026-02-27' },
}

const NOWHERE = { street: null, postcode: null, town: null }

export const paymentSamples: Pick<
  Rows,
  | 'paymentMethods'
  | 'payments'
  | 'paymentAllocations'
  | 'statementRows'
  | 'creditNotes'
  | 'refunds'
  | 'files'
  | 'declarations'
  | 'reminders'
> = {
  paymentMethods: {
    id: 'wise',
    createdAt,
    kind: 'manual',
    name: 'Wise',
    instructions: 'Send {amount} and write {reference}.',
    account: 'wise@example.com',
    country: 'MA',
    isOn: true,
    position: -1,
  },
  payments: {
    id: 'payment-1',
    createdAt,
    userId: 'user-1',
    method: 'paypal',
    amount: 2430,
    returned: 0,
    credited: 0,
    state: 'undone',
    receivedAt: createdAt,
    reference: 'TX-É7',
    referenceKey: 'txé7',
    alikeKey: 'txé7',
    recordedBy: 'user-1',
    dispute: 'lost',
    undone: { at: createdAt, by: 'user-1', reason: 'Of another "client".' },
  },
  paymentAllocations: {
    id: 'allocation-1',
    createdAt,
    paymentId: 'payment-1',
    invoiceId: 'invoice-1',
    number: '2026-00001',
    subjectId: 'service-1',
    amount: 2430,
    returned: 0,
    reference: 'TX-É7',
    returnedAt: null,
  },
  statementRows: {
    id: 'row-1',
    createdAt,
    source: 'Bänk 漢字',
    key: '2026-03-01 2430 id b7',
    date: '2026-03-01',
    amount: 2430,
    label: 'VIR "AMINA" 2026-00001',
    state: 'applied',
    paymentId: 'payment-1',
    invoiceId: 'invoice-1',
    decidedBy: 'user-1',
    decidedAt: createdAt,
  },
  creditNotes: {
    id: 'note-1',
    createdAt,
    number: 'CN-2026-00001',
    userId: 'user-1',
    invoiceId: 'invoice-1',
    invoiceNumber: '2026-00001',
    seller: sampleSeller,
    buyer: { name: 'Amina "Ünïcode"', company: null, country: 'MA', taxId: null, ...NOWHERE },
    lines: [{ description: 'Ten days of 漢字', amount: 500 }],
    subtotal: 500,
    taxName: 'TVA',
    taxBasisPoints: 2000,
    taxReason: 'domestic',
    tax: 100,
    total: 600,
    secondRate: sampleRate,
    reason: 'Does not run.',
    target: 'off-site',
    issuedBy: 'user-1',
  },
  refunds: {
    id: 'refund-1',
    createdAt,
    userId: 'user-1',
    amount: 600,
    method: 'paypal',
    account: 'amina@example.com',
    cause: 'credit-note',
    number: '2026-00001',
    invoiceId: 'invoice-1',
    paymentId: 'payment-1',
    creditNoteId: 'note-1',
    state: 'sent',
    reference: 'BACK-É7',
    settledAt: createdAt,
    settledBy: 'user-1',
  },
  files: {
    id: 'file-1',
    createdAt,
    userId: 'user-1',
    purpose: 'proof',
    name: 'reçu "漢字".png',
    type: 'image/png',
    size: 1234,
    digest: 'f'.repeat(64),
    subjectId: 'declaration-1',
    erasedAt: null,
  },
  declarations: {
    id: 'declaration-1',
    createdAt,
    userId: 'user-1',
    method: 'orange-money',
    amount: 2430,
    reference: 'MP-É7 0O',
    referenceKey: 'mpé70o',
    alikeKey: 'mpé700',
    paidOn: '2026-03-01',
    pays: [{ invoiceId: 'invoice-1', number: '2026-00001' }],
    note: 'By my "brother".',
    proofIds: ['file-1'],
    state: 'rejected',
    decidedBy: 'user-1',
    decidedAt: createdAt,
    reason: 'Nothing came in.',
    paymentId: 'payment-1',
  },
  reminders: { id: 'reminder-1', createdAt, invoiceId: 'invoice-1', day: -3 },
}
