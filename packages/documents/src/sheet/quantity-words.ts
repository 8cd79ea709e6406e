import type { InvoiceLine } from '@hostfront/domain/billing/invoice-line'

type Billed = Pick<InvoiceLine, 'quantity' | 'cycle'> & Partial<Pick<InvoiceLine, 'description'>>

/** `3 months`; null of what is sold by the piece, and where a line names the time itself: days, or `monthly`. */
export function quantityWords({ quantity, cycle, description }: Billed): string | null {
  if (!quantity || quantity.unit === 'day') return null
  const { count, unit } = quantity
  // How long a quarter is may be asked; a month nobody has to be told of.
  if (count === 1 && cycle && description?.endsWith(`, ${cycle}`)) return null
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
