import { InvoiceStatus } from '@hostfront/domain/billing/invoice'
import { MONEY_FILTERS } from '../../../parts/list-table/money-filters.ts'
import { useListState } from '../../../parts/list-table/use-list-state.ts'
import { useTotals } from '../../../parts/list-table/use-totals.ts'

export type InvoiceChoice = ReturnType<typeof useInvoiceList>

/** What is chosen of the invoices. */
export const useInvoiceList = () =>
  useListState({
    sorts: ['text', 'total', 'dueDate', 'status'],
    filters: { status: InvoiceStatus.options, ...MONEY_FILTERS },
    tabs: ['status'],
  })

/** What the chosen invoices add up to, by state. */
export const useInvoiceTotals = ({ view }: InvoiceChoice) =>
  useTotals(['billing', 'totals'], view, (api, asked) => api.billing.totals(asked))
