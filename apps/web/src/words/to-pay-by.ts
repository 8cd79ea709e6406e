import type { Invoice } from '@hostfront/domain/billing/invoice'
import { isOpenInvoice } from '@hostfront/domain/billing/payable'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { owedOf } from '@hostfront/domain/payments/settled'
import { formatDay } from './dates.ts'

/** How much an invoice still asks for, and until when: `€12.00 to pay by Dec 8, 2026`; null of one that asks for nothing. */
export const toPayBy = (invoice: Invoice, currency: Currency): string | null =>
  isOpenInvoice(invoice)
    ? `${formatMoney(owedOf(invoice), currency)} to pay by ${formatDay(invoice.dueDate)}`
    : null
