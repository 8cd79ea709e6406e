import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { Receipt } from '../payments/take-payment.ts'

/** The coins that pay an invoice in full; which customer's they are, and that they were there, the ledger says. */
export const coinsFor = ({ total }: Pick<Invoice, 'total'>, receivedAt: string): Receipt => ({
  method: 'coins',
  amount: total,
  receivedAt,
  reference: null,
  recordedBy: null,
})
