import type { QueuedOrder } from '@hostfront/contract/orders'
import { isBeingDisputed } from '@hostfront/domain/payments/disputed'

/** Whether its payment has to be recorded before, or with, its approval. */
export const needsPayment = ({ invoice }: Pick<QueuedOrder, 'invoice'>): boolean =>
  invoice !== null && invoice.status !== 'paid'

/** Whether its payer may get back what paid it. */
export const isPaidInDispute = ({ payments }: Pick<QueuedOrder, 'payments'>): boolean =>
  payments.some(isBeingDisputed)

/** Whether it is approved by one press: it is paid, and nobody disputes that. */
export const isReadyToApprove = (row: Pick<QueuedOrder, 'invoice' | 'payments'>): boolean =>
  !needsPayment(row) && !isPaidInDispute(row)
