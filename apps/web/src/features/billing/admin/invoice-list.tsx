import type { BilledInvoice } from '@hostfront/contract/billing'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { useSettings } from '../../../host/settings.ts'
import { ClientFilter } from '../../../parts/list-table/client-filter.tsx'
import { totalOf } from '../../../parts/list-table/count-in.ts'
import { dayBounds } from '../../../parts/list-table/day-bounds.ts'
import { DayFilters } from '../../../parts/list-table/day-filters.tsx'
import { ListTable } from '../../../parts/list-table/list-table.tsx'
import { TotalLine } from '../../../parts/list-table/total-line.tsx'
import { useList } from '../../../parts/list-table/use-list.ts'
import { useMethodFilter } from '../../../parts/use-method-filter.ts'
import { useMethodName } from '../../../parts/use-method-name.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { INVOICE_STATUS_NAMES } from '../../../words/billing.ts'
import { invoiceColumns } from './invoice-columns.tsx'
import { RecordInvoicePayment } from './record-invoice-payment.tsx'
import { type InvoiceChoice, useInvoiceTotals } from './use-invoice-list.ts'

const rowKey = ({ invoice }: BilledInvoice): string => invoice.id

/** Everybody's invoices, with the payments that are recorded to them. */
export function InvoiceList({ list }: { list: InvoiceChoice }) {
  const { currency } = useSettings()
  const methodName = useMethodName()
  const [paid, setPaid] = useState<Invoice | null>(null)
  const methodFilter = useMethodFilter()
  const { status } = list.view.filters
  const now = useNow()
  const totals = useInvoiceTotals(list)
  const answer = useList(['billing', 'allInvoices'], list, (api, { from, to, ...query }) =>
    api.billing.allInvoices({ ...query, ...dayBounds(from, to) }),
  )
  return (
    <>
      <ListTable
        caption="Invoices"
        list={list}
        answer={answer}
        columns={invoiceColumns({ currency, methodName, now, onRecord: setPaid })}
        rowKey={rowKey}
        noun="invoices"
        search="Search invoices"
        filters={[methodFilter]}
        moreFilters={
          <>
            <DayFilters list={list} what="Issued" />
            <ClientFilter list={list} rows={answer.data?.items} />
          </>
        }
        total={totals.isWaiting ? undefined : totalOf(totals.data, status)}
        moreStatus={<TotalLine totals={totals} state={status} noun={['invoice', 'invoices']} />}
        csvName="invoices"
        tab={status}
        empty={
          <EmptyState
            icon={ReceiptText}
            title={
              status
                ? `No ${INVOICE_STATUS_NAMES[status].toLowerCase()} invoices`
                : 'No invoices yet'
            }
          >
            Every order comes with an invoice, and so does a renewal.
          </EmptyState>
        }
      />
      {paid ? <RecordInvoicePayment invoice={paid} onClose={() => setPaid(null)} /> : null}
    </>
  )
}
