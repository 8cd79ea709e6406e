import { type Invoice, InvoiceStatus } from '@hostfront/domain/billing/invoice'
import { isPayable } from '@hostfront/domain/billing/payable'
import { ReceiptText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadPart } from '../../../host/load-part.ts'
import { useSettings } from '../../../host/settings.ts'
import { ChosenOne } from '../../../parts/list-table/chosen-one.tsx'
import { dayBounds } from '../../../parts/list-table/day-bounds.ts'
import { DayFilter } from '../../../parts/list-table/day-filter.tsx'
import { ListTable } from '../../../parts/list-table/list-table.tsx'
import { useList } from '../../../parts/list-table/use-list.ts'
import { useMethodName } from '../../../parts/use-method-name.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { RowButton } from '../../../ui/row-button.tsx'
import { INVOICE_STATUS_NAMES } from '../../../words/billing.ts'
import { type BilledInvoice, invoiceColumns } from './invoice-columns.tsx'
import { RecordInvoicePayment } from './record-invoice-payment.tsx'
import { useInvoiceList } from './use-invoice-list.ts'

const statusFilter = {
  name: 'status',
  label: 'Status',
  options: InvoiceStatus.options.map((value) => ({ value, label: INVOICE_STATUS_NAMES[value] })),
} as const

/** Loaded when one is opened. */
const InvoiceDialog = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../../parts/invoice-dialog.tsx')).InvoiceDialog,
  })),
)

const rowKey = ({ invoice }: BilledInvoice): string => invoice.id

/** Everybody's invoices, with the payments that are recorded to them. */
export function InvoiceList() {
  const { currency } = useSettings()
  const methodName = useMethodName()
  const [opened, setOpened] = useState<Invoice | null>(null)
  const [paid, setPaid] = useState<Invoice | null>(null)
  const list = useInvoiceList()
  const answer = useList(['billing', 'allInvoices'], list, (api, { from, to, ...query }) =>
    api.billing.allInvoices({ ...query, ...dayBounds(from, to) }),
  )
  return (
    <>
      <ListTable
        caption="Invoices"
        list={list}
        answer={answer}
        columns={invoiceColumns({ currency, methodName, onOpen: setOpened, onRecord: setPaid })}
        rowKey={rowKey}
        noun="invoices"
        search="Search invoices"
        filters={[statusFilter]}
        moreFilters={
          <>
            <DayFilter list={list} name="from" label="Issued from" />
            <DayFilter list={list} name="to" label="Issued to" />
            <ChosenOne
              list={list}
              name="userId"
              label="Client"
              value={answer.data?.items[0]?.customer.name}
            />
          </>
        }
        csvName="invoices"
        empty={
          <EmptyState icon={ReceiptText} title="No invoices yet">
            Every order comes with an invoice, and so does a renewal.
          </EmptyState>
        }
      />
      {opened ? (
        <Suspense>
          <InvoiceDialog
            id={opened.id}
            action={(invoice) =>
              isPayable(invoice) ? (
                <RowButton
                  action="Record payment"
                  row={invoice.number}
                  onClick={() => {
                    setOpened(null)
                    setPaid(invoice)
                  }}
                />
              ) : null
            }
            onClose={() => setOpened(null)}
          />
        </Suspense>
      ) : null}
      {paid ? <RecordInvoicePayment invoice={paid} onClose={() => setPaid(null)} /> : null}
    </>
  )
}
