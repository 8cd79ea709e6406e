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
