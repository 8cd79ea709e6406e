import type { InvoiceLine } from '@hostfront/domain/billing/invoice-line'

/** `3 months`; null of what is sold by the piece, and of days, which a line names itself. */
export function quantityWords({ quantity }: { quantity?: InvoiceLine['quantity'] }): string | null {
  if (!quantity || quantity.unit === 'day') return null
  const { count, unit } = quantity
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
