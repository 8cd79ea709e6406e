import type { Invoice } from '@hostfront/domain/billing/invoice'
import { refused } from '../call/refused.ts'

/** Refuses with PRICE_CHANGED unless the invoice is over what the customer was shown (minor units). */
export function checkShownPrice({ total }: Pick<Invoice, 'total'>, shown: number): void {
  if (total !== shown) throw refused('PRICE_CHANGED', { amountDue: total })
}
