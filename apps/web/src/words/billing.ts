import type { CoinEntryKind } from '@hostfront/domain/billing/coin-entry'
import type { Invoice, InvoiceStatus } from '@hostfront/domain/billing/invoice'

export const INVOICE_STATUS_NAMES: Record<InvoiceStatus, string> = {
  unpaid: 'Unpaid',
  paid: 'Paid',
  overdue: 'Overdue',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
}

/** What becomes of the invoice when its order is rejected or withdrawn; nothing where there is none. */
export function invoiceEnd(invoice: Invoice | null): string {
  if (!invoice) return ''
  const { number, status, total, paymentMethod } = invoice
  if (status !== 'paid' || total === 0) {
    return `Invoice ${number} is cancelled and does not have to be paid.`
  }
  return paymentMethod === 'coins'
    ? `Invoice ${number} is paid with coins: they come back at once.`
    : `Invoice ${number} is paid: it is refunded.`
}

/** Why the coin balance changed. */
export const COIN_ENTRY_NAMES: Record<CoinEntryKind, string> = {
  purchase: 'Coins bought',
  adjustment: 'Changed by the team',
  order: 'Order',
  refund: 'Refund',
  renewal: 'Renewal',
}
