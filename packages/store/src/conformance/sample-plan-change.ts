import type { Rows } from '../collections.ts'

/** What the sample's service was before its plan was changed. */
export const changedPlan: NonNullable<Rows['services']['changed']> = {
  at: '2026-03-01T10:00:00.000Z',
  days: 20,
  charge: { net: 967, taxBasisPoints: 2000 },
  expiresAt: '2026-03-31T10:00:00.000Z',
  before: {
    planId: 'samp-basic',
    planName: 'SAMP Basic',
    price: 300,
    billingCycle: 'monthly',
    expiresAt: '2026-03-31T10:00:00.000Z',
    credits: [{ net: 200, taxBasisPoints: 2000 }],
  },
}

/** A change of it that waits for its payment. */
export const waitingChange: NonNullable<Rows['services']['waiting']> = {
  invoiceId: 'invoice-1',
  number: '2026-00001',
  at: '2026-03-02T10:00:00.000Z',
  validUntil: '2026-03-09T10:00:00.000Z',
  to: { planId: 'samp-pro', planName: 'SAMP Pro', price: 900, billingCycle: 'monthly' },
  credits: [{ net: 200, taxBasisPoints: 2000 }],
  charge: { net: 600, taxBasisPoints: 2000 },
  days: 20,
  expiresAt: '2026-03-31T10:00:00.000Z',
  credited: 0,
}
