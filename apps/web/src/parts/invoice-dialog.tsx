import { may } from '@hostfront/domain/accounts/permission'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { isPaidInPart } from '@hostfront/domain/payments/settle'
import { owedOf } from '@hostfront/domain/payments/settled'
import type { ReactNode } from 'react'
import { useAccount } from '../host/session.ts'
import { useSettings } from '../host/settings.ts'
import { useAnswer } from '../host/use-answer.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { referencesOf } from '../words/billing.ts'
import { formatDay } from '../words/dates.ts'
import { stoodOnWords } from '../words/stood-on.ts'
import { DocumentSheet, Fact, Sum } from './document-sheet.tsx'
import { DownloadEInvoice, NoEInvoice } from './download-e-invoice.tsx'
import { DownloadInvoice } from './download-pdf.tsx'
import { InvoiceReturns, ReturnedBadge } from './invoice-returns.tsx'
import { Loaded } from './loaded.tsx'
import { useMethodName } from './use-method-name.ts'

interface InvoiceDialogProps {
  id: string
  onClose: () => void
  /** What can be done with it, beside printing. */
  action?: (invoice: Invoice) => ReactNode
  /** Its state as its customer knows it; null: as it is kept. */
  state?: (invoice: Invoice) => ReactNode
}

/** A whole invoice, to read and to print. Mount it to open it. */
export function InvoiceDialog({ id, onClose, action, state }: InvoiceDialogProps) {
  const invoice = useAnswer(['billing', 'invoice', id], (api) => api.billing.invoice({ id }))
  const number = invoice.data?.number
  return (
    <Dialog open onOpenChange={onClose} title={number ? `Invoice ${number}` : 'Invoice'}>
      <Loaded answer={invoice}>
        {(data) => (
          <div className="flex flex-col gap-6">
            <InvoiceSheet invoice={data} state={state?.(data)} />
            <div className="flex flex-wrap justify-end gap-3">
              {action?.(data)}
              <DownloadInvoice invoice={data} />
              <DownloadEInvoice invoice={data} />
              <Button look="secondary" size="small" onClick={() => window.print()}>
                Print
              </Button>
            </div>
            <NoEInvoice of={data} />
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}

interface InvoiceSheetProps {
  invoice: Invoice
  state?: ReactNode
  /** The page says it above. */
  isStateSaid?: boolean
}

/** As it is printed. */
export function InvoiceSheet({ invoice, state, isStateSaid = false }: InvoiceSheetProps) {
  const { currency } = useSettings()
  const methodName = useMethodName()
  const { createdAt, dueDate, paidAt, paymentMethod } = invoice
  const payments = useAnswer(['payments', 'ofInvoice', invoice.id], (api) =>
    api.payments.ofInvoice({ invoiceId: invoice.id }),
  )
  // Who it is billed to knows their number: why no tax is charged is a matter of the books.
  const stoodOn = may(useAccount(), 'invoices.read') ? stoodOnWords(invoice) : null
  const references = referencesOf(payments.data ?? [])
  return (
    <DocumentSheet
      sheet={invoice}
      caption="What is billed"
      facts={
        <>
          {isStateSaid ? null : (
            <Fact name="Status">{state ?? <ReturnedBadge invoice={invoice} />}</Fact>
          )}
          <Fact name="Issued">{formatDay(createdAt)}</Fact>
          <Fact name="Due">{formatDay(dueDate)}</Fact>
          {paidAt ? <Fact name="Paid">{formatDay(paidAt)}</Fact> : null}
          <Fact name={paidAt ? 'Paid with' : 'Pay with'}>{methodName(paymentMethod)}</Fact>
          {references ? <Fact name="Transaction reference">{references}</Fact> : null}
          {stoodOn ? <Fact name="VAT number">{stoodOn}</Fact> : null}
        </>
      }
      sums={
        isPaidInPart(invoice) ? (
          <>
            <Sum name="Paid">{formatMoney(invoice.paid, currency)}</Sum>
            <Sum name="To pay" isTotal>
              {formatMoney(owedOf(invoice), currency)}
            </Sum>
          </>
        ) : null
      }
    >
      <InvoiceReturns invoice={invoice} />
    </DocumentSheet>
  )
}
