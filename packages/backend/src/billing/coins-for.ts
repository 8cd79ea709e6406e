import type { Receipt } from '../payments/take-payment.ts'

/** The coins that pay an invoice, or what it still owes; which customer's they are, and that they were there, the ledger says. */
export const coinsFor = (amount: number, receivedAt: string): Receipt => ({
  method: 'coins',
  amount,
  receivedAt,
  reference: null,
  recordedBy: null,
})
