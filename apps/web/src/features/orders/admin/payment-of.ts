import type { QueuedOrder } from '@hostfront/contract/orders'

/** Whether its payment has to be recorded before, or with, its approval. */
export const needsPayment = ({ invoice }: Pick<QueuedOrder, 'invoice'>): boolean =>
  invoice !== null && invoice.status !== 'paid'
