import type { CreditNote } from '../billing/credit-note.ts'
import type { Invoice } from '../billing/invoice.ts'
import type { Problem } from './integrity.ts'

/** An invoice says what its credit notes take back, never more than it costs; notes over all of it take all of its tax back. */
export function creditProblems(
  invoices: Iterable<Pick<Invoice, 'id' | 'number' | 'total' | 'tax' | 'credited'>>,
  notes: readonly Pick<CreditNote, 'invoiceId' | 'total' | 'tax'>[],
): Problem[] {
  const sums = new Map<string, { total: number; tax: number }>()
  for (const { invoiceId, total, tax } of notes) {
    const sum = sums.get(invoiceId) ?? { total: 0, tax: 0 }
    sums.set(invoiceId, { total: sum.total + total, tax: sum.tax + tax })
  }
  return [...invoices].flatMap((invoice): Problem[] => {
    const sum = sums.get(invoice.id) ?? { total: 0, tax: 0 }
    const isTaxRight = sum.total < invoice.total ? sum.tax <= invoice.tax : sum.tax === invoice.tax
    const isRight = sum.total === invoice.credited && sum.total <= invoice.total && isTaxRight
    const detail = `${sum.total}, ${sum.tax} ≠ ${invoice.credited}, ${invoice.total}, ${invoice.tax}`
    return isRight ? [] : [{ code: 'credit-differs', subject: invoice.number, detail }]
  })
}
