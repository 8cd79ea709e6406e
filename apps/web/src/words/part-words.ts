import type { Invoice } from '@hostfront/domain/billing/invoice'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { isPaidInPart } from '@hostfront/domain/payments/settle'
import { owedOf } from '@hostfront/domain/payments/settled'

/** What of an open invoice is paid and what is not: `€3.00 of €5.00 paid, €2.00 to pay`; null where no part of it is. */
export function partWords(
  invoice: Pick<Invoice, 'status' | 'total' | 'paid'>,
  currency: Currency,
): string | null {
  if (!isPaidInPart(invoice)) return null
  const money = (amount: number) => formatMoney(amount, currency)
  return `${money(invoice.paid)} of ${money(invoice.total)} paid, ${money(owedOf(invoice))} to pay`
}
