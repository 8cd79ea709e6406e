import type { Rows } from '../collections.ts'

const createdAt = '2026-03-01T10:00:00.000Z'

export const paymentSamples: Pick<
  Rows,
  'paymentMethods' | 'payments' | 'paymentAllocations' | 'statementRows'
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
    state: 'undone',
    receivedAt: createdAt,
    reference: 'TX-É7',
    referenceKey: 'txé7',
    alikeKey: 'txé7',
    recordedBy: 'user-1',
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
}
