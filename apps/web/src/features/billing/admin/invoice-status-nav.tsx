import { StateTabs } from '../../../parts/list-table/state-tabs.tsx'
import { INVOICE_STATUS_NAMES } from '../../../words/billing.ts'
import { type InvoiceChoice, useInvoiceTotals } from './use-invoice-list.ts'

const CHOICES = [
  { id: undefined, label: 'All' },
  ...(['unpaid', 'overdue', 'paid', 'cancelled', 'refunded'] as const).map((id) => ({
    id,
    label: INVOICE_STATUS_NAMES[id],
  })),
]

export const InvoiceStatusNav = ({ list }: { list: InvoiceChoice }) => (
  <StateTabs
    label="Invoice status"
    list={list}
    name="status"
    choices={CHOICES}
    current={list.view.filters.status}
    totals={useInvoiceTotals(list)}
  />
)
