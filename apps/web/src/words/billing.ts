import type { LedgerLine } from '@hostfront/contract/billing'
import type { InvoicePayment } from '@hostfront/contract/payments'
import type { CoinEntryKind } from '@hostfront/domain/billing/coin-entry'
import type { Invoice, InvoiceStatus } from '@hostfront/domain/billing/invoice'
import { isPayable } from '@hostfront/domain/billing/payable'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'

export const INVOICE_STATUS_NAMES: Record<InvoiceStatus, string> = {
  unpaid: 'Unpaid',
  paid: 'Paid',
  overdue: 'Overdue',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
}

/** What customers read of a refunded invoice until the money is sent. */
export const REFUND_ON_ITS_WAY = 'Refund on its way'

/**
 * What becomes of the invoice when its order is rejected or withdrawn; nothing where there is none. `returned`: how money
 * that came from outside of the shop goes back.
 */
export function invoiceEnd(
  invoice: Invoice | null,
  returned: (invoice: Invoice) => string,
): string {
  if (!invoice) return ''
  const { number, status, total, paid, paymentMethod } = invoice
  if (isPayable(invoice) && paid > 0) {
    return `Invoice ${number} is cancelled, and what was paid of it goes back.`
  }
  if (status !== 'paid' || total === 0) {
    return `Invoice ${number} is cancelled and does not have to be paid.`
  }
  return paymentMethod === 'coins'
    ? `Invoice ${number} is paid with coins: they come back at once.`
    : `Invoice ${number} is paid: ${returned(invoice)}`
}

/** The references of what came in for an invoice; empty where nothing with one did. */
export const referencesOf = (payments: readonly Pick<InvoicePayment, 'reference'>[]): string =>
  payments.flatMap(({ reference }) => reference ?? []).join(', ')

/** For the customer who withdraws the order. */
export const refundToCome = (): string => 'our team sends the money back.'

/** For the team, who must do it: the shop moves no money but coins. */
export function refundToSend(
  { total, paymentMethod }: Invoice,
  payments: readonly InvoicePayment[],
  currency: Currency,
  methodName: (id: string) => string,
): string {
  const by = [methodName(paymentMethod), referencesOf(payments)].filter(Boolean).join(', ')
  return `${formatMoney(total, currency)} (${by}) waits under Money to return until you have sent it.`
}

/** Why coin balances changed, in a sum. */
export const COIN_ENTRY_NAMES: Record<CoinEntryKind, string> = {
  purchase: 'Coins bought',
  adjustment: 'Changed by the team',
  order: 'Order',
  refund: 'Refund',
  overpayment: 'Paid too much',
  renewal: 'Renewal',
  forfeit: 'Forfeited with the account',
}

/** What one line of a ledger is; `isChange`: of a plan or cycle. */
export function coinEntryName({
  kind,
  amount,
  isChange,
}: Pick<LedgerLine, 'kind' | 'amount' | 'isChange'>): string {
  if (kind === 'adjustment') return amount < 0 ? 'Taken by the team' : 'Added by the team'
  return isChange && kind === 'renewal' ? 'Change' : COIN_ENTRY_NAMES[kind]
}
