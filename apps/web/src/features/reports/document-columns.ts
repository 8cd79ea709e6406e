import type { Document } from '@hostfront/contract/reports'
import { toDecimal } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import type { CsvColumn } from '../../parts/list-table/csv.ts'

const NAMES: Record<Document['kind'], string> = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
  dispute: 'Disputed',
  'dispute-over': 'Dispute over',
}

/** What an accountant takes of each document. A rate that was not written down at the time is left empty. */
export const documentColumns = (
  currency: Currency,
  methodName: (id: string) => string,
): readonly CsvColumn<Document>[] => [
  { header: 'Date', csv: ({ at }) => at.slice(0, 10) },
  { header: 'Document', csv: ({ kind }) => NAMES[kind] },
  { header: 'Number', csv: ({ number }) => number },
  { header: 'Invoice', csv: ({ invoiceNumber }) => invoiceNumber },
  { header: 'Client', csv: ({ buyer }) => buyer.name },
  { header: 'Company', csv: ({ buyer }) => buyer.company },
  { header: 'Tax ID', csv: ({ buyer }) => buyer.taxId },
  { header: 'Country', csv: ({ buyer }) => buyer.country },
  { header: 'Payment method', csv: ({ method }) => (method === null ? null : methodName(method)) },
  { header: 'Currency', csv: () => currency },
  { header: 'Net', csv: ({ net }) => Number(toDecimal(net)) },
  { header: 'Tax name', csv: ({ tax, taxName }) => (tax === 0 ? null : taxName) },
  {
    header: 'Tax rate %',
    csv: ({ taxBasisPoints }) => (taxBasisPoints === null ? null : taxBasisPoints / 100),
  },
  { header: 'Tax', csv: ({ tax }) => Number(toDecimal(tax)) },
  { header: 'Gross', csv: ({ gross }) => Number(toDecimal(gross)) },
]
