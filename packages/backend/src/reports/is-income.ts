import type { Invoice } from '@hostfront/domain/billing/invoice'

/**
 * Whether an invoice that was paid is income of that day, as `paidIn` of read-documents.ts has it: also one that notes have
 * taken back since. One of before there were notes was taken back on the day it was paid.
 */
export const isIncome = ({ status, credited }: Pick<Invoice, 'status' | 'credited'>): boolean =>
  status === 'paid' || (status === 'refunded' && credited > 0)
