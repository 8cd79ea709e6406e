import type { InvoiceLine } from '@hostfront/domain/billing/invoice-line'

type Billed = Pick<InvoiceLine, 'quantity' | 'cycle'> & Partial<Pick<InvoiceLine, 'description'>>

/** `3 months`; null of what is sold by the piece, and where a line names the time itself: days, or `monthly`. */
export function quantityWords({ quantity, cycle, description }: Billed): string | null {
  if (!quantity || quantity.unit === 'day') return null
  if (cycle && description?.endsWith(`, ${cycle}`)) return null
  const { count, unit } = quantity
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
