import type { Invoice } from '@hostfront/domain/billing/invoice'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { type ReactNode, useEffect } from 'react'
import { useSettings } from '../host/settings.ts'
import { useAnswer } from '../host/use-answer.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { referencesOf } from '../words/billing.ts'
import { countryName } from '../words/country-name.ts'
import { formatDay } from '../words/dates.ts'
import { lineWords } from '../words/invoice-lines.ts'
import { InvoiceBadge } from './invoice-badge.tsx'
import { Loaded } from './loaded.tsx'
import { useMethodName } from './use-method-name.ts'

interface InvoiceDialogProps {
  id: string
  onClose: () => void
  /** What can be done with it, beside printing. */
  action?: (invoice: Invoice) => ReactNode
}

/** A whole invoice, to read and to print. Mount it to open it. */
export function InvoiceDialog({ id, onClose, action }: InvoiceDialogProps) {
  const invoice = useAnswer(['billing', 'invoice', id], (api) => api.billing.invoice({ id }))
  const number = invoice.data?.number
  return (
    <Dialog open onOpenChange={onClose} title={number ? `Invoice ${number}` : 'Invoice'}>
      <Loaded answer={invoice}>
        {(data) => (
          <div className="flex flex-col gap-6">
            <InvoiceSheet invoice={data} />
            <div className="flex flex-wrap justify-end gap-3">
              {action?.(data)}
              <Button look="secondary" size="small" onClick={() => window.print()}>
                Print
              </Button>
            </div>
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}

function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const { currency } = useSettings()
  const methodName = useMethodName()
  const { seller, buyer } = invoice
  usePrint(`${seller.name} ${invoice.number}`.trim())
  const money = (amount: number) => formatMoney(amount, currency)
  const { status, createdAt, dueDate, paidAt, paymentMethod } = invoice
  const payments = useAnswer(['payments', 'ofInvoice', invoice.id], (api) =>
    api.payments.ofInvoice({ invoiceId: invoice.id }),
  )
  const references = referencesOf(payments.data ?? [])
  return (
    <div data-printed="" className="flex flex-col gap-6 [overflow-wrap:anywhere]">
      <div className="grid gap-6 sm:grid-cols-2">
        <Party title="From">
          <p className="font-semibold">{seller.name}</p>
          {seller.address ? <p>{seller.address}</p> : null}
          {seller.email ? <p>{seller.email}</p> : null}
        </Party>
        <Party title="Billed to">
          <p className="font-semibold">{buyer.company ?? buyer.name}</p>
          {buyer.company ? <p>{buyer.name}</p> : null}
          {buyer.country ? <p>{countryName(buyer.country)}</p> : null}
          {buyer.taxId ? <p>Tax ID {buyer.taxId}</p> : null}
        </Party>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <Fact name="Status">
          <InvoiceBadge status={status} />
        </Fact>
        <Fact name="Issued">{formatDay(createdAt)}</Fact>
        <Fact name="Due">{formatDay(dueDate)}</Fact>
        {paidAt ? <Fact name="Paid">{formatDay(paidAt)}</Fact> : null}
        <Fact name={paidAt ? 'Paid with' : 'Pay with'}>{methodName(paymentMethod)}</Fact>
        {references ? <Fact name="Payment reference">{references}</Fact> : null}
      </dl>
      <table className="w-full">
        <caption className="sr-only">What is billed</caption>
        <thead>
          <tr className="border-edge border-b text-muted text-sm">
            <th className="pb-2 text-start font-normal">For</th>
            <th className="pb-2 text-end font-normal">Amount</th>
          </tr>
        </thead>
        <tbody>
          {invoice.lines.map(({ description, amount }) => (
            <tr key={description} className="border-line border-b align-top">
              <td dir="auto" className="py-2 pe-4">
                {lineWords(description)}
              </td>
              <Figure>{money(amount)}</Figure>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Sum name="Subtotal">{money(invoice.subtotal)}</Sum>
          {invoice.tax > 0 ? <Sum name={taxLine(invoice)}>{money(invoice.tax)}</Sum> : null}
          <Sum name="Total" isTotal>
            {money(invoice.total)}
          </Sum>
        </tfoot>
      </table>
    </div>
  )
}

/** `VAT 20%`; without its rate where that was not written down. */
const taxLine = ({ taxName, taxBasisPoints }: Invoice): string =>
  [taxName || 'Tax', taxBasisPoints === null ? '' : ` ${taxBasisPoints / 100}%`].join('')

const Party = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="min-w-0">
    <p className="mb-1 text-muted text-sm">{title}</p>
    {children}
  </div>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd>{children}</dd>
  </>
)

const Figure = ({ children }: { children: ReactNode }) => (
  <td className="whitespace-nowrap py-2 text-end figures">{children}</td>
)

interface SumProps {
  name: string
  isTotal?: boolean
  children: ReactNode
}

const Sum = ({ name, isTotal = false, children }: SumProps) => (
  <tr className={isTotal ? 'border-edge border-t font-semibold text-lg' : ''}>
    <th scope="row" className={`py-2 pe-4 text-start ${isTotal ? '' : 'font-normal'}`}>
      {name}
    </th>
    <Figure>{children}</Figure>
  </tr>
)

/** Paper is light: browsers leave the dark ground away, and light text would have no ground. `title` names a file. */
function usePrint(title: string): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    let before: { readonly theme: string | undefined; readonly title: string } | null = null
    const prepare = () => {
      before ??= { theme: dataset.theme, title: document.title }
      dataset.theme = 'light'
      document.title = title
    }
    const restore = () => {
      if (!before) return
      if (before.theme === undefined) delete dataset.theme
      else dataset.theme = before.theme
      document.title = before.title
      before = null
    }
    addEventListener('beforeprint', prepare)
    addEventListener('afterprint', restore)
    return () => {
      removeEventListener('beforeprint', prepare)
      removeEventListener('afterprint', restore)
      restore()
    }
  }, [title])
}
