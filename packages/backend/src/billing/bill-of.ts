import type { Invoice } from '@hostfront/domain/billing/invoice'

/** What the log says of an invoice that was issued; the rest is on the invoice, which stays. */
export const billOf = ({ id, number, total, dueDate, periodStart }: Invoice) => ({
  id,
  number,
  total,
  dueDate,
  periodStart,
})
